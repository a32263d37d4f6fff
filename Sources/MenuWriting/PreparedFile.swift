internal import Diagnostics
internal import MenuModel
internal import Platform

/// A file of the site once it was made: where it waits, or that it is there already.
struct PreparedFile: Sendable {
  var path: String
  var entry: Manifest.Entry?
  var state: State
  /// What making it brought up, and what stands in its way.
  var diagnostics: [Diagnostic] = []

  enum State: Sendable {
    /// The same bytes stand in its place.
    case unchanged
    /// New bytes wait at `staged` (nil in a dry run); `replaces` tells whether a file is there now.
    case changed(staged: String?, replaces: Bool)
    /// It can't be written, as the diagnostics say.
    case refused
    case failed(FileSystemError)
  }
}

/// Makes the files of a site one by one and puts those that changed into the staging folder.
struct Preparation: Sendable {
  let output: any OutputFolder
  let known: KnownSite
  let staging: Staging
  let options: WriteOptions

  /// Makes a file. Memory for the pieces of it that are made at the same time.
  func prepare(_ file: OutputFile, index: Int) -> PreparedFile {
    var prepared = PreparedFile(path: file.path, state: .refused)
    guard !options.isStopped() else { return prepared }
    if let problem = OutputName.problem(with: file.path) {
      prepared.diagnostics.append(
        Diagnostic(
          .error, .outputName, "‘\(file.path)’ can't be a file: \(problem)",
          suggestion: "rename the folder of the menu"))
      return prepared
    }
    if file.isStanding, let entry = known.manifest?.entry(of: file.path) {
      return PreparedFile(path: file.path, entry: entry, state: .unchanged)
    }
    let arrival = Arrival(self, file.path, index, differs: file.differs)
    file.make(&prepared.diagnostics, arrival.take)
    // A page with an error in it will not be written, but the others are made for their messages.
    if !prepared.diagnostics.contains(where: { $0.severity <= options.failing }) {
      arrival.end(&prepared)
    }
    return prepared
  }

  /// What stands where a file belongs.
  enum Place {
    /// Nothing that would be lost.
    case empty
    case file
    case obstructed(Diagnostic)
  }

  func place(for path: String) throws(FileSystemError) -> Place {
    if let obstacle = try obstacle(above: path) {
      return .obstructed(inTheWay(obstacle.path, obstacle.kind, of: path))
    }
    switch try output.kind(of: path) {
    case nil: return .empty
    case .file: return .file
    case .folder:
      // A menu of the last build may have become a file, if nothing else moved in meanwhile.
      guard let foreign = try foreignFile(below: path) else { return .empty }
      return .obstructed(inTheWay(foreign, .folder, of: path))
    case .some(let kind): return .obstructed(inTheWay(path, kind, of: path))
    }
  }

  /// Why the file there may not be replaced; nil when it may.
  func objection(toReplacing path: String) -> Diagnostic? {
    known.hashes[path] != nil || options.adopts ? nil : inTheWay(path, .file, of: path)
  }

  /// Something that is no folder where a folder is needed. A file of the last build is none: it goes.
  private func obstacle(
    above path: String
  ) throws(FileSystemError) -> (path: String, kind: EntryKind)? {
    var above = ""
    for part in path.split(separator: "/").dropLast() {
      above += above.isEmpty ? String(part) : "/" + part
      switch try output.kind(of: above) {
      case nil: return nil
      case .folder: continue
      case .file where known.hashes[above] != nil: return nil
      case .some(let kind): return (above, kind)
      }
    }
    return nil
  }

  /// A file below a folder that menugen doesn't know.
  private func foreignFile(below folder: String) throws(FileSystemError) -> String? {
    for entry in try output.list(folder) {
      let path = folder + "/" + entry.name
      if entry.kind == .folder {
        if let foreign = try foreignFile(below: path) { return foreign }
      } else if known.hashes[path] == nil {
        return path
      }
    }
    return nil
  }

  private func inTheWay(_ obstacle: String, _ kind: EntryKind, of path: String) -> Diagnostic {
    let what =
      switch kind {
      case .file: "a file that menugen didn't write"
      case .folder: "a folder with files that menugen didn't write"
      case .symbolicLink: "a symbolic link"
      case .other: "a pipe, a socket or a device"
      }
    return Diagnostic(
      .error, .outputInTheWay, "\(what) stands where ‘\(path)’ belongs",
      path: "\(output.name)/\(obstacle)",
      suggestion: kind == .file && obstacle == path
        ? "move it away, or let --adopt replace it" : "move it away")
  }
}
