import MenuModel
import Testing

struct InnerPathTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var folder: Substring
    var path: String?
    var testDescription: String { "\(name) in \(folder)" }

    init(_ name: String, in folder: Substring = "", _ path: String?) {
      self.name = name
      self.folder = folder
      self.path = path
    }
  }

  @Test(arguments: [
    Case("tea.svg", "tea.svg"), Case("./tea.svg", "tea.svg"), Case("a/../tea.svg", "tea.svg"),
    Case("a//b", "a/b"), Case("", ""), Case("..", nil), Case("a/../../x", nil),
    Case("../images/tea.svg", in: "notes", "images/tea.svg"), Case("../../x", in: "notes", nil),
    Case("/x", in: "notes", "x"), Case("/../x", in: "notes", nil), Case("a\\..\\b", nil),
    Case("..\\x", in: "notes", nil), Case("a\0b", nil), Case("...", "..."),
    Case("%2e%2e/x", "%2e%2e/x"),
  ])
  func leadsNowhereOutside(_ test: Case) {
    #expect(InnerPath.resolve(test.name, in: test.folder) == test.path)
  }

  @Test func aFileLiesInItsFolder() {
    #expect(InnerPath.folder(of: "a/b/c.md") == "a/b")
    #expect(InnerPath.folder(of: "c.md") == "")
  }
}
