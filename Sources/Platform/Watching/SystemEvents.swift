#if os(Linux)
internal import Glibc
internal import Synchronization

/// Linux's events of changes (inotify), one watch a folder.
final class SystemEvents: ChangeSource {
  private let tree: WatchedTree
  private let events: Int32
  private let stopReading: Int32
  private let stopWriting: Int32
  private let state = Mutex(State())

  private struct State {
    /// The folder behind each watch.
    var folders: [Int32: String] = [:]
    /// Files that were opened for writing, and not closed yet as far as is known.
    var unfinished: Set<String> = []
    /// Whether a folder that something is waited for in is gone.
    var isLost = false
    /// Whether events were lost, so that more may have changed than is known.
    var isUnsure = false
    /// Whether the system refused to watch a folder, whose changes stay unknown.
    var isBlind = false
  }

  private static let mask = UInt32(
    IN_CREATE | IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE
      | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

  /// A burst is cut off after this many milliseconds, so that steady writing can't starve a build.
  private static let longestBurst = 200
  /// How long a file may be written to before it counts as it is.
  private static let longestSave = 100
  /// How often is looked for a folder that is gone.
  private static let searching = 200

  /// Nil when the system has no more watches to give.
  init?(_ tree: WatchedTree) {
    var ends: [Int32] = [-1, -1]
    let events = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard events >= 0, pipe(&ends) == 0 else {
      if events >= 0 { close(events) }
      return nil
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    self.tree = tree
    self.events = events
    (stopReading, stopWriting) = (ends[0], ends[1])
    guard watchAll() else { return nil }
  }

  deinit {
    for file in [events, stopReading, stopWriting] { close(file) }
  }

  func waitForChanges(quiet: Int) -> Set<String>? {
    guard var changed = waitForOne() else { return nil }
    let start = Stopwatch()
    while start.milliseconds < Self.longestBurst {
      let isSaving = state.withLock { !$0.unfinished.isEmpty }
      let answer = poll(milliseconds: isSaving ? Self.longestSave : quiet)
      if answer == .stopped { return nil }
      if answer == .quiet { break }
      changed.formUnion(readEvents() ?? [])
    }
    return state.withLock { state in
      defer { state.isUnsure = false }
      state.unfinished = []
      return state.isUnsure || state.isBlind ? [] : changed
    }
  }

  func follow(_ files: [String]) { for file in files { add(tree.follow(file)) } }

  func stop() {
    var byte: UInt8 = 0
    _ = write(stopWriting, &byte, 1)
  }

  private func waitForOne() -> Set<String>? {
    while true {
      let isLost = state.withLock { $0.isLost }
      switch poll(milliseconds: isLost ? Self.searching : -1) {
      case .stopped: return nil
      case .quiet: if let found = search() { return found }
      case .events: if let changed = readEvents() { return changed }
      }
    }
  }

  private enum Answer { case events, quiet, stopped }

  private func poll(milliseconds: Int) -> Answer {
    var files = [
      pollfd(fd: events, events: Int16(POLLIN), revents: 0),
      pollfd(fd: stopReading, events: Int16(POLLIN), revents: 0),
    ]
    let count = Glibc.poll(&files, 2, Int32(milliseconds))
    if count > 0, files[1].revents != 0 { return .stopped }
    return count > 0 ? .events : .quiet
  }

  /// Takes what has come: the paths that count, or nil when none does. New folders are watched from
  /// here on, and count as changes, since files may have come into them before the watch did.
  private func readEvents() -> Set<String>? {
    var changed: Set<String>?
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = read(events, &buffer, buffer.count)
      guard count > 0 else { return changed }
      for event in FolderEvent.parse(buffer[..<count]) {
        if let paths = handle(event) { changed = (changed ?? []).union(paths) }
      }
    }
  }

  private func handle(_ event: FolderEvent) -> Set<String>? {
    if event.has(IN_Q_OVERFLOW) {
      state.withLock { $0.isUnsure = true }
      _ = watchAll()
      return []
    }
    guard let folder = state.withLock({ $0.folders[event.watch] }) else { return nil }
    if event.has(IN_IGNORED) {
      let isLast = state.withLock { state in
        state.folders[event.watch] = nil
        return !state.folders.values.contains(folder)
      }
      if isLast { tree.leave(folder) }
      return nil
    }
    if event.has(IN_DELETE_SELF | IN_MOVE_SELF) {
      // Of other folders the one above tells.
      guard tree.isAwaited(folder) else { return nil }
      state.withLock { $0.isLost = true }
      forget(folder)
      return [folder]
    }
    let path = folder + "/" + event.name
    guard tree.counts(event.name, in: folder) else { return nil }
    if event.has(IN_MOVED_FROM), event.has(IN_ISDIR) { forget(path) }
    // A link tells nothing of what it leads to, so it is tried as a folder too.
    if event.has(IN_CREATE | IN_MOVED_TO) { watch(path) }
    state.withLock { state in
      if event.has(IN_MODIFY) {
        state.unfinished.insert(path)
      } else {
        state.unfinished.remove(path)
      }
    }
    return [path]
  }

  // MARK: - Watches

  /// Watches all that is to be watched; false when the system refuses a folder that is there.
  private func watchAll() -> Bool {
    var isDone = true
    for root in tree.roots where !watch(root) { isDone = false }
    for folder in tree.loneFolders where !add(folder) { isDone = false }
    return isDone
  }

  /// Looks for folders that were gone: those that are back, or nil when none is.
  private func search() -> Set<String>? {
    let known = Set(state.withLock { $0.folders.values })
    _ = watchAll()
    let now = Set(state.withLock { $0.folders.values })
    if tree.isWhole { state.withLock { $0.isLost = false } }
    return now == known ? nil : now.subtracting(known)
  }

  /// Watches a folder and all below it, and the files that links there lead to.
  @discardableResult
  private func watch(_ root: String) -> Bool {
    var isDone = true
    tree.walk(below: root) { if !add($0) { isDone = false } }
    return isDone
  }

  /// Watches one folder; false when the system refuses one that is there.
  @discardableResult
  private func add(_ folder: String) -> Bool {
    let watch = inotify_add_watch(events, folder, Self.mask)
    guard watch >= 0 else {
      let isGone = errno == ENOENT || errno == ENOTDIR
      if !isGone { state.withLock { $0.isBlind = true } }
      return isGone
    }
    state.withLock { $0.folders[watch] = folder }
    return true
  }

  /// Lets go of a folder that was moved away, and of all below it.
  private func forget(_ folder: String) {
    let gone = state.withLock { state in
      state.folders.filter { $0.value == folder || $0.value.hasPrefix(folder + "/") }.keys
    }
    for watch in gone {
      inotify_rm_watch(events, watch)
      if let folder = state.withLock({ $0.folders.removeValue(forKey: watch) }) {
        tree.leave(folder)
      }
    }
  }
}
#endif
