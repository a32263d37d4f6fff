internal import Escaping
internal import Markdown
internal import MenuKit
internal import MenuModel

/// Turns the texts of a menu into Markdown for one document.
struct MarkdownTexts {
  private let plan: MenuPlan
  private let links: NoteLinks
  /// The menu's own pages as the document would name them: what is on them is in the document too.
  private let ownPages: Set<String>

  init(_ plan: MenuPlan, path: String) {
    self.plan = plan
    links = NoteLinks(
      site: plan.site, menu: plan.place, page: path,
      allowsRemoteImages: plan.settings.allowsRemoteImages)
    ownPages = Set(
      (plan.place.sectionPages + [plan.place.index]).map { SitePath.address(of: $0, from: path) })
  }

  // MARK: - In a line

  /// Text in a line.
  func line(_ text: String) -> String {
    var output: [UInt8] = []
    Escape.markdown(trimmed(text), into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Text that stands out; nothing of nothing.
  func strong(_ text: String) -> String {
    let text = line(text)
    return text.isEmpty ? "" : "**\(text)**"
  }

  /// Text that leads somewhere, or the text alone when the address is none that a page may link to.
  func link(_ text: String, to address: String?) -> String {
    guard let address else { return line(text) }
    if case .refused = Address(address.utf8) { return line(text) }
    var output: [UInt8] = []
    Escape.url(address, into: &output)
    let target = String(decoding: output, as: UTF8.self)
    let hasBrackets = target.utf8.contains { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") }
    return "[\(line(text))](\(hasBrackets ? "<\(target)>" : target))"
  }

  /// Blanks at the ends are lost to every reader, and would keep marks from being marks.
  private func trimmed(_ text: String) -> String {
    let isTrimmed = { (byte: UInt8?) in byte.map { (0x21..<0x7F).contains($0) } ?? true }
    if isTrimmed(text.utf8.first), isTrimmed(text.utf8.last) { return text }
    let start = text.drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }

  // MARK: - Columns without a part of their own

  /// A line for each.
  func fields(_ fields: [MenuField]) -> String { fields.map(field).joined(separator: "\\\n") }

  func field(_ field: MenuField) -> String {
    "\(strong(field.name)): \(line(value(field.value, depth: 0)))"
  }

  private func value(_ value: FieldValue, depth: Int) -> String {
    guard depth < FieldText.deepest else { return "…" }
    switch value {
    case .nothing: return ""
    case .boolean(let isTrue): return plan.words.text(isTrue ? .yes : .no)
    case .number(let text), .text(let text): return text
    case .list(let values):
      return values.map { self.value($0, depth: depth + 1) }.joined(separator: ", ")
    case .map(let members):
      return members.filter { $0.value != .nothing }
        .map { "\($0.name): \(self.value($0.value, depth: depth + 1))" }.joined(separator: ", ")
    }
  }

  // MARK: - Blocks

  /// Writes a text of several lines.
  ///
  /// - Parameters:
  ///   - level: of the heading that the text stands below; its own are deeper.
  ///   - ids: what the anchors of its headings start with; nil for headings without anchors.
  func write(
    _ text: MenuText, below level: Int, ids: String? = nil, into output: inout [UInt8]
  ) {
    switch text.format {
    case .plain: output += plain(text.string).utf8
    case .html: output += plain(Sanitiser.plainText(of: text.string)).utf8
    case .markdown:
      let options = MarkdownOptions(headingShift: level, anchorPrefix: ids)
      let rewriter = MarkdownRewriter(options) { treatment(of: $0, text.origin) }
      rewriter.rewrite(text.string, into: &output)
    }
  }

  /// Paragraphs at empty lines, breaks at line ends.
  private func plain(_ text: String) -> String {
    guard text.utf8.contains(0x0A) else { return line(text) }
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { line(String(decoding: $0, as: UTF8.self)) }
    let paragraphs = lines.split { $0.isEmpty }
    return paragraphs.map { $0.joined(separator: "\\\n") }.joined(separator: "\n\n")
  }

  private func treatment(of reference: LinkReference, _ origin: TextOrigin?) -> LinkTreatment {
    let treatment = links.treat(reference, from: origin)
    guard case .replaced(by: let address) = treatment.target,
      let fragment = address.firstIndex(of: "#"), ownPages.contains(String(address[..<fragment]))
    else { return treatment }
    return LinkTreatment(.replaced(by: String(address[fragment...])))
  }
}
