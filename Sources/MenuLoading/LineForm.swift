/// What a line of text looks like, in the formats that are told by their lines.
enum LineForm {
  typealias Line = Slice<UnsafeBufferPointer<UInt8>>

  /// `[name]` or `[[name]]`, alone on its line but for a comment.
  static func isTOMLHeader(_ line: Line) -> Bool {
    let line = trimmed(line)
    guard line.first == ASCII.leftBracket else { return false }
    let inside = line.drop { $0 == ASCII.leftBracket }
    guard let close = inside.firstIndex(of: ASCII.rightBracket) else { return false }
    let name = inside[..<close]
    let rest = inside[close...].drop { $0 == ASCII.rightBracket }.drop(while: ASCII.isBlank)
    let isName = name.allSatisfy {
      isBare($0) || $0 == ASCII.dot || $0 == ASCII.quote || $0 == ASCII.space
        || $0 == ASCII.apostrophe
    }
    // [2024] and ["a"] are lists in JSON as well.
    let isBareName = name.contains { ASCII.isLetter($0) } && name.first != ASCII.quote
    return isName && isBareName && (rest.isEmpty || rest.first == ASCII.hash)
      && !["true", "false", "null"].contains { name.elementsEqual($0.utf8) }
  }

  /// `key = value`, with a value that TOML knows.
  static func isTOMLPair(_ line: Line) -> Bool {
    let line = trimmed(line)
    guard let equals = line.firstIndex(of: ASCII.equals) else { return false }
    let key = trimmed(line[..<equals])
    let value = trimmed(line[(equals + 1)...])
    let isKey =
      !key.isEmpty
      && (key.allSatisfy { isBare($0) || $0 == ASCII.dot } || key.first == ASCII.quote
        || key.first == ASCII.apostrophe)
    guard isKey, let first = value.first else { return false }
    return ASCII.isDigit(first) || first == ASCII.quote || first == ASCII.apostrophe
      || first == ASCII.leftBracket || first == ASCII.leftBrace || first == ASCII.minus
      || first == ASCII.plus || value.starts(with: "true".utf8) || value.starts(with: "false".utf8)
  }

  /// `key: value`, `key:`, `- item`, or such a line further in.
  static func isYAML(_ line: Line) -> Bool {
    let line = trimmed(line)
    guard let first = line.first else { return false }
    if first == ASCII.minus { return line.count == 1 || line.dropFirst().first == ASCII.space }
    return isYAMLPair(line)
  }

  static func isYAMLPair(_ line: Line) -> Bool {
    guard
      let colon = line.indices.first(where: { index in
        line[index] == ASCII.colon
          && (index + 1 == line.endIndex || ASCII.isBlank(line[index + 1]))
      })
    else { return false }
    let key = line[..<colon]
    // A key is a word or a few, not the start of a sentence.
    let blanks = key.count { $0 == ASCII.space }
    return !key.isEmpty && key.count <= 80 && blanks <= 6 && key.first != ASCII.star
      && key.first != ASCII.hash && key.first != ASCII.leftBracket
  }

  /// `# Title`, one to six signs.
  static func isHeading(_ line: Line) -> Bool {
    let rest = line.drop { $0 == ASCII.hash }
    let depth = line.count - rest.count
    return (1...6).contains(depth) && rest.first == ASCII.space
      && rest.contains { !ASCII.isBlank($0) }
  }

  static func trimmed(_ line: Line) -> Line {
    var line = line.drop(while: ASCII.isBlank)
    while let last = line.last, ASCII.isBlank(last) { line = line.dropLast() }
    return line
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == ASCII.underscore
      || byte == ASCII.minus
  }
}

/// How far lines look like each of the formats, from 0 to about 1.
struct LineTally {
  private(set) var toml = 0.0
  private(set) var yaml = 0.0
  private(set) var markdown = 0.0

  init(_ lines: [LineForm.Line]) {
    let spoken = lines.filter { $0.first != ASCII.hash }
    if let first = spoken.first {
      let pairs = spoken.count { LineForm.isTOMLPair($0) || LineForm.isTOMLHeader($0) }
      let isTOML = LineForm.isTOMLPair(first) || LineForm.isTOMLHeader(first)
      // Lists and texts over several lines are in neither form.
      toml = isTOML ? 0.5 + 0.5 * Double(pairs) / Double(spoken.count) : 0
      let keyed = spoken.count { LineForm.isYAML($0) || $0.first == ASCII.space }
      yaml = LineForm.isYAML(first) ? Double(keyed) / Double(spoken.count) : 0
    }
    let headings = lines.count(where: LineForm.isHeading)
    guard headings > 0, let first = lines.first else { return }
    let pairs = spoken.count { LineForm.isYAMLPair($0) }
    let prose = spoken.count - pairs
    markdown =
      (LineForm.isHeading(first) ? 0.5 : 0.2)
      + 0.4 * Double(headings + prose) / Double(lines.count)
  }
}
