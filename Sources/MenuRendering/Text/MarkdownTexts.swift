internal import Escaping
internal import Markdown
internal import MenuKit
internal import MenuModel

/// Turns the texts of a menu into Markdown for one document.
final class MarkdownTexts: Sendable {
  private let plan: MenuPlan
  private let links: NoteLinks
  /// The menu's own pages as the document would name them: what is on them is in the document too.
  private let ownPages: Set<String>
  /// What leads to each picture, by the name that the data uses: rows share pictures.
  private let pictures: [String: String?]

  init(_ plan: MenuPlan, path: String) {
    self.plan = plan
    links = NoteLinks(
      site: plan.site, menu: plan.place, page: path,
      allowsRemoteImages: plan.settings.allowsRemoteImages)
    ownPages = Set(
      (plan.place.sectionPages + [plan.place.index]).map { SitePath.address(of: $0, from: path) })
    let root = SitePath.root(from: path)
    pictures = plan.images.mapValues { Self.target($0.address(from: root)) }
  }

  // MARK: - In a line

  /// Writes text in a line.
  func write(line text: String, into output: inout [UInt8]) {
    Escape.markdown(trimmed(text), into: &output)
  }

  /// Writes text that stands out; nothing of nothing.
  func write(strong text: String, into output: inout [UInt8]) {
    let text = trimmed(text)
    guard !text.isEmpty else { return }
    Escape.constant("**", into: &output)
    Escape.markdown(text, into: &output)
    Escape.constant("**", into: &output)
  }

  /// Writes text that leads somewhere, or the text alone when the address is none that a page may link
  /// to.
  func write(_ text: String, linkedTo address: String?, into output: inout [UInt8]) {
    write(text, target: address.flatMap(Self.target), into: &output)
  }

  /// Writes a picture of the menu with a text that stands for it; nothing when there is none.
  func write(picture name: String, _ text: String, into output: inout [UInt8]) {
    guard let target = pictures[name] else { return }
    output.append(UInt8(ascii: "!"))
    write(text, target: target, into: &output)
  }

  private func write(_ text: String, target: String?, into output: inout [UInt8]) {
    guard let target else { return write(line: text, into: &output) }
    output.append(UInt8(ascii: "["))
    write(line: text, into: &output)
    Escape.constant("](", into: &output)
    Escape.written(target, into: &output)
    output.append(UInt8(ascii: ")"))
  }

  /// An address as it stands in a link; nil when a page may not link to it.
  private static func target(_ address: String) -> String? {
    if case .refused = Address(address.utf8) { return nil }
    var output: [UInt8] = []
    Escape.url(address, into: &output)
    let hasBrackets = output.contains { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") }
    let target = String(decoding: output, as: UTF8.self)
    return hasBrackets ? "<\(target)>" : target
  }

  /// Blanks at the ends are lost to every reader, and would keep marks from being marks.
  private func trimmed(_ text: String) -> String {
    var text = text
    if text.withUTF8(Self.isTrimmed) { return text }
    let start = text.drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }

  /// Whether a quick look shows that there are no blanks at the ends: at letters and signs of ASCII,
  /// ideographs and most syllables of Hangul.
  private static func isTrimmed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let isVisible = { (byte: UInt8) in (0x21..<0x7F).contains(byte) }
    let startsVisible = { (byte: UInt8) in
      (0xE4...0xE9).contains(byte) || byte == 0xEB || byte == 0xEC
    }
    guard let first = bytes.first, let last = bytes.last else { return true }
    return (isVisible(first) || startsVisible(first))
      && (isVisible(last) || bytes.count >= 3 && startsVisible(bytes[bytes.count - 3]))
  }

  // MARK: - Columns without a part of their own

  /// Writes a line for each.
  func write(_ fields: [MenuField], into output: inout [UInt8]) {
    for (place, field) in fields.enumerated() {
      if place > 0 { Escape.constant("\\\n", into: &output) }
      write(field, into: &output)
    }
  }

  func write(_ field: MenuField, into output: inout [UInt8]) {
    write(strong: field.name, into: &output)
    Escape.constant(": ", into: &output)
    write(line: value(field.value, depth: 0), into: &output)
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
    case .plain: write(plain: text.string, into: &output)
    case .html: write(plain: Sanitiser.plainText(of: text.string), into: &output)
    case .markdown:
      let options = MarkdownOptions(headingShift: level, anchorPrefix: ids)
      let rewriter = MarkdownRewriter(options) { [self] in treatment(of: $0, text.origin) }
      rewriter.rewrite(text.string, into: &output)
    }
  }

  /// Paragraphs at empty lines, breaks at line ends.
  private func write(plain text: String, into output: inout [UInt8]) {
    guard Escape.contains(0x0A, in: text) else { return write(line: text, into: &output) }
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { trimmed(String(decoding: $0, as: UTF8.self)) }
    for (number, paragraph) in lines.split(whereSeparator: \.isEmpty).enumerated() {
      if number > 0 { Escape.constant("\n\n", into: &output) }
      for (number, line) in paragraph.enumerated() {
        if number > 0 { Escape.constant("\\\n", into: &output) }
        Escape.markdown(line, into: &output)
      }
    }
  }

  private func treatment(of reference: LinkReference, _ origin: TextOrigin?) -> LinkTreatment {
    let treatment = links.treat(reference, from: origin)
    guard case .replaced(by: let address) = treatment.target,
      let fragment = address.firstIndex(of: "#"), ownPages.contains(String(address[..<fragment]))
    else { return treatment }
    return LinkTreatment(.replaced(by: String(address[fragment...])))
  }
}
