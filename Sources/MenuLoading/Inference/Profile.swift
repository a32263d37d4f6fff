internal import MenuModel

/// What a value looks like from outside, to tell whether values are of a kind.
enum Profile: Equatable {
  case nothing
  case scalar
  case emptyList
  case texts
  case numbers
  case lists
  /// A list of maps with one key each, which names what is in it.
  case oneKeyed
  /// A list of maps with these keys, those of ids left out.
  case rows(Set<String>)
  /// A map with these keys.
  case record(Set<String>)

  /// Looks at up to 50 elements of a list.
  init(_ value: Value) {
    switch value.kind {
    case .null: self = .nothing
    case .boolean, .number, .text: self = value.isNothing ? .nothing : .scalar
    case .map(let map): self = .record(Set(map.keys.map(\.name)))
    case .list(let values): self = Profile.list(values)
    }
  }

  private static func list(_ values: [Value]) -> Profile {
    let sample = values.prefix(50)
    guard !sample.isEmpty else { return .emptyList }
    let maps = sample.compactMap(\.map)
    if maps.count * 2 > sample.count { return .rows(commonKeys(maps)) }
    let lists = sample.count { $0.list != nil }
    if lists * 2 > sample.count { return .lists }
    let numbers = sample.count { if case .number = $0.kind { true } else { false } }
    return numbers * 2 > sample.count ? .numbers : .texts
  }

  /// Keys that at least a third of the maps have, without those whose values only tell them apart.
  private static func commonKeys(_ maps: [ValueMap]) -> Set<String> {
    var counts: [String: Int] = [:]
    var numbers: [String: [Int]] = [:]
    for map in maps {
      for (key, value) in zip(map.keys, map.values) where !value.isNothing {
        if case .map(let inner) = value.kind {
          // What lies in a map tells more than that there is one.
          for key2 in inner.keys.prefix(20) { counts["\(key.name).\(key2.name)", default: 0] += 1 }
          continue
        }
        counts[key.name, default: 0] += 1
        if case .number(let text) = value.kind, let number = Int(text) {
          numbers[key.name, default: []].append(number)
        }
      }
    }
    let common = counts.filter { $0.value * 3 >= maps.count }
    let ids = numbers.filter { $0.value.count == maps.count && isCounting($0.value) }
    let plain = common.keys.filter { ids[$0] == nil }
    return Set(plain.isEmpty ? Array(common.keys) : plain)
  }

  /// Whether numbers only ever rise, as ids that a database gave do.
  private static func isCounting(_ numbers: [Int]) -> Bool {
    numbers.count > 2 && zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// Whether two values are of a kind: groups of the same menu, say. Empty lists are of every kind.
  func isLike(_ other: Profile) -> Bool {
    switch (self, other) {
    case (.emptyList, .rows), (.rows, .emptyList), (.emptyList, .texts), (.texts, .emptyList),
      (.emptyList, .emptyList), (.texts, .texts), (.lists, .lists), (.scalar, .scalar),
      (.oneKeyed, .oneKeyed):
      true
    case (.rows(let left), .rows(let right)): Profile.isLike(left, right)
    case (.record(let left), .record(let right)):
      // Names that have nothing yet go with any.
      left.isEmpty || right.isEmpty || Profile.isLike(left, right)
    default: false
    }
  }

  /// Half of all keys shared, or one set within the other with two keys or more.
  static func isLike(_ left: Set<String>, _ right: Set<String>) -> Bool {
    let shared = left.intersection(right).count
    let all = left.union(right).count
    guard all > 0 else { return true }
    return shared * 2 >= all || shared >= 2 && shared == min(left.count, right.count)
  }

  var isList: Bool {
    switch self {
    case .emptyList, .texts, .numbers, .lists, .oneKeyed, .rows: true
    case .nothing, .scalar, .record: false
    }
  }
}
