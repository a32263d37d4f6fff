import Foundation
import MenuKit
import MenuModel
import Testing

@testable import MenuLoading

/// The small files too: what a name alone decides is told by name.
@Suite struct ShapeStabilityTests {
  /// Shapes whose reading hangs on a name of a key by its nature.
  static let namedOnly: Set<String> = []

  @Test(arguments: ExplicitReadingTests.shapes.filter { !namedOnly.contains($0) })
  func namesAndOrderOfKeysDoNotMatter(name: String) throws {
    let bytes = [UInt8](try Data(contentsOf: ShapeFileTests.folder.appending(path: name)))
    let data = DataFile(bytes, name: name)
    guard let value = data.value, let file = data.file else { return }
    let plain = DataInterpretation(of: value, in: file)
    for seed in 1...2 {
      var random = SeededRandom(seed: UInt64(seed))
      var names = RandomNames()
      let renamed = DataInterpretation(of: names.renamed(value, &random), in: file)
      #expect(StabilityTests.size(renamed) == StabilityTests.size(plain), "renamed, seed \(seed)")
      let shuffled = DataInterpretation(of: StabilityTests.shuffled(value, &random), in: file)
      #expect(StabilityTests.size(shuffled) == StabilityTests.size(plain), "shuffled, seed \(seed)")
      #expect(titles(shuffled) == titles(plain), "titles, shuffled, seed \(seed)")
    }
  }

  private func titles(_ data: DataInterpretation) -> Set<String> {
    Set(data.records?.records.map(\.row.title) ?? [])
  }
}
