internal import MenuModel
internal import Platform
internal import Synchronization

/// The notes that former rounds of a preview read: a file that wasn't saved since isn't read again.
package final class KeptNotes: Sendable {
  /// A note, and the times that its file had before it was read.
  final class Entry: Sendable {
    let times: FileTimes
    let note: Note

    init(_ times: FileTimes, _ note: Note) {
      self.times = times
      self.note = note
    }
  }

  private let state = Mutex(State())

  private struct State {
    var entries: [String: Entry] = [:]
    /// How many notes the round had up to now.
    var count = 0
  }

  package init() {}

  /// Begins a round. Every file that has the name of one that changed is read again, in whatever
  /// folder it lies: times are as fine as the system's clock ticks, and two saves may share one.
  ///
  /// - Parameter changed: paths; none when there were too many to tell, and then all is read again.
  package func begin(after changed: [String]) {
    state.withLock { state in
      let names = Set(changed.map(Self.name(of:)))
      // Forgotten for good: what is read instead may be too new to be kept.
      for file in state.entries.keys.filter({ names.contains(Self.name(of: $0)) }) {
        state.entries[file] = nil
      }
      // Files that went leave their notes behind, until there are more of them than of others.
      if changed.isEmpty || state.entries.count > 2 * state.count { state.entries = [:] }
      state.count = 0
    }
  }

  /// What is known: a value, so that the threads which read need no lock.
  var known: [String: Entry] { state.withLock { $0.entries } }

  /// Keeps what was read for the next round.
  ///
  /// - Parameter count: how many notes there were, known ones too.
  func keep(_ entries: [Entry], of count: Int) {
    state.withLock { state in
      state.count += count
      for entry in entries { state.entries[entry.note.file] = entry }
    }
  }

  private static func name(of path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] }
      ?? path[...]
  }
}
