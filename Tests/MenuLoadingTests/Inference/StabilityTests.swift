import Diagnostics
import Foundation
import MenuKit
import MenuLoading
import MenuModel
import TestSupport
import Testing

/// The same data under other names, or with its keys in another order, is the same menu.
@Suite(.enabled(if: SharedFolder.isThere, "the folder of real data is not there"))
struct StabilityTests {
  static let files = [
    "KunMinX-custom_json.json", "MrLuanJX-cityList.json", "arewegameyet-games.toml",
    "categories-DXY123.plist", "choosealicense-rules.yml", "cities-DXY123.plist",
    "cityGroups.plist", "couzt-cafe-menu.csv", "fontawesome-categories.yml", "geyser-faq.yml",
    "jekyll-docs_nav.yml", "jornwu-MoreData.plist", "juice-shop-default.yml",
    "leejayID-meituan.json", "mdn-can-store-products.json", "modood-pc.json", "modood-pca.json",
    "redneck-soda-menu.csv", "zzds-menu.json",
  ]

  @Test(arguments: files)
  func namesAndOrderOfKeysDoNotMatter(name: String) throws {
    let data = DataFile(try SharedFolder.bytes("data/files/\(name)"), name: name)
    let value = try #require(data.value)
    let file = try #require(data.file)
    let plain = DataInterpretation(of: value, in: file)
    for seed in 1...2 {
      var random = SeededRandom(seed: UInt64(seed))
      var names = RandomNames()
      let renamed = DataInterpretation(of: names.renamed(value, &random), in: file)
      #expect(
        Self.size(renamed) == Self.size(plain),
        "renamed, seed \(seed): \(renamed.reading?.reasons ?? [])")
      let shuffled = DataInterpretation(of: Self.shuffled(value, &random), in: file)
      #expect(
        Self.size(shuffled) == Self.size(plain),
        "shuffled, seed \(seed): \(shuffled.reading?.reasons ?? [])")
    }
  }

  /// Sections and rows; rows in several sections count in each.
  static func size(_ data: DataInterpretation) -> [Int] {
    guard let set = data.records else { return [] }
    var names: Set<String> = []
    var hasNone = false
    var rows = 0
    for record in set.records {
      switch record.placement {
      case .section: rows += 1
      case .none:
        rows += 1
        hasNone = true
      case .keys(let keys):
        rows += keys.count
        names.formUnion(keys)
      }
    }
    return [set.sections.count + names.count + (hasNone ? 1 : 0), rows]
  }

  static func shuffled(_ value: Value, _ random: inout SeededRandom) -> Value {
    switch value.kind {
    case .list(let values):
      return Value(.list(values.map { shuffled($0, &random) }), at: value.range)
    case .map(let map):
      let places = map.keys.indices.shuffled(using: &random)
      let keys = places.map { map.keys[$0] }
      let values = places.map { shuffled(map.values[$0], &random) }
      return Value(.map(ValueMap(keys: keys, values: values)), at: value.range)
    default: return value
    }
  }
}

/// New names for keys, the same for the same key.
struct RandomNames {
  private var names: [String: String] = [:]

  mutating func renamed(_ value: Value, _ random: inout SeededRandom) -> Value {
    switch value.kind {
    case .list(let values):
      return Value(.list(values.map { renamed($0, &random) }), at: value.range)
    case .map(let map):
      let keys = map.keys.map { ValueMap.Key(name(for: $0.name, &random), at: $0.range) }
      let values = map.values.map { renamed($0, &random) }
      return Value(.map(ValueMap(keys: keys, values: values)), at: value.range)
    default: return value
    }
  }

  private mutating func name(for key: String, _ random: inout SeededRandom) -> String {
    if let name = names[key] { return name }
    let letters = Array("bcdfghjklmnpqrstvwxz")
    let length = Int.random(in: 5...9, using: &random)
    let name = String((0..<length).map { _ in letters.randomElement(using: &random) ?? "b" })
    names[key] = name
    return name
  }
}

/// SplitMix64: the same numbers for the same seed on every machine.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
