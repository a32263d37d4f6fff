import Diagnostics
import Foundation
import MenuKit
import MenuModel
import TestSupport
import Testing

@testable import MenuLoading

@Suite struct MarkdownFolderTests {
  @Test func foldersAreSectionsAndFilesRows() {
    let set = folder([
      ("loose.md", "No heading"),
      ("tea/green.md", "# Green *tea*\n\nFresh."),
      ("tea/deep/black/black.md", "---\ntitle: Black\nprice: 2.50\n---\n# Long\n\nStrong."),
      ("coffee/mokka.markdown", "Mokka\n=====\n"),
    ]).records { fields, _ in MenuRow(fields["title"]?.scalarText ?? "") }
    #expect(set.sections.map(\.title) == ["tea", "coffee"])
    #expect(set.records.map(\.placement) == [.none, .section(0), .section(0), .section(1)])
    #expect(set.records.map(\.row.title) == ["loose", "Green tea", "Black", "Mokka"])
    #expect(
      set.records.map(\.row.detail?.string) == [
        "No heading", "\nFresh.", "# Long\n\nStrong.", nil,
      ])
    #expect(set.records.map { set.files[Int($0.file)].name }.last == "menu/coffee/mokka.markdown")
  }

  @Test func textKnowsWhereItStood() throws {
    let text = "---\na: é\n---\n# Tä\n\nFresh."
    let document = try #require(folder([("tea/green.md", text)]).documents.first)
    let origin = try #require(document.text?.origin)
    #expect(origin.file == "menu/tea/green.md")
    #expect(document.text?.format == .markdown)
    let rest = document.file.text(in: origin.offset..<document.file.bytes.count)
    #expect(rest == document.text?.string)
  }

  @Test func aFileCanBeAboutItsFolder() {
    let folder = folder([
      ("README.md", "# Drinks\n"),
      ("coffee/readme.md", "Ground here."),
      ("coffee/mokka.md", "# Mokka"),
      ("tea/_index.md", "---\nicon: leaf\nsummary: Hot\n---\n# Teas\n\nBrewed."),
      ("tea/deep/index.md", "# Oolong"),
    ])
    #expect(folder.page?.title == "Drinks")
    #expect(folder.sections.map(\.title) == ["coffee", "Teas"])
    #expect(folder.sections.map(\.note?.string) == ["Ground here.", "\nBrewed."])
    #expect(folder.sections[1].icon == "leaf")
    #expect(folder.sections[1].summary == "Hot")
    #expect(folder.documents.map(\.title) == ["Mokka", "Oolong"])
  }

  @Test func problemsOfAllFilesAreTold() {
    let folder = folder([("a.md", "---\nx: *a\n---\n"), ("b.md", "---\ny: *b\n---\n")])
    #expect(folder.diagnostics.map { $0.span?.file.name } == ["menu/a.md", "menu/b.md"])
    #expect(folder.documents.map(\.title) == ["a", "b"])
  }

  @Test(.enabled(if: SharedFolder.isThere, "the shared folder is not beside the checkout"))
  func readsACookbook() throws {
    let root = SharedFolder.url.appending(path: "data/HowToCook")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".md") }.sorted()
    let folder = folder(
      try paths.map { path in
        (path, String(decoding: try SharedFolder.bytes("data/HowToCook/\(path)"), as: UTF8.self))
      })
    #expect(folder.sections.count == 11)
    #expect(folder.documents.count == 61)
    #expect(folder.documents.allSatisfy { $0.hasOwnTitle && $0.text != nil })
    #expect(folder.diagnostics.map(\.summary) == [])
  }

  private func folder(_ texts: [(String, String)]) -> MarkdownFolder {
    MarkdownFolder(
      texts.map { ($0, SourceFile(name: "menu/\($0)", bytes: Array($1.utf8))) })
  }
}
