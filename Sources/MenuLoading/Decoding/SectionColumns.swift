internal import MenuKit
internal import MenuModel

/// The columns that fill parts of a section with what the first row of the group has: rows that say
/// the same as their section don't say it again, and those that say something else keep it.
struct SectionColumns {
  private let names: Set<String>

  init(_ map: FieldMap) {
    let paths = FieldName.ofSections.flatMap { map.paths[$0.section] ?? [] }
    names = Set(paths.filter { $0.keys.count == 1 }.map(\.column))
  }

  /// Linear in the rows.
  func removeRepeated(_ set: inout RecordSet) {
    guard !names.isEmpty else { return }
    var firsts: [String: [String: FieldValue]] = [:]
    for index in set.records.indices {
      let group = Self.group(of: set.records[index].placement)
      set.records[index].row.fields.removeAll { field in
        guard names.contains(field.name) else { return false }
        let first = firsts[group, default: [:]][field.name] ?? field.value
        firsts[group, default: [:]][field.name] = first
        return first == field.value
      }
    }
  }

  private static func group(of placement: Record.Placement) -> String {
    switch placement {
    case .keys(let names): "k" + (names.first ?? "")
    case .section(let place): "s\(place)"
    case .none: ""
    }
  }
}
