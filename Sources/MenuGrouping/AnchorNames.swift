internal import MenuKit
internal import MenuModel

/// A thing that gets an anchor.
protocol Anchored {
  var anchorTitle: String { get }
  var id: String? { get }
  /// Adds all that the thing says besides title and id; asked for only when titles are equal.
  func addContent(to hash: inout ContentHash)
}

/// Names for a list of things, all different.
struct AnchorNames<Thing: Anchored> {
  private let things: [Thing]
  private var names: [String]
  private var taken: Set<String>
  /// Whether a quick look shows that no two names are the same, byte for byte: all of them are in
  /// composed form. A no may be wrong; who gets it looks closer.
  private let areDifferent: Bool

  /// The names, in the order of the things. Linear.
  ///
  /// - Parameters:
  ///   - standIn: the name of a thing whose title has no letters and no digits.
  ///   - prefix: what all names start with.
  static func names(of things: [Thing], standIn: String, prefix: String = "") -> [String] {
    var naming = AnchorNames(things, standIn: standIn, prefix: prefix)
    naming.tellApart()
    return naming.names
  }

  private init(_ things: [Thing], standIn: String, prefix: String) {
    self.things = things
    var name = Array(prefix.utf8)
    let start = name.count
    var seen = SeenHashes(capacity: things.count)
    var areDifferent = true
    names = things.indices.map { place in
      name.removeSubrange(start...)
      AnchorName.add(things[place].anchorTitle, to: &name)
      if name.count == start { name += standIn.utf8 }
      areDifferent = areDifferent && seen.insert(ByteHash.hash(name))
      return String(decoding: name, as: UTF8.self)
    }
    self.areDifferent = areDifferent
    taken = []
  }

  private mutating func tellApart() {
    guard !areDifferent else { return }
    taken = Set(names)
    var uses: [String: Int] = [:]
    for name in names { uses[name, default: 0] += 1 }
    let repeated = names.indices.filter { uses[names[$0]] != 1 }
    for group in Grouping(repeated, by: { names[$0] }) {
      tellApart(group.elements, named: group.key)
    }
  }

  private mutating func tellApart(_ places: [Int], named name: String) {
    let all = twins(among: places)
    guard all.count > 1 else { return count(places, as: name, isFree: true) }
    var left = all
    for attempt in 0..<4 where !left.isEmpty {
      let candidates = left.map { "\(name)-\($0.suffix(attempt))" }
      let uses = Dictionary(candidates.map { ($0, 1) }, uniquingKeysWith: +)
      let tried = left
      left = []
      for (twins, candidate) in zip(tried, candidates) {
        if uses[candidate] == 1, !taken.contains(candidate) {
          count(twins.places, as: candidate, isFree: true)
        } else {
          left.append(twins)
        }
      }
    }
    count(left.flatMap(\.places), as: name, isFree: false)
  }

  /// The things in classes of equals, in first-seen order.
  private func twins(among places: [Int]) -> [AnchorTwins] {
    Grouping(places) { place in
      var hash = ContentHash()
      hash.add(things[place].anchorTitle)
      things[place].addContent(to: &hash)
      let id = things[place].id.flatMap { AnchorName.name(of: $0) }
      return AnchorTwins.Key(id: id, hash: hash.value)
    }.map { AnchorTwins(key: $0.key, places: $0.elements) }
  }

  /// Gives equal things one name: the first as it is when the name is free, the others with a number.
  private mutating func count(_ places: [Int], as name: String, isFree: Bool) {
    var number = isFree ? 1 : 2
    for place in places {
      var candidate = number == 1 ? name : "\(name)-\(number)"
      while number > 1, taken.contains(candidate) {
        number += 1
        candidate = "\(name)-\(number)"
      }
      taken.insert(candidate)
      names[place] = candidate
      number += 1
    }
  }
}
