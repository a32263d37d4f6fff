internal import MenuKit
internal import MenuModel

/// A column of the table layout.
struct TableColumn: Sendable, Equatable {
  var source: Source
  var label: String
  /// The class of its cells.
  var kind: String

  enum Source: Sendable, Equatable {
    case title, price, summary, tags, image, badge
    /// A column of the data that no part took.
    case field(String)
  }

  /// The columns of a menu: the title, then those that are asked for, else all that some row has.
  /// Linear in the rows. Also gives the names that are asked for and that no row has.
  static func columns(
    of menu: LinkedMenu, _ settings: MenuSettings, _ words: Words
  ) -> (columns: [TableColumn], unknown: [String]) {
    let found = Found(menu)
    var columns = [TableColumn(source: .title, label: words.text(.columnTitle), kind: "title-cell")]
    var unknown: [String] = []
    let names = settings.columns.isEmpty ? found.standard(settings.extra) : settings.columns
    for name in names where name != "title" {
      if let column = found.column(name, words) {
        columns.append(column)
      } else {
        unknown.append(name)
      }
    }
    return (columns, unknown)
  }

  /// What the rows of a menu have.
  private struct Found {
    private var parts: Set<String> = []
    /// The fields in first-seen order, and whether all their values are numbers.
    private var fields: [String] = []
    private var areNumbers: [String: Bool] = [:]

    init(_ menu: LinkedMenu) {
      for section in menu.sections {
        for row in section.rows { add(row) }
      }
    }

    private mutating func add(_ row: MenuRow) {
      if row.price != nil { parts.insert("price") }
      if row.summary != nil { parts.insert("summary") }
      if !row.tags.isEmpty { parts.insert("tags") }
      if row.image != nil { parts.insert("image") }
      if row.badge != nil { parts.insert("badge") }
      for field in row.fields where field.value != .nothing {
        if areNumbers[field.name] == nil {
          fields.append(field.name)
          areNumbers[field.name] = true
        }
        if case .number = field.value { continue }
        areNumbers[field.name] = false
      }
    }

    /// Badges stand beside the title, so they have a column only when it is asked for.
    func standard(_ extra: MenuSettings.ExtraColumns) -> [String] {
      let shown: [String] =
        switch extra {
        case .show: fields
        case .hide: []
        case .only(let names): names.filter { areNumbers[$0] != nil }
        }
      return ["image", "summary"].filter(parts.contains) + shown
        + ["tags", "price"].filter(parts.contains)
    }

    func column(_ name: String, _ words: Words) -> TableColumn? {
      switch name {
      case "price" where areNumbers[name] == nil:
        return TableColumn(source: .price, label: words.text(.columnPrice), kind: "price")
      case "summary" where areNumbers[name] == nil:
        return TableColumn(source: .summary, label: words.text(.columnSummary), kind: "summary")
      case "tags" where areNumbers[name] == nil:
        return TableColumn(source: .tags, label: words.text(.columnTags), kind: "tags")
      case "image" where areNumbers[name] == nil:
        return TableColumn(source: .image, label: words.text(.columnImage), kind: "picture")
      case "badge" where areNumbers[name] == nil:
        return TableColumn(source: .badge, label: words.text(.columnBadge), kind: "text")
      default:
        guard let isNumber = areNumbers[name] else { return nil }
        return TableColumn(
          source: .field(name), label: name, kind: isNumber ? "number-cell" : "text")
      }
    }
  }
}
