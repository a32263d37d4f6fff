#if os(Linux)
internal import Glibc
internal import Synchronization

/// Linux's events of changes (inotify), one watch a folder.
final class SystemEvents: ChangeSource {
  private let tree: WatchedTree
  private let events: Int32
  private let stopReading: Int32
  private let stopWriting: Int32
  /// The folder behind each watch.
  private let folders = Mutex<[Int32: String]>([:])

  private static let mask = UInt32(
    IN_CREATE | IN_CLOSE_WRITE | IN_MODIFY | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE
      | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

  /// A burst is cut off after this many milliseconds, so that steady writing can't starve a build.
  private static let longestBurst = 200

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
    for root in tree.roots where !watch(root) { return nil }
  }

  deinit {
    for file in [events, stopReading, stopWriting] { close(file) }
  }

  func waitForChange(quiet: Int) -> Bool {
    guard waitForOne() else { return false }
    var waited = 0
    while waited < Self.longestBurst {
      switch poll(milliseconds: Int32(quiet)) {
      case .stopped: return false
      case .quiet: return true
      case .events: _ = readEvents()
      }
      waited += max(1, quiet)
    }
    return true
  }

  func stop() {
    var byte: UInt8 = 0
    _ = write(stopWriting, &byte, 1)
  }

  private func waitForOne() -> Bool {
    while true {
      switch poll(milliseconds: -1) {
      case .stopped: return false
      case .quiet: continue
      case .events: if readEvents() { return true }
      }
    }
  }

  private enum Answer { case events, quiet, stopped }

  private func poll(milliseconds: Int32) -> Answer {
    var files = [
      pollfd(fd: events, events: Int16(POLLIN), revents: 0),
      pollfd(fd: stopReading, events: Int16(POLLIN), revents: 0),
    ]
    let count = Glibc.poll(&files, 2, milliseconds)
    if count > 0, files[1].revents != 0 { return .stopped }
    return count > 0 ? .events : .quiet
  }

  /// Takes what has come; whether any of it counts. New folders are watched from here on, and
  /// count as changes, since files may have come into them before the watch did.
  private func readEvents() -> Bool {
    var counted = false
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = read(events, &buffer, buffer.count)
      guard count > 0 else { return counted }
      for event in Self.parse(buffer[..<count]) where handle(event) { counted = true }
    }
  }

  private func handle(_ event: Event) -> Bool {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
      for root in tree.roots { watch(root) }
      return true
    }
    guard let folder = folders.withLock({ $0[event.watch] }) else { return false }
    if event.mask & UInt32(IN_IGNORED) != 0 {
      folders.withLock { $0[event.watch] = nil }
      return false
    }
    if event.mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF) != 0 {
      return tree.roots.contains(folder)
    }
    guard tree.counts(event.name, in: folder) else { return false }
    let isNew = event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0
    // A link tells nothing of what it leads to, so it is tried as a folder too.
    if isNew { watch(folder + "/" + event.name) }
    return true
  }

  /// Watches a folder and all below it; false when the system refuses one that is there.
  @discardableResult
  private func watch(_ root: String) -> Bool {
    for folder in tree.folders(below: root) {
      let watch = inotify_add_watch(events, folder, Self.mask)
      guard watch >= 0 else {
        if errno == ENOENT || errno == ENOTDIR { continue }
        return false
      }
      folders.withLock { $0[watch] = folder }
    }
    return true
  }

  private struct Event {
    var watch: Int32
    var mask: UInt32
    var name: String
  }

  /// Events as inotify(7) lays them out: watch, mask, cookie, length, and a name padded with NUL.
  private static func parse(_ bytes: ArraySlice<UInt8>) -> [Event] {
    var events: [Event] = []
    let header = MemoryLayout<inotify_event>.size
    bytes.withUnsafeBytes { raw in
      var offset = 0
      while offset + header <= raw.count {
        let event = raw.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let end = min(offset + header + Int(event.len), raw.count)
        let name = raw[(offset + header)..<end].prefix { $0 != 0 }
        events.append(
          Event(watch: event.wd, mask: event.mask, name: String(decoding: name, as: UTF8.self)))
        offset = end
      }
    }
    return events
  }
}
#endif
