#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// The folders that are watched: which they are, and what in them counts.
struct WatchedTree: Sendable {
  let roots: [String]
  /// Folders of which only some files are watched, and those files' names.
  private let lone: [String: Set<String>]
  private let ignored: Set<String>
  private let disk = Disk()

  init(folders: [String], files: [String] = [], ignoring: [String]) {
    let disk = disk
    var lone: [String: Set<String>] = [:]
    for file in files {
      let parts = file.split(separator: "/", omittingEmptySubsequences: false)
      let parent = parts.dropLast().joined(separator: "/")
      let folder = parts.count == 1 ? "." : parent.isEmpty ? "/" : parent
      lone[(try? disk.resolve(folder)) ?? folder, default: []].insert(String(parts.last ?? ""))
    }
    let whole = folders.map { (try? disk.resolve($0)) ?? $0 }
    self.lone = lone.filter { !whole.contains($0.key) }
    roots = whole + self.lone.keys.sorted()
    // What doesn't exist yet is known by its folder's true name.
    ignored = Set(
      ignoring.map { path in
        if let resolved = try? disk.resolve(path) { return resolved }
        let parts = path.split(separator: "/", omittingEmptySubsequences: true)
        let parent = parts.dropLast().joined(separator: "/")
        let folder = path.hasPrefix("/") ? "/" + parent : parent.isEmpty ? "." : parent
        let known = (try? disk.resolve(folder)) ?? folder
        return (known == "/" ? "" : known) + "/" + (parts.last ?? "")
      })
  }

  /// Every folder below `root`, itself first; folders behind links by their true name. A folder
  /// that links lead to twice is given once.
  func folders(below root: String) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    var waiting = [root]
    while let folder = waiting.popLast() {
      guard let path = try? disk.resolve(folder), !ignored.contains(path),
        seen.insert(path).inserted
      else { continue }
      guard let entries = try? disk.list(path) else { continue }
      found.append(path)
      if lone[path] != nil { continue }
      for entry in entries where counts(entry.name, in: path) {
        let child = path + "/" + entry.name
        let kind = entry.kind == .symbolicLink ? (try? disk.kind(of: child)) ?? nil : entry.kind
        if kind == .folder { waiting.append(child) }
      }
    }
    return found
  }

  /// Whether a change to that name in that folder matters: not a dot entry, not the tool's output.
  func counts(_ name: String, in folder: String) -> Bool {
    if let names = lone[folder] { return names.contains(name) }
    return !name.hasPrefix(".") && !ignored.contains(folder + "/" + name)
  }

  /// Every file that counts, with what changes when it is saved.
  func fingerprint() -> [String: FileTimes] {
    var times: [String: FileTimes] = [:]
    for folder in roots.flatMap(folders(below:)) {
      for entry in (try? disk.list(folder)) ?? [] where counts(entry.name, in: folder) {
        let path = folder + "/" + entry.name
        times[path] = FileTimes(path)
      }
    }
    return times
  }

  /// Whether a folder lies on a file system that tells no events of changes made elsewhere:
  /// network and shared folders of virtual machines.
  var needsPolling: Bool {
    #if os(Linux)
    let silent: Set<Substring> = ["nfs", "nfs4", "cifs", "smb3", "9p", "vboxsf", "fuse.sshfs"]
    guard let table = try? disk.read("/proc/self/mounts") else { return false }
    // A line has the device, the folder it is mounted on, and the type.
    let mounts = String(decoding: table, as: UTF8.self).split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ")
      return parts.count > 2 ? (folder: parts[1], type: parts[2]) : nil
    }
    return roots.contains { root in
      let own = mounts.filter { $0.folder == "/" || (root + "/").hasPrefix($0.folder + "/") }
      let nearest = own.max { $0.folder.utf8.count < $1.folder.utf8.count }
      return nearest.map { silent.contains($0.type) } ?? false
    }
    #else
    return true
    #endif
  }
}

/// What tells that a file was saved: its time, its size, and which file it is.
struct FileTimes: Sendable, Hashable {
  private var seconds = 0
  private var nanoseconds = 0
  private var size = 0
  private var node: UInt64 = 0

  init(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return }
    #if canImport(Glibc)
    seconds = Int(info.st_mtim.tv_sec)
    nanoseconds = Int(info.st_mtim.tv_nsec)
    #else
    seconds = Int(info.st_mtimespec.tv_sec)
    nanoseconds = Int(info.st_mtimespec.tv_nsec)
    #endif
    size = Int(info.st_size)
    node = UInt64(info.st_ino)
  }
}
