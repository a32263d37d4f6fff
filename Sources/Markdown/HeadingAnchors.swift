internal import Escaping

/// Gives the headings of one note the names of their anchors.
struct HeadingAnchors {
  /// How often a name was asked for, and the names that counting made.
  private var counts: [String: Int] = [:]

  /// The name of the next heading: the title's words; repeated titles are counted. Linear in the
  /// title, however often it is repeated.
  mutating func name(for title: String) -> String {
    let words = Escape.anchorName(title)
    let base = words.isEmpty ? "heading" : words
    guard var count = counts.updateValue(1, forKey: base) else { return base }
    var candidate: String
    repeat {
      count += 1
      candidate = "\(base)-\(count)"
    } while counts[candidate] != nil
    counts[base] = count
    counts[candidate] = 1
    return candidate
  }

  /// The names that the headings of a note will get. Linear.
  ///
  /// - Parameter tables: those whose cells the headings on their lines are.
  static func names(of document: CommonMarkNode, but cellLines: Set<Int>) -> Set<String> {
    var anchors = HeadingAnchors()
    var names: Set<String> = []
    var current = document.firstChild
    while let node = current {
      switch node.kind {
      case .heading:
        if !cellLines.contains(node.firstLine) {
          names.insert(anchors.name(for: node.plainText))
        }
      case .blockQuote, .list, .item:
        if let child = node.firstChild {
          current = child
          continue
        }
      default: break
      }
      current = node.nextInOrder(below: document)
    }
    return names
  }
}
