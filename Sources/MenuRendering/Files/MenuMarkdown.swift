internal import Escaping
internal import Markdown
internal import MenuKit
internal import MenuModel

/// `menu.md`: the menu as Markdown, for readers and programs that would rather have text. Sections,
/// rows and notes are those of the page, under the same anchors.
struct MenuMarkdown {
  let plan: MenuPlan
  let texts: MarkdownTexts

  /// The document of a menu, beside its first page.
  static func path(of plan: MenuPlan) -> String { plan.place.prefix + "menu.md" }

  init(_ plan: MenuPlan) {
    self.plan = plan
    texts = MarkdownTexts(plan, path: Self.path(of: plan))
  }

  /// Gives `take` what stands above the sections, each of them, and what stands below. Linear.
  ///
  /// - Parameter jobs: how many threads may write sections.
  func write(jobs: Int, _ take: @escaping OutputFile.Take) {
    take(head)
    plan.menu.sections.write(jobs: jobs, { section($0) }, take)
    take(foot)
  }

  private func section(_ number: Int) -> [UInt8] {
    var blocks = MarkdownBlocks()
    write(number, into: &blocks)
    return blocks.bytes
  }

  private var foot: [UInt8] {
    var blocks = MarkdownBlocks()
    if let legend = plan.parts.legend {
      blocks.add { texts.write(strong: plan.words.text(.legend), into: &$0) }
      blocks.add { texts.write(legend, below: 1, into: &$0) }
    }
    if let footer = plan.parts.footer { blocks.add { texts.write(footer, below: 1, into: &$0) } }
    return blocks.bytes
  }

  /// Title, what stands above the columns, and the index.
  private var head: [UInt8] {
    var blocks = MarkdownBlocks(isFirst: true)
    blocks.add { output in
      Escape.constant("# ", into: &output)
      texts.write(line: plan.menu.title, into: &output)
    }
    if let summary = plan.menu.summary { blocks.add { texts.write(summary, below: 1, into: &$0) } }
    if let header = plan.parts.header { blocks.add { texts.write(header, below: 1, into: &$0) } }
    if let note = plan.menu.note {
      blocks.add { texts.write(note, below: 1, ids: HeadingPrefix.note(of: ""), into: &$0) }
    }
    if plan.menu.sections.count > 1 { blocks.add { writeIndex(into: &$0) } }
    return blocks.bytes
  }

  private func writeIndex(into output: inout [UInt8]) {
    for section in plan.menu.sections.indices {
      if section > 0 { output.append(UInt8(ascii: "\n")) }
      output += repeatElement(UInt8(ascii: " "), count: 2 * plan.index.depths[section])
      Escape.constant("* ", into: &output)
      texts.write(
        plan.title(ofSection: section), linkedTo: address(of: section), into: &output)
    }
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
    blocks.add { output in
      writeHeading(level, section.anchor, into: &output)
      texts.write(line: plan.title(ofSection: number), into: &output)
    }
    if let summary = section.summary {
      blocks.add {
        texts.write(summary, below: level, ids: HeadingPrefix.data(of: section.anchor), into: &$0)
      }
    }
    blocks.add { texts.write(plan.details.extraFields(section.fields), into: &$0) }
    if let note = section.note {
      blocks.add {
        texts.write(note, below: level, ids: HeadingPrefix.note(of: section.anchor), into: &$0)
      }
    } else if section.rows.isEmpty, plan.index.children[number].isEmpty {
      blocks.add { texts.write(line: plan.words.text(.emptySection), into: &$0) }
    }
    for row in section.rows.indices { write(section.rows, row, level, into: &blocks) }
  }

  /// Writes what stands before the words of a heading.
  func writeHeading(_ level: Int, _ anchor: String, into output: inout [UInt8]) {
    output += repeatElement(UInt8(ascii: "#"), count: level)
    output.append(UInt8(ascii: " "))
    MarkdownRewriter.writeAnchor(anchor, into: &output)
  }
}
