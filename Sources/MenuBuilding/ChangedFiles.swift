internal import Diagnostics
internal import MenuModel
internal import MenuRendering
internal import Platform

/// Files of a site with changes in them: as they stand in the output folder, and what comes into them.
struct ChangedFiles {
  private let folder: any OutputFolder
  private var known: [String: ReadableFile] = [:]
  private var changes: [String: [NoteExchange.Change]] = [:]

  init(_ folder: any OutputFolder) { self.folder = folder }

  /// A file as it stands; nil when it can't be read.
  mutating func file(_ path: String) -> ReadableFile? {
    if let file = known[path] { return file }
    let file = folder.readable(path)
    known[path] = file
    return file
  }

  mutating func add(_ change: NoteExchange.Change) {
    changes[change.file, default: []].append(change)
  }

  /// The site's files: those with changes made anew, the others as they stand.
  func files(of paths: [String]) -> [OutputFile] {
    paths.map { path in
      guard let file = known[path], let changes = changes[path] else {
        return OutputFile(standing: path)
      }
      let sorted = changes.sorted { $0.range.lowerBound < $1.range.lowerBound }
      var output = OutputFile(path) { diagnostics, take in
        if Self.write(file, with: sorted, take) { return }
        diagnostics.append(
          Diagnostic(
            .error, .unreadable, "the file was changed while it was read", path: path,
            suggestion: "run the command again"))
      }
      output.differs = true
      return output
    }
  }

  /// Whether all of the file was there.
  ///
  /// - Parameter changes: by their places.
  private static func write(
    _ file: ReadableFile, with changes: [NoteExchange.Change], _ take: OutputFile.Take
  ) -> Bool {
    var index = 0
    for change in changes {
      guard write(index..<change.range.lowerBound, of: file, take) else { return false }
      take(change.bytes)
      index = change.range.upperBound
    }
    return write(index..<file.size, of: file, take)
  }

  private static func write(
    _ range: Range<Int>, of file: ReadableFile, _ take: OutputFile.Take
  ) -> Bool {
    for start in stride(from: range.lowerBound, to: range.upperBound, by: pieceSize) {
      let piece = start..<min(start + pieceSize, range.upperBound)
      let bytes = file.read(piece)
      take(bytes)
      guard bytes.count == piece.count else { return false }
    }
    return true
  }

  private static let pieceSize = 1 << 18
}
