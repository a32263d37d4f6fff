internal import Markdown
internal import MenuKit

/// Texts without markup.
enum PlainText {
  /// The words of a text in one line, cut at the last word that fits.
  ///
  /// - Parameter limit: in bytes of UTF-8.
  static func line(of text: MenuText, atMost limit: Int) -> String {
    let words = plain(text).split { $0.isWhitespace }
    var line = ""
    for word in words {
      guard line.utf8.count + word.utf8.count < limit else {
        // A text without blanks, as Chinese is written, is cut between its characters.
        if line.isEmpty {
          for character in word where line.utf8.count < limit { line.append(character) }
        }
        return line + "…"
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    return line
  }

  private static func plain(_ text: MenuText) -> String {
    switch text.format {
    case .plain: return text.string
    case .markdown: return MarkdownText.plainText(of: text.string)
    case .html: return Sanitiser.plainText(of: text.string)
    }
  }
}
