internal import Foundation
internal import MenuLoading
internal import TestSupport
internal import Testing

/// The cases `Sites/format-<format>-<language>`: the same four rows in every form that data comes in,
/// each in two languages, which spell the keys in two ways.
struct FormatMatrixTests {
  private struct Case {
    var format: String
    var language: String
    var folder: URL

    /// Its only data file, or one of those in its only folder.
    func dataFile() throws -> URL {
      let paths = try FileManager.default.subpathsOfDirectory(
        atPath: folder.appending(path: "input").path)
      let files = paths.sorted().map { folder.appending(path: "input").appending(path: $0) }
      return try #require(files.last { !$0.pathExtension.isEmpty })
    }
  }

  private let cases: [Case]

  init() throws {
    let sites = SharedFolder.checkout.appending(path: "Tests/EndToEndTests/Sites")
    cases = try FileManager.default.contentsOfDirectory(atPath: sites.path).sorted().compactMap {
      let parts = $0.split(separator: "-")
      guard parts.first == "format", let language = parts.last, parts.count > 2 else { return nil }
      return Case(
        format: parts.dropFirst().dropLast().joined(separator: "-"), language: String(language),
        folder: sites.appending(path: $0))
    }
  }

  private func languages(_ isWanted: (Case) throws -> Bool) rethrows -> Set<String> {
    try Set(cases.filter(isWanted).map(\.language))
  }

  @Test(arguments: Format.allCases) func `a format has cases`(_ format: Format) throws {
    let languages = try languages { site in
      let file = try site.dataFile()
      let data = DataFile([UInt8](try Data(contentsOf: file)), name: file.lastPathComponent)
      return data.format == format
    }
    #expect(languages.count >= 2, "\(format.rawValue): \(languages)")
  }

  /// What the sniffer can't tell, or takes for one.
  @Test(arguments: [
    "csv", "semicolons", "tabs", "bars", "plist", "plist-utf-16", "plist-iso-8859-1",
    "front-matter-yaml", "front-matter-toml", "front-matter-json", "utf-8-mark", "utf-16le-mark",
    "utf-16be-mark", "utf-16le", "utf-16be", "windows-1252", "shift_jis", "gb18030", "koi8-r",
    "euc-kr",
  ]) func `a form has cases`(_ form: String) {
    #expect(languages { $0.format == form }.count >= 2)
  }

  @Test func `each case has its whole menu`() throws {
    for site in cases {
      let menu = site.folder.appending(path: "expected/out/menu.json")
      #expect(FileManager.default.fileExists(atPath: menu.path), "\(site.folder.lastPathComponent)")
    }
  }
}
