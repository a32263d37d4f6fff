internal import MenuKit

extension MenuRow: Anchored {
  var anchorTitle: String { title }

  /// Everything the data says; the note is not the data's.
  func addContent(to hash: inout ContentHash) {
    hash.add(price)
    hash.add(summary?.string)
    hash.add(detail?.string)
    for item in items { hash.add(item) }
    hash.add(icon)
    hash.add(image)
    for tag in tags { hash.add(tag) }
    hash.add(badge)
    hash.add(link)
    hash.add(isUnavailable ? 1 : 0)
    hash.add(fields)
  }
}

/// A section with the title of the one it is below, which tells sub-sections of equal titles apart.
struct SectionInPath: Anchored {
  var section: MenuSection
  var parent: String

  var anchorTitle: String { section.title ?? "" }
  var id: String? { section.id }

  func addContent(to hash: inout ContentHash) {
    hash.add(parent)
    hash.add(section.icon)
    hash.add(section.summary?.string)
    hash.add(section.fields)
  }

  /// The sections of a menu, in order. Linear.
  static func all(of sections: [MenuSection]) -> [SectionInPath] {
    var path: [String] = []
    return sections.map { section in
      path.removeLast(path.count - max(0, min(section.level, path.count)))
      defer { path.append(section.title ?? "") }
      return SectionInPath(section: section, parent: path.last ?? "")
    }
  }
}

extension ContentHash {
  fileprivate mutating func add(_ item: MenuItem) {
    add(item.title)
    add(item.price)
    for item in item.items { add(item) }
    add(item.fields)
  }

  fileprivate mutating func add(_ fields: [MenuField]) {
    for field in fields {
      add(field.name)
      add(field.value)
    }
    add(0xFD)
  }

  private mutating func add(_ value: FieldValue) {
    switch value {
    case .nothing: add(0xFE)
    case .boolean(let flag): add(flag ? 1 : 0)
    case .number(let text), .text(let text): add(text)
    case .list(let values):
      for value in values { add(value) }
      add(0xFC)
    case .map(let members): add(members)
    }
  }
}
