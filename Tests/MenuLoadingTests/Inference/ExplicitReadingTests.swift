import Diagnostics
import Foundation
import MenuKit
import MenuModel
import Platform
import TestSupport
import Testing

@testable import MenuLoading

/// What `inspect` prints as `menugen.yml` reads a file as it was read without it, and what a message
/// says would choose another reading does choose another.
@Suite struct ExplicitReadingTests {
  static let shapes = Set(
    ShapeFileTests.cases.compactMap { $0.line.split(separator: " ").first.map(String.init) }
  ).sorted()

  static let shared =
    (try? FileManager.default.contentsOfDirectory(
      atPath: SharedFolder.url.appending(path: "data/files").path))?.sorted() ?? []

  @Test(arguments: shapes) func aShapeReadsTheSame(name: String) throws {
    try compare(Self.bytes(ofShape: name), name)
  }

  @Test(.enabled(if: SharedFolder.isThere, "the folder of real data is not there"))
  func thereAreRealFiles() { #expect(Self.shared.count == 23) }

  @Test(
    .enabled(if: SharedFolder.isThere, "the folder of real data is not there"), arguments: shared)
  func aRealFileReadsTheSame(name: String) throws {
    try compare(SharedFolder.bytes("data/files/\(name)"), name)
  }

  @Test(arguments: shapes) func theOptionOfAMessageChoosesTheOtherReading(name: String) throws {
    let bytes = try Self.bytes(ofShape: name)
    guard let plain = read(bytes, name, ReadingOptions()), let reading = plain.reading else {
      return
    }
    for alternative in reading.alternatives where alternative.isClose {
      let other = try #require(read(bytes, name, try options(alternative.option)))
      #expect(
        !other.diagnostics.contains { $0.severity == .error },
        "\(alternative.option): \(other.diagnostics.map(\.summary))")
      let isOther = Self.lines(other) != Self.lines(plain)
      #expect(isOther, "‘\(alternative.option)’ changes nothing")
    }
  }

  @Test func theOptionsAreTried() throws {
    let readings = try Self.shapes.compactMap { name in
      read(try Self.bytes(ofShape: name), name, ReadingOptions())?.reading
    }
    #expect(readings.reduce(0) { $0 + $1.alternatives.count(where: \.isClose) } > 20)
  }

  private func compare(_ bytes: [UInt8], _ name: String) throws {
    let inspection = Inspector(InMemory(texts: [:])).inspect(bytes, name: name)
    guard !inspection.configuration.isEmpty, let plain = read(bytes, name, ReadingOptions()) else {
      return
    }
    let explicit = try #require(read(bytes, name, try options(inspection.configuration)))
    // The first line that differs says enough.
    let different = zip(Self.lines(explicit), Self.lines(plain)).first { $0 != $1 }
    #expect(different == nil, "\(inspection.configuration) \(explicit.diagnostics.map(\.summary))")
    #expect(Self.lines(explicit).count == Self.lines(plain).count)
  }

  private func read(
    _ bytes: [UInt8], _ name: String, _ options: ReadingOptions
  ) -> DataInterpretation? {
    let data = DataFile(bytes, name: name, options: options)
    guard let value = data.value, let file = data.file else { return nil }
    return DataInterpretation(of: value, in: file, options: options)
  }

  private func options(_ text: String) throws -> ReadingOptions {
    var configuration = MenuConfiguration()
    let file = SourceFile(name: "menugen.yml", bytes: Array(text.utf8))
    let value = try #require(YAMLReader(file: file).read().value)
    let decoder = SettingsDecoder(name: "menugen.yml", keys: MenuSettingKeys.all)
    let diagnostics = decoder.decode(value, in: file, into: &configuration)
    #expect(diagnostics.map(\.summary) == [], "\(text)")
    return configuration.reading
  }

  /// All that is known of sections and rows.
  private static func lines(_ data: DataInterpretation) -> [String] {
    guard let records = data.records else { return ["nothing"] }
    let sections = records.sections.map { String(describing: $0) }
    let rows = records.records.map { "\($0.placement) \($0.row) \(String(describing: $0.hint))" }
    return sections + rows
  }

  private static func bytes(ofShape name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: ShapeFileTests.folder.appending(path: name)))
  }
}
