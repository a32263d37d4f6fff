import Diagnostics
import Foundation
import MenuModel
import TestSupport
import Testing

@testable import MenuLoading

/// The YAML test suite, read from beside the checkout: every example, without exception.
@Suite(.enabled(if: SharedFolder.isThere, "the shared folder is not beside the checkout"))
struct YAMLSuiteTests {
  struct Example: CustomTestStringConvertible {
    var name: String
    var yaml: String
    var json: String?
    /// The events, as the suite writes them.
    var tree: String?
    var mustFail: Bool

    var testDescription: String { name }
    var file: SourceFile { SourceFile(name: name, bytes: Array(yaml.utf8)) }
  }

  @Test(arguments: try examples()) func reads(_ example: Example) throws {
    let result = YAMLReader(file: example.file).read()
    if example.mustFail {
      #expect(result.value == nil)
      #expect(result.diagnostics.contains { $0.severity == .error })
      return
    }
    // A list or a map as a key is YAML, but no data that a menu can have.
    let errors = result.diagnostics.filter { $0.severity == .error && $0.code != .yamlKey }
    #expect(errors.map(\.summary) == [])
    guard let json = example.json else { return }
    let documents = example.file.bytes.withUnsafeBufferPointer { bytes in
      var parser = YAMLParser(bytes, YAMLComposer(example.file))
      _ = parser.parse()
      return parser.taker.documents
    }
    #expect(try documents.map(JSONTree.init) == JSONTree.documents(json))
  }

  @Test(arguments: try examples()) func givesTheEvents(_ example: Example) throws {
    guard !example.mustFail, let tree = example.tree else { return }
    let file = example.file
    let lines = file.bytes.withUnsafeBufferPointer { bytes in
      var parser = YAMLParser(bytes, YAMLEventLines())
      _ = parser.parse()
      return parser.taker.lines
    }
    let expected = tree.split(separator: "\n").map(YAMLEventLines.withoutStyle)
    #expect(["+STR"] + lines + ["-STR"] == expected)
  }

  /// Every example of the suite; a file's later ones inherit what they do not say.
  static func examples() throws -> [Example] {
    guard SharedFolder.isThere else { return [] }
    let folder = SharedFolder.url.appending(path: "suites/yaml")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.flatMap { name in
      let file = SourceFile(name: name, bytes: try SharedFolder.bytes("suites/yaml/\(name)"))
      let list = try #require(YAMLReader(file: file).read().value?.list)
      var yaml = ""
      var (json, tree): (String?, String?)
      return list.enumerated().map { number, value in
        let map = value.map
        if case .text(let text)? = map?["yaml"]?.kind { yaml = visible(text) }
        if case .text(let text)? = map?["tree"]?.kind { tree = visible(text) }
        switch map?["json"]?.kind {
        case .text(let text): json = text
        case .null: json = "null"
        default: break
        }
        return Example(
          name: list.count > 1 ? "\(name) #\(number)" : name, yaml: yaml, json: json, tree: tree,
          mustFail: map?["fail"] != nil)
      }
    }
  }

  /// The suite writes blanks, tabs, breaks and the missing last break as signs.
  private static func visible(_ text: String) -> String {
    var result = ""
    for character in text.prefix(while: { $0 != "∎" }).unicodeScalars {
      switch character {
      case "—": continue
      case "»": result += "\t"
      case "␣": result += " "
      case "←": result += "\r"
      case "⇔": result += "\u{FEFF}"
      case "↵": continue
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
