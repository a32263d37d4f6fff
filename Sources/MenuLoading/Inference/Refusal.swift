internal import Diagnostics
internal import MenuModel

/// Messages about data that can't be a menu.
enum Refusal {
  /// Why there is nothing to show in a value that holds no collection of rows.
  static func message(_ value: Value, _ file: SourceFile) -> Diagnostic {
    switch value.kind {
    case .null: return empty(value, file)
    case .boolean, .number, .text:
      return refuse("\(file.name) holds a single value, not a list of things", value, file)
    case .list(let values) where values.allSatisfy(\.isEmptyOrNothing):
      return empty(value, file)
    case .map(let map) where map.values.allSatisfy(\.isEmptyOrNothing):
      return empty(value, file)
    case .list, .map:
      let what =
        value.holdsText(depth: 6)
        ? "no list of things" : "numbers without names, not a list of things"
      return refuse("\(file.name) holds \(what)", value, file)
    }
  }

  static func empty(_ value: Value, _ file: SourceFile) -> Diagnostic {
    Diagnostic(
      .error, .noRows, "\(file.name) holds no rows", at: SourceSpan(file, value.range.offsets),
      expected: "a list of things with names, or groups of such lists")
  }

  private static func refuse(_ summary: String, _ value: Value, _ file: SourceFile) -> Diagnostic {
    Diagnostic(
      .error, .notAMenu, summary, at: SourceSpan(file, value.range.offsets),
      expected: "a list of things with names, or groups of such lists")
  }
}

extension [Diagnostic] {
  /// A reader's messages with those about its value. Where the reader already said why the value
  /// is not whole, what the value lacks is not said as well. Linear.
  func followed(by more: [Diagnostic]) -> [Diagnostic] {
    guard contains(where: { $0.severity == .error }) else { return self + more }
    return self + more.filter { $0.code != .noRows && $0.code != .notAMenu }
  }
}

extension Value {
  fileprivate var isEmptyOrNothing: Bool { isNothing || isEmptyCollection }

  /// Whether a text is among the values, a few levels deep.
  fileprivate func holdsText(depth: Int) -> Bool {
    switch kind {
    case .text: true
    case .list(let values): depth > 0 && values.contains { $0.holdsText(depth: depth - 1) }
    case .map(let map): depth > 0 && map.values.contains { $0.holdsText(depth: depth - 1) }
    case .null, .boolean, .number: false
    }
  }
}
