internal import Escaping
internal import MenuKit

// Rows.
extension MenuMarkdown {
  /// Each part is read where it lies; a copy of the whole row would cost more than all of them.
  func write(
    _ rows: [MenuRow], _ row: Int, _ sectionLevel: Int, into blocks: inout MarkdownBlocks
  ) {
    let level = min(6, sectionLevel + 1)
    blocks.add { output in
      writeHeading(level, rows[row].anchor, into: &output)
      texts.write(rows[row].title, linkedTo: rows[row].link, into: &output)
    }
    blocks.add { writeFacts(rows, row, into: &$0) }
    if let summary = rows[row].summary {
      blocks.add { texts.write(summary, below: level, into: &$0) }
    }
    if let image = rows[row].image {
      blocks.add { texts.write(picture: image, rows[row].title, into: &$0) }
    }
    guard !rows[row].isBare else { return }
    if !rows[row].fields.isEmpty {
      blocks.add { texts.write(plan.details.allFields(rows[row].fields), into: &$0) }
    }
    if !rows[row].items.isEmpty { blocks.add { write(rows[row].items, margin: 0, into: &$0) } }
    // What people wrote comes last: it may end in a list that would take in what follows.
    if let detail = rows[row].detail {
      blocks.add {
        texts.write(detail, below: level, ids: HeadingPrefix.data(of: rows[row].anchor), into: &$0)
      }
    }
    if let note = rows[row].note {
      blocks.add {
        texts.write(note, below: level, ids: HeadingPrefix.note(of: rows[row].anchor), into: &$0)
      }
    }
  }

  /// Writes price, marks and tags in a line.
  private func writeFacts(_ rows: [MenuRow], _ row: Int, into output: inout [UInt8]) {
    var separator: StaticString = ""
    func separate(_ output: inout [UInt8]) {
      Escape.constant(separator, into: &output)
      separator = " · "
    }
    if let price = rows[row].price {
      separate(&output)
      texts.write(strong: plan.currency.shown(price), into: &output)
    }
    if let badge = rows[row].badge {
      separate(&output)
      texts.write(line: badge, into: &output)
    }
    if rows[row].isUnavailable {
      separate(&output)
      texts.write(line: plan.words.text(.unavailable), into: &output)
    }
    if !rows[row].tags.isEmpty {
      separate(&output)
      texts.write(line: rows[row].tags.joined(separator: ", "), into: &output)
    }
  }

  /// Writes the third level and what is below it, as a list of lists.
  private func write(_ items: [MenuItem], margin: Int, into output: inout [UInt8]) {
    func beginLine(_ margin: Int, _ output: inout [UInt8]) {
      output += repeatElement(UInt8(ascii: " "), count: margin)
      Escape.constant("* ", into: &output)
    }
    for (place, item) in items.enumerated() {
      if place > 0 || margin > 0 { output.append(UInt8(ascii: "\n")) }
      beginLine(margin, &output)
      texts.write(line: item.title, into: &output)
      if let price = item.price {
        Escape.constant(" · ", into: &output)
        texts.write(strong: plan.currency.shown(price), into: &output)
      }
      for field in plan.details.extraFields(item.fields) {
        output.append(UInt8(ascii: "\n"))
        beginLine(margin + 2, &output)
        texts.write(field, into: &output)
      }
      write(item.items, margin: margin + 2, into: &output)
    }
  }
}
