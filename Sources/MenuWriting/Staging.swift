internal import Platform
internal import Synchronization

/// The folder inside the output folder in which the files of a build wait until all are there.
///
/// It is on the same disk as their places, so each gets there whole, by a change of name. Whatever a
/// killed build left in it, the next one sweeps out, but for the journal.
final class Staging: Sendable {
  /// A dot name, so that servers and copies leave it out while it is there.
  static let folder = ".menugen-staging"
  /// The list of all that may stand in the output folder between the first change of name and the
  /// last: what an interrupted build wrote is known by it.
  static let journal = folder + "/journal"
  /// The name of the new manifest in it.
  static let manifest = "manifest"

  private let output: any OutputFolder
  private let isReady = Mutex(false)

  init(in output: any OutputFolder) { self.output = output }

  /// Whether a killed build left something.
  func hasLeftovers() throws(FileSystemError) -> Bool { try output.kind(of: Self.folder) != nil }

  /// Puts a file there, whole, and gives its path. Safe to call from several threads.
  func stage(_ name: String, _ pieces: [[UInt8]]) throws(FileSystemError) -> String {
    try makeReady()
    let path = "\(Self.folder)/\(name)"
    try output.create(path, pieces)
    return path
  }

  /// Writes the journal, in place of an older one.
  func write(_ journal: Manifest) throws(FileSystemError) {
    try output.move(stage("journal-next", [journal.bytes]), to: Self.journal)
    try output.sync(Self.folder)
    try output.sync("")
  }

  /// Throws away what was staged; the journal of an interrupted build stays, as its files do.
  func discard() throws(FileSystemError) {
    guard try hasLeftovers() else { return }
    try sweep(keeping: Self.journal)
    _ = try output.removeFolder(Self.folder)
  }

  /// Removes the folder when all is done.
  func remove() throws(FileSystemError) {
    guard try hasLeftovers() else { return }
    try sweep(keeping: nil)
    _ = try output.removeFolder(Self.folder)
  }

  /// Makes the folder, or sweeps the one that is there, before the first file comes.
  private func makeReady() throws(FileSystemError) {
    try isReady.withLock { isReady throws(FileSystemError) in
      guard !isReady else { return }
      try output.makeFolder(Self.folder)
      try sweep(keeping: Self.journal)
      isReady = true
    }
  }

  private func sweep(keeping kept: String?) throws(FileSystemError) {
    for entry in try output.list(Self.folder) {
      let path = "\(Self.folder)/\(entry.name)"
      if path != kept, entry.kind != .folder { try output.remove(path) }
    }
  }
}
