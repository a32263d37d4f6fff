/// A column of a row that has no part of its own: its name, and its value as the data had it.
public struct MenuField: Sendable, Hashable {
  public var name: String
  public var value: FieldValue

  public init(_ name: String, _ value: FieldValue) {
    self.name = name
    self.value = value
  }
}

/// A value of the data, with numbers as written.
public indirect enum FieldValue: Sendable, Hashable {
  case nothing
  case boolean(Bool)
  /// The digits as written: `9.90`.
  case number(String)
  case text(String)
  case list([FieldValue])
  /// Members in the data's order.
  case map([MenuField])
}
