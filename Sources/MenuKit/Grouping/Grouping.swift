/// Flat elements in groups that share a key: the step from a table with a repeated column to an
/// index and its sections.
///
/// Groups stand in the order in which their keys were first seen, and elements in their order within
/// each group, so that the same input gives the same output always. Linear time.
///
/// ```swift
/// let drinks = [("Oolong", "Tea"), ("Mocha", "Coffee"), ("Sencha", "Tea")]
/// let grouping = Grouping(drinks, by: \.1)
/// // grouping.keys == ["Tea", "Coffee"]; grouping[0].elements are Oolong and Sencha
/// ```
public struct Grouping<Key: Hashable, Element> {
  /// The elements that share a key.
  public struct Group {
    /// What the elements share.
    public let key: Key
    /// The elements, in the order in which they came. Empty only for a key that was asked for with
    /// `startingWith` and met no element.
    public internal(set) var elements: [Element]

    /// The first value that the group's elements have for a property: what an index entry takes
    /// from its group, an icon for example. nil when no element has one. O(*n*) in the group.
    public func first<Part>(_ part: (Element) throws -> Part?) rethrows -> Part? {
      for element in elements {
        if let value = try part(element) { return value }
      }
      return nil
    }
  }

  /// The groups, in the order in which their keys were first seen.
  public internal(set) var groups: [Group]

  /// Groups elements by one key.
  ///
  /// - Parameters:
  ///   - elements: the elements, walked once.
  ///   - first: keys whose groups stand before all others, in this order, even when no element has
  ///     them. A key that is named twice counts once.
  ///   - key: the key of an element. A key path can stand for it: `by: \.kind`.
  /// - Complexity: O(*n*), with a hash of the key for each element whose key is not the one before it.
  public init(
    _ elements: some Sequence<Element>, startingWith first: [Key] = [],
    by key: (Element) throws -> Key
  ) rethrows {
    var places: [Key: Int] = [:]
    groups = []
    for key in first { _ = Self.place(of: key, in: &places, &groups) }
    // Neighbours mostly share their key, which is then known without a hash.
    var last = -1
    for element in elements {
      let key = try key(element)
      if last < 0 || groups[last].key != key { last = Self.place(of: key, in: &places, &groups) }
      groups[last].elements.append(element)
    }
  }

  /// Groups elements that may belong to several groups, or to none.
  ///
  /// - Parameters:
  ///   - elements: the elements, walked once.
  ///   - first: keys whose groups stand before all others, as in ``init(_:startingWith:by:)``.
  ///   - keys: the keys of an element. An element stands once in each group, though its key be named twice.
  /// - Complexity: O(*k*) in the number of all elements' keys.
  public init(
    _ elements: some Sequence<Element>, startingWith first: [Key] = [],
    byEach keys: (Element) throws -> [Key]
  ) rethrows {
    var places: [Key: Int] = [:]
    groups = []
    for key in first { _ = Self.place(of: key, in: &places, &groups) }
    var lastElement = Array(repeating: -1, count: groups.count)
    for (number, element) in elements.enumerated() {
      for key in try keys(element) {
        let place = Self.place(of: key, in: &places, &groups)
        if place == lastElement.count { lastElement.append(-1) }
        guard lastElement[place] != number else { continue }
        lastElement[place] = number
        groups[place].elements.append(element)
      }
    }
  }

  /// The keys of all groups, in order. O(*k*) in the number of groups.
  public var keys: [Key] { groups.map(\.key) }

  /// The place of a key's group, which is made when it is new.
  private static func place(
    of key: Key, in places: inout [Key: Int], _ groups: inout [Group]
  ) -> Int {
    if let place = places[key] { return place }
    places[key] = groups.count
    groups.append(Group(key: key, elements: []))
    return groups.count - 1
  }
}

extension Grouping: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { groups.count }
  public subscript(position: Int) -> Group { groups[position] }
}

extension Grouping: Sendable where Key: Sendable, Element: Sendable {}
extension Grouping: Equatable where Element: Equatable {}
extension Grouping.Group: Sendable where Key: Sendable, Element: Sendable {}
extension Grouping.Group: Equatable where Element: Equatable {}
