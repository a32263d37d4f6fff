package import Diagnostics
package import MenuModel

/// The data at the top of a Markdown file, and where the Markdown begins.
///
/// It stands between two lines `---` (YAML) or `+++` (TOML), or from a line `{` to the brace that
/// closes it (JSON). A file that begins otherwise has none.
package struct FrontMatter: Sendable {
  /// Nil when the file has no front matter, or one that can't be read.
  package var fields: ValueMap?
  /// The Markdown after it; the whole file when there is none.
  package var body: ByteRange
  package var diagnostics: [Diagnostic] = []

  /// What stands before the Markdown, as far as that can be seen without reading it: while it stays as it
  /// is, so does everything but the Markdown.
  static func head(of bytes: [UInt8]) -> Range<Int> {
    0..<(FrontMatterBlock(bytes)?.end ?? MarkdownLines(bytes).start)
  }

  /// Takes a file apart. Linear in its size.
  ///
  /// - Parameter field: the one field that is asked for, when only one is. Front matter that is plain
  ///   to see, has no such field and nothing to complain about is then not read any closer.
  package static func split(_ file: SourceFile, lookingFor field: String? = nil) -> FrontMatter {
    let whole = FrontMatter(body: ByteRange(MarkdownLines(file.bytes).start..<file.bytes.count))
    guard let block = FrontMatterBlock(file.bytes) else { return whole }
    guard let end = block.end else {
      guard block.looksLikeData else { return whole }
      return FrontMatter(
        body: whole.body,
        diagnostics: [
          Diagnostic(
            .warning, .frontMatter,
            "the front matter has no line ‘\(block.format.closing)’ after it",
            at: SourceSpan(file, block.fence))
        ])
    }
    let body = ByteRange(end..<file.bytes.count)
    if let field, block.isPlain(without: field, in: file.bytes) {
      return FrontMatter(fields: ValueMap(), body: body)
    }
    let result = block.read(file)
    switch result.value?.kind {
    case .map(let fields):
      return FrontMatter(fields: fields, body: body, diagnostics: result.diagnostics)
    case .null:
      return FrontMatter(fields: ValueMap(), body: body, diagnostics: result.diagnostics)
    case nil:
      return FrontMatter(body: body, diagnostics: result.diagnostics)
    default:
      // Two rules across the page with text between them are Markdown.
      return whole
    }
  }
}

/// The lines at the start of a file that hold its front matter.
private struct FrontMatterBlock {
  enum Format {
    case yaml, toml, json

    var closing: String {
      switch self {
      case .yaml: "---"
      case .toml: "+++"
      case .json: "}"
      }
    }
  }

  let format: Format
  /// The line that opens it.
  let fence: Range<Int>
  private let content: Range<Int>
  /// Where the file goes on after the line that closes it; nil when none does.
  let end: Int?
  /// Whether the line after the opening one is a field.
  let looksLikeData: Bool

  init?(_ bytes: [UInt8]) {
    var lines = MarkdownLines(bytes)
    guard let fence = lines.next() else { return nil }
    let opening = lines.text(of: fence)
    if Self.isSign("---", bytes, opening) {
      format = .yaml
    } else if Self.isSign("+++", bytes, opening) {
      format = .toml
    } else if Self.isSign("{", bytes, opening) {
      format = .json
    } else {
      return nil
    }
    self.fence = opening
    if format == .json {
      content = fence.lowerBound..<Self.endOfObject(in: bytes, from: fence.lowerBound)
      end = bytes[..<content.upperBound].last == ASCII.rightBrace ? lines.after(content) : nil
      looksLikeData = false
      return
    }
    var second: Range<Int>?
    while let line = lines.next() {
      second = second ?? line
      let text = lines.text(of: line)
      guard
        Self.isSign(format.closing, bytes, text)
          || format == .yaml && Self.isSign("...", bytes, text)
      else { continue }
      content = fence.upperBound..<line.lowerBound
      end = line.upperBound
      looksLikeData = true
      return
    }
    content = fence.upperBound..<bytes.count
    end = nil
    let sign = format == .yaml ? ASCII.colon : ASCII.equals
    looksLikeData = second.map { Self.isField(bytes[$0], sign) } ?? false
  }

  /// Whether a line is one of those that open or close a block.
  private static func isSign(_ sign: String, _ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    line.count == sign.utf8.count && bytes[line].elementsEqual(sign.utf8)
  }

