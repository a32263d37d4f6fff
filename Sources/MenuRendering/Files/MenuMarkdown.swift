internal import Escaping
internal import Markdown
internal import MenuKit
internal import MenuModel

/// `menu.md`: the menu as Markdown, for readers and programs that would rather have text. Sections,
/// rows and notes are those of the page, under the same anchors.
struct MenuMarkdown {
  private let plan: MenuPlan
  private let path: String
  private let texts: MarkdownTexts

  /// The document of a menu, beside its first page.
  static func path(of plan: MenuPlan) -> String { plan.place.prefix + "menu.md" }

  init(_ plan: MenuPlan) {
    self.plan = plan
    path = Self.path(of: plan)
    texts = MarkdownTexts(plan, path: path)
  }

  /// The bytes: what stands above the sections, a piece for each section, and what stands below.
  /// Linear.
  func pieces() -> OutputPieces {
    let end = plan.menu.sections.count + 1
    return OutputPieces(count: end + 1) { place in
      switch place {
      case 0: head
      case end: foot
      default: section(place - 1)
      }
    }
  }

  private func section(_ number: Int) -> [UInt8] {
    var blocks = MarkdownBlocks()
    write(number, into: &blocks)
    return blocks.bytes
  }

  private var foot: [UInt8] {
    var blocks = MarkdownBlocks()
    if let legend = plan.parts.legend {
      blocks.add(texts.strong(plan.words.text(.legend)))
      blocks.add { texts.write(legend, below: 1, into: &$0) }
    }
    if let footer = plan.parts.footer { blocks.add { texts.write(footer, below: 1, into: &$0) } }
    return blocks.bytes
  }

  /// Title, what stands above the columns, and the index.
  private var head: [UInt8] {
    var blocks = MarkdownBlocks(isFirst: true)
    blocks.add("# " + texts.line(plan.menu.title))
    if let summary = plan.menu.summary { blocks.add { texts.write(summary, below: 1, into: &$0) } }
    if let header = plan.parts.header { blocks.add { texts.write(header, below: 1, into: &$0) } }
    if let note = plan.menu.note {
      blocks.add { texts.write(note, below: 1, ids: HeadingPrefix.note(of: ""), into: &$0) }
    }
    let entries = plan.menu.sections.indices.map { section in
      let margin = String(repeating: "  ", count: plan.index.depths[section])
      return "\(margin)* \(texts.link(plan.title(ofSection: section), to: address(of: section)))"
    }
    if entries.count > 1 { blocks.add(entries.joined(separator: "\n")) }
    return blocks.bytes
  }

  private func address(of section: Int) -> String {
    var address: [UInt8] = [UInt8(ascii: "#")]
    Escape.urlFragment(plan.menu.sections[section].anchor, into: &address)
    return String(decoding: address, as: UTF8.self)
  }

  // MARK: - Sections

  private func write(_ number: Int, into blocks: inout MarkdownBlocks) {
    let section = plan.menu.sections[number]
    let level = min(6, 2 + plan.index.depths[number])
    blocks.add(heading(texts.line(plan.title(ofSection: number)), level, section.anchor))
    if let summary = section.summary {
      blocks.add {
        texts.write(summary, below: level, ids: HeadingPrefix.data(of: section.anchor), into: &$0)
      }
    }
    blocks.add(texts.fields(plan.details.fields(section.fields)))
    if let note = section.note {
      blocks.add {
        texts.write(note, below: level, ids: HeadingPrefix.note(of: section.anchor), into: &$0)
      }
    } else if section.rows.isEmpty, plan.index.children[number].isEmpty {
      blocks.add(texts.line(plan.words.text(.emptySection)))
    }
    for row in section.rows { write(row, level, into: &blocks) }
  }

  private func heading(_ text: String, _ level: Int, _ anchor: String) -> String {
    String(repeating: "#", count: level) + " " + MarkdownRewriter.anchor(anchor) + text
  }

  // MARK: - Rows

  private func write(_ row: MenuRow, _ sectionLevel: Int, into blocks: inout MarkdownBlocks) {
    let level = min(6, sectionLevel + 1)
    blocks.add(heading(texts.link(row.title, to: row.link), level, row.anchor))
    blocks.add(facts(row))
    if let summary = row.summary { blocks.add { texts.write(summary, below: level, into: &$0) } }
    if let image = row.image.flatMap({ plan.images[$0] }) {
      blocks.add("!" + texts.link(row.title, to: image.address(from: SitePath.root(from: path))))
    }
    blocks.add(texts.fields(plan.details.fields(row.fields)))
    blocks.add(items(row.items, margin: "").joined(separator: "\n"))
    // What people wrote comes last: it may end in a list that would take in what follows.
    if let detail = row.detail {
      blocks.add {
        texts.write(detail, below: level, ids: HeadingPrefix.data(of: row.anchor), into: &$0)
      }
    }
    if let note = row.note {
      blocks.add {
        texts.write(note, below: level, ids: HeadingPrefix.note(of: row.anchor), into: &$0)
      }
    }
  }

  /// Price, marks and tags in a line.
  private func facts(_ row: MenuRow) -> String {
    var facts = row.price.map { [texts.strong(plan.currency.shown($0))] } ?? []
    if let badge = row.badge { facts.append(texts.line(badge)) }
    if row.isUnavailable { facts.append(texts.line(plan.words.text(.unavailable))) }
    if !row.tags.isEmpty { facts.append(texts.line(row.tags.joined(separator: ", "))) }
    return facts.joined(separator: " · ")
  }

  /// The third level and what is below it, as a list of lists.
  private func items(_ items: [MenuItem], margin: String) -> [String] {
    items.flatMap { item in
      var line = margin + "* " + texts.line(item.title)
      if let price = item.price { line += " · " + texts.strong(plan.currency.shown(price)) }
      let fields = plan.details.fields(item.fields).map { margin + "  * " + texts.field($0) }
      return [line] + fields + self.items(item.items, margin: margin + "  ")
    }
  }
}

/// Blocks of a document, with an empty line between each two.
struct MarkdownBlocks {
  private(set) var bytes: [UInt8] = []
  private var isFirst: Bool

  /// - Parameter isFirst: whether nothing of the document stands before them.
  init(isFirst: Bool = false) { self.isFirst = isFirst }

  mutating func add(_ block: String) { add { $0 += block.utf8 } }

  /// Has a block written behind the others. An empty one is none.
  mutating func add(_ write: (inout [UInt8]) -> Void) {
    let end = bytes.count
    if !isFirst { bytes.append(UInt8(ascii: "\n")) }
    let start = bytes.count
    write(&bytes)
    guard bytes.count > start else { return bytes.removeLast(start - end) }
    isFirst = false
    bytes.append(UInt8(ascii: "\n"))
  }
}
