internal import Diagnostics
internal import MenuLoading
internal import MenuModel
internal import MenuWriting
internal import Platform

/// Where a build reads and writes.
extension Build {
  /// What the input stands for.
  func input() throws(BuildFailure) -> BuildInput {
    if options.input == "-" { return .standardInput(options.standardInput) }
    do throws(FileSystemError) {
      if try files.kind(of: options.input) != nil {
        return try BuildInput.find(options.input, in: files)
      }
    } catch {
      throw BuildFailure(diagnostic: Diagnostic(.error, .unreadable, error.message))
    }
    throw BuildFailure(diagnostic: missing)
  }

  /// The message for an input that is not there, with what lies beside and is nearly called so.
  private var missing: Diagnostic {
    if options.input.contains("://") {
      return Diagnostic(
        .error, .unreadable,
        "‘\(options.input)’ is an address; menugen reads files of this machine",
        suggestion: "download it first, and name the file")
    }
    let path = options.input.replacing("\\", with: "/")
    if path != options.input, (try? files.kind(of: path)) ?? nil != nil {
      return Diagnostic(
        .error, .unreadable, "there is no file or folder ‘\(options.input)’",
        suggestion: "did you mean ‘\(path)’?")
    }
    let parts = options.input.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().joined(separator: "/")
    let name = parts.last.map(String.init) ?? ""
    let beside = (try? files.list(folder.isEmpty ? "." : folder)) ?? []
    return Diagnostic(
      .error, .unreadable, "there is no file or folder ‘\(options.input)’",
      suggestion: Nearest.suggestion(for: name, among: beside.map(\.name)))
  }

  /// The output folder: as asked, or `site` in the site's own folder or the current one.
  func output(for input: BuildInput) -> String {
    if let output = options.output { return output }
    guard case .site = input, options.input != "." else { return "site" }
    return options.input.hasSuffix("/") ? options.input + "site" : options.input + "/site"
  }

  /// The output folder, when a site may be written there.
  func folder(
    _ output: String, for input: BuildInput
  ) throws(WriteFailure) -> any OutputFolder {
    let problem = OutputPlace.problem(
      with: output, inputs: input.places, home: options.home, on: Disk())
    if var problem {
      if options.output == nil, let file = onlyDataFile(in: input) {
        problem.suggestion =
          "name the data file, ‘menugen build \(file)’, or a folder with --output"
      }
      throw WriteFailure(problem)
    }
    do throws(FileSystemError) {
      // A dry run makes no folder; where there is none, all files would be new.
      if options.isDryRun, try Disk().kind(of: output) == nil { return MemoryFolder(name: output) }
      return try DiskFolder(output, isMade: !options.isDryRun)
    } catch {
      throw WriteFailure(error)
    }
  }

  /// The data file of a folder that was named by nothing but its being the current one.
  private func onlyDataFile(in input: BuildInput) -> String? {
    guard case .menuFolder(".") = input else { return nil }
    let entries = (try? files.list(".")) ?? []
    let data = entries.filter {
      $0.kind == .file && ![nil, .markdown].contains(Format.byName($0.name))
    }
    return data.count == 1 ? data[0].name : nil
  }

  func writeOptions(_ input: BuildInput, sources: [String]) -> WriteOptions {
    WriteOptions(
      input: input.identity, sources: sources,
      place: input.places.first.flatMap { try? files.resolve($0) }, replaces: options.replaces,
      adopts: options.adopts, isDryRun: options.isDryRun,
      failing: options.isStrict ? .warning : .error,
      jobs: options.jobs, isStopped: { [wish] in wish.isWanted })
  }
}

extension BuildInput {
  /// The files and folders that are read.
  package var places: [String] {
    switch self {
    case .site(let content, let templates): [content] + (templates.map { [$0] } ?? [])
    case .menuFolder(let path), .file(let path): [path]
    case .standardInput: []
    }
  }

  /// A name for the input that is the same wherever the project lies.
  var identity: String {
    name.split(separator: "/").last.map(String.init) ?? name
  }

  /// The data files that a site was read from, sorted, each by a path that is the same wherever the
  /// project lies.
  func sources(of site: Site) -> [String] {
    let sources = site.menus.flatMap(\.sources)
    switch self {
    case .standardInput: return []
    case .file: return sources.map(lastPart).sorted()
    case .site(let folder, _), .menuFolder(let folder):
      let start = folder.hasSuffix("/") ? folder : folder + "/"
      return sources.map { $0.hasPrefix(start) ? String($0.dropFirst(start.utf8.count)) : $0 }
        .sorted()
    }
  }

  private func lastPart(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
