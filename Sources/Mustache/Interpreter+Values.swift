internal import Escaping

// Values and text.
extension Interpreter {
  func value(of path: NamePath) -> TemplateValue {
    guard path.first >= 0 else { return contexts[contexts.count - 1] }
    var value = value(of: TemplateName(number: Int(path.first)))
    for index in 0..<Int(path.restCount) {
      guard case .object(let object) = value else { return .nothing }
      value = object.value(of: program.nameParts[Int(path.restStart) + index])
    }
    return value
  }

  /// What the innermost object that knows the name says.
  private func value(of name: TemplateName) -> TemplateValue {
    var index = objects.count
    while index > 0 {
      index -= 1
      let value = objects[index].value(of: name)
      if case .missing = value { continue }
      return value
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
    case .number(let number): write(number)
    case .flag(let flag): output += (flag ? "true" : "false").utf8
    case .missing, .nothing, .object, .list: break
    }
  }

  private mutating func write(_ number: Int) {
    if (0..<10).contains(number) {
      output.append(UInt8(ascii: "0") + UInt8(number))
    } else {
      output += String(number).utf8
    }
  }

  mutating func write(_ literal: Literal) {
    let range = Int(literal.start)..<Int(literal.end)
    if indentation.isEmpty {
      output += program.text[range]
    } else {
      writeIndented(literal, range)
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
