/// Files and folders, as far as menugen reads them: the disk, or a tree in memory for tests and
/// previews.
///
/// Paths are as the user typed them or joined with `/`; both forms, relative and absolute, work.
package protocol FileSystem: Sendable {
  /// The whole file. Links are followed; only a regular file of less than 4 GiB is read, so that a
  /// pipe or a device never blocks the run.
  func read(_ path: String) throws(FileSystemError) -> [UInt8]

  /// The entries of a folder, sorted by the bytes of their names, without `.` and `..`.
  func list(_ path: String) throws(FileSystemError) -> [FolderEntry]

  /// What stands at a path; nil when nothing does.
  ///
  /// With `followingLinks`, the kind of what a link leads to (nil when it leads nowhere).
  func kind(of path: String, followingLinks: Bool) throws(FileSystemError) -> EntryKind?

  /// The absolute path without links, `.` and `..`, of something that exists.
  func resolve(_ path: String) throws(FileSystemError) -> String

  /// Whether what a path leads to stays as it is until a watcher tells of the path: a file of one
  /// name that was not saved just now. False where that can't be told.
  func isResting(_ path: String) -> Bool
}

extension FileSystem {
  package func isResting(_ path: String) -> Bool { false }

  /// What stands at a path, or where the link there leads to; nil when nothing does.
  package func kind(of path: String) throws(FileSystemError) -> EntryKind? {
    try kind(of: path, followingLinks: true)
  }

  /// Whether anything that can be looked at stands there. A folder that may not be searched counts
  /// as nothing.
  package func exists(_ path: String) -> Bool { (try? kind(of: path)) != nil }
}
