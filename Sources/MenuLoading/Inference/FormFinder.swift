internal import MenuModel

/// Finds how the values at a place hold things beside each other, by looking at all of them: maps
/// that share their keys are rows with columns, maps that don't are collections whose keys name
/// things.
enum FormFinder {
  /// The form of values that stand at the same place of different rows; nil when they are no
  /// collections. Looks at up to 200 of them.
  static func form(of values: [Value]) -> CollectionForm? {
    let filled = Array(
      values.lazy.filter { !$0.isNothing && !$0.isEmptyCollection }.prefix(200))
    let count = filled.count
    guard count > 0 else { return values.contains { $0.list != nil } ? .list : nil }
    let lists = filled.compactMap(\.list)
    if lists.count * 2 >= count {
      let scalars = filled.count { $0.isScalar }
      guard scalars * 5 <= count else { return nil }
      return isOneKeyed(lists) ? .oneKeyMaps : .list
    }
    let maps = filled.compactMap(\.map)
    guard maps.count * 10 >= count * 9, !maps.allSatisfy(Languages.isLanguageMap) else {
      return nil
    }
    return maps.count == 1 ? form(of: maps[0]) : form(ofSiblings: maps)
  }

  /// `[{Drinks: …}, {Food: …}]`: maps with one key, each its own.
  private static func isOneKeyed(_ lists: [[Value]]) -> Bool {
    let elements = lists.flatMap { $0.prefix(50) }
    let maps = elements.compactMap(\.map)
    guard elements.count >= 2, maps.count == elements.count else { return false }
    let keys = maps.filter { $0.count == 1 }.map { $0.keys[0].name }
    guard keys.count * 10 >= maps.count * 9 else { return false }
    return Set(keys).count * 10 > keys.count * 6
  }

  /// A map that stands alone: what its members have in common decides.
  static func form(of map: ValueMap) -> CollectionForm? {
    guard map.count >= 2 else { return nil }
    let filled = map.values.count { !$0.isNothing }
    let scalars = map.values.count { $0.isScalar && !$0.isNothing }
    if scalars == filled { return .members(nil) }
    let alike = likeMembers(of: map)
    guard alike.count >= 2 else { return nil }
    return .members(alike.count == filled ? nil : alike)
  }

  /// The largest set of members that are collections of a kind, by how much they hold.
  private static func likeMembers(of map: ValueMap) -> Set<String> {
    var kinds: [(profile: Profile, inner: Profile?, names: [String], size: Int)] = []
    var empty: [String] = []
    let members = Array(zip(map.keys.map(\.name), map.values))
    let areRecords = recordsShareKeys(members.compactMap { $0.1.map })
    let areOneKeyed = namesByKeys(members.compactMap { $0.1.list })
    for (name, value) in members where !value.isScalar {
      var profile = Profile(value)
      if areOneKeyed, value.list.map(hasOneKeyEach) ?? false { profile = .oneKeyed }
      // Programs write what is not for people under such names.
      if name.hasPrefix("_") || name.hasPrefix("$") || name.hasPrefix("@") { continue }
      var within: Profile?
      if case .record(let keys) = profile {
        // Maps with keys of their own are of a kind when what they hold is.
        if let map = value.map, let inner = commonProfile(map), !areRecords || inner == .maps {
          within = .record(innerKeys(map, inner))
          if !areRecords { profile = within ?? profile }
        } else if !areRecords, let map = value.map, holdsTextsAlone(map) {
          profile = .record(["\(Inner.scalars)"])
        } else if keys.isEmpty {
          profile = .emptyList
        }
      }
      if profile == .emptyList {
        empty.append(name)
        continue
      }
      guard profile != .numbers else { continue }
      let size = value.list?.count ?? value.map?.count ?? 0
      let place = kinds.firstIndex { kind in
        kind.profile.isLike(profile)
          || within.flatMap { own in kind.inner.map { own.isLike($0) } } ?? false
      }
      if let place {
        kinds[place].names.append(name)
        kinds[place].size += size
      } else {
        kinds.append((profile, within, [name], size))
      }
    }
    // An empty list beside one that isn't is a part of an answer that has nothing to say.
    guard let largest = kinds.max(by: { ($0.size, $0.names.count) < ($1.size, $1.names.count) }),
      largest.names.count > 1
    else {
      return []
    }
    var names = largest.names
    // An empty map is no section beside lists.
    names += empty.filter { name in largest.profile.isList ? map[name]?.map == nil : true }
    if case .rows = largest.profile {
      if IdentifiedTable.areLinked(largest.names.compactMap { map[$0]?.list }) { return [] }
      // Where some sections have rows with columns, others may have names alone.
      for kind in kinds where kind.profile == .texts {
        names += kind.names.filter { !ColumnWords.hints($0, at: .attributes) }
      }
    }
    return Set(names)
  }

  /// Whether those lists whose maps have one key each are lists of things that their keys name.
  /// Two maps may be of a kind by chance.
  private static func namesByKeys(_ lists: [[Value]]) -> Bool {
    let keyed = lists.filter(hasOneKeyEach)
    return keyed.reduce(0) { $0 + $1.count } > 2 && isOneKeyed(keyed)
  }

  /// Whether a list has nothing but maps with one key. Looks at up to 50 of them.
  private static func hasOneKeyEach(_ values: [Value]) -> Bool {
    !values.isEmpty && values.prefix(50).allSatisfy { $0.map?.count == 1 }
  }

