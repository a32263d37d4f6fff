/// The allow-list in the form that the writer looks elements up in.
struct SanitisingRules: Sendable {
  struct Rule: Sendable {
    var name: String
    var isBlock: Bool
    var attributes: [String: AllowList.Value]
    /// Has neither content nor an end tag.
    var isVoid: Bool

    /// The name that the element has in the page: headings stand below the one they belong to.
    func nameInPage(_ context: NoteContext) -> String {
      guard name.utf8.count == 2, name.utf8.first == UInt8(ascii: "h"),
        let level = name.last?.wholeNumberValue
      else { return name }
      return "h\(context.shifted(level))"
    }

    /// The class that an attribute amounts to: the alignment of a cell, the language of code.
    func keptClass(_ attribute: String, _ value: String) -> String? {
      switch (attribute, name) {
      case ("align", "td"), ("align", "th"):
        ["left": "start", "center": "centre", "right": "end"][value.lowercased()]
      case ("class", "td"), ("class", "th"):
        ["start", "centre", "end"].contains(value) ? value : nil
      case ("class", "code"):
        value.hasPrefix("language-") && !value.contains(where: \.isWhitespace) ? value : nil
      default: nil
      }
    }
  }

  let elements: [HTMLNode.StaticName: Rule]
  private let leftOutWhole: Set<HTMLNode.StaticName>

  static let shared = SanitisingRules()

  private init() {
    let voids: Set<String> = ["br", "wbr", "hr", "img", "col"]
    var rules: [HTMLNode.StaticName: Rule] = [:]
    for element in AllowList.elements {
      let attributes = element.attributes.merging(AllowList.attributes) { own, _ in own }
      guard let name = HTMLNode.StaticName(element.name) else { continue }
      rules[name] = Rule(
        name: element.name, isBlock: element.isBlock, attributes: attributes,
        isVoid: voids.contains(element.name))
    }
    elements = rules
    leftOutWhole = Set(AllowList.leftOutWhole.compactMap(HTMLNode.StaticName.init))
  }

  func rule(for name: HTMLNode.StaticName?) -> Rule? { name.flatMap { elements[$0] } }

  /// Whether an element that is not allowed goes with its content.
  func leavesOutWhole(_ node: HTMLNode, _ name: HTMLNode.StaticName?) -> Bool {
    if let name { return leftOutWhole.contains(name) }
    return AllowList.leftOutWhole.contains(node.nameAsWritten.lowercased())
  }
}
