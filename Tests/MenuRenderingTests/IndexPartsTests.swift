internal import Diagnostics
internal import Foundation
internal import MenuKit
internal import MenuModel
internal import TestSupport
internal import Testing

@testable internal import MenuRendering

/// Pages of one menu share what they write of its index; a site's own templates share nothing.
@Suite("Parts of the index") struct IndexPartsTests {
  /// Ninety chapters, some with a section below them, each chapter on a page.
  private static let site: Site = {
    var sections: [MenuSection] = []
    for number in 0..<90 {
      var chapter = MenuSection("Chapter \(number)", rows: [MenuRow("Row", detail: "more")])
      chapter.anchor = "chapter-\(number)"
      sections.append(chapter)
      guard number % 7 == 0 else { continue }
      var below = MenuSection("Below \(number)", rows: [MenuRow("Row")])
      below.anchor = "below-\(number)"
      below.level = chapter.level + 1
      sections.append(below)
    }
    for section in sections.indices {
      sections[section].rows[0].anchor = sections[section].anchor + "/row"
    }
    let menu = SiteMenu(
      name: "book", menu: LinkedMenu("Book", sections: sections),
      settings: MenuSettings(pages: .section))
    return Site(SiteSettings(), menus: [menu])
  }()

  private static func files(_ theme: Theme, jobs: Int = 1) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for file in PageRenderer(theme, jobs: jobs).render(site).files {
      var messages: [Diagnostic] = []
      files[file.path] = Array(file.pieces(&messages).joined())
    }
    return files
  }

  @Test(arguments: [1, 3]) func `shared entries are those that each page would write`(
    jobs: Int
  ) throws {
    let template = SharedFolder.checkout.appending(path: "Templates/index.mustache")
    let own = Theme([
      SourceFile(name: "index.mustache", bytes: [UInt8](try Data(contentsOf: template)))
    ])
    try #require(own.hasOwnTemplates && !Theme().hasOwnTemplates)
    let (shared, alone) = (Self.files(Theme(), jobs: jobs), Self.files(own))
    #expect(shared.count > 90)
    for (path, bytes) in alone { #expect(shared[path] == bytes, "\(path)") }
  }
}
