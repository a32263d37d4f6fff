/// The rows that a reader picked, each with a quantity, in the order in which they were picked.
///
/// Rows are known by a stable id, not by their place, so that a selection outlives a menu that
/// changes. The same thing in two sections has one id and is one pick; ``LinkedMenu/selectionIDs()``
/// gives the ids of a menu's rows.
///
/// ```swift
/// var selection = Selection(limit: 5)
/// selection.setQuantity(2, of: "oolong")
/// selection.toggle("mocha")
/// let link = selection.link  // "1.oolong~2.mocha.…", see SelectionLink
/// ```
public struct Selection: Sendable, Hashable {
  /// A picked row.
  public struct Pick: Sendable, Hashable {
    /// The row's stable id.
    public let id: String
    /// How many of it, from 1 to ``Selection/mostOfOne``.
    public let quantity: Int
  }

  /// The largest quantity of one row.
  public static let mostOfOne = 999
  /// The largest number of rows.
  public static let mostRows = 1000

  /// How many pieces may be picked in all, quantities counted; nil for no limit.
  public let limit: Int?
  /// The picked rows, in the order in which they were picked.
  public private(set) var picks: [Pick] = []
  /// All quantities together.
  public private(set) var count = 0
  /// Where each id stands in `picks`, by its written form: ids that differ in their bytes differ.
  private var places: [String: Int] = [:]

  /// An empty selection.
  public init(limit: Int? = nil) {
    self.limit = limit
  }

  /// Whether nothing is picked.
  public var isEmpty: Bool { picks.isEmpty }

  /// How many of a row are picked; 0 when it is not. Constant time.
  public func quantity(of id: String) -> Int {
    places[SelectionLink.written(id)].map { picks[$0].quantity } ?? 0
  }

  /// Picks a quantity of a row, or with 0 takes it out of the selection. A negative quantity counts
  /// as 0, one past ``mostOfOne`` as that.
  ///
  /// - Returns: `.full`, with nothing changed, when it would pass the limit or ``mostRows``; also
  ///   `.unchanged` for an empty id.
  /// - Complexity: constant, O(*n*) in the number of picked rows for 0.
  @discardableResult
  public mutating func setQuantity(_ quantity: Int, of id: String) -> SelectionChange {
    let quantity = min(max(0, quantity), Self.mostOfOne)
    let key = SelectionLink.written(id)
    let place = places[key]
    let former = place.map { picks[$0].quantity } ?? 0
    guard quantity != former, !id.isEmpty else { return .unchanged }
    let isTooMany = limit.map { count - former + quantity > $0 } ?? false
    if quantity > former, isTooMany || (place == nil && picks.count == Self.mostRows) {
      return .full
    }
    count += quantity - former
    if let place {
      if quantity == 0 {
        remove(at: place, key)
      } else {
        picks[place] = Pick(id: id, quantity: quantity)
      }
    } else {
      places[key] = picks.count
      picks.append(Pick(id: id, quantity: quantity))
    }
    return .changed
  }

  /// Picks more of a row, or with a negative number less.
  @discardableResult
  public mutating func add(_ number: Int = 1, of id: String) -> SelectionChange {
    let bounded = min(max(-Self.mostOfOne, number), Self.mostOfOne)
    return setQuantity(quantity(of: id) + bounded, of: id)
  }

  /// Picks one of a row that is not picked; takes out one that is, with its whole quantity.
  @discardableResult
  public mutating func toggle(_ id: String) -> SelectionChange {
    setQuantity(quantity(of: id) == 0 ? 1 : 0, of: id)
  }

  /// Takes out everything.
  public mutating func removeAll() {
    picks = []
    places = [:]
    count = 0
  }

  /// The picks that a menu no longer offers, in order.
  public func gone(where isOffered: (String) -> Bool) -> [Pick] {
    picks.filter { !isOffered($0.id) }
  }

  private mutating func remove(at place: Int, _ key: String) {
    picks.remove(at: place)
    places[key] = nil
    for later in place..<picks.count { places[SelectionLink.written(picks[later].id)] = later }
  }
}

/// What a change of a ``Selection`` came to.
public enum SelectionChange: Sendable, Hashable {
  /// The selection is another now.
  case changed
  /// It already was so.
  case unchanged
  /// It holds as much as it may; nothing changed. The reader is to be told.
  case full
}
