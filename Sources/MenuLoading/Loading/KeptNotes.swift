internal import MenuModel
internal import Platform
internal import Synchronization

/// The notes that the last round of a preview read: a file that wasn't saved since isn't read again.
package final class KeptNotes: Sendable {
  /// A note, and the times that its file had before it was read.
  typealias Entry = (times: FileTimes, note: Note)

  private let state = Mutex(State())

  private struct State {
    /// The last round's, which this one may take.
    var former: [String: Entry] = [:]
    /// This round's, whether read or taken; what is in neither is let go.
    var current: [String: Entry] = [:]
  }

  package init() {}

  /// Begins a round. Every file that has the name of one that changed is read again, in whatever
  /// folder it lies: times are as fine as the system's clock ticks, and two saves may share one.
  ///
  /// - Parameter changed: paths; none when there were too many to tell, and then all is read again.
  package func begin(after changed: [String]) {
    let names = Set(changed.map(Self.name(of:)))
    state.withLock { state in
      state.former =
        names.isEmpty ? [:] : state.current.filter { !names.contains(Self.name(of: $0.key)) }
      state.current = [:]
    }
  }

  /// The last round's notes by their files: a value, so that the threads which read need no lock.
  var former: [String: Entry] { state.withLock { $0.former } }

  /// Keeps notes for the next round.
  func keep(_ entries: [Entry]) {
    state.withLock { state in
      for entry in entries { state.current[entry.note.file] = entry }
    }
  }

  private static func name(of path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] }
      ?? path[...]
  }
}
