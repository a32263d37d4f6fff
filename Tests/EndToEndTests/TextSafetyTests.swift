internal import Foundation
internal import TestSupport
internal import Testing

/// Nothing in the data acts: in whatever format a text comes, pages, menu.json, names of files and
/// messages hold it as text, without what could steer a reader's browser, terminal or eye.
struct TextSafetyTests {
  /// What a text may hold, by its class. Rows are made of each.
  private static let hazards: [(name: String, text: String)] = [
    ("NUL", "\u{0}"), ("C0", "\u{1}\u{7}\u{8}\u{B}\u{C}\u{E}\u{1F}"),
    ("escape", "\u{1B}[31m\u{1B}]0;x\u{7}"),
    ("DEL", "\u{7F}"), ("C1", "\u{80}\u{85}\u{9B}31m\u{9F}"),
    ("bidi embedding", "\u{202A}\u{202B}\u{202C}"), ("bidi override", "\u{202D}\u{202E}gnp"),
    ("bidi isolate", "\u{2066}\u{2067}\u{2068}\u{2069}"), ("line separators", "\u{2028}\u{2029}"),
    ("template", "{{title}}{{{title}}}{{&title}}{{> page}}{{#rows}}boom{{/rows}}{{=<% %>=}}"),
    ("markup", "<script>alert(1)</script><b onclick=x>b</b><!-- x -->]]></style>"),
    ("quotes", "\" onload=\"x' onload='x` &amp; &#60;"), ("Markdown", "**x** [x](javascript:x)"),
    ("newlines", "a\r\nb\nc\rd\te"),
  ]

  private static let keys = ["section", "name", "price", "about", "tag", "mark", "link", "image"]
  /// A column that no part takes, and whose name is a hazard itself.
  private static let extra = "k\u{202E}\u{1B}<i>{{title}}"

  private static func row(_ hazard: String) -> [String] {
    ["S\(hazard)s", "T\(hazard)t", "1\(hazard)", "A\(hazard)a", "G\(hazard)g", "M\(hazard)m"]
      + ["https://example.org/\(hazard)", "p\(hazard)p.png", "V\(hazard)v"]
  }

  private static var rows: [[(key: String, value: String)]] {
    hazards.map { Array(zip(keys + [extra], row($0.text))) }
  }

  enum Form: String, CaseIterable, Sendable {
    case json, jsonl, yml, toml, plist, bplist, csv, tsv

    var name: String { self == .bplist ? "binary.plist" : "menu.\(rawValue)" }

