internal import Escaping
internal import MenuKit

/// What the entries of a menu's index say, made once: with a page for each section, each page has
/// them all.
struct IndexEntries: Sendable {
  struct Entry: Sendable {
    /// The address of the section's page as a page in the menu's folder names it.
    var page: [UInt8]
    /// The section's place on its page, from the `#` on.
    var fragment: [UInt8]
    /// How many rows the section has, in words; nil where a number makes no sense.
    var countText: String?
    /// The title's first letter, which stands in for an icon.
    var letter: String
  }

  private let entries: [Entry]

  /// Linear in the sections.
  init(_ menu: LinkedMenu, _ place: MenuPlace, _ index: IndexTree, _ words: Words) {
    entries = menu.sections.enumerated().map { number, section in
      var page: [UInt8] = []
      let target = place.sectionPages[number]
      if target != place.index {
        Escape.url(SitePath.address(of: target, from: place.index), into: &page)
      }
      var fragment = [UInt8(ascii: "#")]
      Escape.urlFragment(section.anchor, into: &fragment)
      let rows = index.shownCount(number, of: section)
      return Entry(
        page: page, fragment: fragment, countText: rows.map { words.text(.rows, $0) },
        letter: Self.letter(of: section.title ?? words.text(.untitled)))
    }
  }

  subscript(section: Int) -> Entry { entries[section] }

  private static func letter(of title: String) -> String {
    let first = title.first { $0.isLetter || $0.isNumber } ?? title.first
    return first.map { $0.uppercased() } ?? "·"
  }
}

extension IndexTree {
  /// How many rows a section has, where that makes sense: a chapter of prose has no number.
  func shownCount(_ number: Int, of section: MenuSection) -> Int? {
    let count = rowCounts[number]
    return count == 0 && section.note != nil ? nil : count
  }
}
