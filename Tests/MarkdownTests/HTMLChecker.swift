/// Reads HTML as strictly as it was meant to be written, and names whatever is not on its lists.
enum HTMLChecker {
  private static let elements: Set<String> = [
    "a", "abbr", "address", "article", "aside", "b", "bdi", "bdo", "blockquote", "br", "caption",
    "cite", "code", "col", "colgroup", "data", "dd", "del", "details", "dfn", "div", "dl", "dt",
    "em", "figcaption", "figure", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "i",
    "img", "ins", "kbd", "li", "mark", "ol", "p", "pre", "q", "rp", "rt", "ruby", "s", "samp",
    "section", "small", "span", "strong", "sub", "summary", "sup", "table", "tbody", "td", "tfoot",
    "th", "thead", "time", "tr", "u", "ul", "var", "wbr",
  ]
  private static let attributes: Set<String> = [
    "alt", "class", "colspan", "datetime", "dir", "height", "href", "id", "lang", "loading", "open",
    "rel", "reversed", "rowspan", "scope", "span", "src", "start", "title", "type", "value",
    "width",
  ]

  static func problems(in html: String) -> [String] {
    var problems: [String] = []
    for piece in html.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
      guard let end = piece.firstIndex(of: ">") else {
        problems.append("an open tag: \(piece)")
        continue
      }
      problems += problemsOfTag(piece[..<end])
      if piece[piece.index(after: end)...].contains(">") { problems.append("a bare >") }
    }
    for scalar in html.unicodeScalars
    where scalar.value < 0x20 && !"\n\r\t".contains(Character(scalar)) {
      problems.append("a control character")
    }
    return problems
  }

  private static func problemsOfTag(_ tag: Substring) -> [String] {
    if tag.hasPrefix("/") { return elements.contains(String(tag.dropFirst())) ? [] : ["</\(tag)"] }
    var rest = tag.hasSuffix(" /") ? tag.dropLast(2) : tag
    let name = rest.prefix { $0 != " " }
    guard elements.contains(String(name)) else { return ["the element \(name)"] }
    rest = rest.dropFirst(name.count)
    var problems: [String] = []
    while !rest.isEmpty {
      guard rest.hasPrefix(" "), let equals = rest.firstIndex(of: "="),
        rest[equals...].hasPrefix("=\""),
        let end = rest[rest.index(equals, offsetBy: 2)...].firstIndex(of: "\"")
      else { return problems + ["a broken tag: \(tag)"] }
      let attribute = String(rest[..<equals].dropFirst())
      let value = rest[rest.index(equals, offsetBy: 2)..<end]
      problems += problemsOf(attribute, String(value))
      rest = rest[rest.index(after: end)...]
    }
    return problems
  }

  private static func problemsOf(_ attribute: String, _ value: String) -> [String] {
    guard attributes.contains(attribute) else { return ["the attribute \(attribute)"] }
    if value.contains("'") && (attribute == "href" || attribute == "src") { return ["a quote"] }
    if attribute == "id", !value.hasPrefix("tea/") { return ["the id \(value)"] }
    guard attribute == "href" || attribute == "src" else { return [] }
    guard value.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      return ["a raw byte in \(value)"]
    }
    let head = value.prefix { !"/?#&".contains($0) }
    guard let colon = head.firstIndex(of: ":") else { return [] }
    let scheme = head[..<colon]
    let isScheme =
      scheme.first?.isLetter == true
      && scheme.allSatisfy { $0.isLetter || $0.isNumber || "+-.".contains($0) }
    return !isScheme || ["http", "https", "mailto"].contains(scheme.lowercased())
      ? [] : ["the address \(value)"]
  }
}
