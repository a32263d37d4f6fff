import MenuModel
import Testing

@Suite("The accent colour")
struct AccentColourTests {
  @Test(
    "reads three or six digits",
    arguments: [
      ("#c8102e", "#c8102e"), ("#C8102E", "#c8102e"), ("#c12", "#cc1122"), ("#000", "#000000"),
    ])
  func reads(_ text: String, _ expected: String) {
    #expect(AccentColour(text)?.hexadecimal == expected)
  }

  @Test("refuses all else", arguments: ["", "#", "c8102e", "#é1", "#c8102", "#c8102g", "red"])
  func refuses(_ text: String) {
    #expect(AccentColour(text) == nil)
  }
}
