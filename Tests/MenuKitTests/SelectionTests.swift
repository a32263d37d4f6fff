import MenuKit
import TestSupport
import Testing

@Suite struct SelectionTests {
  @Test(arguments: SelectionVectors.links.map(\.name))
  func aLinkGivesTheSelectionBack(_ name: String) throws {
    let entry = try #require(SelectionVectors.links.first { $0.name == name })
    let selection = SelectionVectors.selection(entry.picks)
    let read = try Selection(link: selection.link)
    #expect(read == selection)
    #expect(
      read.picks.map(\.id).map { Array($0.utf8) } == selection.picks.map { Array($0.id.utf8) })
    #expect(read.count == entry.picks.map(\.quantity).reduce(0, +))
  }

  @Test func theFormIsAsDocumented() throws {
    var selection = Selection()
    for (id, quantity) in [("oolong", 1), ("green-tea", 2), ("café", 1)] {
      selection.setQuantity(quantity, of: id)
    }
    let parts = selection.link.split(separator: ".")
    #expect(parts.dropLast() == ["1", "oolong", "green-tea~2", "caf%C3%A9"])
    #expect(parts.last?.count == 4)
  }

  @Test func aNewerFormIsToldFromADamagedOne() {
    #expect(throws: SelectionLink.Failure.unknownVersion) {
      try Selection(link: SelectionVectors.checked("2.oolong"))
    }
    #expect(throws: SelectionLink.Failure.damaged) { try Selection(link: "2.oolong") }
    #expect(throws: SelectionLink.Failure.damaged) {
      try Selection(link: String(repeating: "a", count: SelectionLink.longest + 1))
    }
  }

  @Test func everyChangeOfOneCharacterIsNoticed() throws {
    let link = SelectionVectors.good
    for place in link.indices {
      for other in "ab019.~-" where other != link[place] {
        let changed = "\(link[..<place])\(other)\(link[link.index(after: place)...])"
        #expect(throws: SelectionLink.Failure.self, "\(changed)") { try Selection(link: changed) }
      }
    }
  }

  @Test func limitsAreKeptAndSaid() throws {
    var selection = Selection(limit: 3)
    #expect(selection.setQuantity(2, of: "a") == .changed)
    #expect(selection.add(of: "b") == .changed)
    #expect(selection.toggle("c") == .full)
    #expect(selection.add(of: "a") == .full)
    #expect(selection.picks.map(\.id) == ["a", "b"])
    #expect(selection.setQuantity(2, of: "a") == .unchanged)
    #expect(selection.setQuantity(1, of: "a") == .changed)
    #expect(selection.toggle("c") == .changed)
    #expect(selection.setQuantity(5, of: "") == .unchanged)

    let read = try Selection(link: selection.link, limit: 2)
    #expect(read.picks.map(\.id) == ["a", "b"])
  }

  @Test func rowsHaveALimitToo() {
    var selection = Selection()
    for number in 0..<Selection.mostRows { selection.toggle(String(number)) }
    #expect(selection.toggle("more") == .full)
    #expect(selection.add(5000, of: "1") == .changed)
    #expect(selection.quantity(of: "1") == Selection.mostOfOne)
    #expect((try? Selection(link: selection.link)) == selection)
  }

  @Test func whatIsGoneIsListed() {
    let selection = SelectionVectors.selection([("a", 1), ("b", 2), ("c", 1)])
    #expect(selection.gone { $0 == "b" }.map(\.id) == ["a", "c"])
  }

  @Test func agreesWithAListOfPairs() {
    var random = RandomSource(seed: 11)
    var selection = Selection()
    var pairs: [(id: String, quantity: Int)] = []
    for _ in 1...5000 {
      let id = String(Int.random(in: 0...30, using: &random))
      let quantity = Int.random(in: 0...3, using: &random)
      selection.setQuantity(quantity, of: id)
      let place = pairs.firstIndex { $0.id == id }
      if let place, quantity == 0 {
        pairs.remove(at: place)
      } else if let place {
        pairs[place].quantity = quantity
      } else if quantity > 0 {
        pairs.append((id, quantity))
      }
      #expect(selection.picks.map(\.id) == pairs.map(\.id))
      #expect(selection.count == pairs.map(\.quantity).reduce(0, +))
    }
    #expect(pairs.allSatisfy { selection.quantity(of: $0.id) == $0.quantity })
  }

  @Test func totalsAreExactAndApart() {
    let selection = SelectionVectors.selection([
      ("oolong", 2), ("mocha", 1), ("cake", 3), ("tip", 1), ("gone", 1),
    ])
    let prices = ["oolong": "0.10 €", "mocha": "9.90", "cake": "¥18", "tip": "from 1"]
    let total = selection.total(currency: "€") { prices[$0] }
    #expect(total.sums.map { "\($0.currency) \($0.amount)" } == ["€ 10.10", "¥ 54"])
    #expect(total.unpriced.map(\.id) == ["tip", "gone"])
  }

  @Test func sumsPastEighteenDigitsAreNotRounded() {
    let selection = SelectionVectors.selection([("a", 1), ("b", 1), ("c", 999)])
    let total = selection.total { _ in "999999999999999.99" }
    #expect(total.sums.map(\.amount.description) == ["1999999999999999.98"])
    #expect(total.unpriced.map(\.id) == ["c"])
  }
}
