internal import Platform

/// The change of places at the end of a build: from the old site to the new one.
///
/// New files first: only they can meet a full disk, and then they are taken back and the old site
/// stands. Then the replaced ones, pages after what they load; then the files that are no longer part
/// of the site go; the manifest is last.
struct Commit {
  private let output: any OutputFolder
  private let staging: Staging
  private let known: KnownSite
  private let manifest: Manifest
  private let moves: [Move]

  private struct Move {
    var staged: String
    var path: String
    var replaces: Bool
  }

  init(_ preparation: Preparation, _ prepared: [PreparedFile]) {
    output = preparation.output
    staging = preparation.staging
    known = preparation.known
    manifest = Manifest(
      input: preparation.options.input, sources: preparation.options.sources,
      entries: prepared.compactMap(\.entry))
    moves = prepared.compactMap { file in
      guard case .changed(let staged?, let replaces) = file.state else { return nil }
      return Move(staged: staged, path: file.path, replaces: replaces)
    }
  }

  /// The files of former builds that are not among this one's: those that are as menugen left them,
  /// and those that somebody changed since.
  func formerFiles() throws(FileSystemError) -> (removable: [String], kept: [String]) {
    try known.files(in: output, besides: Set(manifest.entries.map(\.path)))
  }

  /// Why it failed, and whether the old site stands as it was.
  struct Failure: Error {
    var error: FileSystemError
    var isUndone: Bool
  }

  func run(removing former: [String]) throws(Failure) {
    // A file of the old site can stand where the new one has a folder, and the other way round.
    let blocking = blocking(former)
    var moved: [String] = []
    var mayUndo = true
    do throws(FileSystemError) {
      let isSame = known.manifest == manifest && moves.isEmpty && former.isEmpty
      if isSame, try !staging.hasLeftovers() { return }
      try begin()
      mayUndo = blocking.isEmpty
      try makeWay(removing: blocking)
      for move in moves where !move.replaces {
        try output.move(move.staged, to: move.path)
        moved.append(move.path)
      }
    } catch {
      throw Failure(error: error, isUndone: mayUndo && undo(moved))
    }
    do throws(FileSystemError) {
      try finish(removing: former.filter { !blocking.contains($0) })
    } catch {
      throw Failure(error: error, isUndone: false)
    }
  }

  /// Puts the manifest aside and writes the journal: from here on an interrupted build is known.
  private func begin() throws(FileSystemError) {
    try staging.stage(manifest)
    let former = (known.manifest?.entries ?? []) + (known.journal?.entries ?? [])
    try staging.write(
      Manifest(
        input: manifest.input, sources: manifest.sources, entries: former + manifest.entries))
  }

  private func makeWay(removing blocking: [String]) throws(FileSystemError) {
    for path in blocking { try output.remove(path) }
    for move in moves where !move.replaces {
      if try output.kind(of: move.path) == .folder { try output.removeHollowFolder(move.path) }
    }
    for folder in folders { try output.makeFolder(folder) }
  }

  /// What is left when all new files are in their places, and the disk can't be too full any more.
  private func finish(removing former: [String]) throws(FileSystemError) {
    for move in moves.filter(\.replaces).sorted(by: isEarlier) {
      try output.move(move.staged, to: move.path)
    }
    for path in former { try output.remove(path) }
    try output.removeEmptyFolders(above: known.hashes.keys)
    if staging.protects {
      for folder in folders { try output.sync(folder) }
    }
    try output.move(Staging.folder + "/" + Staging.manifest, to: Manifest.path)
    try output.sync("")
    try staging.remove()
  }

  /// Takes new files back. Whether that went well: if not, the journal tells the next build of them.
  private func undo(_ moved: [String]) -> Bool {
    do throws(FileSystemError) {
      for path in moved { try output.remove(path) }
      try output.removeEmptyFolders(above: moves.map(\.path))
      if known.journal == nil { try staging.remove() } else { try staging.discard() }
      return true
    } catch {
      return false
    }
  }

  /// The files of the old site that must go before the new ones can come.
  private func blocking(_ former: [String]) -> [String] {
    let paths = Set(moves.map(\.path))
    let neededFolders = Set(folders)
    return former.filter { path in
      neededFolders.contains(path)
        || OutputName.folders(above: path).contains(where: paths.contains)
    }
  }

  /// Pages come after what they load.
  private func isEarlier(_ left: Move, _ right: Move) -> Bool {
    let (leftIsPage, rightIsPage) = (left.path.hasSuffix(".html"), right.path.hasSuffix(".html"))
    return leftIsPage == rightIsPage ? left.path < right.path : rightIsPage
  }

  /// The folders that changed files stand in and those above, outer ones first.
  private var folders: [String] {
    Set(moves.map(\.path).flatMap(OutputName.folders)).sorted()
  }
}
