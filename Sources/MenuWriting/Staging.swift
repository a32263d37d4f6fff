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
  /// Whether files are synced before they take the place of what was there.
  ///
  /// A kill, a full disk and any other fault leave what was written as it is, synced or not. Only a
  /// loss of power takes away what the system has not put on the disk yet, and it may take the bytes
  /// of a file that has its new name already. Where an old site stands, that would leave neither the
  /// old file nor the new one, so every file that takes part is synced. Where none stands there is
  /// nothing to lose but work that the next build does again: to wait for the disk would be most of
  /// a build's time. What that build must know, the journal and the manifest, is always synced.
  let protects: Bool
  private let isReady = Mutex(false)

  /// - Parameter protects: whether a site, or anybody's file, may be replaced.
  init(in output: any OutputFolder, protects: Bool) {
    self.output = output
    self.protects = protects
  }

  /// Whether a killed build left something.
  func hasLeftovers() throws(FileSystemError) -> Bool { try output.kind(of: Self.folder) != nil }

  /// Begins a file of the site there; gives its path too. Safe to call from several threads.
  func begin(
    _ name: String
  ) throws(FileSystemError) -> (file: any GrowingFile, path: String) {
    try makeReady()
    let path = "\(Self.folder)/\(name)"
    return (try output.create(path), path)
  }

  /// Puts the new manifest there.
  func stage(_ manifest: Manifest) throws(FileSystemError) {
    _ = try stage(Self.manifest, manifest)
  }

  private func stage(_ name: String, _ manifest: Manifest) throws(FileSystemError) -> String {
    let (file, path) = try begin(name)
    try file.add(manifest.bytes)
    try file.end(isSynced: true)
    return path
  }

  /// Writes the journal, in place of an older one.
  func write(_ journal: Manifest) throws(FileSystemError) {
    let staged = try stage("journal-next", journal)
    try output.move(staged, to: Self.journal)
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
