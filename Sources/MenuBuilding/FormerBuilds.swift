internal import MenuModel
internal import MenuRendering
internal import MenuWriting
internal import Platform

/// Where what the last build saw is kept for the next: in the user's cache folder, a file for each
/// request, up to a fixed number of them. It may be deleted at any time.
struct FormerBuilds {
  private let folder: String
  private let name: String
  private let request: String
  private let jobs: Int

  /// Nil where nothing is kept: without a cache folder, for what comes by standard input or goes
  /// nowhere, and where the program can't tell itself from another.
  init?(_ options: BuildOptions, _ files: any FileSystem) {
    guard files is Disk, let folder = options.cacheFolder, !options.isDryRun,
      options.input != "-", let program = Program.identity, let here = try? files.resolve(".")
    else { return nil }
    var options = options
    (self.folder, jobs) = (folder, options.jobs)
    // Neither has a part in what comes out.
    (options.jobs, options.cacheFolder) = (1, nil)
    request = [program, here, String(reflecting: options)].joined(separator: "\n")
    name = "built-" + ContentHash([Array(request.utf8)]).hexadecimal.prefix(2)
  }

  /// What the last build of this request left.
  func last() -> FormerBuild? {
    guard let file = ReadableFile("\(folder)/\(name)") else { return nil }
    return FormerBuild(file.read(0..<file.size), request: request)
  }

  /// Keeps what a build saw, once all is written. Not of one that had something to say: it shall be said
  /// each time.
  ///
  /// - Parameters:
  ///   - sources: as the manifest names them.
  ///   - site: as it was left.
  func keep(
    _ result: BuildResult, sources: [String], _ site: WrittenSite, _ words: WordPlaces,
    _ seen: SeenFiles
  ) {
    save { take in
      let packs = (words: FormerBuild.write(words, take), sights: seen.write(take))
      FormerBuild.end(
        request: request, sources: sources, menus: result.menus, site: site,
        sections: words.sections, packs: packs
      ).write(take)
    }
  }

  /// Keeps a build's file.
  ///
  /// - Parameter write: gives its pieces.
  func save(_ write: (_ take: ([UInt8]) -> Void) -> Void) {
    let file = CacheFile(name, in: folder)
    write { file.take($0) }
    file.keep()
    file.remove()
  }
}
