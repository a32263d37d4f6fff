import Diagnostics
import MenuKit
import MenuModel
import Testing

@testable import MenuLoading

/// Configuration as people write it: right, half right and wrong.
@Suite struct SettingsTests {
  private func menu(_ text: String) -> (MenuConfiguration, [Diagnostic]) {
    var configuration = MenuConfiguration()
    let file = SourceFile(name: "menugen.yml", bytes: Array(text.utf8))
    let result = YAMLReader(file: file).read()
    let decoder = SettingsDecoder(name: "menugen.yml", keys: MenuSettingKeys.all)
    let diagnostics = result.value.map { decoder.decode($0, in: file, into: &configuration) } ?? []
    return (configuration, result.diagnostics + diagnostics)
  }

  @Test func everyKindOfValueIsTaken() {
    let (configuration, diagnostics) = menu(
      """
      title: Tea house
      data: [tea.csv, food.csv]
      group_by: kind
      header_line: none
      behaviour: swap
      layout: table
      order: [Oolong, Green]
      extra: [origin, year]
      selection: {max: 3, quantities: true}
      filter: false
      accent: "#c12"
      price_unit: cents
      fields:
        title: name
        detail: {from: [text, notes], as: markdown}
      join: {origin: {data: origins.csv, id: code}}
      words: {rows: Teas}
      """)
    #expect(diagnostics.map(\.summary) == [])
    #expect(configuration.title == "Tea house")
    #expect(configuration.data == ["tea.csv", "food.csv"])
    #expect(configuration.reading.groupBy == ["kind"])
    #expect(configuration.reading.hasHeader == false)
    #expect(configuration.display.behaviour == .swap)
    #expect(configuration.display.layout == .table)
    #expect(configuration.order == .listed(["Oolong", "Green"]))
    #expect(configuration.extra == .only(["origin", "year"]))
    #expect(configuration.display.selection == .init(hasQuantities: true, maximum: 3))
    #expect(!configuration.display.hasFilter)
    #expect(configuration.display.accent == AccentColour(red: 0xCC, green: 0x11, blue: 0x22))
    #expect(configuration.reading.pricesAreCents)
    #expect(configuration.reading.fields[.title] == FieldSource(["name"]))
    #expect(
      configuration.reading.fields[.detail] == FieldSource(["text", "notes"], format: .markdown))
    #expect(
      configuration.reading.joins
        == [Join(column: "origin", data: "origins.csv", id: "code", title: "name")])
    #expect(configuration.display.words == ["rows": "Teas"])
  }

  struct Mistake: CustomTestStringConvertible {
    var text: String
    var summary: String
    var suggestion: String?
    var testDescription: String { text }
  }

  @Test(arguments: [
    Mistake(
      text: "grup_by: kind", summary: "‘grup_by’ is not a key of menugen.yml",
      suggestion: "did you mean ‘group_by’?"),
    Mistake(
      text: "group-by: kind", summary: "‘group-by’ is not a key of menugen.yml",
      suggestion: "did you mean ‘group_by’?"),
    Mistake(
      text: "colour: red", summary: "‘colour’ is not a key of menugen.yml", suggestion: nil),
    Mistake(
      text: "behaviour: linkd", summary: "‘linkd’ is not one of the words that ‘behaviour’ knows",
      suggestion: "did you mean ‘linked’?"),
    Mistake(
      text: "filter: no", summary: "‘filter’ can't be the text ‘no’",
      suggestion: "write false; in YAML 1.2 ‘no’ and ‘off’ are text"),
    Mistake(text: "accent: red", summary: "‘accent’ can't be the text ‘red’", suggestion: nil),
    Mistake(
      text: "language: Deutsch", summary: "‘language’ can't be the text ‘Deutsch’",
      suggestion: "write de for Deutsch"),
    Mistake(
      text: "currency: €", summary: "‘currency’ can't be the text ‘€’",
      suggestion: "did you mean EUR?"),
    Mistake(text: "title: [a]", summary: "‘title’ can't be a list", suggestion: nil),
    Mistake(text: "fields: name", summary: "‘fields’ can't be the text ‘name’", suggestion: nil),
    Mistake(
      text: "fields: {titel: name}",
      summary: "‘titel’ is not a part that a column can fill",
      suggestion: "did you mean ‘title’?"),
    Mistake(
      text: "section_icon: Icon", summary: "‘section_icon’ is not a key of menugen.yml",
      suggestion: "write it in ‘fields’: ‘fields: {section_icon: Icon}’"),
    Mistake(
      text: "fields: {title: {form: name}}", summary: "‘form’ is not a key of ‘title’",
      suggestion: "did you mean ‘from’?"),
    Mistake(
      text: "selection: {max: 0}", summary: "‘max’ can't be the number 0", suggestion: nil),
    Mistake(text: "order: []\nfilter: 1", summary: "‘filter’ can't be the number 1"),
    Mistake(text: "- a", summary: "menugen.yml holds a list, not keys with values"),
  ])
  func aMistakeIsNamed(_ mistake: Mistake) {
    let (_, diagnostics) = menu(mistake.text)
    #expect(diagnostics.map(\.summary) == [mistake.summary])
    #expect(diagnostics.allSatisfy { $0.severity == .error && $0.span != nil })
    if let suggestion = mistake.suggestion {
      #expect(diagnostics.map(\.suggestion) == [suggestion])
    }
  }

  @Test func theCommandLineGoesThroughTheSameTable() {
    var configuration = MenuConfiguration()
    let settings = [
      CommandSetting(option: "--field", key: "fields.title", text: "2"),
      CommandSetting(option: "--field", key: "fields.price", text: "cost"),
      CommandSetting(option: "--group-by", key: "group_by", text: "4"),
      CommandSetting(option: "--behaviour", key: "behaviour", text: "swop"),
      CommandSetting(option: "--base-url", key: "base_url", text: "https://example.com/"),
    ]
    let diagnostics = settings.apply(to: &configuration, keys: MenuSettingKeys.all)
    #expect(configuration.reading.fields[.title] == FieldSource(["2"]))
    #expect(configuration.reading.fields[.price] == FieldSource(["cost"]))
    #expect(configuration.reading.groupBy == ["4"])
    #expect(diagnostics.map(\.suggestion) == ["did you mean ‘swap’?"])
    #expect(diagnostics.first?.span?.file.name == "--behaviour")
  }

  @Test(arguments: [
    ("images/logo.svg", "![](images/logo.svg)"), ("Logo.PNG", "![](Logo.PNG)"),
    ("'![Tea](logo.svg)'", "![Tea](logo.svg)"), ("'**Tea**'", "**Tea**"),
    ("see logo.svg", "see logo.svg"),
    ("https://example.org/a.png", "![](https://example.org/a.png)"),
  ])
  func aPathAloneIsTheLogosPicture(_ written: String, _ markdown: String) {
    #expect(menu("logo: \(written)").0.display.parts.logo?.string == markdown)
  }

  @Test func everyKeyIsDescribed() {
    for key in SiteSettingKeys.descriptions + MenuSettingKeys.descriptions {
      #expect(key.summary.hasSuffix("."), "\(key.name)")
      #expect(!key.kind.isEmpty && !key.standard.isEmpty, "\(key.name)")
    }
    let names = MenuSettingKeys.descriptions.map(\.name)
    #expect(Set(names).count == names.count)
  }
}
