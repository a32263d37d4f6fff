import MenuKit
import TestSupport
import Testing

/// The selections that the page's script must write, read, refuse and add up as `Selection` does.
@Suite struct SelectionVectors {
  @Test func committedFileIsCurrent() throws {
    let difference = try Golden.difference(
      of: try Self.text, from: "Tests/Browser/vectors/selection.json")
    #expect(difference == nil)
  }

  private static var text: String {
    get throws {
      let about = """
        "about": "Written by SelectionVectors.swift. links: written from the picks and read back. \
        refused: reading gives nothing. totals: each pick is [amount, currency, quantity]."
        """
      let links = links.map(link).joined(separator: ",\n")
      let refused = try refused.map(refusal).joined(separator: ",\n")
      let totals = totals.map(total).joined(separator: ",\n")
      return """
        {
        \(about),
        "links": [
        \(links)
        ],
        "refused": [
        \(refused)
        ],
        "totals": [
        \(totals)
        ]
        }

        """
    }
  }

  // MARK: - Links

  typealias Case = (name: String, picks: [(id: String, quantity: Int)])

  static let links: [Case] = [
    ("nothing", []),
    ("one", [("oolong", 1)]),
    ("order is kept", [("mocha", 1), ("americano", 1)]),
    ("quantities", [("oolong", 2), ("mocha", 1), ("water", 999)]),
    ("an id of digits keeps its zeros", [("004", 3), ("4", 1)]),
    ("a long id", [("9007199254740993", 1)]),
    ("an anchor", [("tea/oolong", 1)]),
    ("separators in ids", [("a.b", 1), ("a~2", 2), ("a%2Eb", 1), ("a b+c&d=e#f?g", 1)]),
    ("marks that scripts leave alone", [("!*'()", 4)]),
    ("accents, two ways", [("caf\u{E9}", 1), ("cafe\u{301}", 2)]),
    (
      "other scripts",
      [("\u{869D}\u{6CB9}\u{751F}\u{83DC}", 1), ("\u{1F375}", 2), ("\u{5E9}\u{5D5}", 1)]
    ),
    ("controls", [("a\\u0000b", 1), ("\\t", 1)]),
    ("looks like markup", [("<b>\\\"x\\\"</b>", 1)]),
  ]

  /// Ids stand in the table as JSON writes them; this is what they mean.
  static func unescaped(_ id: String) -> String {
    var text = ""
    var rest = Substring(id)
    while let character = rest.popFirst() {
      guard character == "\\", let kind = rest.popFirst() else {
        text.append(character)
        continue
      }
      switch kind {
      case "u":
        let code = UInt32(rest.prefix(4), radix: 16).flatMap(Unicode.Scalar.init)
        text.unicodeScalars.append(code ?? "?")
        rest = rest.dropFirst(4)
      case "t": text.append("\t")
      default: text.append(kind)
      }
    }
    return text
  }

  static func selection(_ picks: [(id: String, quantity: Int)]) -> Selection {
    var selection = Selection()
    for pick in picks { selection.setQuantity(pick.quantity, of: unescaped(pick.id)) }
    return selection
  }

  private static func link(_ entry: Case) -> String {
    let picks = entry.picks.map { "[\"\($0.id)\", \($0.quantity)]" }.joined(separator: ", ")
    let link = selection(entry.picks).link
    return "{\"name\": \"\(entry.name)\", \"picks\": [\(picks)], \"link\": \"\(link)\"}"
  }

  // MARK: - Refusals

  static let good = selection([("oolong", 2), ("mocha", 1)]).link
  static let refused: [(name: String, text: String)] = [
    ("empty", ""),
    ("only a version", "1"),
    ("no check", "1.oolong~2.mocha"),
    ("cut at the end", String(good.dropLast())),
    ("cut at the start", String(good.dropFirst(2))),
    ("a letter changed", good.replacing("mocha", with: "mocho")),
    ("a quantity changed", good.replacing("~2", with: "~3")),
    ("picks exchanged", "1.mocha.oolong~2" + good.suffix(5)),
    ("escaped once more", good.replacing("~", with: "%7E")),
    ("a newer version", checked("2.oolong")),
    ("a quantity of 0", checked("1.oolong~0")),
    ("a quantity of 1 written out", checked("1.oolong~1")),
    ("a quantity with a zero before it", checked("1.oolong~02")),
    ("a quantity with a plus", checked("1.oolong~+2")),
    ("a quantity past 999", checked("1.oolong~1000")),
    ("a quantity that is no number", checked("1.oolong~two")),
    ("two quantities", checked("1.oolong~2~3")),
    ("an id that stands twice", checked("1.oolong.mocha.oolong")),
    ("an empty id", checked("1..oolong")),
    ("an escape in small letters", checked("1.caf%c3%a9")),
    ("an escape that was not needed", checked("1.%6Folong")),
    ("an escape that is cut", checked("1.oolong%2")),
    ("bytes that are no UTF-8", checked("1.%FF")),
    ("a character that is not escaped", checked("1.a+b")),
  ]

  /// A text with the check it would need.
  static func checked(_ text: String) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let check = String(hash % 1_679_616, radix: 36)
    return text + "." + String(repeating: "0", count: 4 - check.count) + check
  }

  private static func refusal(_ entry: (name: String, text: String)) throws -> String {
    #expect(throws: SelectionLink.Failure.self, "\(entry.name)") { try Selection(link: entry.text) }
    return "{\"name\": \"\(entry.name)\", \"text\": \"\(entry.text)\"}"
  }

  // MARK: - Totals

  private static let totals:
    [(name: String, picks: [(amount: String, currency: String, quantity: Int)])] = [
      ("nothing", []),
      ("tenths that binary fractions miss", [("0.1", "€", 1), ("0.2", "€", 1)]),
      (
        "the longest fraction decides the digits",
        [("9.90", "€", 1), ("0.1", "€", 1), ("4", "€", 1)]
      ),
      ("quantities", [("4.35", "$", 100), ("0.01", "$", 999)]),
      (
        "currencies apart, in the order they are met",
        [("4.50", "€", 1), ("18", "¥", 2), ("5.5", "€", 1), ("1", "", 3)]
      ),
      ("less than nothing", [("-5.00", "€", 1), ("3.25", "€", 1)]),
      ("more digits than a double has", [("900719925474099.93", "€", 1), ("0.01", "€", 1)]),
    ]

  private static func total(
    _ entry: (name: String, picks: [(amount: String, currency: String, quantity: Int)])
  ) -> String {
    var selection = Selection()
    for (number, pick) in entry.picks.enumerated() {
      selection.setQuantity(pick.quantity, of: String(number))
    }
    var total = SelectionTotal()
    for (pick, price) in zip(selection.picks, entry.picks) {
      total.add(
        pick, at: ExactDecimal(price.amount).map { MenuPrice($0, currency: price.currency) })
    }
    let picks = entry.picks.map { "[\"\($0.amount)\", \"\($0.currency)\", \($0.quantity)]" }
    let sums = total.sums.map { "[\"\($0.amount)\", \"\($0.currency)\"]" }
    return """
      {"name": "\(entry.name)", "picks": [\(picks.joined(separator: ", "))], \
      "sums": [\(sums.joined(separator: ", "))]}
      """
  }
}
