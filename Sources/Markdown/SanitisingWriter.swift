internal import Diagnostics
internal import Escaping

/// Walks the tree of some HTML and writes what is allowed of it.
struct SanitisingWriter {
  var context: NoteContext
  var output: [UInt8] = []
  /// The line of the note that a place in the HTML came from.
  private let line: (Int) -> Int
  private var ids: Set<String> = []
  /// The names that a message has been written about: one is enough.
  private var reported: Set<String> = []
  private let start: Int

  init(_ context: NoteContext, line: @escaping (Int) -> Int) {
    self.context = context
    self.line = line
    start = output.count
  }

  /// Writes what is below `root`. Elements that are open are at most as many as ``HTMLLimits`` lets
  /// be nested, or a few that the parser adds.
  mutating func write(_ root: HTMLNode) {
    // What closes each open element.
    var open: [String?] = []
    var current = root.firstChild
    while let node = current {
      let entered = enter(node)
      if entered.goesOn, let child = node.firstChild {
        open.append(entered.closing)
        current = child
        continue
      }
      close(entered.closing)
      var done = node
      while done.next == nil, let parent = done.parent, parent != root {
        close(open.popLast() ?? nil)
        done = parent
      }
      current = done.next
    }
  }

  /// Writes what comes before a node's children.
  ///
  /// - Returns: whether its children are written, and the name of the element to close after them.
  private mutating func enter(_ node: HTMLNode) -> (goesOn: Bool, closing: String?) {
    switch node.kind {
    case .text:
      node.writeText(into: &output)
      return (false, nil)
    case .other:
      report(leftOut: node)
      return (false, nil)
    case .element(let name):
      if let rule = SanitisingRules.shared.rule(for: name) { return enter(node, rule) }
      guard !SanitisingRules.shared.leavesOutWhole(node, name) else {
        report(leftOut: node)
        return (false, nil)
      }
      return (true, nil)
    }
  }

  private mutating func enter(
    _ node: HTMLNode, _ rule: SanitisingRules.Rule
  ) -> (goesOn: Bool, closing: String?) {
    guard !context.options.isInline || !rule.isBlock else {
      separate()
      return (true, nil)
    }
    switch rule.name {
    case "a":
      return (true, writeLink(node, rule) ? "a" : nil)
    case "img":
      writeImage(node, rule)
      return (false, nil)
    default:
      output += "<".utf8
      output += rule.nameInPage(context).utf8
      writeAttributes(of: node, rule)
      output += ">".utf8
    }
    return rule.isVoid ? (false, nil) : (true, rule.nameInPage(context))
  }

  private mutating func close(_ name: String?) {
    guard let name else { return }
    output += "</\(name)>".utf8
  }

  /// A blank in the place of a block's start.
  private mutating func separate() {
    if output.count > start, let last = output.last, last > 0x20 { output += " ".utf8 }
  }

  // MARK: Attributes

  private mutating func writeAttributes(
    of node: HTMLNode, _ rule: SanitisingRules.Rule, but skipped: Set<String> = []
  ) {
    for (name, value) in node.attributes where !skipped.contains(name) {
      if name == "id" {
        writeID(value)
      } else if let known = rule.keptClass(name, value) {
        write("class", known)
      } else if let kind = rule.attributes[name], kind != .address, kind.allows(value) {
        write(name, kind == .flag ? "" : value)
      } else if name.hasPrefix("on") || name == "style" {
        report(attribute: name, of: node)
      }
    }
  }

  private mutating func writeID(_ value: String) {
    guard let prefix = context.options.anchorPrefix else { return }
    let id = "\(prefix)/\(Escape.fragmentName(value))"
    guard id.utf8.count > prefix.utf8.count + 1, ids.insert(id).inserted else { return }
    write("id", id)
  }

  private mutating func write(_ name: String, _ value: String) {
    output += " \(name)=\"".utf8
    Escape.markup(value, into: &output)
    output += "\"".utf8
  }

