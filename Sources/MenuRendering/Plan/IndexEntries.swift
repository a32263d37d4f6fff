internal import Escaping
internal import MenuKit

/// What the entries of a menu's index say, made once: with a page for each section, each page has
/// them all. Each part is a list of its own, by section: to take one copies nothing else.
struct IndexEntries: Sendable {
  /// The section's title, or what stands in for it.
  private(set) var titles: [String] = []
  /// The address of the section's page as a page in the menu's folder names it.
  private(set) var pages: [[UInt8]] = []
  /// The section's place on its page, from the `#` on.
  private(set) var fragments: [[UInt8]] = []
  /// How many rows the section has; nil where that makes no sense: a chapter of prose has no number.
  private(set) var counts: [Int?] = []
  /// The same in words.
  private(set) var countTexts: [String?] = []
  /// The title's first letter, which stands in for an icon.
  private(set) var letters: [String] = []

  /// Linear in the sections.
  init(_ menu: LinkedMenu, _ place: MenuPlace, _ index: IndexTree, _ words: Words) {
    // The sections of the page of menus are menus, and what they hold are sections.
    let counted: WordKey = place.name == HomeMenu.name ? .sections : .rows
    for (number, section) in menu.sections.enumerated() {
      let title = section.title ?? words.text(.untitled)
      titles.append(title)
      letters.append(Self.letter(of: title))
      let target = place.sectionPages[number]
      var page: [UInt8] = []
      Escape.url(SitePath.address(of: target, from: place.index), into: &page)
      pages.append(page)
      var fragment = [UInt8(ascii: "#")]
      Escape.urlFragment(section.anchor, into: &fragment)
      fragments.append(fragment)
      let rows = index.rowCounts[number]
      let count = rows == 0 && section.note != nil ? nil : rows
      counts.append(count)
      countTexts.append(count.map { words.text(counted, $0) })
    }
  }

  private static func letter(of title: String) -> String {
    let first = title.first { $0.isLetter || $0.isNumber } ?? title.first
    return first.map { $0.uppercased() } ?? "·"
  }
}
