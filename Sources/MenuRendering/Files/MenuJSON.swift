internal import Escaping
internal import MenuKit
internal import MenuModel

/// `menu.json`: the menu as data, for apps that show it themselves. Sections, rows and anchors are
/// those of the page; values are exact, numbers as written.
struct MenuJSON {
  private let plan: MenuPlan

  /// The file of a menu, beside its first page.
  static func path(of plan: MenuPlan) -> String { plan.place.prefix + "menu.json" }

  init(_ plan: MenuPlan) { self.plan = plan }

  /// Gives `take` what stands before the sections, each of them after what parts it from the one before
  /// it, and the end. Linear.
  ///
  /// - Parameter jobs: how many threads may write sections.
  func write(jobs: Int, _ take: @escaping OutputFile.Take) {
    take(head)
    plan.menu.sections.write(jobs: jobs, { section($0) }, take)
    take(Array("\n]}\n".utf8))
  }

  private func section(_ number: Int) -> [UInt8] {
    var writer = JSONWriter(after: number == 0 ? "\n" : ",\n", lineDepth: 2)
    write(number, into: &writer)
    return writer.bytes
  }

  /// Everything before the first section.
  private var head: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("title", plan.menu.title)
      write(plan.menu.summary, "summary", "summary_format", into: &writer)
      write(plan.menu.note, "note", "note_format", into: &writer)
      writer.member("language", plan.words.language)
      if !plan.currency.code.isEmpty { writer.member("currency", plan.currency.code) }
      writer.member("sections") { $0.array { _ in } }
    }
    return Array(writer.bytes.dropLast(2))
  }

  private func write(_ number: Int, into writer: inout JSONWriter) {
    let section = plan.menu.sections[number]
    writer.object { writer in
      writer.member("title") { writer in
        if let title = section.title { writer.string(title) } else { writer.null() }
      }
      writer.member("anchor", section.anchor)
      write(section.id, "id", into: &writer)
      if section.level > 0 { writer.member("level", section.level) }
      write(section.icon, "icon", into: &writer)
      write(section.selectedIcon, "selected_icon", into: &writer)
      write(section.summary, "summary", "summary_format", into: &writer)
      write(section.note, "note", "note_format", into: &writer)
      write(section.fields, into: &writer)
      writer.member("rows") { writer in
        writer.array { writer in
          for row in section.rows.indices { write(section.rows, row, into: &writer) }
        }
      }
    }
  }

  /// Each part is read where it lies; a copy of the whole row would cost more than all of them.
  private func write(_ rows: [MenuRow], _ row: Int, into writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("title", rows[row].title)
      writer.member("anchor", rows[row].anchor)
      write(rows[row].id, "id", into: &writer)
      write(rows[row].price, "price", into: &writer)
      write(rows[row].summary, "summary", "summary_format", into: &writer)
      write(rows[row].detail, "detail", "detail_format", into: &writer)
      write(rows[row].note, "note", "note_format", into: &writer)
      write(rows[row].icon, "icon", into: &writer)
      write(rows[row].image, "image", into: &writer)
      if !rows[row].tags.isEmpty {
        writer.member("tags") {
          $0.array { writer in rows[row].tags.forEach { writer.string($0) } }
        }
      }
      write(rows[row].badge, "badge", into: &writer)
      write(rows[row].link, "link", into: &writer)
      if rows[row].isUnavailable { writer.member("unavailable") { $0.bool(true) } }
      if let expanded = rows[row].startsExpanded { writer.member("expanded") { $0.bool(expanded) } }
      write(rows[row].items, into: &writer)
      write(rows[row].fields, into: &writer)
    }
  }

  private func write(_ items: [MenuItem], into writer: inout JSONWriter) {
    guard !items.isEmpty else { return }
    writer.member("items") { writer in
      writer.array { writer in
        for item in items {
          writer.object { writer in
            writer.member("title", item.title)
            write(item.price, "price", into: &writer)
            write(item.items, into: &writer)
            write(item.fields, into: &writer)
          }
        }
      }
    }
  }

  private func write(_ text: String?, _ name: StaticString, into writer: inout JSONWriter) {
    if let text { writer.member(name, text) }
  }

  /// The text as the data has it, and how it is to be read when it is not plain.
  private func write(
    _ text: MenuText?, _ name: StaticString, _ formatName: StaticString,
    into writer: inout JSONWriter
  ) {
    guard let text else { return }
    writer.member(name, text.string)
    switch text.format {
    case .plain: break
    case .markdown: writer.member(formatName, "markdown")
    case .html: writer.member(formatName, "html")
    }
  }

  private func write(_ fields: [MenuField], into writer: inout JSONWriter) {
    guard !fields.isEmpty else { return }
    writer.member("fields") { write(.map(fields), into: &$0) }
  }

  private func write(_ value: FieldValue, into writer: inout JSONWriter) {
    switch value {
    case .nothing: writer.null()
    case .boolean(let value): writer.bool(value)
    case .number(let digits):
      if NumberText.isJSON(digits) { writer.raw(digits) } else { writer.string(digits) }
    case .text(let text): writer.string(text)
    case .list(let values):
      writer.array { writer in for value in values { write(value, into: &writer) } }
    case .map(let members):
      writer.object { writer in
        for member in members {
          writer.member(named: member.name) { write(member.value, into: &$0) }
        }
      }
    }
  }
}

/// Numbers as text.
enum NumberText {
  /// Whether the digits are a number of JSON as they stand: `9.90` is, `004` and `.5` are not.
  static func isJSON(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    guard let whole = digits(&rest), whole.count == 1 || whole.first != UInt8(ascii: "0") else {
      return false
    }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard digits(&rest) != nil else { return false }
    }
    if let first = rest.first, first | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      }
      guard digits(&rest) != nil else { return false }
    }
    return rest.isEmpty
  }

  private static func digits(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest.dropFirst(digits.count)
    return digits.isEmpty ? nil : digits
  }
}
