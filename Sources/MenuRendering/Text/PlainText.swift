internal import Markdown
internal import MenuKit

/// Texts without markup.
enum PlainText {
  /// The words of a text in one line, cut at the last word that fits. Looks at no more of the words
  /// than the line holds.
  ///
  /// - Parameter limit: in bytes of UTF-8.
  static func line(of text: MenuText, atMost limit: Int) -> String {
    var line = ""
    var word = ""
    for character in plain(text) {
      guard character.isWhitespace else {
        word.append(character)
        guard line.utf8.count + word.utf8.count < limit else {
          // A text without blanks, as Chinese is written, is cut between its characters.
          return (line.isEmpty ? word : line) + "…"
        }
        continue
      }
      end(&word, in: &line)
    }
    end(&word, in: &line)
    return line
  }

  private static func end(_ word: inout String, in line: inout String) {
    guard !word.isEmpty else { return }
    if !line.isEmpty { line += " " }
    line += word
    word = ""
  }

  private static func plain(_ text: MenuText) -> String {
    switch text.format {
    case .plain: return text.string
    case .markdown: return MarkdownText.plainText(of: text.string)
    case .html: return Sanitiser.plainText(of: text.string)
    }
  }
}
