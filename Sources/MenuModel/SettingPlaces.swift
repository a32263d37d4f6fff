package import Diagnostics

/// Where the settings were written, for messages about what they ask for.
///
/// A place is known by its way: `["order"]` for all that stands at a key, `["order", "Soups"]` for
/// a text in its list, `["fields", "title"]` for a member of its map.
package struct SettingPlaces: Sendable {
  private var values: [[String]: SourceSpan] = [:]
  private var keys: [[String]: SourceSpan] = [:]
  /// No setting has more levels.
  private static let deepest = 4

  package init() {}

  /// Where the value is that the way leads to; where the way leads no further, what it leads to.
  package func value(_ way: String...) -> SourceSpan? {
    var way = way
    while !way.isEmpty {
      if let span = values[way] { return span }
      way.removeLast()
    }
    return nil
  }

  /// Where the key of a map's member is.
  package func key(_ way: String...) -> SourceSpan? { keys[way] }

  /// Takes the places of a value and of all in it; what stood at the same ways gives way. Linear.
  package mutating func add(_ value: Value, at way: [String] = [], in file: SourceFile) {
    if !way.isEmpty { values[way] = SourceSpan(file, value.range.offsets) }
    guard way.count < Self.deepest else { return }
    switch value.kind {
    case .map(let map):
      for (key, value) in zip(map.keys, map.values) {
        keys[way + [key.name]] = SourceSpan(file, key.range.offsets)
        add(value, at: way + [key.name], in: file)
      }
    case .list(let list):
      for value in list {
        guard let text = value.scalarText else { continue }
        values[way + [text]] = SourceSpan(file, value.range.offsets)
      }
    case .null, .boolean, .number, .text:
      if let text = value.scalarText {
        values[way + [text]] = SourceSpan(file, value.range.offsets)
      }
    }
  }
}