  // MARK: Links and images

  /// Writes the start of a link. False when it leads nowhere that it may.
  private mutating func writeLink(_ node: HTMLNode, _ rule: SanitisingRules.Rule) -> Bool {
    guard let destination = address(node.attributes, "href") else { return false }
    let address = Address(destination.utf8)
    let treatment =
      headingTarget(of: destination).map { LinkTreatment(.replaced(by: $0)) }
      ?? context.treatment(of: .link, address, destination: destination)
    context.report(treatment.problem, atLine: treatment.problem == nil ? 0 : line(node.offset))
    guard let target = treatment.target.url(destination) else { return false }
    output += "<a href=\"".utf8
    Escape.url(target, into: &output)
    output += "\"".utf8
    writeAttributes(of: node, rule, but: ["href"])
    output += (address == .elsewhere ? " rel=\"noopener\">" : ">").utf8
    return true
  }

  /// The value of an attribute that is an address, without what browsers take no notice of.
  private func address(_ attributes: [(name: String, value: String)], _ name: String) -> String? {
    guard let value = attributes.first(where: { $0.name == name })?.value.utf8 else { return nil }
    guard let first = value.firstIndex(where: { $0 > 0x20 }),
      let last = value.lastIndex(where: { $0 > 0x20 })
    else { return nil }
    return String(decoding: value[first...last].filter { $0 >= 0x20 }, as: UTF8.self)
  }

  /// Every id in the HTML gets the prefix, and so do links to them.
  private func headingTarget(of destination: String) -> String? {
    guard destination.utf8.first == UInt8(ascii: "#"), let prefix = context.options.anchorPrefix
    else { return nil }
    let name = Escape.fragmentName(String(destination.dropFirst()))
    return context.note.headings.contains { $0.anchor == "\(prefix)/\(name)" }
      ? "#\(prefix)/\(name)" : nil
  }

  private mutating func writeImage(_ node: HTMLNode, _ rule: SanitisingRules.Rule) {
    let attributes = node.attributes
    let source = address(attributes, "src") ?? ""
    let description = attributes.first { $0.name == "alt" }?.value ?? ""
    guard !source.isEmpty else { return Escape.markup(description, into: &output) }
    let treatment = context.treatment(of: .image, Address(source.utf8), destination: source)
    context.report(treatment.problem, atLine: treatment.problem == nil ? 0 : line(node.offset))
    guard let target = treatment.target.url(source) else {
      return Escape.markup(description, into: &output)
    }
    output += "<img src=\"".utf8
    Escape.url(target, into: &output)
    output += "\" alt=\"".utf8
    Escape.markup(description, into: &output)
    output += "\"".utf8
    let skipped: Set<String> =
      treatment.size == nil ? ["src", "alt"] : ["src", "alt", "width", "height"]
    writeAttributes(of: node, rule, but: skipped)
    treatment.writeImageAttributes(into: &output)
    output += ">".utf8
  }

  // MARK: Messages

  private mutating func report(leftOut node: HTMLNode) {
    let name = node.nameAsWritten.lowercased()
    guard !name.isEmpty, reported.insert(name).inserted else { return }
    context.report(
      Diagnostic(
        .warning, .noteElement, "the element ‘\(name.prefix(40))’ is left out with its content"),
      atLine: line(node.offset))
  }

  private mutating func report(attribute name: String, of node: HTMLNode) {
    guard name != "style", reported.insert(" \(name)").inserted else { return }
    context.report(
      Diagnostic(.warning, .noteElement, "the attribute ‘\(name.prefix(40))’ is left out"),
      atLine: line(node.offset))
  }
}

extension LinkTreatment.Target {
  /// Where it leads; nil when it is left out.
  fileprivate func url(_ written: String) -> String? {
    switch self {
    case .asWritten: written
    case .replaced(by: let url): url
    case .leftOut: nil
    }
  }
}
