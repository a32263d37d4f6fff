package import Diagnostics
package import MenuModel
package import Platform

/// Compares a folder with what a build makes.
package struct SiteVerifier: Sendable {
  private let output: any OutputFolder

  package init(_ output: any OutputFolder) { self.output = output }

  /// What a comparison found.
  package struct Result: Sendable {
    /// How many files were compared.
    package var compared: Int
    /// The first difference, by the order of the site's files; nil when the folder is what the
    /// build makes.
    package var difference: Diagnostic?
    /// What making the files brought up.
    package var diagnostics: [Diagnostic]
  }

  /// Makes the files one by one, compares each with the one in the folder, then looks for files of
  /// another build. Other people's files are none of its business. Memory for one file and its twin.
  package func verify(
    _ files: [OutputFile], input: String, sources: [String] = []
  ) throws(WriteFailure) -> Result {
    var result = Result(compared: 0, difference: nil, diagnostics: [])
    var entries: [Manifest.Entry] = []
    do throws(FileSystemError) {
      for file in files {
        let pieces = file.make(&result.diagnostics)
        result.compared += 1
        guard result.difference == nil else { continue }
        let tally = Tally()
        result.difference = try compare(pieces, tally, with: file.path)
        entries.append(tally.entry(file.path))
      }
      if result.difference == nil {
        result.difference = try leftover(
          entries, Manifest(input: input, sources: sources, entries: entries))
      }
    } catch {
      throw WriteFailure(error)
    }
    return result
  }

  /// How the file in the folder differs from the bytes.
  private func compare(
    _ pieces: OutputPieces, _ tally: Tally, with path: String
  ) throws(FileSystemError) -> Diagnostic? {
    guard try output.kind(of: path) == .file else {
      return Diagnostic(
        .error, .outputDiffers, "the build makes this file, and it is not there",
        path: "\(output.name)/\(path)")
    }
    if try output.holds(tally.counting(pieces), at: path) { return nil }
    return difference(in: path, found: try output.contents(of: path), made: Array(pieces.joined()))
  }

  private func difference(in path: String, found: [UInt8], made: [UInt8]) -> Diagnostic {
    let offset = zip(found, made).prefix { $0 == $1 }.reduce(0) { count, _ in count + 1 }
    let file = SourceFile(name: "\(output.name)/\(path)", bytes: found)
    // Where they differ in the middle of a character, the message is about all of it.
    var start = offset
    while start > 0, start < found.count, found[start] & 0xC0 == 0x80 { start -= 1 }
    var end = min(start + 1, max(start, found.count))
    while end < found.count, found[end] & 0xC0 == 0x80 { end += 1 }
    let expected = made[min(start, made.count)...].prefix(60).prefix { $0 != UInt8(ascii: "\n") }
    return Diagnostic(
      .error, .outputDiffers,
      "the file is not what the build makes, from byte \(start + 1) on",
      at: SourceSpan(file, start..<end),
      expected: made.count == offset
        ? "the end of the file" : String(decoding: expected, as: UTF8.self))
  }

  /// A file of another build, or a manifest that doesn't fit.
  private func leftover(
    _ entries: [Manifest.Entry], _ manifest: Manifest
  ) throws(FileSystemError) -> Diagnostic? {
    let known = try KnownSite(output)
    let made = Set(entries.map(\.path))
    for path in known.hashes.keys.sorted() where !made.contains(path) {
      guard try output.kind(of: path) == .file else { continue }
      return Diagnostic(
        .error, .outputDiffers, "the file is of another build: this one doesn't make it",
        path: "\(output.name)/\(path)")
    }
    return try compare(OutputPieces([manifest.bytes]), Tally(), with: Manifest.path)
  }
}
