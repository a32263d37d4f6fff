internal import Testing

@testable internal import Diagnostics

struct NearestTests {
  struct Typed: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var nearest: String?
    init(_ typed: String, _ nearest: String?) { (testDescription, self.nearest) = (typed, nearest) }
  }

  private let names = ["build", "serve", "check", "inspect", "group_by", "id", "title", "価格"]

  @Test(arguments: [
    Typed("biuld", "build"), Typed("buld", "build"), Typed("Build", "build"),
    Typed("chekc", "check"), Typed("groupby", "group_by"), Typed("group-by", "group_by"),
    Typed("GroupBy", "group_by"), Typed("titel", "title"), Typed("inspekt", "inspect"),
    Typed("価挌", "価格"), Typed("xyzzy", nil), Typed("", nil), Typed("frobnicate", nil),
    Typed(String(repeating: "x", count: 100_000), nil),
  ]) func nearest(_ typed: Typed) {
    #expect(Nearest.name(to: typed.testDescription, among: names) == typed.nearest)
  }
}
