internal import MenuModel
internal import Platform
internal import Synchronization

/// What former rounds of a preview found in folders, and the notes that they read there. The watcher
/// says what changed since; all else is taken as it was, without a look at each of ten thousand files.
package final class KeptFolders: Sendable {
  /// What was found in one folder.
  struct Folder: Sendable {
    /// Where it really lies.
    var place: String
    /// The folder that was walked, as it was named, and the way from there.
    var root: String
    var relative: String
    /// The files in it, by their way from the root, and the folders.
    var paths: [String] = []
    var subfolders: [(name: String, place: String)] = []
    /// Whether all that was found are files and folders, so that the same would be found again as
    /// long as nothing in it changes.
    var isPlain = true
    /// Of each file, the note that it is, if that was read and may be kept.
    var notes: [Note?] = []
  }

  private let state = Mutex(State())

  private struct State {
    /// By the hash of their place: names that Swift calls equal may be two.
    var former: [ContentHash: Folder] = [:]
    var current: [ContentHash: Folder] = [:]
    /// The names that changed in each folder.
    var changed: [ContentHash: [String]] = [:]
    /// What the watcher doesn't tell of.
    var ignored: String?
  }

  package init() {}

  /// Begins a round.
  ///
  /// - Parameters:
  ///   - changed: all paths that changed since the last round began, by their true names; none when
  ///     there were too many to tell, and then all is looked at.
  ///   - ignored: the path whose changes aren't told.
  func begin(after changed: [String], ignoring ignored: String?) {
    state.withLock { state in
      let former = changed.isEmpty ? [:] : state.current
      state = State(former: former, ignored: ignored)
      let all = Set(changed.map(Self.hash))
      for (key, folder) in former
      where Self.waysUp(from: folder.place).contains(where: all.contains) {
        state.former[key] = nil
      }
      for path in changed {
        guard let (folder, name) = Self.parts(of: path) else { continue }
        state.changed[Self.hash(folder), default: []].append(name)
      }
    }
  }

  /// What is known of a folder: it may have to be listed again, but the notes are of files that didn't
  /// change.
  func folder(at place: String, _ root: String, _ relative: String, _ files: any FileSystem)
    -> (folder: Folder, isListed: Bool)?
  {
    let key = Self.hash(place)
    let (known, names) = state.withLock { ($0.former[key], $0.changed[key] ?? []) }
    guard var folder = known, Self.hash(folder.root) == Self.hash(root),
      Self.hash(folder.relative) == Self.hash(relative)
    else { return nil }
    var isListed = folder.isPlain
    for name in names {
      let path = relative.isEmpty ? name : relative + "/" + name
      // What was a file and is one now was saved, or it went and came back.
      if let index = folder.paths.firstIndex(where: { $0.utf8.elementsEqual(path.utf8) }) {
        folder.notes[index] = nil
        let kind = try? files.kind(of: joined(root, path), followingLinks: false)
        isListed = isListed && kind == .file
      } else {
        isListed = false
      }
    }
    return (folder, isListed)
  }

  /// Keeps a folder for the next round, unless the watcher doesn't tell of all in it.
  func keep(_ folder: Folder) {
    state.withLock { state in
      if let ignored = state.ignored {
        let ways = Self.waysUp(from: folder.place)
        let isAbove =
          Self.parts(of: ignored).map { Self.hash($0.folder) } == Self.hash(folder.place)
        guard !isAbove, !ways.contains(Self.hash(ignored)) else { return }
      }
      state.current[Self.hash(folder.place)] = folder
    }
  }

  private static func hash(_ text: String) -> ContentHash {
    var hash = ContentHash()
    hash.add(text)
    return hash
  }

  private static func parts(of path: String) -> (folder: String, name: String)? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    let name = String(path[path.utf8.index(after: slash)...])
    return (slash == path.startIndex ? "/" : String(path[..<slash]), name)
  }

  /// The hashes of a path and of all that it lies in.
  private static func waysUp(from path: String) -> [ContentHash] {
    var ways = [hash(path)]
    var path = path
    while path != "/", let (folder, _) = parts(of: path) {
      ways.append(hash(folder))
      path = folder
    }
    return ways
  }
}
