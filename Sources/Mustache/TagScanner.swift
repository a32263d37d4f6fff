/// Finds the tags of a template. Linear in its length.
struct TagScanner {
  private let template: TemplateSource
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)
  private(set) var tags: [Tag] = []
  private(set) var problems: [TemplateProblem] = []

  private var bytes: [UInt8] { template.bytes }

  init(_ template: TemplateSource) { self.template = template }

  mutating func scan() {
    var index = 0
    while let start = find(opening, from: index) {
      guard let end = scanTag(at: start) else { return }
      index = end
    }
  }

  /// The end of the tag that starts at `start`; nil when it has none.
  private mutating func scanTag(at start: Int) -> Int? {
    let inner = start + opening.count
    let sigil = firstNonBlank(from: inner).map { bytes[$0] }
    // Triple mustaches have their brace at once; all other sigils may have blanks before them.
    let isTriple = inner < bytes.count && bytes[inner] == UInt8(ascii: "{")
    let terminator =
      isTriple
      ? [UInt8(ascii: "}")] + closing
      : sigil == UInt8(ascii: "=") ? [UInt8(ascii: "=")] + closing : closing
    let searchStart =
      sigil == UInt8(ascii: "=") ? (firstNonBlank(from: inner) ?? inner) + 1 : inner
    guard let contentEnd = find(terminator, from: searchStart) else {
      let line = bytes[start...].firstIndex(of: newline) ?? bytes.count
      problems.append(
        TemplateProblem(
          .unclosedTag(closing: String(decoding: terminator, as: UTF8.self)), template.name,
          start..<line))
      return nil
    }
    let end = contentEnd + terminator.count
    if isTriple {
      add(.rawVariable, content: inner + 1..<contentEnd, range: start..<end)
    } else {
      addTag(content: inner..<contentEnd, range: start..<end)
    }
    return end
  }

  private mutating func addTag(content: Range<Int>, range: Range<Int>) {
    let trimmed = trim(content)
    let sigil = trimmed.isEmpty ? UInt8(0) : bytes[trimmed.lowerBound]
    let rest = trimmed.dropFirst()
    switch sigil {
    case UInt8(ascii: "!"): append(Tag(.comment, name: rest, range: range))
    case UInt8(ascii: "="):
      append(Tag(.delimiters, name: rest, range: range))
      setDelimiters(rest, range)
    case UInt8(ascii: "&"): add(.rawVariable, content: rest, range: range)
    case UInt8(ascii: "#"): add(.section, content: rest, range: range)
    case UInt8(ascii: "^"): add(.inverted, content: rest, range: range)
    case UInt8(ascii: "/"): add(.close, content: rest, range: range)
    case UInt8(ascii: ">"): add(.partial, content: rest, range: range)
    case UInt8(ascii: "<"): add(.parent, content: rest, range: range)
    case UInt8(ascii: "$"): add(.block, content: rest, range: range)
    default: add(.variable, content: trimmed, range: range)
    }
  }

  /// Adds a tag that has a name.
  private mutating func add(_ kind: Tag.Kind, content: Range<Int>, range: Range<Int>) {
    var tag = Tag(kind, name: trim(content), range: range)
    let mayBeDynamic = kind == .partial || kind == .parent || kind == .close
    if mayBeDynamic, let first = tag.name.first, bytes[first] == UInt8(ascii: "*") {
      tag.isDynamic = true
      tag.name = trim(tag.name.dropFirst())
    }
    if tag.name.isEmpty || bytes[tag.name].contains(where: isBlank) {
      let name = String(decoding: bytes[tag.name], as: UTF8.self)
      problems.append(TemplateProblem(.badName(name), template.name, range))
    }
    append(tag)
  }

  private mutating func append(_ tag: Tag) {
    var tag = tag
    var start = tag.range.lowerBound
    while start > 0, isSpace(bytes[start - 1]) { start -= 1 }
    if start == 0 || bytes[start - 1] == newline { tag.lineStart = start }
    var end = tag.range.upperBound
    while end < bytes.count, isSpace(bytes[end]) { end += 1 }
    if end == bytes.count {
      tag.nextLine = end
    } else if bytes[end] == newline {
      tag.nextLine = end + 1
    } else if bytes[end] == carriageReturn, end + 1 < bytes.count, bytes[end + 1] == newline {
      tag.nextLine = end + 2
    }
    tags.append(tag)
  }

  private mutating func setDelimiters(_ content: Range<Int>, _ range: Range<Int>) {
    let parts = bytes[content].split(whereSeparator: isBlank)
    guard parts.count == 2, !parts.joined().contains(UInt8(ascii: "=")) else {
      problems.append(TemplateProblem(.badDelimiters, template.name, range))
      return
    }
    opening = Array(parts[0])
    closing = Array(parts[1])
  }

  private func find(_ pattern: [UInt8], from start: Int) -> Int? {
    var index = start
    let last = bytes.count - pattern.count
    while index <= last {
      if bytes[index] == pattern[0], bytes[index..<index + pattern.count].elementsEqual(pattern) {
        return index
      }
      index += 1
    }
    return nil
  }

  private func firstNonBlank(from start: Int) -> Int? {
    bytes[start...].firstIndex { !isBlank($0) }
  }

  private func trim(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, isBlank(bytes[first]) { range = range.dropFirst() }
    while let last = range.last, isBlank(bytes[last]) { range = range.dropLast() }
    return range
  }
}

let newline = UInt8(ascii: "\n")
let carriageReturn = UInt8(ascii: "\r")

func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

func isBlank(_ byte: UInt8) -> Bool { isSpace(byte) || byte == newline || byte == carriageReturn }
