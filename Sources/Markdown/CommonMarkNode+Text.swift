/// The words below a node, without markup.
extension CommonMarkNode {
  /// Text and code as they read; line breaks and soft breaks are spaces; HTML is left out. Linear in
  /// what is below the node.
  var plainText: String {
    var words: [UInt8] = []
    writePlainText(into: &words)
    return String(decoding: words, as: UTF8.self)
  }

  /// Appends ``plainText`` as bytes.
  func writePlainText(into words: inout [UInt8]) {
    var current = firstChild
    while let node = current {
      switch node.kind {
      case .text, .code: node.writeRawLiteral(into: &words)
      case .softBreak, .lineBreak: words.append(UInt8(ascii: " "))
      default:
        if let child = node.firstChild {
          current = child
          continue
        }
      }
      current = node.nextInOrder(below: self)
    }
  }

  /// The node after this one and all below it, in the order of the text.
  func nextInOrder(below root: CommonMarkNode) -> CommonMarkNode? {
    var node = self
    while true {
      if let next = node.next { return next }
      guard let parent = node.parent, parent != root else { return nil }
      node = parent
    }
  }

  /// Whether there is raw HTML below the node, other than in code. Linear.
  var hasHTML: Bool {
    var current = firstChild
    while let node = current {
      switch node.kind {
      case .htmlBlock, .htmlInline: return true
      default:
        if let child = node.firstChild {
          current = child
          continue
        }
      }
      current = node.nextInOrder(below: self)
    }
    return false
  }
}
