/// The words of HTML.
extension SanitisingRules {
  /// Texts below a node; blocks, line breaks and table cells stand apart. Linear.
  func plainText(below root: HTMLNode) -> String {
    var text = ""
    var current = root.firstChild
    while let node = current {
      var goesOn = false
      switch node.kind {
      case .text: node.appendText(to: &text)
      case .other: break
      case .element(let name):
        goesOn = !leavesOutWhole(node, name)
        if let rule = rule(for: name) {
          if rule.isBlock || rule.name == "br" { separate(&text) }
          if rule.name == "img" { text += node.attributes.first { $0.name == "alt" }?.value ?? "" }
        }
      }
      if goesOn, let child = node.firstChild {
        current = child
        continue
      }
      var done = node
      while done.next == nil, let parent = done.parent, parent != root {
        if case .element(let name) = parent.kind, rule(for: name)?.isBlock == true {
          separate(&text)
        }
        done = parent
      }
      current = done.next
    }
    return text
  }

  private func separate(_ text: inout String) {
    if let last = text.utf8.last, last != UInt8(ascii: "\n") { text += "\n" }
  }
}
