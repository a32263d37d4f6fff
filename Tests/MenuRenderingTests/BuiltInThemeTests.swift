import Foundation
import MenuTemplates
import TestSupport
import Testing

@Suite("The built-in theme")
struct BuiltInThemeTests {
  /// The files of `Templates/` that are part of the theme, sorted by name.
  static func sources() throws -> [(name: String, text: String)] {
    let folder = SharedFolder.checkout.appending(path: "Templates")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { [".mustache", ".css", ".js"].contains(where: $0.hasSuffix) }
      .sorted()
      .map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
  }

  @Test("is embedded as it stands in Templates/")
  func embedded() throws {
    var generated = """
      // Generated from Templates/ by BuiltInThemeTests with UPDATE_GOLDEN=1. Edit there.
      // swift-format-ignore-file

      extension BuiltInTheme {
        /// Every file, sorted by name.
        package static let files: [File] = [

      """
    for (name, text) in try Self.sources() {
      generated += """
            File(
              name: "\(name)",
              text: ###\"""
        \(text)
        \"""###),

        """
    }
    generated += "  ]\n}\n"
    let path = "Sources/MenuTemplates/BuiltInTheme+Files.swift"
    #expect(try Golden.difference(of: generated, from: path) == nil)
  }

  @Test("has the files that pages are made of")
  func complete() {
    let names = Set(BuiltInTheme.files.map(\.name))
    #expect(names.isSuperset(of: ["page.mustache", "not-found.mustache"]))
    #expect(
      BuiltInTheme.files.allSatisfy { $0.bytes.last == UInt8(ascii: "\n") || $0.bytes.isEmpty })
  }
}
