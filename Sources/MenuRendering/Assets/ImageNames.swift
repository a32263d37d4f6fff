internal import Markdown
internal import MenuKit
internal import MenuModel
internal import Platform

/// The names of pictures in a menu's data, each once, first seen first.
struct ImageNames: Sendable {
  struct Name: Sendable {
    var text: String
    var isIcon: Bool
  }

  private(set) var names: [Name] = []
  private var seen: Set<String> = []

  /// Linear in the rows.
  ///
  /// - Parameter jobs: how many threads may look for them.
  init(_ menu: LinkedMenu, jobs: Int) {
    let sections = menu.sections
    let found = Workers.map(
      sizes: sections.map { $0.rows.count }, atLeast: 1024, jobs: jobs
    ) { ImageNames(sections[$0]).names }
    for name in found.joined() { add(name.text, isIcon: name.isIcon) }
  }

  private init(_ section: MenuSection) {
    add(section.icon, isIcon: true)
    add(section.selectedIcon, isIcon: true)
    let rows = section.rows
    for index in rows.indices {
      if !rows[index].isBare { add(rows[index].icon, isIcon: true) }
      if rows[index].image != nil { add(rows[index].image, isIcon: false) }
    }
  }

  private mutating func add(_ name: String?, isIcon: Bool) {
    guard let name, seen.insert(name).inserted else { return }
    names.append(Name(text: name, isIcon: isIcon))
  }
}

/// The texts of a menu that may have pictures in them. Most have none, and are only skimmed.
struct TextsWithImages: Sendable {
  private(set) var texts: [MenuText] = []

  /// - Parameter jobs: how many threads may skim.
  init(_ menu: LinkedMenu, _ parts: PageParts, jobs: Int) {
    for text in [menu.summary, menu.note, parts.logo, parts.header, parts.footer, parts.legend] {
      add(text)
    }
    let sections = menu.sections
    texts += Workers.map(sizes: sections.map { $0.rows.count }, atLeast: 1024, jobs: jobs) {
      number in
      TextsWithImages(sections[number]).texts
    }.flatMap(\.self)
  }

  private init(_ section: MenuSection) {
    add(section.summary)
    add(section.note)
    let rows = section.rows
    for index in rows.indices {
      // What is plain is not handed over, as each text would be counted.
      if rows[index].summary?.format ?? .plain != .plain { add(rows[index].summary) }
      guard rows[index].saysMore else { continue }
      add(rows[index].detail)
      add(rows[index].note)
    }
  }

  private mutating func add(_ text: MenuText?) {
    guard let text, text.format != .plain else { return }
    if MarkdownText.mayHaveImages(text.string) { texts.append(text) }
  }
}

/// The pictures that a text in Markdown or HTML shows.
enum ImageReferences {
  /// The addresses, decoded when they lead within the site, with what kind each is.
  static func of(_ text: MenuText) -> [(name: String, address: Address)] {
    var references: [(String, Address)] = []
    var ignored: [UInt8] = []
    let options = MarkdownOptions(rawHTML: .sanitised)
    let note = { (reference: LinkReference) -> LinkTreatment in
      guard reference.kind == .image else { return .asWritten }
      if reference.address == .within {
        let path = reference.destination.prefix { $0 != "#" && $0 != "?" }
        references.append((SitePath.percentDecoded(String(path)), .within))
      } else {
        references.append((reference.destination, reference.address))
      }
      return LinkTreatment(.leftOut)
    }
    _ =
      text.format == .html
      ? Sanitiser(options).sanitise(text.string, into: &ignored, resolvingLinks: note)
      : MarkdownRenderer(options).render(text.string, into: &ignored, resolvingLinks: note)
    return references
  }
}
