internal import Escaping

/// Text of the data inside Markdown that the build writes.
enum MarkdownEscape {
  /// The text in one line, with what Markdown would take for markup escaped.
  static func text(_ text: String) -> String {
    var output: [UInt8] = []
    Escape.markdown(line(text), into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// A link to an anchor of a page, both named from the site's root.
  static func link(_ title: String, _ page: String, _ anchor: String = "") -> String {
    var address = Array(SitePath.encoded(page).utf8)
    if !anchor.isEmpty {
      address.append(UInt8(ascii: "#"))
      Escape.urlFragment(anchor, into: &address)
    }
    return "[\(text(title))](<\(String(decoding: address, as: UTF8.self))>)"
  }

  /// Code in a line; what would end it or a table's cell is left out.
  static func code(_ text: String) -> String {
    "`" + line(text).filter { $0 != "`" && $0 != "|" } + "`"
  }

  /// A Swift literal of a text.
  static func literal(_ text: String) -> String {
    var result = "\""
    for character in line(text) {
      if character == "\"" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return result + "\""
  }

  /// The text without line breaks and other control characters; what turns the direction of text
  /// becomes U+FFFD.
  static func line(_ text: String) -> String {
    let words = text.unicodeScalars.split { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
    var line: [UInt8] = []
    Escape.terminal(words.map { String($0) }.joined(separator: " "), into: &line)
    return String(decoding: line, as: UTF8.self)
  }
}
