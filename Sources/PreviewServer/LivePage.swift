internal import Escaping

/// What a preview adds to built pages, and serves beside them.
enum LivePage {
  /// Stands in for the site while there has been no good build yet.
  static let waiting = Array(
    """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8"><title>Waiting for a good build</title></head>
    <body><main><p>There is no page yet: the first build failed. The messages are below and in the \
    terminal; this page follows when the file is repaired.</p></main></body></html>
    """.utf8)

  /// The messages of a build as the live script reads them.
  static func messages(_ outcome: PreviewSession.Outcome) -> [UInt8] {
    var json = Array("{\"failed\":\(outcome.files == nil),\"messages\":[".utf8)
    for (index, message) in outcome.messages.enumerated() {
      if index > 0 { json.append(UInt8(ascii: ",")) }
      Escape.json(message, into: &json)
    }
    json += Array("]}".utf8)
    return json
  }

  /// The page with the live script at the end of its body. A page's own policy is widened by the
  /// two things that the script needs, and by nothing else. Linear in the page.
  static func make(_ page: [UInt8], state: Int) -> [UInt8] {
    let script = "<script src=\"\(PreviewResponder.script)\" data-state=\"\(state)\"></script>"
    var live = widened(page)
    let end = live.lastRange(of: "</body>") ?? live.count..<live.count
    live.insert(contentsOf: script.utf8, at: end.lowerBound)
    return live
  }

  private static func widened(_ page: [UInt8]) -> [UInt8] {
    // The policy stands in the head, near the start.
    guard let name = page.prefix(4096).firstRange(of: "Content-Security-Policy"),
      let content = page[name.upperBound...].prefix(4096).firstRange(of: "content=\"")
    else { return page }
    var live = page
    live.insert(contentsOf: "connect-src 'self'; ".utf8, at: content.upperBound)
    return live
  }
}

extension [String: [UInt8]] {
  /// The files with the live script in each page.
  func withLivePages(state: Int) -> Self {
    var live = self
    for (path, bytes) in self where path.hasSuffix(".html") {
      live[path] = LivePage.make(bytes, state: state)
    }
    return live
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
