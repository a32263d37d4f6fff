#if os(Linux)
internal import Glibc

/// One of Linux's events of a watched folder.
struct FolderEvent {
  /// The number of the folder's watch.
  var watch: Int32
  /// The name in the folder that it is about; empty when it is about the folder itself.
  var name: String
  private var mask: UInt32

  /// Whether it tells one of these (constants of inotify(7), joined).
  func has(_ wanted: Int32) -> Bool { mask & UInt32(wanted) != 0 }

  /// Events as inotify(7) lays them out: watch, mask, cookie, length, and a name padded with NUL.
  static func parse(_ bytes: ArraySlice<UInt8>) -> [FolderEvent] {
    var events: [FolderEvent] = []
    let header = MemoryLayout<inotify_event>.size
    bytes.withUnsafeBytes { raw in
      var offset = 0
      while offset + header <= raw.count {
        let event = raw.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let end = min(offset + header + Int(event.len), raw.count)
        let name = raw[(offset + header)..<end].prefix { $0 != 0 }
        events.append(
          FolderEvent(
            watch: event.wd, name: String(decoding: name, as: UTF8.self), mask: event.mask))
        offset = end
      }
    }
    return events
  }
}
#endif
