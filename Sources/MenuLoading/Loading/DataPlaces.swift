package import Diagnostics
internal import MenuModel
internal import Platform

/// Where texts stand in the data of a menu, for messages that are about a row's text long after the
/// data was read: its files are read again.
package struct DataPlaces: Sendable {
  private let files: any FileSystem
  private let options: ReadingOptions
  /// The data files, or the folder of Markdown, as messages print them.
  private let sources: [String]
  /// The data when it came from no file.
  private let bytes: [UInt8]?

  init(
    _ sources: [String], _ options: ReadingOptions, in files: any FileSystem, bytes: [UInt8]? = nil
  ) {
    self.sources = sources
    self.options = options
    self.files = files
    self.bytes = bytes
  }

  /// The first place of each text that is a whole value of the data. Linear in the data.
  package func find(_ texts: Set<String>) -> [String: SourceSpan] {
    var search = Search(missing: texts)
    for source in sources where !search.missing.isEmpty {
      if (try? files.kind(of: source)) == .folder {
        for path in FolderScan(source, in: files).paths where isMarkdown(path) {
          guard case .success(let file) = TextFile.read(joined(source, path), in: files) else {
            continue
          }
          search.look(throughFrontMatterOf: file)
        }
      } else if let bytes = bytes ?? (try? files.read(source)) {
        search.look(through: DataFile(bytes, name: source, options: options))
      }
    }
    return search.found
  }

  private func isMarkdown(_ path: String) -> Bool { Format.byName(path) == .markdown }

  private struct Search {
    var missing: Set<String>
    var found: [String: SourceSpan] = [:]

    mutating func look(through data: DataFile) {
      guard let file = data.file else { return }
      if let value = data.value { return look(through: value, file) }
      if data.format == .markdown { look(throughFrontMatterOf: file) }
    }

    mutating func look(throughFrontMatterOf file: SourceFile) {
      guard let fields = FrontMatter.split(file).fields else { return }
      look(through: Value(.map(fields)), file)
    }

    /// Readers bound how deep values are.
    private mutating func look(through value: Value, _ file: SourceFile) {
      guard !missing.isEmpty else { return }
      switch value.kind {
      case .list(let values): for value in values { look(through: value, file) }
      case .map(let map): for value in map.values { look(through: value, file) }
      case .null: return
      case .boolean, .number, .text:
        guard let text = value.scalarText, missing.remove(text) != nil else { return }
        found[text] = SourceSpan(file, value.range.offsets)
      }
    }
  }
}
