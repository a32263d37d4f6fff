import Diagnostics
import MenuModel
import Testing

/// Where settings were written, by the ways that messages look them up.
@Suite struct SettingPlacesTests {
  private let file = SourceFile(name: "menugen.yml", bytes: Array("order: [Tea, Soup]".utf8))

  private var places: SettingPlaces {
    var places = SettingPlaces()
    let list = Value(
      .list([
        Value(.text("Tea"), at: ByteRange(8..<11)), Value(.text("Soup"), at: ByteRange(13..<17)),
      ]),
      at: ByteRange(7..<18))
    let map = ValueMap(keys: [ValueMap.Key("order", at: ByteRange(0..<5))], values: [list])
    places.add(Value(.map(map), at: ByteRange(0..<18)), in: file)
    return places
  }

  @Test func aWayThatLeadsNoFurtherGivesWhatItLeadsTo() {
    #expect(places.value("order", "Soup")?.range == 13..<17)
    #expect(places.value("order", "Wine")?.range == 7..<18)
    #expect(places.value("columns", "Wine") == nil)
    #expect(places.key("order")?.range == 0..<5)
  }

  @Test func whatIsSaidLaterCounts() {
    var places = places
    let option = SourceFile(name: "--order", bytes: Array("Soup".utf8))
    places.add(Value(.text("Soup"), at: ByteRange(0..<4)), at: ["order"], in: option)
    #expect(places.value("order", "Soup")?.file.name == "--order")
  }
}
