/// The words of a note.
package enum MarkdownText {
  /// Whether an image may be in a note: `![` or `<i` stands in it. Linear, and quick.
  package static func mayHaveImages(_ markdown: String) -> Bool {
    var markdown = markdown
    return markdown.withUTF8 { text in
      has(UInt8(ascii: "!"), before: "[", in: text)
        || has(UInt8(ascii: "<"), before: "iI", in: text)
    }
  }

  /// Whether a byte stands anywhere before one of some others.
  private static func has(
    _ first: UInt8, before second: String, in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var start = 0
    while let place = CommonMarkNode.firstIndex(of: first, in: text, from: start) {
      if place + 1 < text.count, second.utf8.contains(text[place + 1]) { return true }
      start = place + 1
    }
    return false
  }

  /// A note without markup: one line for each paragraph, heading, item, row of a table or line of
  /// code. HTML is left out. Linear in the note's length.
  package static func plainText(of markdown: String) -> String {
    var markdown = markdown
    return markdown.withUTF8 { text in
      var words: [UInt8] = []
      let problem = NoteTree.with(text, hasTables: true) { document, spread in
        write(document, spread?.lastCellLines ?? [:], into: &words)
      }
      return String(decoding: problem == nil ? words : Array(text), as: UTF8.self)
    }
  }

  /// - Parameter isLastCell: for each line that a cell of a table was spread to, whether the cell is
  ///   the last of its row.
  private static func write(
    _ document: CommonMarkNode, _ isLastCell: [Int: Bool], into words: inout [UInt8]
  ) {
    var current = document.firstChild
    while let node = current {
      switch node.kind {
      case .paragraph, .heading:
        node.writePlainText(into: &words)
        if isLastCell[node.firstLine] == false {
          words.append(UInt8(ascii: " "))
        } else {
          endLine(in: &words)
        }
      case .codeBlock:
        node.writeRawLiteral(into: &words)
        endLine(in: &words)
      default:
        if let child = node.firstChild {
          current = child
          continue
        }
      }
      current = node.nextInOrder(below: document)
    }
    if words.last == UInt8(ascii: "\n") { words.removeLast() }
  }

  private static func endLine(in words: inout [UInt8]) {
    if let last = words.last, last != UInt8(ascii: "\n") { words.append(UInt8(ascii: "\n")) }
  }
}
