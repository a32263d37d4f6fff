internal import Escaping

/// Gives the headings of one note the names of their anchors.
struct HeadingAnchors {
  /// The first names that were asked for, and how often. Most notes have no more, and finding one
  /// among a few takes less than hashing it.
  private var few: [(name: String, count: Int)] = []
  /// The same for the others, and for the names that counting made.
  private var others: [String: Int] = [:]

  private static let fewest = 8

  /// The name of the next heading: the title's words; repeated titles are counted. Linear in the
  /// title, however often it is repeated.
  mutating func name(for title: String) -> String {
    let words = Escape.anchorName(title)
    let base = words.isEmpty ? "heading" : words
    guard var count = count(of: base) else {
      note(base, 1)
      return base
    }
    var candidate: String
    repeat {
      count += 1
      candidate = "\(base)-\(count)"
    } while self.count(of: candidate) != nil
    note(base, count)
    note(candidate, 1)
    return candidate
  }

  private func count(of name: String) -> Int? {
    few.first { $0.name == name }?.count ?? (others.isEmpty ? nil : others[name])
  }

  private mutating func note(_ name: String, _ count: Int) {
    if let place = few.firstIndex(where: { $0.name == name }) {
      few[place].count = count
    } else if few.count < Self.fewest {
      few.append((name, count))
    } else {
      others[name] = count
    }
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
