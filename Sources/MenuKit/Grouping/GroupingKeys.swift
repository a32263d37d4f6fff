/// The key of a group whose elements share several properties.
public struct GroupingKeys<each Key: Hashable>: Hashable {
  /// The shared values, in the order in which the properties were named.
  public let values: (repeat each Key)

  /// A key of several parts.
  public init(_ values: repeat each Key) {
    self.values = (repeat each values)
  }

  public static func == (left: Self, right: Self) -> Bool {
    for (one, other) in repeat (each left.values, each right.values) {
      guard one == other else { return false }
    }
    return true
  }

  public func hash(into hasher: inout Hasher) {
    for value in repeat each values { hasher.combine(value) }
  }
}

extension GroupingKeys: Sendable where repeat each Key: Sendable {}

extension Grouping {
  /// Groups elements by several properties together: elements share a group when all of them are
  /// equal.
  ///
  /// ```swift
  /// let grouping = Grouping(shops, by: \.country, \.city)
  /// let (country, city) = grouping[0].key.values
  /// ```
  ///
  /// - Complexity: O(*n*), with one hash of each property for each element.
  public init<First: Hashable, Second: Hashable, each Next: Hashable>(
    _ elements: some Sequence<Element>, by first: KeyPath<Element, First>,
    _ second: KeyPath<Element, Second>, _ next: repeat KeyPath<Element, each Next>
  ) where Key == GroupingKeys<First, Second, repeat each Next> {
    self.init(elements) { element in
      GroupingKeys(
        element[keyPath: first], element[keyPath: second], repeat element[keyPath: each next])
    }
  }
}