  /// Whether these are a few lines of YAML, each a name and a value that can only be read in one way:
  /// letters, digits, blanks and hyphens, or text in double quotes without a backslash.
  func isPlain(without field: String, in bytes: [UInt8]) -> Bool {
    guard format == .yaml else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      var names: [Slice<UnsafeBufferPointer<UInt8>>] = []
      var rest = bytes[content]
      while !rest.isEmpty {
        let line = rest[..<(rest.firstIndex(of: ASCII.lineFeed) ?? rest.endIndex)]
        rest = rest[line.endIndex...].dropFirst()
        if line.isEmpty { continue }
        guard names.count < 8, let colon = line.firstIndex(of: ASCII.colon) else { return false }
        let name = line[..<colon]
        guard let first = name.first, ASCII.isLetter(first),
          name.allSatisfy({ ASCII.isLetter($0) || ASCII.isDigit($0) || $0 == ASCII.underscore }),
          !name.elementsEqual(field.utf8), !names.contains(where: { $0.elementsEqual(name) }),
          Self.isPlainValue(line[(colon + 1)...])
        else { return false }
        names.append(name)
      }
      return !names.isEmpty
    }
  }

  private static func isPlainValue(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard text.first == ASCII.space, let first = text.dropFirst().first, let last = text.last else {
      return false
    }
    let value = text.dropFirst()
    if first == ASCII.quote {
      guard value.count > 1, last == ASCII.quote else { return false }
      // C2 leads control characters and EF the byte order mark, which YAML is particular about.
      return value.dropFirst().dropLast().allSatisfy {
        $0 >= 0x20 && $0 != ASCII.quote && $0 != ASCII.backslash
          && $0 != 0x7F && $0 != 0xC2 && $0 != 0xEF
      }
    }
    guard ASCII.isLetter(first) || ASCII.isDigit(first), last != ASCII.space else { return false }
    return value.allSatisfy {
      ASCII.isLetter($0) || ASCII.isDigit($0) || $0 == ASCII.space || $0 == ASCII.minus
    }
  }

  /// Reads the block with what comes before it blanked, so that places are the file's own.
  func read(_ file: SourceFile) -> ReadResult {
    var bytes = Array(file.bytes[..<content.upperBound])
    for place in 0..<content.lowerBound where bytes[place] > ASCII.space {
      bytes[place] = ASCII.space
    }
    let part = SourceFile(name: file.name, bytes: bytes)
    var result =
      switch format {
      case .yaml: YAMLReader(file: part).read()
      case .toml: TOMLReader(file: part).read()
      case .json: JSONReader(file: part).read()
      }
    for place in result.diagnostics.indices { result.diagnostics[place].move(to: file) }
    return result
  }

  /// Whether a line starts as `name:` or `name =` does.
  private static func isField(_ line: ArraySlice<UInt8>, _ sign: UInt8) -> Bool {
    guard let place = line.firstIndex(of: sign) else { return false }
    return place > line.startIndex
      && line[..<place].allSatisfy {
        ASCII.isLetter($0) || ASCII.isDigit($0) || $0 >= 0x80 || "_- \"".utf8.contains($0)
      }
  }

  /// The end of the object that starts there: after its closing brace, or at the end of the file.
  private static func endOfObject(in bytes: [UInt8], from start: Int) -> Int {
    var depth = 0
    var isInText = false
    var position = start
    while position < bytes.count {
      switch bytes[position] {
      case ASCII.backslash where isInText: position += 1
      case ASCII.quote: isInText.toggle()
      case ASCII.leftBrace where !isInText: depth += 1
      case ASCII.rightBrace where !isInText:
        depth -= 1
        if depth == 0 { return position + 1 }
      default: break
      }
      position += 1
    }
    return bytes.count
  }
}

/// The lines of a file, ended by LF, CRLF or CR, without the byte order mark.
private struct MarkdownLines {
  /// After the byte order mark, if there is one.
  let start: Int
  private let bytes: [UInt8]
  private var position: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0
    position = start
  }

  /// The next line with its break.
  mutating func next() -> Range<Int>? {
    guard position < bytes.count else { return nil }
    let line = position..<after(position..<position)
    position = line.upperBound
    return line
  }

  /// The end, with its break, of the line in which a range ends.
  func after(_ range: Range<Int>) -> Int {
    guard let end = bytes[range.upperBound...].firstIndex(where: Self.isBreak) else {
      return bytes.count
    }
    let isPair = bytes[end] == ASCII.carriageReturn && bytes[end...].dropFirst().first == 0x0A
    return end + (isPair ? 2 : 1)
  }

  /// A line without its break and the blanks before it.
  func text(of line: Range<Int>) -> Range<Int> {
    let end = bytes[line].lastIndex { !ASCII.isBlank($0) }
    return line.lowerBound..<(end.map { $0 + 1 } ?? line.lowerBound)
  }

  private static func isBreak(_ byte: UInt8) -> Bool {
    byte == ASCII.lineFeed || byte == ASCII.carriageReturn
  }
}

extension Diagnostic {
  /// Says the same of another file with the same bytes in the same places.
  fileprivate mutating func move(to file: SourceFile) {
    span?.file = file
    for place in notes.indices { notes[place].span?.file = file }
  }
}
