internal import Diagnostics
internal import Foundation
internal import TestSupport
internal import Testing

/// The example that `menugen explain CODE` shows really brings the message about.
struct ExampleTests {
  /// Where the example's text is put, beside which files; the command is `check` on what is there.
  struct Setting: Sendable {
    var code: DiagnosticCode
    var path: String
    var around: (before: String, after: String) = ("", "")
    var beside: [String: String] = [:]

    init(
      _ code: DiagnosticCode, _ path: String, around: (String, String) = ("", ""),
      beside: [String: String] = [:]
    ) {
      self.code = code
      self.path = path
      self.around = around
      self.beside = beside
    }
  }

  private static let data = "content/menu/menu.csv"
  private static let table =

    "section,name,price\nStarters,Soup,2\nStarters,Salad,3\nMains,Trout,14\nMains,Beef,9\n"
  private static let site = [data: table]
  private static let plist = ("<plist version=\"1.0\">", "</plist>")

  private static let files: [Setting] = [
    Setting(.jsonSyntax, "menu.json"), Setting(.tableSyntax, "menu.csv"),
    Setting(.raggedRow, "menu.csv"), Setting(.columnNames, "menu.csv"),
    Setting(.headerGuess, "menu.csv"), Setting(.duplicateKey, "menu.yml"),
    Setting(.loneSurrogate, "menu.json"), Setting(.yamlSyntax, "menu.yml"),
    Setting(.yamlAlias, "menu.yml"), Setting(.yamlKey, "menu.yml"),
    Setting(.yamlMerge, "menu.yml"), Setting(.yamlTag, "menu.yml"),
    Setting(.yamlDocuments, "menu.yml"), Setting(.tomlSyntax, "menu.toml"),
    Setting(.propertyListSyntax, "menu.plist", around: plist),
    Setting(.propertyListStructure, "menu.plist", around: plist),
    Setting(.propertyListData, "menu.plist", around: plist),
    Setting(.notAMenu, "menu.json"), Setting(.noRows, "menu.json"),
    Setting(.rowWithoutTitle, "menu.csv"), Setting(.idRepeated, "menu.csv"),
    Setting(.frontMatter, "notes/oolong.md"), Setting(.frontMatterKey, "notes/oolong.md"),
    Setting(
      .parentUnknown, "content/menu/menu.csv",
      beside: ["content/menu/menugen.yml": "parent: parent\n"]),
    Setting(.unknownFormat, "menu.html"),
  ]

  private static let settings: [Setting] =
    [
      DiagnosticCode.settingUnknown, .settingType, .settingChoice, .dataMissing, .unknownColumn,
      .columnUnknown, .wordUnknown, .orderUnknown,
    ].map { Setting($0, "content/menu/menugen.yml", around: ("layout: table\n", ""), beside: site) }
    + [Setting(.menuUnknown, "content/site.yml", beside: site)]

  private static let notes: [Setting] =
    [DiagnosticCode.noteHTML, .noteAddress, .linkDead, .linkAnchor].map {
      Setting($0, "content/menu/notes/mains.md", beside: site)
    } + [
      Setting(
        .noteElement, "content/menu/notes/mains.md",
        beside: site.merging(["content/menu/menugen.yml": "html_in_notes: sanitise\n"]) { $1 })
    ]

  private static let templates: [Setting] =
    [DiagnosticCode.templateSyntax, .templatePartial, .templateName].map {
      Setting($0, "Templates/page.mustache", beside: site)
    } + [Setting(.templateRecursion, "Templates/row.mustache", beside: site)]

  static let texts: [Setting] = files + settings + notes + templates

  /// Examples that are command lines, run beside a table.
  static let commands: [DiagnosticCode] = [
    .commandUnknown, .optionUnknown, .optionValue, .operandCount, .codeUnknown, .outputOverlaps,
  ]

  /// Examples in prose: of states of files and folders, and of what is too large to show.
  static let prose: [DiagnosticCode] = [
    .nestingTooDeep, .notUTF8, .unknownEncoding, .notInEncoding, .emptyFile, .moreProblems,
    .propertyListBinary, .readingChoice, .otherLists, .joinUnmatched, .sectionsAlike, .noMenus,
    .dataAmbiguous, .noteAstray, .noteRepeated, .noteLimit, .templateUnused, .imageMissing,
    .imageActive, .imageCase, .imageOutside, .imageRemote, .imageUnreadable, .imageUnused,
    .linkScheme,
    .codeWithoutAddress, .unreadable, .notAFile, .brokenLink, .linkOutside, .folderLoop,
    .folderDepth, .fileAstray,
    .outputFailed, .outputForeign, .outputOtherInput, .outputInTheWay, .outputBusy, .outputName,
    .outputManifest, .outputKept, .outputStopped, .outputDiffers, .previewLibrary, .previewPort,
    .previewOpen,
  ]

  @Test func `each example is of one kind`() {
    let listed = Self.texts.map(\.code.name) + (Self.commands + Self.prose).map(\.name)
    #expect(listed.sorted() == DiagnosticCode.all.map(\.name).sorted())
  }

  @Test(arguments: texts) func `a text brings its message about`(_ setting: Setting) throws {
    let place = try TemporaryFolder()
    for (path, text) in setting.beside { try place.write(text, to: path) }
    let example = setting.around.before + setting.code.example + setting.around.after
    try place.write(example + "\n", to: setting.path)
    let isSite = setting.path.contains("/") && !setting.path.hasPrefix("notes/")
    let input = isSite ? "." : String(setting.path.prefix { $0 != "/" })
    let run = try ToolRun(["check", input], in: place.path)
    #expect(run.error.contains("[\(setting.code.name)]"), "\(run.error)\(run.output)")
  }

  @Test(arguments: commands) func `a command line brings its message about`(
    _ code: DiagnosticCode
  ) throws {
    let place = try TemporaryFolder()
    try place.write(Self.table, to: "menu.csv")
    try place.write("# Tea\n", to: "notes/tea.md")
    let words = code.example.split(separator: " ").map(String.init)
    #expect(words.first == "menugen")
    let run = try ToolRun(Array(words.dropFirst()), in: place.path)
    #expect(run.code == 2)
    #expect(run.error.contains("[\(code.name)]"), "\(run.error)")
  }
}
