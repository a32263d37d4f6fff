import Foundation
import MenuKit
import MenuModel
import Mustache
import TestSupport
import Testing

@testable import MenuRendering

/// Every name that templates are promised is answered where it was promised, and no other.
@Suite("The names that templates see")
struct PageShapeTests {
  private static func page(_ settings: MenuSettings) throws -> PagePlan {
    let site = Site(SiteSettings(), menus: [Samples.menu(settings)])
    return try #require(SitePlanner(site, Theme(), jobs: 1).plan().pages.first)
  }

  private static func objects(_ page: PagePlan) throws -> [(kind: String, any PageObject)] {
    let row = RowObject(page: page, section: 0, row: 0)
    let column = try #require(page.menu.columns.first)
    let image = PageImage(path: "x.png", size: PixelSize(1, 1))
    let item = MenuItem("x")
    return [
      ("the page's root", RootObject(page: page)), ("page", PageInformation(page: page)),
      ("site", SiteInformation(page: page)),
      ("link", LinkObject(link: PageLink(title: "", address: ""))),
      ("tag", TagObject(name: "x")), ("image", ImageObject(image: image, root: "", isLazy: true)),
      ("entry", EntryObject(page: page, section: 0)),
      ("section", SectionObject(page: page, section: 0)), ("row", row),
      ("detail", DetailObject(row: row)), ("item", ItemObject(row: row, item: item)),
      ("field", FieldObject(words: page.menu.words, field: MenuField("x", .nothing))),
      ("column", ColumnObject(column: column)), ("cell", CellObject(row: row, column: column)),
    ]
  }

  @Test("are answered by each kind of object as its shape says")
  func answered() throws {
    let page = try Self.page(MenuSettings(layout: .table, selection: .init()))
    for (kind, object) in try Self.objects(page) {
      for name in PageName.allCases {
        let isPromised = PageShape.shape.knows(name.rawValue, kind: kind)
        let isAnswered: Bool = if case .missing = object.value(of: name) { false } else { true }
        #expect(isPromised == isAnswered, "\(kind).\(name.rawValue)")
      }
    }
  }

  @Test("are all that the built-in templates use")
  func builtIn() {
    let theme = Theme()
    #expect(theme.diagnostics.isEmpty)
    for template in ["page", "not-found"] {
      #expect(theme.templates.unknownNames(from: template, shape: PageShape.shape) == [])
    }
  }

  @Test("are each told in Templates/README.md")
  func told() throws {
    let path = SharedFolder.checkout.appending(path: "Templates/README.md")
    let text = try String(contentsOf: path, encoding: .utf8)
    let words = Set(text.split { !$0.isLetter && $0 != "_" }.map(String.init))
    for name in PageName.allCases { #expect(words.contains(name.rawValue), "\(name.rawValue)") }
  }

  @Test("have numbers of their own, words too")
  func numbers() {
    #expect(Set(PageName.texts).count == PageName.texts.count)
    #expect(Set(PageName.texts).isSuperset(of: WordKey.allCases.map(\.rawValue)))
    for (number, name) in PageName.allCases.enumerated() {
      #expect(PageName(TemplateName(number: number)) == name)
    }
    #expect(PageName(TemplateName(number: PageName.allCases.count)) == nil)
  }
}
