internal import Diagnostics
internal import MenuLoading
internal import MenuModel
internal import MenuRendering
internal import MenuWriting
package import Platform

/// Builds a site: load, group, render, write.
public struct Build: Sendable {
  package let options: BuildOptions
  var files: any FileSystem
  /// Whether the run shall end early.
  package var wish = StopWish()
  /// What was seen is kept for sites of so many bytes: smaller ones are built as soon as all of it is looked
  /// at again.
  var smallestKept = 2 << 20
  /// Takes the site when all is done, instead of its memory being given back.
  package var leave: @Sendable (MadeSite) -> Void = { _ in }

  /// Builds from the disk and onto it.
  public init(_ options: BuildOptions) { self.init(options, files: Disk()) }

  /// Reads from any file system.
  package init(_ options: BuildOptions, files: any FileSystem) {
    self.options = options
    self.files = files
  }

  /// Reads the input and writes the site.
  ///
  /// Problems in the content are in the result's report, all of them; with one that is an error (or
  /// a warning, when the options are strict) nothing is written.
  ///
  /// - Throws: when the output can't be written to, or not all of it.
  public func run() throws(BuildFailure) -> BuildResult {
    guard let builds = FormerBuilds(options, files) else { return try run { _, _, _, _ in } }
    if let result = try again(builds) { return result }
    let seen = SeenFiles()
    var build = self
    build.files = seen
    return try build.run { result, made, writer, sources in
      guard result.isComplete, result.report.diagnostics.isEmpty, result.bytes >= smallestKept,
        let site = writer.written(made.files.map(\.path))
      else { return }
      builds.keep(result, sources: sources, site, made.wordPlaces, seen)
    }
  }

  /// - Parameter end: told what was built when all is written.
  private func run(
    _ end: (BuildResult, MadeSite, SiteWriter, _ sources: [String]) -> Void
  ) throws(BuildFailure) -> BuildResult {
    let input = try input()
    let cache = NoteCache(
      in: options.cacheFolder, for: options.input, isLeft: !options.isDryRun, files)
    defer { cache?.end() }
    let made = make(from: input, cache?.notes)
    defer { leave(made) }
    var result = BuildResult(made, output: output(for: input))
    guard !made.fails(options) else {
      result.report.add(made.messagesOfFiles(jobs: options.jobs))
      return result
    }
    do throws(WriteFailure) {
      try wish.carefully { () throws(WriteFailure) in
        let writer = SiteWriter(try folder(result.output, for: input))
        let sources = input.sources(of: made.site)
        result.take(try writer.write(made.files, writeOptions(input, sources: sources)))
        end(result, made, writer, sources)
      }
      if !options.isDryRun { cache?.save() }
    } catch {
      throw BuildFailure(diagnostic: error.diagnostic)
    }
    return result
  }

  /// Makes the site in memory: what it is, its files, and every message up to here.
  package func make() throws(BuildFailure) -> MadeSite { make(from: try input()) }

  func make(
    from input: BuildInput, _ notes: RenderedNotes? = nil, remembering memory: PreviewMemory? = nil
  ) -> MadeSite {
    let settings = options.settings.map {
      CommandSetting(option: $0.source, key: $0.key, text: $0.text)
    }
    var loaded = SiteLoader(files, settings: settings, jobs: options.jobs, kept: memory?.input)
      .load(input)
    loaded.configuration.settings.isSingleFile = options.isSingleFile
    let (theme, diagnostics) = (Theme(loaded.templates), loaded.diagnostics)
    var assembled = SiteAssembly.assemble(consume loaded, files, jobs: options.jobs)
    assembled.site.renderedNotes = notes
    assembled.site.writtenParts = memory?.parts
    assembled.site.digests = memory?.digests
    let rendered = PageRenderer(theme, jobs: options.jobs).render(assembled.site)
    return MadeSite(
      site: assembled.site, files: rendered.files,
      diagnostics: diagnostics + assembled.diagnostics + rendered.diagnostics,
      wordPlaces: rendered.wordPlaces, remarks: rendered.remarks)
  }
}
