internal import Markdown
internal import MenuKit
internal import MenuModel
internal import Synchronization

/// Finds sections and rows by anchor, and what a note's file became. Built when a note's link first
/// asks: most menus never do.
final class AnchorIndex: Sendable {
  private let menu: LinkedMenu
  private let built = Mutex<Contents?>(nil)
  /// The ids of headings, by the anchor of what their texts belong to.
  private let headings = Mutex<[String: [String]]>([:])

  fileprivate struct Contents {
    var places: [String: Place] = [:]
    var anchorsOfFiles: [String: String] = [:]
  }

  struct Place: Sendable {
    var section: Int
    /// Nil for the section itself.
    var row: Int?
  }

  init(_ menu: LinkedMenu) { self.menu = menu }

  /// The section or row of that anchor.
  func place(of anchor: String) -> Place? { contents { $0.places[anchor] } }

  /// The anchor of what the text in a file belongs to; empty for the menu itself.
  func anchor(ofFile file: String) -> String? { contents { $0.anchorsOfFiles[file] } }

  /// The ids of the headings in the texts of a section or a row, or of the menu (an empty anchor). Its
  /// texts are rendered for it when it is first asked.
  func headings(of anchor: String) -> [String] {
    headings.withLock { known in
      if let ids = known[anchor] { return ids }
      let ids = texts(of: anchor).flatMap { Self.headings(in: $0, ids: $1) }
      known[anchor] = ids
      return ids
    }
  }

  /// The anchors that a mistyped one may have meant: of the rows of its section, else of the sections.
  func anchors(near anchor: String) -> [String] {
    let owner = anchor.split(separator: "/").first.flatMap { place(of: String($0)) }
    guard let owner, anchor.contains("/") else { return menu.sections.map(\.anchor) }
    return menu.sections[owner.section].rows.prefix(1000).map(\.anchor)
  }

  /// Adds what links may lead to, other than headings. Linear.
  func add(to hash: inout ContentHash) {
    for section in menu.sections {
      hash.add(section.anchor)
      hash.add(section.note?.origin?.file)
      for row in section.rows {
        hash.add(row.anchor)
        guard !row.isBare else { continue }
        hash.add(row.detail?.origin?.file)
        hash.add(row.note?.origin?.file)
      }
    }
  }

  private func texts(of anchor: String) -> [(MenuText?, ids: String)] {
    let (note, data) = (HeadingPrefix.note(of: anchor), HeadingPrefix.data(of: anchor))
    if anchor.isEmpty { return [(menu.note, note)] }
    guard let place = place(of: anchor) else { return [] }
    let section = menu.sections[place.section]
    guard let row = place.row.map({ section.rows[$0] }) else {
      return [(section.summary, data), (section.note, note)]
    }
    return [(row.detail, data), (row.note, note)]
  }

  private static func headings(in text: MenuText?, ids: String) -> [String] {
    guard let text, text.format != .plain else { return [] }
    var ignored: [UInt8] = []
    let options = MarkdownOptions(anchorPrefix: ids, rawHTML: .sanitised)
    let note =
      text.format == .html
      ? Sanitiser(options).sanitise(
        text.string, into: &ignored, resolvingLinks: { _ in .asWritten })
      : MarkdownRenderer(options).render(text.string, into: &ignored)
    return note.headings.compactMap(\.anchor)
  }

  private func contents<Result: Sendable>(_ read: (Contents) -> Result) -> Result {
    built.withLock { built in
      let contents = built ?? build()
      built = contents
      return read(contents)
    }
  }

  private func build() -> Contents {
    var contents = Contents()
    contents.add([menu.note], "")
    for (number, section) in menu.sections.enumerated() {
      contents.places[section.anchor] = Place(section: number)
      contents.add([section.note], section.anchor)
      for (rowNumber, row) in section.rows.enumerated() {
        contents.places[row.anchor] = Place(section: number, row: rowNumber)
        contents.add([row.detail, row.note], row.anchor)
      }
    }
    return contents
  }
}

extension AnchorIndex.Contents {
  /// A file whose texts belong to several things leads to the first.
  fileprivate mutating func add(_ texts: [MenuText?], _ anchor: String) {
    for case let file? in texts.map({ $0?.origin?.file }) where anchorsOfFiles[file] == nil {
      anchorsOfFiles[file] = anchor
    }
  }
}
