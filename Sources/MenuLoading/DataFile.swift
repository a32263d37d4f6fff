package import Diagnostics
package import MenuModel

/// A data file as it was read: what kind it is, and its value.
package struct DataFile: Sendable {
  /// The text, as UTF-8; nil when the bytes are of another encoding than was named.
  package var file: SourceFile?
  /// Nil when it is of no kind that can be read.
  package var format: Format?
  /// How a table is written; nil for other formats.
  package var dialect: CSVDialect?
  /// What it holds; nil when it can't be read, and for Markdown, which is read as notes.
  package var value: Value?
  package var diagnostics: [Diagnostic]

  /// Reads a file of any format. Linear in its size.
  ///
  /// - Parameters:
  ///   - bytes: the file as it is on disk.
  ///   - name: its path as messages print it; the extension breaks ties of format.
  ///   - options: what is said about encoding and header.
  package init(_ bytes: [UInt8], name: String, options: ReadingOptions = ReadingOptions()) {
    diagnostics = []
    if let kind = ForeignKind(bytes) {
      diagnostics = [
        Diagnostic(
          .error, .unknownFormat, "\(name) is \(kind.name), which menugen doesn't read", path: name,
          suggestion: kind.remedy)
      ]
      return
    }
    if Format.isBinaryPropertyList(bytes) {
      file = SourceFile(name: name, bytes: bytes)
    } else {
      (file, diagnostics) = SourceDecoder.decode(bytes, name: name, encoding: options.encoding)
      for place in diagnostics.indices where diagnostics[place].code == .unknownEncoding {
        diagnostics[place].span = options.places.value("encoding")
      }
    }
    guard let file else { return }
    format = Format.sniff(file.bytes, name: name)
    read(file, options)
  }

  private mutating func read(_ file: SourceFile, _ options: ReadingOptions) {
    let result: ReadResult
    switch format {
    case .json: result = JSONReader(file: file).read()
    case .jsonLines: result = JSONLinesReader(file: file).read()
    case .propertyList, .binaryPropertyList: result = PropertyListReader(file: file).read()
    case .yaml: result = YAMLReader(file: file).read()
    case .toml: result = TOMLReader(file: file).read()
    case .table:
      let reader = CSVReader(file: file, hasHeader: options.hasHeader)
      dialect = reader.dialect
      result = reader.read()
    case .markdown: return
    case nil:
      diagnostics.append(
        Diagnostic(
          .error, .unknownFormat, "\(file.name) is of no kind that menugen reads",
          at: SourceSpan(file, 0..<min(1, file.bytes.count)),
          expected: "JSON, YAML, TOML, a property list, a table of delimited values or Markdown"))
      return
    }
    value = result.value
    diagnostics += result.diagnostics
  }
}
