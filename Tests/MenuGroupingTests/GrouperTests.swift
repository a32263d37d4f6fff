internal import Diagnostics
internal import MenuGrouping
internal import MenuKit
internal import MenuModel
internal import Testing

@Suite("Grouping rows into sections") struct GrouperTests {
  static func group(
    _ records: [(Record.Placement, String)], declared: [MenuSection] = [],
    order: SectionOrder = .source, language: String = "en"
  ) -> GroupedSections {
    let set = RecordSet(
      sections: declared, records: records.map { Record($0.0, MenuRow($0.1)) })
    return Grouper(order: order, language: language).group(set)
  }

  /// `Tea: a b | -: c`
  static func outline(_ grouped: GroupedSections) -> String {
    grouped.sections.map { section in
      ([(section.title ?? "-") + ":"] + section.rows.map(\.title)).joined(separator: " ")
    }.joined(separator: " | ")
  }

  @Test func sectionsStandAsFirstSeen() {
    let grouped = Self.group([
      (.keys(["Tea"]), "a"), (.none, "b"), (.keys(["Soup"]), "c"), (.keys(["Tea"]), "d"),
      (.keys(["  "]), "e"), (.keys([]), "f"),
    ])
    #expect(Self.outline(grouped) == "Tea: a d | -: b e f | Soup: c")
  }

  @Test func declaredSectionsComeFirstAndStayEmpty() {
    let grouped = Self.group(
      [(.section(1), "a"), (.keys(["Cake"]), "b"), (.keys(["Tea"]), "c"), (.section(9), "d")],
      declared: [MenuSection("Tea"), MenuSection(nil), MenuSection("Pie"), MenuSection("Tea")])
    #expect(Self.outline(grouped) == "Tea: c | -: a | Pie: | Tea: | Cake: b | -: d")
  }

  @Test func aRowMayBeInSeveralSections() {
    let grouped = Self.group([
      (.keys(["Hot", "Sweet", "Hot"]), "cocoa"), (.keys(["Cold"]), "lemonade"),
      (.keys(["Sweet"]), "cake"),
    ])
    #expect(Self.outline(grouped) == "Hot: cocoa | Sweet: cocoa cake | Cold: lemonade")
  }

  @Test func theFirstRowThatSaysSoGivesIconAndSummary() {
    let hints = [
      nil, SectionHint(icon: "leaf"), SectionHint(icon: "cup", summary: MenuText("Hot")),
    ]
    let records = hints.map { Record(.keys(["Tea"]), MenuRow("x"), hint: $0) }
    let section = Grouper().group(RecordSet(records: records)).sections[0]
    #expect(section.icon == "leaf")
    #expect(section.summary?.string == "Hot")
    #expect(section.selectedIcon == nil)
  }

  static let orders: [(order: SectionOrder, language: String, expected: String)] = [
    (.source, "en", "zebra: 1 | Äpfel: 2 3 | apple: 4 | -: 5 | ål: 6 7"),
    (.title, "en", "ål: 6 7 | Äpfel: 2 3 | apple: 4 | zebra: 1 | -: 5"),
    (.title, "sv", "apple: 4 | zebra: 1 | ål: 6 7 | Äpfel: 2 3 | -: 5"),
    (.count, "en", "Äpfel: 2 3 | ål: 6 7 | zebra: 1 | apple: 4 | -: 5"),
    (.listed(["ål", "apple"]), "en", "ål: 6 7 | apple: 4 | zebra: 1 | Äpfel: 2 3 | -: 5"),
  ]

  @Test(arguments: orders)
  func order(_ test: (order: SectionOrder, language: String, expected: String)) {
    let records: [(Record.Placement, String)] = [
      (.keys(["zebra"]), "1"), (.keys(["Äpfel"]), "2"), (.keys(["Äpfel"]), "3"),
      (.keys(["apple"]), "4"), (.none, "5"), (.keys(["ål"]), "6"), (.keys(["ål"]), "7"),
    ]
    let grouped = Self.group(records, order: test.order, language: test.language)
    #expect(Self.outline(grouped) == test.expected)
  }

  @Test func anOrderColumnDecidesByNumber() {
    let records = [("a", "10"), ("b", "9"), ("c", nil), ("d", "x"), ("e", "-1")].map { pair in
      Record(.keys([pair.0]), MenuRow("x"), hint: SectionHint(order: pair.1))
    }
    let titles = Grouper().group(RecordSet(records: records)).sections.map(\.title)
    #expect(titles == ["e", "b", "a", "d", "c"])
  }

  @Test func subSectionsStayBelowTheirs() {
    let sections = [("b", 0), ("z", 1), ("y", 1), ("m", 2), ("a", 0), ("k", 1)].map {
      MenuSection($0.0, level: $0.1)
    }
    let grouped = Self.group([], declared: sections, order: .title)
    #expect(grouped.sections.map(\.title) == ["a", "k", "b", "y", "m", "z"])
  }

  @Test func titlesThatOnlyLookAlikeAreTold() {
    let grouped = Self.group([
      (.keys(["Tea"]), "a"), (.keys(["TEA "]), "b"), (.keys(["ｔｅａ"]), "c"), (.keys(["Té"]), "d"),
    ])
    #expect(grouped.sections.count == 4)
    #expect(grouped.diagnostics.map(\.code) == [.sectionsAlike, .sectionsAlike])
    #expect(grouped.diagnostics.first?.summary == "‘TEA ’ and ‘Tea’ are two sections")
  }

  @Test func aListedTitleThatIsNoneIsTold() {
    let grouped = Self.group([(.keys(["Noodles"]), "a")], order: .listed(["Noodels", "Noodles"]))
    #expect(grouped.diagnostics.map(\.code) == [.orderUnknown])
    #expect(grouped.diagnostics.first?.suggestion == "did you mean ‘Noodles’?")
  }
}