    var data: Data {
      get throws {
        switch self {
        case .json: Data("[\(rows.map(Self.object).joined(separator: ",\n"))]".utf8)
        case .jsonl: Data(rows.map(Self.object).joined(separator: "\n").utf8)
        case .yml: Data(rows.map { "- \(Self.object($0))\n" }.joined().utf8)
        case .toml:
          Data(
            rows.map { row in
              "[[row]]\n" + Self.lines(row, " = ")
            }.joined().utf8)
        case .plist: Data(Self.propertyList(rows).utf8)
        case .bplist:
          try PropertyListSerialization.data(
            fromPropertyList: rows.map {
              Dictionary(uniqueKeysWithValues: $0.map { ($0.key, $0.value) })
            },
            format: .binary, options: 0)
        case .csv, .tsv:
          Data(
            ([rows[0].map(\.key)] + rows.map { $0.map(\.value) }).map { cells in
              cells.map { "\"\($0.replacing("\"", with: "\"\""))\"" }
                .joined(separator: self == .csv ? "," : "\t") + "\n"
            }.joined().utf8)
        }
      }
    }

    /// A field a line.
    fileprivate static func lines(_ row: [(key: String, value: String)], _ sign: String) -> String {
      row.map { "\(quoted($0))\(sign)\(quoted($1))\n" }.joined()
    }

    fileprivate static func object(_ row: [(key: String, value: String)]) -> String {
      "{" + row.map { "\(quoted($0)): \(quoted($1))" }.joined(separator: ", ") + "}"
    }

    /// In double quotes with escapes that JSON, YAML and TOML have in common.
    private static func quoted(_ text: String) -> String {
      let escaped = text.unicodeScalars.map { scalar in
        (0x20..<0x7F).contains(scalar.value) && scalar != "\"" && scalar != "\\"
          ? String(scalar) : "\\u" + String(0x10000 + scalar.value, radix: 16).dropFirst()
      }
      return "\"\(escaped.joined())\""
    }

    /// XML can't hold most control characters, so they are left out here.
    private static func propertyList(_ rows: [[(key: String, value: String)]]) -> String {
      func escaped(_ text: String) -> String {
        text.unicodeScalars.filter { $0.value >= 0x20 || [9, 10, 13].contains($0.value) }
          .map { "&#x\(String($0.value, radix: 16));" }.joined()
      }
      let dictionaries = rows.map { row in
        "<dict>"
          + row.map { "<key>\(escaped($0))</key><string>\(escaped($1))</string>" }.joined()
          + "</dict>"
      }
      return "<plist version=\"1.0\"><array>\(dictionaries.joined(separator: "\n"))</array></plist>"
    }
  }

  private static let fields =
    ["--group-by", "section"]
    + [
      "title=name", "price=price", "summary=about", "tags=tag", "badge=mark", "link=link",
      "image=image",
    ]
    .flatMap { ["--field", $0] }

  /// The characters of a text that no output may hold raw, by number.
  private static func unwanted(in text: String) -> [String] {
    var found: Set<UInt32> = []
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 9, 10, 13: continue
      case ..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: found.insert(scalar.value)
      default: continue
      }
    }
    return found.sorted().map { "U+" + String($0, radix: 16, uppercase: true) }
  }

  @Test(arguments: Form.allCases) func `no format lets a text act`(_ form: Form) throws {
    let place = try TemporaryFolder()
    try form.data.write(to: place.url(form.name))
    let run = try ToolRun(["build", form.name] + Self.fields, in: place.path)
    #expect(run.code == 0, "\(run.error)")
    expectHarmless(try place.files(below: "site"), run)

    let page = try #require(try place.files(below: "site")["index.html"])
    #expect(page.contains("{{#rows}}boom{{/rows}}"))
    #expect(!page.contains("<script>alert") && !page.contains("<b onclick"))
    #expect(page.contains("&lt;script&gt;alert(1)"))
    #expect(page.contains("**x** [x](javascript:x)"))
  }

  @Test(arguments: ["plain", "markdown", "html"]) func `no way of reading a field does`(
    _ format: String
  ) throws {
    let place = try TemporaryFolder()
    try place.write("", to: "content/menu/menugen.yml")
    try Form.json.data.write(to: place.url("content/menu/menu.json"))
    try place.write(
      "group_by: section\nfields: {title: name, detail: {from: about, as: \(format)}}\n",
      to: "content/menu/menugen.yml")
    let run = try ToolRun(["build"], in: place.path)
    #expect(run.code == 0, "\(run.error)")
    let files = try place.files(below: "site")
    expectHarmless(files, run)
    let page = try #require(files["index.html"])
    #expect(page.contains("A{{title}}{{{title}}}{{"))
    for act in ["<script>alert", "onclick=\"", "onclick=x>", "href=\"javascript:", "<p>Aboom"] {
      #expect(!page.contains(act), "\(act)")
    }
    #expect(page.contains("<strong>x</strong>") == (format == "markdown"))
    #expect(page.contains("<b>b</b>") == (format == "html"))
  }

  @Test(arguments: ["---", "+++", "{"]) func `no front matter lets a text act`(
    _ fence: String
  ) throws {
    let place = try TemporaryFolder()
    for (number, row) in Self.rows.enumerated() {
      let text =
        switch fence {
        case "---": "---\n" + Form.lines(row, ": ") + "---\n"
        case "+++": "+++\n" + Form.lines(row, " = ") + "+++\n"
        default: "{\n" + Form.object(row).dropFirst() + "\n"
        }
      let body = Self.hazards[number].text
      try place.write(
        "\(text)\n# H\(body)h\n\nB\(body)b\n", to: "notes/S{{title}}\u{202E}/\(number).md")
    }
    let run = try ToolRun(["build", "notes"], in: place.path)
    #expect(run.code == 0, "\(run.error)")
    expectHarmless(try place.files(below: "site"), run)
  }

  @Test(arguments: ["text", "short", "json", "github", "sarif"]) func `no message does`(
    _ style: String
  ) throws {
    let place = try TemporaryFolder()
    try Form.json.data.write(to: place.url("menu.json"))
    let run = try ToolRun(
      ["check", "menu.json", "--messages", style] + Self.fields, in: place.path)
    #expect(run.error.contains("image-missing"))
    expectHarmless([:], run)
  }

  @Test func `no folder's name becomes one that does`() throws {
    let place = try TemporaryFolder()
    for name in ["drinks", "d\u{202E}knird", "e\u{9B}x"] {
      try place.write("section,name\nHot,Tea\n", to: "content/\(name)/menu.csv")
    }
    let run = try ToolRun(["build"], in: place.path)
    #expect(run.code == 1)
    #expect(try place.files(below: "site").isEmpty)
    expectHarmless([:], run)
    #expect(run.error.contains("[output-name]"))
  }

  private func expectHarmless(_ files: [String: String], _ run: ToolRun) {
    for (path, text) in files {
      #expect(Self.unwanted(in: path).isEmpty, "\(path.debugDescription)")
      #expect(Self.unwanted(in: text).isEmpty, "\(path)")
    }
    #expect(Self.unwanted(in: run.output).isEmpty)
    #expect(Self.unwanted(in: run.error).isEmpty)
  }
}
