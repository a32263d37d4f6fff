internal import Diagnostics
internal import Platform

/// What is known of an output folder before a build: the files that are menugen's, and whether the
/// folder is menugen's at all.
struct KnownSite {
  /// What the last whole build wrote.
  let manifest: Manifest?
  /// What an interrupted build may have written; nil when none was interrupted.
  let journal: Manifest?
  /// Why there is a manifest that can't be trusted; nil where there is none, or one that can.
  let unreadable: String?
  /// The first file or folder that is not menugen's, looked for only where there is no manifest.
  let foreign: String?
  /// Where the site was built from, as far as that is known here.
  let origin: Origin?
  /// The contents that menugen gave each file, by path.
  let hashes: [String: Set<String>]
  /// The folder's absolute path.
  private let place: String?

  init(_ folder: any OutputFolder) throws(FileSystemError) {
    let bytes = try Self.read(Manifest.path, in: folder)
    manifest = bytes.flatMap(Manifest.init)
    journal = try Self.read(Staging.journal, in: folder).flatMap(Manifest.init)
    origin = Origin(of: folder)
    place = folder.place
    unreadable = manifest == nil ? bytes.map(Self.whyUnreadable) : nil
    foreign =
      manifest == nil && journal == nil
      ? try folder.list("").first { !$0.name.hasPrefix(".") }?.name : nil
    var hashes: [String: Set<String>] = [:]
    for entry in (manifest?.entries ?? []) + (journal?.entries ?? []) {
      hashes[entry.path, default: []].insert(entry.hash)
    }
    self.hashes = hashes
  }

  private static func whyUnreadable(_ manifest: [UInt8]) -> String {
    Manifest.isOfAnotherVersion(manifest)
      ? "the list of menugen's files is of another version of menugen"
      : "the list of menugen's files was changed by hand or is damaged"
  }

  /// Keeps other builds out of the folder, and looks what is known of it.
  static func locked(_ output: any OutputFolder) throws(WriteFailure) -> KnownSite {
    do throws(FileSystemError) {
      if try output.lock() { return try KnownSite(output) }
    } catch {
      throw WriteFailure(error)
    }
    throw WriteFailure(
      Diagnostic(
        .error, .outputBusy, "another build is writing into the output folder", path: output.name,
        suggestion: "wait until it is done, then run the command again"))
  }

  /// Why a build may not write here; nil when it may.
  func refusal(_ options: WriteOptions, in folder: String) -> Diagnostic? {
    if let unreadable, !options.adopts {
      return Diagnostic(
        .error, .outputManifest, unreadable, path: "\(folder)/\(Manifest.path)",
        suggestion: "put it back, or let --adopt take the folder over")
    }
    if let foreign, !options.adopts {
      return Diagnostic(
        .error, .outputForeign, "the output folder has files that menugen didn't write: \(foreign)",
        path: folder,
        suggestion: "name another folder with --output, or let --adopt build among them")
    }
    guard !options.replaces, let other = otherInput(options) else { return nil }
    return Diagnostic(
      .error, .outputOtherInput,
      "the output folder holds the site of ‘\(other.theirs)’, not of ‘\(other.ours)’", path: folder,
      suggestion: "name another folder with --output, or let --replace put this site in its place")
  }

  /// What the folder's site was built from and what is built now, when these are two things.
  private func otherInput(_ options: WriteOptions) -> (theirs: String, ours: String)? {
    let former = [manifest, journal].compactMap(\.self)
    guard let first = former.first else { return nil }
    switch origin?.relation(to: options.place) {
    case .same: return nil
    case .other(let place):
      // Where the names tell them apart, they are enough.
      return first.input == options.input
        ? (place, options.place ?? options.input) : (first.input, options.input)
    case .gone, nil: break
    }
    let namesakes = former.filter { $0.input == options.input }
    let hasSources = former.contains { !Set($0.sources).isDisjoint(with: options.sources) }
    guard !namesakes.isEmpty else {
      // A folder that was given another name still has the files that the site was built from.
      return origin != nil && hasSources ? nil : (first.input, options.input)
    }
    if hasSources || namesakes.contains(where: \.sources.isEmpty) { return nil }
    if let origin = Origin(options.place, place), origin.isBeside { return nil }
    return (
      first.named, Manifest(input: options.input, sources: options.sources, entries: []).named
    )
  }

  /// The files of former builds that are there, but for those at the paths `besides`: the ones that
  /// are as menugen left them, and the ones that somebody changed since.
  func files(
    in output: any OutputFolder, besides current: Set<String>
  ) throws(FileSystemError) -> (removable: [String], kept: [String]) {
    var (removable, kept): ([String], [String]) = ([], [])
    for (path, hashes) in hashes.sorted(by: { $0.key < $1.key }) {
      guard !current.contains(path), try output.kind(of: path) == .file else { continue }
      if hashes.contains(try output.hash(of: path)) {
        removable.append(path)
      } else {
        kept.append(path)
      }
    }
    return (removable, kept)
  }

  private static func read(
    _ path: String, in folder: any OutputFolder
  ) throws(FileSystemError) -> [UInt8]? {
    guard try folder.kind(of: path) == .file else { return nil }
    return try folder.contents(of: path)
  }
}
