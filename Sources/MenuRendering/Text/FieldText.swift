internal import Escaping
internal import Markdown
internal import MenuKit
internal import Mustache

/// Shows values of the data that no part took.
struct FieldText {
  let words: Words
  /// How deep lists and maps are followed.
  static let deepest = 12

  init(_ words: Words) { self.words = words }

  func value(_ value: FieldValue) -> TemplateValue {
    switch value {
    case .nothing: return .nothing
    case .number(let digits): return .text(digits)
    case .boolean(let isTrue): return .text(words.text(isTrue ? .yes : .no))
    case .text(let text) where !isWebAddress(text): return .text(text)
    case .text, .list, .map:
      var output: [UInt8] = []
      write(value, into: &output, depth: 0)
      return .markup(Markup(safe: output))
    }
  }

  private func write(_ value: FieldValue, into output: inout [UInt8], depth: Int) {
    guard depth < Self.deepest else { return output += "…".utf8 }
    switch value {
    case .nothing: break
    case .number(let text): Escape.html(text, into: &output)
    case .boolean(let isTrue): Escape.html(words.text(isTrue ? .yes : .no), into: &output)
    case .text(let text): write(text, into: &output)
    case .list(let values): write(values, into: &output, depth: depth)
    case .map(let members):
      output += "<dl>".utf8
      for member in members where member.value != .nothing {
        output += "<div><dt>".utf8
        Escape.html(member.name, into: &output)
        output += "</dt><dd>".utf8
        write(member.value, into: &output, depth: depth + 1)
        output += "</dd></div>".utf8
      }
      output += "</dl>".utf8
    }
  }

  /// A list of short things in one line, any other as a list.
  private func write(_ values: [FieldValue], into output: inout [UInt8], depth: Int) {
    let isFlat = values.allSatisfy { value in
      switch value {
      case .list, .map: false
      case .text(let text): text.utf8.count < 60 && !isWebAddress(text)
      case .nothing, .boolean, .number: true
      }
    }
    if isFlat {
      for (index, value) in values.enumerated() {
        if index > 0 { output += ", ".utf8 }
        write(value, into: &output, depth: depth + 1)
      }
    } else {
      output += "<ul>".utf8
      for value in values {
        output += "<li>".utf8
        write(value, into: &output, depth: depth + 1)
        output += "</li>".utf8
      }
      output += "</ul>".utf8
    }
  }

  private func write(_ text: String, into output: inout [UInt8]) {
    guard isWebAddress(text) else { return Escape.html(text, into: &output) }
    output += "<a href=\"".utf8
    Escape.url(text, into: &output)
    output += "\" rel=\"noopener\">".utf8
    Escape.html(text, into: &output)
    output += "</a>".utf8
  }

  private func isWebAddress(_ text: String) -> Bool {
    let isWeb = text.utf8.starts(with: "https://".utf8) || text.utf8.starts(with: "http://".utf8)
    return isWeb && text.utf8.count > 8 && !text.utf8.contains { $0 <= 0x20 }
  }
}
