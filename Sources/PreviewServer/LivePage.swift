internal import Escaping

/// What a preview adds to built pages, and serves beside them.
enum LivePage {
  /// Stands in for the site while there has been no good build yet.
  static let waiting = page(
    "Waiting for a good build",
    """
    There is no page yet: the first build failed. The messages are below and in the terminal; this \
    page follows when the file is repaired.
    """)

  /// Stands in for `404.html` in a site that has none.
  static let missing = page(
    "No such page", "There is no page at this address. When one is built, it shows here.")

  private static func page(_ title: String, _ words: String) -> [UInt8] {
    Array(
      """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>\(title)</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark"></head>
      <body><main><h1>\(title)</h1><p>\(words)</p></main></body></html>

      """.utf8)
  }

  /// The messages of a build as the live script reads them.
  static func messages(_ outcome: PreviewOutcome) -> [UInt8] {
    var json = Array("{\"failed\":\(outcome.files == nil),\"messages\":[".utf8)
    for (index, message) in outcome.messages.enumerated() {
      if index > 0 { json.append(UInt8(ascii: ",")) }
      Escape.json(message, into: &json)
    }
    json += Array("]}".utf8)
    return json
  }

  /// The page with the live script at the end of its body. A page's own policy is widened by the
  /// two things that the script needs, and by nothing else.
  ///
  /// A page comes in pieces and may have tens of megabytes: what nothing is put into is not copied.
  static func make(_ page: [[UInt8]], _ script: LiveScript) -> [[UInt8]] {
    var pieces = ends(of: page)
    if pieces[pieces.count - 1].lastRange(of: bodyEnd) == nil { pieces = [Array(pieces.joined())] }
    let last = pieces.count - 1
    let end = pieces[last].lastRange(of: bodyEnd)?.lowerBound ?? pieces[last].count
    pieces[last].insert(contentsOf: script.element.utf8, at: end)
    if let policy = policy(of: pieces[0]), last > 0 || policy.upperBound <= end {
      let wide = widened(String(decoding: pieces[0][policy], as: UTF8.self))
      pieces[0].replaceSubrange(policy, with: wide.utf8)
    }
    return pieces
  }

  private static let bodyEnd: StaticString = "</body>"
  /// What is put into a page belongs into so many of its first bytes, or its last.
  private static let headSize = 8192
  private static let footSize = 1024

  /// The pieces, those at both ends joined until they hold all that is looked for there.
  private static func ends(of page: [[UInt8]]) -> [[UInt8]] {
    var pieces = page.isEmpty ? [[]] : page
    while pieces.count > 1, pieces[0].count < headSize { pieces[0] += pieces.remove(at: 1) }
    while pieces.count > 1, pieces[pieces.count - 1].count < footSize {
      let foot = pieces.removeLast()
      pieces[pieces.count - 1] += foot
    }
    return pieces
  }

  /// Where a page's own policy stands: the content of its `meta`, in the head, near the start.
  private static func policy(of page: [UInt8]) -> Range<Int>? {
    let head = page.prefix(headSize)
    guard let name = head.firstRange(of: "http-equiv=\"Content-Security-Policy\""),
      let start = head[..<name.lowerBound].lastIndex(of: UInt8(ascii: "<")),
      let end = head[name.upperBound...].firstIndex(of: UInt8(ascii: ">")),
      let content = head[start..<end].firstRange(of: "content=\""),
      let quote = head[content.upperBound..<end].firstIndex(of: UInt8(ascii: "\""))
    else { return nil }
    return content.upperBound..<quote
  }

  /// The policy with this server allowed for the live script and for what it asks.
  private static func widened(_ policy: String) -> String {
    let directives = policy.replacing("&#39;", with: "'").split(separator: ";").map { directive in
      var words = directive.split(separator: " ")
      let isMet = ["script-src", "connect-src"].contains(words.first)
      if isMet, !words.contains("'self'") {
        words.removeAll { $0 == "'none'" }
        words.insert("'self'", at: 1)
      }
      return words.joined(separator: " ")
    }
    let lacking = ["script-src", "connect-src"].filter { name in
      !directives.contains { $0.hasPrefix(name + " ") }
    }
    return (directives + lacking.map { $0 + " 'self'" }).joined(separator: "; ")
  }
}

extension Collection<UInt8> where Self: BidirectionalCollection {
  /// Where an ASCII text stands for the first time, in any letters' case.
  func firstRange(of text: StaticString) -> Range<Index>? {
    let wanted = text.withUTF8Buffer { Array($0) }
    return indices.first { matches(wanted, at: $0) != nil }.flatMap { start in
      matches(wanted, at: start).map { start..<$0 }
    }
  }

  /// Where it stands for the last time.
  func lastRange(of text: StaticString) -> Range<Index>? {
    let wanted = text.withUTF8Buffer { Array($0) }
    return indices.last { matches(wanted, at: $0) != nil }.flatMap { start in
      matches(wanted, at: start).map { start..<$0 }
    }
  }

  private func matches(_ wanted: [UInt8], at start: Index) -> Index? {
    var index = start
    for byte in wanted {
      guard index < endIndex, self[index].lowercasedASCII == byte.lowercasedASCII else {
        return nil
      }
      index = self.index(after: index)
    }
    return index
  }
}

extension UInt8 {
  fileprivate var lowercasedASCII: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
