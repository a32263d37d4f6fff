/// What the sanitiser keeps of HTML: everything that is not in these tables is left out. The
/// documentation's table is made of them.
package enum AllowList {
  /// What a value of an attribute must be to be kept.
  package enum Value: String, Sendable {
    case text = "any text"
    case address = "a path or an address of an allowed scheme"
    case number = "a whole number of at most five digits"
    case flag = "present or absent"
    case direction = "ltr, rtl or auto"
    case language = "a language tag"
    case listType = "1, a, A, i or I"
    case scope = "row, col, rowgroup or colgroup"
  }

  package struct Element: Sendable {
    package var name: String
    /// Whether it is a block: what stands in a line of text keeps only its content.
    package var isBlock: Bool
    /// Its own attributes besides those that all elements may have.
    package var attributes: [String: Value]
  }

  /// Attributes that every element may have. `id` is kept too, behind the note's own prefix, and
  /// `align` of a cell becomes a class.
  package static let attributes: [String: Value] = [
    "title": .text, "lang": .language, "dir": .direction,
  ]

  /// In the order of the documentation.
  package static let elements: [Element] =
    blocks.map { Element(name: $0.0, isBlock: true, attributes: $0.1) }
    + inline.map { Element(name: $0.0, isBlock: false, attributes: $0.1) }

  /// Elements whose content goes with them. Of any other element that is not allowed the content
  /// stays.
  package static let leftOutWhole = [
    "script", "style", "iframe", "object", "embed", "applet", "noscript", "noembed", "noframes",
    "template", "svg", "math", "title", "textarea", "select", "datalist", "xmp", "plaintext",
    "audio",
    "video", "canvas", "map", "frameset", "head", "dialog", "menuitem", "portal", "slot",
  ]

  private static let blocks: [(String, [String: Value])] = [
    ("p", [:]), ("h1", [:]), ("h2", [:]), ("h3", [:]), ("h4", [:]), ("h5", [:]), ("h6", [:]),
    ("ul", [:]), ("ol", ["start": .number, "reversed": .flag, "type": .listType]),
    ("li", ["value": .number]), ("dl", [:]), ("dt", [:]), ("dd", [:]), ("blockquote", [:]),
    ("pre", [:]), ("hr", [:]), ("div", [:]), ("section", [:]), ("article", [:]), ("aside", [:]),
    ("header", [:]), ("footer", [:]), ("address", [:]), ("figure", [:]), ("figcaption", [:]),
    ("details", ["open": .flag]), ("summary", [:]), ("table", [:]), ("caption", [:]),
    ("colgroup", ["span": .number]), ("col", ["span": .number]), ("thead", [:]), ("tbody", [:]),
    ("tfoot", [:]), ("tr", [:]), ("td", ["colspan": .number, "rowspan": .number]),
    ("th", ["colspan": .number, "rowspan": .number, "scope": .scope]),
  ]

  private static let inline: [(String, [String: Value])] = [
    ("a", ["href": .address]),
    ("img", ["src": .address, "alt": .text, "width": .number, "height": .number]), ("br", [:]),
    ("wbr", [:]), ("em", [:]), ("strong", [:]), ("i", [:]), ("b", [:]), ("u", [:]), ("s", [:]),
    ("del", ["datetime": .text]), ("ins", ["datetime": .text]), ("mark", [:]), ("small", [:]),
    ("sub", [:]), ("sup", [:]), ("code", [:]), ("kbd", [:]), ("samp", [:]), ("var", [:]),
    ("q", [:]), ("cite", [:]), ("dfn", [:]), ("abbr", [:]), ("time", ["datetime": .text]),
    ("data", ["value": .text]), ("ruby", [:]), ("rt", [:]), ("rp", [:]), ("bdi", [:]),
    ("bdo", [:]), ("span", [:]),
  ]
}

extension AllowList.Value {
  /// Whether a value may be kept. Addresses are judged by their scheme elsewhere.
  func allows(_ value: String) -> Bool {
    switch self {
    case .text, .address, .flag: true
    case .number:
      (1...5).contains(value.utf8.count) && value.utf8.allSatisfy { (0x30...0x39).contains($0) }
    case .direction: ["ltr", "rtl", "auto"].contains(value.lowercased())
    case .language:
      (1...35).contains(value.utf8.count)
        && value.utf8.allSatisfy { $0 == UInt8(ascii: "-") || isASCIIAlphanumeric($0) }
    case .listType: ["1", "a", "A", "i", "I"].contains(value)
    case .scope: ["row", "col", "rowgroup", "colgroup"].contains(value.lowercased())
    }
  }
}

private func isASCIIAlphanumeric(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  default: false
  }
}
