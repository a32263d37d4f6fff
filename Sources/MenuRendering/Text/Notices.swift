internal import Diagnostics
internal import Synchronization

/// Messages of a page while several write it.
final class Notices: Sendable {
  private let messages = Mutex<[Diagnostic]>([])
  private let farthest = Mutex(Links.none)

  /// What the links in a page's notes lead to, apart from the web.
  enum Links: Int { case none, within, toHeadings }

  /// The farthest that some link leads.
  var links: Links { farthest.withLock { $0 } }

  /// Takes note of a link to a place in the site.
  func add(link destination: String) {
    let links = destination.utf8.contains(UInt8(ascii: "#")) ? Links.toHeadings : .within
    farthest.withLock { if $0.rawValue < links.rawValue { $0 = links } }
  }

  func add(_ more: [Diagnostic]) {
    guard !more.isEmpty else { return }
    messages.withLock { $0 += more }
  }

  /// The messages in the order of their places, each once, those about pictures drawn together;
  /// the next page starts with none.
  func take() -> [Diagnostic] {
    let all = messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
    guard all.count > 1 else { return all }
    let sorted = all.sorted { Self.key($0) < Self.key($1) }
    var result: [Diagnostic] = []
    for message in sorted {
      if let last = result.last, Self.key(last) == Self.key(message) { continue }
      result.append(message)
    }
    return PictureMessages.grouped(result)
  }

  private static func key(_ message: Diagnostic) -> (String, Int, Int, String, String) {
    (
      message.span?.file.name ?? message.path ?? "", message.span?.range.lowerBound ?? 0,
      message.span?.range.upperBound ?? 0, message.code.name, message.summary
    )
  }
}
