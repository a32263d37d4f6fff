internal import Foundation
internal import TestSupport
internal import Testing

/// Hostile files meet a limit with a message, or take time in proportion to their size.
@Suite(.serialized) struct BoundsTests {
  private let place: TemporaryFolder

  init() throws { place = try TemporaryFolder() }

  private func check(_ text: String, as name: String) throws -> (run: ToolRun, seconds: Double) {
    try place.write(text, to: name)
    let start = Date()
    // What grows without bound meets the limit of memory first, which no case may.
    let run = try ToolRun(
      ["check", name], in: place.path,
      under: ["sh", "-c", #"ulimit -v 4000000; exec timeout 60 "$@""#, "sh"])
    return (run, Date().timeIntervalSince(start))
  }

  struct Bomb: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var name: String
    var text: String
    /// The code of the message; nil when the file is fine.
    var code: String?
  }

  private static let laughs: String = {
    let entities = (1...9).map {
      "<!ENTITY l\($0) \"\(String(repeating: "&l\($0 - 1);", count: 10))\">"
    }
    return """
      <?xml version="1.0"?><!DOCTYPE plist [<!ENTITY l0 "ha">\(entities.joined())]>
      <plist><array><dict><key>name</key><string>&l9;</string></dict></array></plist>
      """
  }()

  private static let aliases: String = {
    let lists = (1...20).map { level in
      "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", "))]"
    }
    return "a0: &a0 [x, y]\n" + lists.joined(separator: "\n") + "\n"
  }()

  @Test(arguments: [
    Bomb(
      testDescription: "brackets in JSON", name: "deep.json",
      text: String(repeating: "[", count: 200_000), code: "nesting-too-deep]"),
    Bomb(
      testDescription: "objects in JSON", name: "deep.json",
      text: String(repeating: "{\"a\":", count: 100_000), code: "nesting-too-deep]"),
    Bomb(
      testDescription: "brackets in YAML", name: "deep.yml",
      text: String(repeating: "[", count: 100_000), code: "nesting-too-deep]"),
    Bomb(
      testDescription: "dashes in YAML", name: "deep.yml",
      text: String(repeating: "- ", count: 100_000), code: "nesting-too-deep]"),
    Bomb(
      testDescription: "aliases of aliases", name: "bomb.yml", text: aliases, code: "yaml-alias]"),
    Bomb(testDescription: "entities of entities", name: "bomb.plist", text: laughs, code: ""),
    Bomb(
      testDescription: "elements in XML", name: "deep.plist",
      text: "<?xml version=\"1.0\"?><plist>" + String(repeating: "<array>", count: 100_000),
      code: "nesting-too-deep]"),
    Bomb(
      testDescription: "tables in TOML", name: "deep.toml",
      text: "a = " + String(repeating: "[", count: 100_000), code: "toml-syntax]"),
    Bomb(
      testDescription: "a cell of 3 MB", name: "wide.csv",
      text: "kind,name\nTea," + String(repeating: "x", count: 3_000_000) + "\n", code: nil),
    Bomb(
      testDescription: "a quote that never ends", name: "open.csv",
      text: "kind,name\nTea,\"" + String(repeating: "x\n", count: 50_000), code: nil),
    Bomb(
      testDescription: "5,000 columns", name: "wide.csv",
      text: (0..<5_000).map { "c\($0)" }.joined(separator: ",") + "\n"
        + Array(repeating: "1", count: 5_000).joined(separator: ",") + "\n", code: nil),
  ]) func bombs(_ bomb: Bomb) throws {
    let (run, _) = try check(bomb.text, as: bomb.name)
    #expect([0, 1].contains(run.code), "\(run.code): \(run.error.prefix(300))")
    guard let code = bomb.code else {
      #expect(run.code == 0, "\(run.error.prefix(300))")
      return
    }
    #expect(
      run.code == 1 && run.error.contains("error: ") && run.error.contains("[" + code),
      "\(run.error.prefix(300))")
    #expect(run.error.utf8.count < 20_000, "the message is as long as the file")
  }

  struct Growth: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var name: String
    var text: @Sendable (Int) -> String
  }

  /// Four times the file takes at most eight times as long, with a second for a busy machine: what
  /// grows with the square would take sixteen times. Only with `Tests/run --all`.
  @Test(
    .enabled(if: LongTests.areWanted),
    arguments: [
      Growth(testDescription: "rows", name: "rows.csv") { count in
        "kind,name\n" + (0..<count).map { "Kind \($0 % 9),Row \($0)\n" }.joined()
      },
      Growth(testDescription: "sections", name: "sections.csv") { count in
        "kind,name\n" + (0..<count).map { "Kind \($0 / 2),Row \($0)\n" }.joined()
      },
      Growth(testDescription: "equal titles", name: "equal.csv") { count in
        "kind,name\n" + String(repeating: "Tea,Oolong\n", count: count)
      },
      Growth(testDescription: "rows in JSON on one line", name: "rows.json") { count in
        "["
          + (0..<count).map { "{\"kind\":\"k\($0 % 9)\",\"name\":\"n\($0)\"}" }.joined(
            separator: ",")
          + "]"
      },
      Growth(testDescription: "slips on one line", name: "slips.json") { count in
        "[" + String(repeating: "{\"name\":\"x\",,},", count: count / 8) + "]"
      },
      Growth(testDescription: "rows in YAML", name: "rows.yml") { count in
        (0..<count / 4).map { "- {kind: k\($0 % 9), name: n\($0)}\n" }.joined()
      },
      Growth(testDescription: "quotes", name: "quotes.csv") { count in
        "kind,name\n" + String(repeating: "\"a\"\"b\",\"\"\"\"\n", count: count)
      },
    ]) func time(_ growth: Growth) throws
  {
    _ = try check(growth.text(200), as: growth.name)
    let small = try check(growth.text(4_000), as: growth.name)
    let large = try check(growth.text(16_000), as: growth.name)
    #expect([0, 1].contains(large.run.code), "\(large.run.error.prefix(300))")
    #expect(
      large.seconds < small.seconds * 8 + 1, "\(small.seconds) s, then \(large.seconds) s")
  }
}
