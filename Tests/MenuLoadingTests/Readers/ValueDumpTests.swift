import Diagnostics
import Foundation
import MenuModel
import Testing

@testable import MenuLoading

/// Lets another program look at what the readers make of files: see `Tests/Differential`.
@Suite struct ValueDumpTests {
  static let folder = ProcessInfo.processInfo.environment["MENUGEN_DUMP_FOLDER"]

  /// Writes, beside each file of the folder that `MENUGEN_DUMP_FOLDER` names, what was read as
  /// `<file>.json`: the value (a number as `{"number": text}`, a map as `{"map": [[key, value]]}`)
  /// and the errors.
  @Test(.enabled(if: folder != nil, "MENUGEN_DUMP_FOLDER names no folder"))
  func writesWhatWasRead() throws {
    let folder = URL(filePath: try #require(Self.folder))
    var count = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let url = folder.appending(path: name)
      let file = SourceFile(name: name, bytes: [UInt8](try Data(contentsOf: url)))
      guard let result = read(file, url.pathExtension) else { continue }
      var dump = "{\"value\": "
      write(result.value, to: &dump)
      let errors = result.diagnostics.filter { $0.severity == .error }
      dump += ", \"errors\": [\(errors.map { quoted($0.summary) }.joined(separator: ", "))]}"
      try Data(dump.utf8).write(to: url.appendingPathExtension("json"))
      count += 1
    }
    #expect(count > 0)
  }

  private func read(_ file: SourceFile, _ ending: String) -> ReadResult? {
    switch ending {
    case "yaml": YAMLReader(file: file).read()
    case "plist": PropertyListReader(file: file).read()
    case "toml": TOMLReader(file: file).read()
    default: nil
    }
  }

  private func write(_ value: Value?, to dump: inout String) {
    switch value?.kind {
    case .null, nil: dump += "null"
    case .boolean(let value): dump += "\(value)"
    case .number(let text): dump += "{\"number\": \(quoted(text))}"
    case .text(let text): dump += quoted(text)
    case .list(let values):
      dump += "["
      for (place, value) in values.enumerated() {
        if place > 0 { dump += ", " }
        write(value, to: &dump)
      }
      dump += "]"
    case .map(let map):
      dump += "{\"map\": ["
      for (place, (key, value)) in zip(map.keys, map.values).enumerated() {
        dump += (place > 0 ? ", [" : "[") + quoted(key.name) + ", "
        write(value, to: &dump)
        dump += "]"
      }
      dump += "]}"
    }
  }

  private func quoted(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { result, character in
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..<"\u{20}":
        let digits = String(character.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(character)
      }
    } + "\""
  }
}
