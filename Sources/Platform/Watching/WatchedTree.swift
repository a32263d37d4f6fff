internal import Synchronization

/// What is watched: folders with all that is below them, and single files in other folders.
final class WatchedTree: Sendable {
  /// The folders as they were named; each may come and go.
  let roots: [String]
  private let ignored: Set<String>
  private let state: Mutex<State>
  private let disk = Disk()

  private struct State {
    /// Of a folder that is not watched as a whole, the names that count.
    var lone: [String: Set<String>] = [:]
    /// The folders that are watched as a whole.
    var whole: Set<String> = []
  }

  init(folders: [String], files: [String] = [], ignoring: [String]) {
    roots = folders
    ignored = Set(ignoring.map { Disk().trueName(of: $0) })
    state = Mutex(State())
    for file in files { follow(file) }
  }

  /// The folders of single files.
  var loneFolders: [String] { state.withLock { $0.lone.keys.sorted() } }

  /// Whether something is waited for in a folder: it is a root, or one of single files.
  func isAwaited(_ folder: String) -> Bool {
    state.withLock { $0.lone[folder] != nil } || roots.contains { disk.trueName(of: $0) == folder }
  }

  /// Whether everything is there but what a folder above it would tell of.
  var isWhole: Bool {
    let told = state.withLock { $0.lone }
    let untold = roots.filter { root in
      let (folder, name) = Self.parts(of: root)
      return told[folder]?.contains(name) != true
    }
    return (untold + told.keys).allSatisfy { disk.exists($0) }
  }

  /// Forgets a folder that is gone.
  func leave(_ folder: String) { state.withLock { _ = $0.whole.remove(folder) } }

  /// Lets a single file count from now on, there or not; gives its folder.
  @discardableResult
  func follow(_ file: String) -> String {
    let (folder, name) = Self.parts(of: file)
    state.withLock { _ = $0.lone[folder, default: []].insert(name) }
    return folder
  }

  /// Calls `visit` for every folder below `root`, itself first, and for the folder of each file that
  /// a link leads to. Folders behind links have their true name; none is given twice.
  ///
  /// A folder is visited before it is looked into: what comes into it later is told by its watch.
  func walk(below root: String, _ visit: (String) -> Void) {
    var seen: Set<String> = []
    var waiting = [root]
    while let folder = waiting.popLast() {
      guard let path = try? disk.resolve(folder), !ignored.contains(path),
        (try? disk.kind(of: path)) == .folder, seen.insert(path).inserted
      else { continue }
      state.withLock { _ = $0.whole.insert(path) }
      visit(path)
      for entry in (try? disk.list(path)) ?? [] where counts(entry.name, in: path) {
        let child = path + "/" + entry.name
        switch entry.kind {
        case .folder: waiting.append(child)
        case .symbolicLink where (try? disk.kind(of: child)) == .folder: waiting.append(child)
        case .symbolicLink: if let goal = try? disk.resolve(child) { visit(follow(goal)) }
        default: break
        }
      }
    }
  }

  /// Whether a change to that name in that folder matters: not a dot entry, not the tool's output.
  func counts(_ name: String, in folder: String) -> Bool {
    let (isLone, isWhole) = state.withLock {
      ($0.lone[folder]?.contains(name) ?? false, $0.whole.contains(folder))
    }
    return isLone || (isWhole && !name.hasPrefix(".") && !ignored.contains(folder + "/" + name))
  }

  /// Every file that counts, with what changes when it is saved.
  func fingerprint() -> [String: FileTimes] {
    var folders: [String] = []
    for root in roots { walk(below: root) { folders.append($0) } }
    var times: [String: FileTimes] = [:]
    for folder in Set(folders + loneFolders) {
      for entry in (try? disk.list(folder)) ?? [] where counts(entry.name, in: folder) {
        let path = (folder == "/" ? "" : folder) + "/" + entry.name
        times[path] = FileTimes(path)
      }
    }
    return times
  }

  /// The true name of the folder that a path's last part stands in, and that part.
  fileprivate static func parts(of path: String) -> (folder: String, name: String) {
    var path = path
    if path.hasSuffix(".") || path.isEmpty { path = (try? Disk().resolve(path)) ?? path }
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    let above = parts.dropLast().joined(separator: "/")
    let folder = path.hasPrefix("/") ? "/" + above : above.isEmpty ? "." : above
    return ((try? Disk().resolve(folder)) ?? folder, String(parts.last ?? ""))
  }
}

extension Disk {
  /// The absolute path of what may not exist: its folder's true name, and the name in it.
  package func trueName(of path: String) -> String {
    if let resolved = try? resolve(path) { return resolved }
    let (folder, name) = WatchedTree.parts(of: path)
    return (folder == "/" ? "" : folder) + "/" + name
  }
}
