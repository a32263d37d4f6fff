internal import Escaping

// Values and text.
extension Interpreter {
  mutating func value(of path: NamePath) -> TemplateValue {
    guard path.constant >= 0 else { return ask(for: path) }
    if let known = constants[Int(path.constant)] { return known }
    let value = ask(for: path)
    constants[Int(path.constant)] = value
    return value
  }

  private mutating func ask(for path: NamePath) -> TemplateValue {
    guard path.first >= 0 else { return contexts[contexts.count - 1] }
    let value = Self.value(of: TemplateName(number: Int(path.first)), from: objects)
    return path.restCount == 0 ? value : Self.member(path, of: value, program.nameParts)
  }

  // Static, as a method would work on a copy of the whole interpreter, which at each name costs more
  // than the answer.

  /// What the later parts of a dotted name say.
  private static func member(
    _ path: NamePath, of value: TemplateValue, _ nameParts: [TemplateName]
  ) -> TemplateValue {
    var value = value
    for index in path.rest {
      guard case .object(let object) = value else { return .nothing }
      value = object.value(of: nameParts[index])
    }
    return value
  }

  /// What the innermost object that knows the name says.
  private static func value(
    of name: TemplateName, from objects: [any TemplateObject]
  ) -> TemplateValue {
    var index = objects.count
    while index > 0 {
      index -= 1
      let value = objects[index].value(of: name)
      if !value.isMissing { return value }
    }
    return .missing
  }

  mutating func write(_ value: TemplateValue, isRaw: Bool) {
    switch value {
    case .text(let text):
      if isRaw, writesRawText {
        output += text.utf8
      } else {
        Escape.html(text, into: &output)
      }
    case .markup(let markup): output += markup.bytes
    case .escaped(let text, .url): Escape.url(text, into: &output)
    case .escaped(let text, .urlSegment): Escape.urlSegment(text, into: &output)
    case .escaped(let text, .urlFragment): Escape.urlFragment(text, into: &output)
    case .escaped(let text, .json): Escape.json(text, into: &output)
    case .number(let number): Escape.number(number, into: &output)
    case .flag(let flag): output += (flag ? "true" : "false").utf8
    case .missing, .nothing, .object, .list: break
    }
  }

  mutating func write(_ literal: Literal) {
    let range = Int(literal.start)..<Int(literal.end)
    if indentation.isEmpty {
      Self.append(program.text, range, to: &output)
    } else {
      writeIndented(literal, range)
    }
  }

  /// Appends bytes without a slice of them in between, which would have to be counted.
  private static func append(_ text: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
    text.withUnsafeBufferPointer {
      output.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range]))
    }
  }

  private mutating func writeIndented(_ literal: Literal, _ range: Range<Int>) {
    if literal.startsLine { startLine() }
    var position = range.lowerBound
    while let lineEnd = program.text[position..<range.upperBound].firstIndex(of: newline) {
      output += program.text[position...lineEnd]
      position = lineEnd + 1
      if position < range.upperBound || literal.endsAtLineStart { startLine() }
    }
    output += program.text[position..<range.upperBound]
  }

  private mutating func startLine() {
    if !skipsIndentation { output += indentation }
    skipsIndentation = false
  }
}
