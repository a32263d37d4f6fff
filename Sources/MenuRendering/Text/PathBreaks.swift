internal import Escaping
internal import Mustache

/// Lets a long path in a narrow cell break behind its strokes: browsers break it in the middle of a
/// name, since they take it for one word.
enum PathBreaks {
  /// Shorter words fit into any cell.
  private static let longest = 20

  /// The text with a place to break behind each `/` of its long words; the text itself when it has none.
  static func value(_ text: String) -> TemplateValue {
    guard text.utf8.contains(UInt8(ascii: "/")) else { return .text(text) }
    var output: [UInt8] = []
    var isBroken = false
    for (place, word) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      if place > 0 { output.append(UInt8(ascii: " ")) }
      let parts =
        word.utf8.count > longest
        ? word.split(separator: "/", omittingEmptySubsequences: false) : [word]
      for (number, part) in parts.enumerated() {
        if number > 0 { output += "/<wbr>".utf8 }
        Escape.html(String(part), into: &output)
      }
      isBroken = isBroken || parts.count > 1
    }
    return isBroken ? .markup(Markup(safe: output)) : .text(text)
  }
}
