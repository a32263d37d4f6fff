internal import CArena
internal import CGumbo
internal import Escaping

/// A node of gumbo's tree, which is the one that HTML 5 prescribes for any bytes at all. The one file
/// that meets gumbo: its pointers stay in here, and a node is good only inside the call that gave it.
struct HTMLNode: Equatable {
  private let pointer: UnsafePointer<GumboNode>

  /// Parses HTML as the content of a `div` and hands the node above it to `body`. Nil when there is
  /// no memory. The tree lives in an arena and is freed in one piece, without recursion.
  @discardableResult
  static func withFragment<Result>(
    of html: UnsafeBufferPointer<UInt8>, _ body: (HTMLNode) -> Result
  ) -> Result? {
    guard let arena = carena_begin() else { return nil }
    defer { carena_end(arena) }
    var options = kGumboDefaultOptions
    options.allocator = { _, size in carena_calloc(1, size) }
    options.deallocator = { _, block in carena_free(block) }
    options.max_errors = 0
    options.fragment_context = GUMBO_TAG_DIV
    return html.withMemoryRebound(to: CChar.self) { characters in
      guard let start = characters.baseAddress,
        let output = gumbo_parse_with_options(&options, start, characters.count),
        let root = output.pointee.root
      else { return nil }
      return body(HTMLNode(pointer: root))
    }
  }

  private init(pointer: UnsafePointer<GumboNode>) { self.pointer = pointer }

  enum Kind {
    /// Without a name when HTML doesn't have it.
    case element(name: StaticName?)
    case text
    /// Comments and templates.
    case other
  }

  /// An element's name, compared as the number that gumbo gives it.
  struct StaticName: Hashable {
    fileprivate let tag: UInt32

    /// Nil for a name that HTML doesn't have.
    init?(_ name: String) { self.init(gumbo_tag_enum(name)) }

    fileprivate init?(_ tag: GumboTag) {
      guard tag != GUMBO_TAG_UNKNOWN, tag != GUMBO_TAG_LAST else { return nil }
      self.tag = tag.rawValue
    }
  }

  var kind: Kind {
    switch pointer.pointee.type {
    case GUMBO_NODE_ELEMENT:
      // Elements of SVG and MathML share names with those of HTML and mean other things.
      element.tag_namespace == GUMBO_NAMESPACE_HTML
        ? .element(name: StaticName(element.tag)) : .other
    case GUMBO_NODE_TEXT, GUMBO_NODE_WHITESPACE, GUMBO_NODE_CDATA: .text
    default: .other
    }
  }

  /// The name as the source has it, for messages; empty for an element that the parser added.
  var nameAsWritten: String {
    guard pointer.pointee.type == GUMBO_NODE_ELEMENT || pointer.pointee.type == GUMBO_NODE_TEMPLATE
    else { return "" }
    var piece = element.original_tag
    gumbo_tag_from_original_text(&piece)
    guard let data = piece.data else { return "" }
    return String(
      decoding: UnsafeRawBufferPointer(start: data, count: piece.length), as: UTF8.self)
  }

  /// Bytes from the start of the HTML.
  var offset: Int {
    pointer.pointee.type == GUMBO_NODE_ELEMENT || pointer.pointee.type == GUMBO_NODE_TEMPLATE
      ? Int(element.start_pos.offset) : Int(pointer.pointee.v.text.start_pos.offset)
  }

  // MARK: The tree

  var firstChild: HTMLNode? { child(at: 0) }

  var next: HTMLNode? { parent?.child(at: pointer.pointee.index_within_parent + 1) }

  var parent: HTMLNode? { pointer.pointee.parent.map { HTMLNode(pointer: $0) } }

  private func child(at index: Int) -> HTMLNode? {
    guard pointer.pointee.type == GUMBO_NODE_ELEMENT, index < Int(element.children.length) else {
      return nil
    }
    return element.children.data[index].map {
      HTMLNode(pointer: UnsafePointer($0.assumingMemoryBound(to: GumboNode.self)))
    }
  }

  private var element: GumboElement { pointer.pointee.v.element }

  // MARK: Content

  /// Appends a text node's text, escaped.
  func writeText(into output: inout [UInt8]) {
    guard let text = pointer.pointee.v.text.text else { return }
    Escape.markup(String(cString: text), into: &output)
  }

  func appendText(to string: inout String) {
    if let text = pointer.pointee.v.text.text { string += String(cString: text) }
  }

  /// Names and values of an element's attributes, names in lower case, references resolved.
  var attributes: [(name: String, value: String)] {
    let vector = element.attributes
    return (0..<Int(vector.length)).compactMap { index in
      guard let item = vector.data[index] else { return nil }
      let attribute = item.assumingMemoryBound(to: GumboAttribute.self).pointee
      guard attribute.attr_namespace == GUMBO_ATTR_NAMESPACE_NONE else { return nil }
      return (String(cString: attribute.name), String(cString: attribute.value))
    }
  }
}
