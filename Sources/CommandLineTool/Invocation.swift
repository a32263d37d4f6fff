/// A command line that was understood.
struct Invocation: Sendable {
  /// What stands beside the options, in its order.
  var operands: [String] = []
  /// The values of each option; empty texts for those without a value.
  private var values: [Flag: [String]] = [:]

  mutating func add(_ value: String, for flag: Flag) {
    values[flag, default: []].append(value)
  }

  /// Whether an option was given.
  func has(_ flag: Flag) -> Bool { values[flag] != nil }

  /// The last value of an option.
  func text(_ flag: Flag) -> String? { values[flag]?.last }

  /// All values of an option, in their order.
  func texts(_ flag: Flag) -> [String] { values[flag] ?? [] }

  /// The number of an option; the parser has seen that it is one.
  func number(_ flag: Flag) -> Int? { text(flag).flatMap { Int($0) } }

  /// The word of an option as a value of the type that it is a word of.
  func choice<Choice: RawRepresentable<String>>(
    _ flag: Flag, as type: Choice.Type = Choice.self
  ) -> Choice? {
    text(flag).flatMap(Choice.init)
  }
}