  private enum Inner { case scalars, lists, maps }

  /// What tells maps of a kind: what their members are, and of records the keys that they share.
  private static func innerKeys(_ map: ValueMap, _ inner: Inner) -> Set<String> {
    let maps = map.values.compactMap(\.map).filter { $0.count > 0 }
    guard inner == .maps else { return ["\(inner)"] }
    if maps.isEmpty { return [] }
    if maps.count == 1, commonProfile(maps[0]) ?? .scalars != .scalars { return ["\(inner)"] }
    guard maps.count == 1 || recordsShareKeys(maps) else { return ["\(inner)"] }
    var counts: [String: Int] = [:]
    for map in maps { for key in map.keys { counts[key.name, default: 0] += 1 } }
    return Set(counts.filter { $0.value * 2 >= maps.count }.keys)
  }

  /// Whether there is nothing but texts in a map and in the maps inside it: the words of a program.
  private static func holdsTextsAlone(_ map: ValueMap, depth: Int = 0) -> Bool {
    map.count > 0 && depth < 6
      && map.values.allSatisfy { value in
        switch value.kind {
        case .text, .null: true
        case .map(let inner): holdsTextsAlone(inner, depth: depth + 1)
        default: false
        }
      }
  }

  /// What all members of a map are; nil when they differ, as the columns of a record do.
  private static func commonProfile(_ map: ValueMap) -> Inner? {
    let filled = map.values.filter { !$0.isNothing }
    if filled.isEmpty { return nil }
    if filled.allSatisfy(\.isScalar) { return .scalars }
    if filled.allSatisfy({ $0.list != nil }) { return .lists }
    return filled.allSatisfy { $0.map != nil } ? .maps : nil
  }

  /// Maps that stand at the same place of different rows.
  private static func form(ofSiblings maps: [ValueMap]) -> CollectionForm? {
    if maps.count > 1, maps.allSatisfy({ holdsTextsAlone($0) }), !recordsShareKeys(maps) {
      return .members(nil)
    }
    let inner = maps.compactMap(commonProfile)
    guard inner.count * 10 >= maps.count * 9, let first = inner.first,
      inner.allSatisfy({ $0 == first })
    else { return nil }
    if first != .scalars {
      // One key that all have is a column with a collection in it.
      let keys = Set(maps.flatMap { $0.keys.map(\.name) })
      if first == .maps, !maps.allSatisfy(areOfAKind) { return nil }
      return keys.count == 1 && maps.count > 1 ? nil : .members(nil)
    }
    return recordsShareKeys(maps) && !areScales(maps) ? nil : .members(nil)
  }

  /// Whether the maps in a map are alike, or collections of names: unlike records are the parts of
  /// one thing.
  private static func areOfAKind(_ map: ValueMap) -> Bool {
    let maps = map.values.compactMap(\.map).filter { $0.count > 0 }
    guard maps.count > 1, !recordsShareKeys(maps) else { return true }
    return maps.allSatisfy { (commonProfile($0) ?? .scalars) != .scalars } || areOfOneKind(maps)
  }

  /// Shades of colours and figures by year: nobody calls columns by numbers, nor has columns of
  /// nothing but colours.
  private static func areScales(_ maps: [ValueMap]) -> Bool {
    let sample = maps.prefix(20).filter { $0.count > 0 }
    let areNumbered = sample.allSatisfy { map in
      map.count >= 2 && map.keys.allSatisfy { $0.name.utf8.allSatisfy(ASCII.isDigit) }
    }
    return areNumbered
      || sample.allSatisfy { map in
        map.count >= 2
          && map.values.allSatisfy { $0.scalarText.map { TextTraits($0).form == .colour } ?? false }
      }
  }

  /// Whether all members are texts, or all are numbers; rows mostly have both.
  private static func areOfOneKind(_ maps: [ValueMap]) -> Bool {
    var numbers = 0
    var others = 0
    for value in maps.prefix(20).flatMap(\.values) where !value.isNothing {
      if case .number = value.kind { numbers += 1 } else { others += 1 }
    }
    return numbers == 0 || others == 0
  }

  /// Whether maps have their keys in common, as rows do, or each its own, as collections do.
  ///
  /// Few maps with very many keys count as collections too: nobody has rows of that kind.
  static func recordsShareKeys(_ maps: [ValueMap]) -> Bool {
    let maps = maps.prefix(100).filter { $0.count > 0 }
    guard maps.count >= 2 else { return false }
    let average = maps.reduce(0) { $0 + $1.count } / maps.count
    if average >= 8, average > maps.count * 3, areOfOneKind(maps) { return false }
    let shared = zip(maps, maps.dropFirst()).reduce(0.0) { $0 + sharedKeys($1.0, $1.1) }
    return shared / Double(maps.count - 1) >= 0.4
  }

  /// The share of the keys of two maps that both have; 1 when one has all that the other has, two at
  /// least.
  private static func sharedKeys(_ left: ValueMap, _ right: ValueMap) -> Double {
    if left.hasSameKeys(as: right) { return 1 }
    let (left, right) = (Set(left.keys.map(\.name)), Set(right.keys.map(\.name)))
    let both = left.intersection(right).count
    if both >= 2, both == min(left.count, right.count) { return 1 }
    return Double(both) / Double(left.union(right).count)
  }
}
