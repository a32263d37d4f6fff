internal import Diagnostics

extension Format {
  /// The format of a file, from its first 64 KiB.
  ///
  /// - Parameters:
  ///   - bytes: the file as UTF-8, or as it is when it may be a binary property list.
  ///   - name: the file's name; its extension decides where the content leaves a choice.
  /// - Returns: nil for what is no text that menugen reads, such as a page in HTML.
  package static func sniff(_ bytes: [UInt8], name: String = "") -> Format? {
    if isBinaryPropertyList(bytes) { return .binaryPropertyList }
    return bytes.withUnsafeBufferPointer { FormatSample($0, name: name).format }
  }

  /// Whether a file is the one kind of data that is no text.
  static func isBinaryPropertyList(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist0".utf8) }
}

/// The first lines of a file, to tell what kind it is.
private struct FormatSample {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let start: Int
  private let promised: Format?
  private let lines: [Range<Int>]

  init(_ bytes: UnsafeBufferPointer<UInt8>, name: String) {
    self.bytes = bytes
    promised = Format.byName(name)
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lines = Self.lines(bytes, from: mark)
    start = lines.first?.lowerBound ?? bytes.count
  }

  /// The lines that are not blank, up to 400 of them, without blanks at their starts' left.
  private static func lines(
    _ bytes: UnsafeBufferPointer<UInt8>, from mark: Int
  ) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var position = mark
    let end = min(bytes.count, 1 << 16)
    while position < end, lines.count < 400 {
      var next = position
      while next < end, bytes[next] != ASCII.lineFeed, bytes[next] != ASCII.carriageReturn {
        next += 1
      }
      if bytes[position..<next].contains(where: { !ASCII.isBlank($0) }) {
        lines.append(position..<next)
      }
      position = next + 1
    }
    return lines
  }

  var format: Format? {
    guard let first = lines.first else { return promised ?? .json }
    let head = bytes[first].drop(while: ASCII.isBlank)
    switch head.first {
    case ASCII.less where !head.starts(with: "<<".utf8):
      return promised == .markdown ? .markdown : isPropertyList(head) ? .propertyList : nil
    case ASCII.leftBrace, ASCII.leftBracket: return bracketed(head)
    case ASCII.slash where head.starts(with: "//".utf8) || head.starts(with: "/*".utf8):
      return promised ?? .json
    case ASCII.quote where promised == .json, ASCII.quote where promised == .jsonLines:
      return promised
    default: break
    }
    if head.starts(with: "+++".utf8) { return .markdown }
    if head.starts(with: "%YAML".utf8) { return .yaml }
    if isRule(first) { return afterRule }
    return byLines
  }

  private func isPropertyList(_ head: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    ["<?xml", "<plist", "<!DOCTYPE plist", "<!--"].contains { head.starts(with: $0.utf8) }
  }

  /// What starts with `{` or `[`: JSON, unless it is the head of a TOML table, a link in Markdown
  /// or YAML that borrowed JSON's brackets.
  private func bracketed(_ head: Slice<UnsafeBufferPointer<UInt8>>) -> Format {
    if promised == .markdown { return .markdown }
    if LineForm.isTOMLHeader(head), promised == .toml || isTOMLAfterHeader { return .toml }
    if isJSONLines { return .jsonLines }
    if promised == .yaml {
      let inside = head.dropFirst().drop(while: ASCII.isBlank).first
      let isQuoted = inside == nil || inside == ASCII.quote || inside == ASCII.leftBrace
      return isQuoted ? .json : .yaml
    }
    return .json
  }

  private var isTOMLAfterHeader: Bool {
    let next = lines.dropFirst().map { bytes[$0].drop(while: ASCII.isBlank) }
      .first { $0.first != ASCII.hash }
    guard let next else { return true }
    return LineForm.isTOMLPair(next) || LineForm.isTOMLHeader(next)
  }

  /// Whether the first two lines are each a whole value.
  private var isJSONLines: Bool {
    guard let first = lines.first else { return false }
    if promised == .jsonLines { return first.count > 1 }
    guard lines.count > 1, bytes[lines[1].lowerBound] == bytes[first.lowerBound] else {
      return false
    }
    return isWholeValue(first) && isWholeValue(lines[1])
  }

  private func isWholeValue(_ line: Range<Int>) -> Bool {
    var parser = JSONParser(bytes, problems: Problems(SourceFile(name: "", bytes: [])))
    parser.position = line.lowerBound
    parser.end = line.upperBound
    return parser.document() != nil && !parser.problems.hasErrors
  }

  /// Whether a line is `---`.
  private func isRule(_ line: Range<Int>) -> Bool {
    bytes[line].starts(with: "---".utf8)
      && bytes[line].dropFirst(3).allSatisfy(ASCII.isBlank)
  }

  /// A file that starts with `---`: YAML, or Markdown with front matter.
  private var afterRule: Format {
    if promised == .markdown { return .markdown }
    let rest = lines.dropFirst()
    guard let second = rest.firstIndex(where: isRule), second + 1 < lines.count else {
      return .yaml
    }
    let next = bytes[lines[second + 1]]
    return LineForm.isYAML(next) || next.first == ASCII.hash && promised == .yaml
      ? .yaml : .markdown
  }

  /// The format that most lines look like; the promised one has an advantage.
  private var byLines: Format {
    // Any text is Markdown, so there is nothing in the content that could speak against it.
    if promised == .markdown { return .markdown }
    let table = CSVDialect(of: bytes, from: start, hasHeader: true)
    let tally = LineTally(lines.map { bytes[$0] })
    var scores: [(format: Format, score: Double)] = [
      (.toml, tally.toml), (.yaml, tally.yaml), (.markdown, tally.markdown),
      (.table, table.delimiter == nil ? 0.25 : 0.93 * table.agreement),
    ]
    for index in scores.indices where scores[index].format == promised && promised != nil {
      scores[index].score += 0.35
    }
    let best = scores.max { $0.score < $1.score }
    // Nothing of JSON is left here, so a name that promises it is the better judge of what was
    // meant than lines that look like anything else.
    if let promised, promised == .json || promised == .jsonLines, (best?.score ?? 0) < 0.6 {
      return promised
    }
    return best?.format ?? .table
  }
}
