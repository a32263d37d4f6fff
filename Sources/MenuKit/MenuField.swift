/// A column of a row that has no part of its own: its name, and its value as the data had it.
public struct MenuField: Sendable, Hashable {
  /// The column's name.
  public var name: String
  /// The value.
  public var value: FieldValue

  /// A column with its value.
  public init(_ name: String, _ value: FieldValue) {
    self.name = name
    self.value = value
  }
}

/// A value of the data, with numbers as written.
public indirect enum FieldValue: Sendable, Hashable {
  /// Not there: missing, null.
  case nothing
  /// True or false.
  case boolean(Bool)
  /// The digits as written: `9.90`.
  case number(String)
  /// Text as written.
  case text(String)
  /// Values in the data's order.
  case list([FieldValue])
  /// Members in the data's order.
  case map([MenuField])
}
