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
  /// another build. Other people's files are none of its business. Memory for the pieces that are made
  /// at the same time, and for one file when it differs.
  package func verify(
    _ files: [OutputFile], input: String, sources: [String] = []
  ) throws(WriteFailure) -> Result {
    var result = Result(compared: 0, difference: nil, diagnostics: [])
    var entries: [Manifest.Entry] = []
    do throws(FileSystemError) {
      for file in files {
        let meeting = Meeting(with: result.difference == nil ? try open(file.path) : nil)
        file.make(&result.diagnostics, meeting.take)
        result.compared += 1
        guard result.difference == nil else { continue }
        result.difference = try difference(in: file.path, meeting)
        entries.append(meeting.tally.entry(file.path))
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

  /// The file in the folder; nil when none stands there.
  private func open(_ path: String) throws(FileSystemError) -> (any StandingFile)? {
    try output.kind(of: path) == .file ? try output.open(path) : nil
  }

  /// How the file in the folder differs from the bytes that met it.
  private func difference(
    in path: String, _ meeting: Meeting
  ) throws(FileSystemError) -> Diagnostic? {
    switch try meeting.end() {
    case .same: return nil
    case .alone:
      return Diagnostic(
        .error, .outputDiffers, "the build makes this file, and it is not there",
        path: "\(output.name)/\(path)")
    case .differs(let offset, let made):
      return difference(in: path, try output.contents(of: path), at: offset, made)
    }
  }

  /// - Parameter made: the bytes that should stand from the offset on, as far as they are to be shown;
  ///   none where the file should end.
  private func difference(
    in path: String, _ found: [UInt8], at offset: Int, _ made: [UInt8]
  ) -> Diagnostic {
    let file = SourceFile(name: "\(output.name)/\(path)", bytes: found)
    // Where they differ in the middle of a character, the message is about all of it.
    var start = offset
    while start > 0, start < found.count, found[start] & 0xC0 == 0x80 { start -= 1 }
    var end = min(start + 1, max(start, found.count))
    while end < found.count, found[end] & 0xC0 == 0x80 { end += 1 }
    let expected = (found[start..<offset] + made).prefix(60).prefix { $0 != UInt8(ascii: "\n") }
    return Diagnostic(
      .error, .outputDiffers,
      "the file is not what the build makes, from byte \(start + 1) on",
      at: SourceSpan(file, start..<end),
      expected: made.isEmpty ? "the end of the file" : String(decoding: expected, as: UTF8.self))
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
    let meeting = Meeting(with: try open(Manifest.path))
    meeting.take(manifest.bytes)
    return try difference(in: Manifest.path, meeting)
  }
}
