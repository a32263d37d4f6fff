/// Tells when something below some folders changes: by the system's events where there are any,
/// by looking at the files' times elsewhere.
///
/// Folders are watched, not files, so an editor that saves by renaming is noticed like one that
/// writes in place. A burst of saves is one change.
package final class Watcher: Sendable {
  private let source: any ChangeSource

  /// - Parameters:
  ///   - folders: watched with all that is below them; dot entries in them never count.
  ///   - files: watched alone, there or not. With a folder among them, one that comes later or comes
  ///     back is noticed.
  ///   - ignoring: paths (the tool's own output) whose changes don't count.
  package init(
    folders: [String], files: [String] = [], ignoring: [String] = [], polling: Bool = false
  ) {
    let tree = WatchedTree(folders: folders, files: files, ignoring: ignoring)
    #if os(Linux)
    if !polling, !SilentFileSystems.hold(folders + tree.loneFolders),
      let events = SystemEvents(tree)
    {
      source = events
      return
    }
    #endif
    source = Polling(tree)
  }

  /// Waits until something has changed and has then been quiet for `quiet` milliseconds (or went on
  /// for some hundreds).
  ///
  /// - Returns: the paths that changed, sorted, empty when there were too many to tell; nil when
  ///   `stop` was called.
  package func waitForChanges(quiet: Int = 3) -> [String]? {
    source.waitForChanges(quiet: quiet)?.sorted()
  }

  /// Lets single files count from now on, there or not.
  package func follow(_ files: [String]) { source.follow(files) }

  /// Ends the waiting, from any thread; the watcher is of no more use.
  package func stop() { source.stop() }

  /// Whether files' times are looked at because the file system tells no events.
  package var isPolling: Bool { source is Polling }
}

/// A way to learn of changes.
protocol ChangeSource: Sendable {
  func waitForChanges(quiet: Int) -> Set<String>?
  func follow(_ files: [String])
  func stop()
}
