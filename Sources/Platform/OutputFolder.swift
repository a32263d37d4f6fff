/// A folder that menugen writes into, and in which others may have files too: the disk, or a folder
/// in memory for previews and tests.
///
/// Paths are relative to the folder, with `/` between the parts and without `.` and `..`; the empty
/// path is the folder itself. No symbolic link inside the folder is ever followed: a path that leads
/// through one fails.
package protocol OutputFolder: Sendable {
  /// What messages call the folder: the path as the user typed it.
  var name: String { get }

  /// The absolute path without links; nil when the folder is not on a disk.
  var place: String? { get }

  /// What was noted on the folder itself, beside its files; nil when there is nothing, as on a file
  /// system that keeps no such notes.
  var remark: String? { get }

  /// Notes something on the folder itself, in none of its files: a copy or a clone doesn't have it.
  /// Where the file system can't, nothing happens.
  func noteRemark(_ text: String)

  /// Keeps other builds out for as long as this object lives; false when one is at work. A system
  /// that knows no locks gives true.
  func lock() throws(FileSystemError) -> Bool

  /// Whether the folder was made when this object was.
  var isNew: Bool { get }

  /// Removes the folder itself if nothing is in it.
  func removeIfEmpty()

  /// What stands at a path, links not followed; nil when nothing does.
  func kind(of path: String) throws(FileSystemError) -> EntryKind?

  /// The times of a file, links not followed; nil when there is none, or nothing tells them.
  func times(of path: String) -> FileTimes?

  /// The entries of a folder, sorted by the bytes of their names.
  func list(_ path: String) throws(FileSystemError) -> [FolderEntry]

  /// Opens a file to be read from its start.
  func open(_ path: String) throws(FileSystemError) -> any StandingFile

  /// Opens a file of which parts are to be read; nil where that can't be.
  func readable(_ path: String) -> ReadableFile?

  /// Makes a folder in one that exists; a folder that is there already is as good.
  func makeFolder(_ path: String) throws(FileSystemError)

  /// Makes a file that must not exist yet, without bytes as yet.
  func create(_ path: String) throws(FileSystemError) -> any GrowingFile

  /// Gives a file another place, at once and whole, instead of the file that was there.
  func move(_ path: String, to target: String) throws(FileSystemError)

  /// Removes a file or a symbolic link (the link, not what it leads to).
  func remove(_ path: String) throws(FileSystemError)

  /// Removes a folder if it is empty; false when it isn't.
  func removeFolder(_ path: String) throws(FileSystemError) -> Bool

  /// Waits until the folder's entries, as they are now, are on the disk.
  func sync(_ path: String) throws(FileSystemError)
}

/// A file of an output folder that is read piece by piece.
package protocol StandingFile: Sendable {
  /// The bytes that come next, a quarter of a mebibyte at most; none at the end.
  func next() throws(FileSystemError) -> [UInt8]
}

/// A file of an output folder that gets its bytes piece by piece.
package protocol GrowingFile: Sendable {
  /// Adds bytes at the end.
  func add(_ bytes: [UInt8]) throws(FileSystemError)

  /// Says that all are there; nothing may be added after it. A file that is let go without it may
  /// hold less than it was given.
  ///
  /// - Parameter isSynced: whether to wait until they are on the disk, so that not even a loss of
  ///   power takes them away.
  func end(isSynced: Bool) throws(FileSystemError)
}

extension OutputFolder {
  package func times(of path: String) -> FileTimes? { nil }

  package func readable(_ path: String) -> ReadableFile? { nil }

  /// The whole file.
  package func contents(of path: String) throws(FileSystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    let file = try open(path)
    while true {
      let piece = try file.next()
      guard !piece.isEmpty else { return bytes }
      bytes += piece
    }
  }

  /// Makes a file that must not exist yet, with these bytes. Memory for one piece that is made when it
  /// is asked for.
  package func create(
    _ path: String, _ pieces: some Sequence<[UInt8]>, isSynced: Bool
  ) throws(FileSystemError) {
    let file = try create(path)
    for piece in pieces { try file.add(piece) }
    try file.end(isSynced: isSynced)
  }
}
