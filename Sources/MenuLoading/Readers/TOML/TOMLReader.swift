package import Diagnostics
package import MenuModel

/// Reads TOML 1.0 through toml++.
package struct TOMLReader {
  private let file: SourceFile

  package init(file: SourceFile) { self.file = file }

  /// The file's table as a map in the order of its keys, numbers and dates as they were written.
  /// A mistake of syntax ends the reading, gives its place and leaves no value. Linear in the
  /// file's size, but for sorting the keys of a table.
  package func read() -> ReadResult {
    if let range = TOMLKeyDepth.tooDeep(in: file.bytes) {
      return ReadResult(nil, [.tooDeep(TOMLKeyDepth.limit, at: SourceSpan(file, range))])
    }
    let visit = TOMLVisit(file)
    visit.run()
    return ReadResult(visit.isWhole ? visit.root : nil, visit.problems.all())
  }
}
