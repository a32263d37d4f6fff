/// Tells when something below some folders changes: by the system's events where there are any,
/// by looking at the files' times elsewhere.
///
/// Folders are watched, not files, so an editor that saves by renaming is noticed like one that
/// writes in place. A burst of saves is one change.
package final class Watcher: Sendable {
  private let source: any ChangeSource

  /// `folders` are watched with all that is below them, `files` alone; `ignoring` are paths (the tool's own
  /// output) whose changes don't count. Dot entries never count.
  package init(
    folders: [String], files: [String] = [], ignoring: [String] = [], polling: Bool = false
  ) {
    let tree = WatchedTree(folders: folders, files: files, ignoring: ignoring)
    #if os(Linux)
    if !polling, !tree.needsPolling, let events = SystemEvents(tree) {
      source = events
      return
    }
    #endif
    source = Polling(tree)
  }

  /// Waits until something has changed and has then been quiet for `quiet` milliseconds (or went on
  /// for 200). False when `stop` was called.
  package func waitForChange(quiet: Int = 5) -> Bool { source.waitForChange(quiet: quiet) }

  /// Ends the waiting, from any thread; the watcher is of no more use.
  package func stop() { source.stop() }

  /// Whether files' times are looked at because the file system tells no events.
  package var isPolling: Bool { source is Polling }
}

/// A way to learn of changes.
protocol ChangeSource: Sendable {
  func waitForChange(quiet: Int) -> Bool
  func stop()
}
