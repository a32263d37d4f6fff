import Foundation
import MenuKit
import MenuModel
import Testing

@testable import MenuLoading

/// The small files too: what a name alone decides is told by name.
@Suite struct ShapeStabilityTests {
  /// Small files in which a name decides between readings that are alike, or says what no value does:
  /// a language, a parent, an id of small numbers. Renamed, they may be read otherwise.
  static let namesDecide: Set<String> = [
    "allergens-beat-menu.json", "area-numbered.plist", "columns.json", "composer.lock.json",
    "contacts.csv", "cost-of-query-as-price.json", "edges.json", "elements.json", "errors.yml",
    "exportify.csv", "geo.json", "gh-issues.json", "hours-beat-menu.json", "i18n.json", "lang.json",
    "loops.json", "menus-sections-items.json", "movies.json", "nested-cat.json", "notes.json",
    "notion.csv", "npm-audit.json", "opentdb.json", "products-join.json", "products-join2.json",
    "recipes.json", "shopify-products.json", "shopify.csv", "short-group-column.csv", "square.csv",
    "tagged-catalogue.json", "tagged-gerichte.json",
    "tree-orphan.csv", "tree2.csv", "ubereats.json", "woo-api.json", "workflow.yml",
    "wp-terms.json",
  ]

  /// Those in which columns are so much alike that the first one is taken.
  static let orderDecides: Set<String> = [
    "bank.csv", "changelog-flat.json", "contacts.csv", "events.csv", "jest.json", "outlook.csv",
    "restcountries.json", "square.csv", "stundenplan.csv", "ubereats.json", "variants.csv",
  ]

  @Test(arguments: ExplicitReadingTests.shapes)
  func namesAndOrderOfKeysDoNotMatter(name: String) throws {
    let bytes = [UInt8](try Data(contentsOf: ShapeFileTests.folder.appending(path: name)))
    let data = DataFile(bytes, name: name)
    guard let value = data.value, let file = data.file else { return }
    let plain = DataInterpretation(of: value, in: file)
    for seed in 1...2 {
      var random = SeededRandom(seed: UInt64(seed))
      var names = RandomNames()
      let renamed = DataInterpretation(of: names.renamed(value, &random), in: file)
      if !Self.namesDecide.contains(name) {
        #expect(StabilityTests.size(renamed) == StabilityTests.size(plain), "renamed, seed \(seed)")
      }
      guard !Self.orderDecides.contains(name) else { continue }
      let shuffled = DataInterpretation(of: StabilityTests.shuffled(value, &random), in: file)
      #expect(StabilityTests.size(shuffled) == StabilityTests.size(plain), "shuffled, seed \(seed)")
      #expect(titles(shuffled) == titles(plain), "titles, shuffled, seed \(seed)")
    }
  }

  private func titles(_ data: DataInterpretation) -> Set<String> {
    Set(data.records?.records.map(\.row.title) ?? [])
  }
}
