internal import CArena
internal import CCmark
internal import Escaping

/// A node of libcmark's tree. The one file that meets libcmark: its pointers stay in here, and a
/// node is good only inside the call that gave it.
struct CommonMarkNode: Equatable {
  private let pointer: OpaquePointer

  /// Parses a text and hands its document node to `body`; frees the tree afterwards. Nil when there
  /// is no memory for it.
  ///
  /// The tree lives in an arena: libcmark makes many small blocks, and giving each back costs as much
  /// as a fifth of the parsing.
  @discardableResult
  static func withDocument<Result>(
    of text: UnsafeBufferPointer<UInt8>, _ body: (CommonMarkNode) -> Result
  ) -> Result? {
    guard let arena = carena_begin() else { return nil }
    defer { carena_end(arena) }
    var memory = cmark_mem(
      calloc: carena_calloc, realloc: carena_realloc, free: carena_free)
    return withUnsafeMutablePointer(to: &memory) { memory in
      guard let parser = cmark_parser_new_with_mem(CMARK_OPT_DEFAULT, memory) else { return nil }
      text.withMemoryRebound(to: CChar.self) {
        cmark_parser_feed(parser, $0.baseAddress, $0.count)
      }
      return cmark_parser_finish(parser).map { body(CommonMarkNode(pointer: $0)) }
    }
  }

  /// The same for a tree that is changed: its nodes are blocks of their own, so that some can be
  /// added and taken away. Must not be used with nodes of another tree.
  @discardableResult
  static func withEditableDocument<Result>(
    of text: UnsafeBufferPointer<UInt8>, _ body: (CommonMarkNode) -> Result
  ) -> Result? {
    let document = text.withMemoryRebound(to: CChar.self) {
      cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT)
    }
    guard let document else { return nil }
    defer { cmark_node_free(document) }
    return body(CommonMarkNode(pointer: document))
  }

  /// Where a byte is in a text from a place on; nil when it isn't there.
  static func firstIndex(
    of byte: UInt8, in text: UnsafeBufferPointer<UInt8>, from start: Int = 0
  ) -> Int? {
    guard start < text.count else { return nil }
    let found = UnsafeBufferPointer(rebasing: text[start...]).withMemoryRebound(to: CChar.self) {
      start + ccmark_find($0.baseAddress, CChar(bitPattern: byte), $0.count)
    }
    return found < text.count ? found : nil
  }

  static func contains(_ byte: UInt8, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    firstIndex(of: byte, in: text) != nil
  }

  enum Kind {
    case document, blockQuote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak
    case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, link, image
    /// What the parser never makes.
    case other
  }

  var kind: Kind {
    switch cmark_node_get_type(pointer) {
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_CODE: .code
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_LIST: .list
    case CMARK_NODE_HEADING: .heading
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE_BLOCK: .codeBlock
    case CMARK_NODE_BLOCK_QUOTE: .blockQuote
    case CMARK_NODE_IMAGE: .image
    case CMARK_NODE_HTML_INLINE: .htmlInline
    case CMARK_NODE_HTML_BLOCK: .htmlBlock
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_DOCUMENT: .document
    default: .other
    }
  }

  // MARK: The tree

  var firstChild: CommonMarkNode? { CommonMarkNode(cmark_node_first_child(pointer)) }
  var next: CommonMarkNode? { CommonMarkNode(cmark_node_next(pointer)) }
  var parent: CommonMarkNode? { CommonMarkNode(cmark_node_parent(pointer)) }

  private init?(_ pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  private init(pointer: OpaquePointer) { self.pointer = pointer }

  // MARK: Parts of a node

  /// 1 to 6 for a heading.
  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
  var isOrderedList: Bool { cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
  var listStart: Int { Int(cmark_node_get_list_start(pointer)) }
  var isTightList: Bool { cmark_node_get_list_tight(pointer) != 0 }

  /// Lines of the text that was parsed, from 1; for an inline node its own first line.
  var firstLine: Int { Int(cmark_node_get_start_line(pointer)) }
  var lastLine: Int { Int(cmark_node_get_end_line(pointer)) }
  /// Bytes from the start of the line, from 1.
  var firstColumn: Int { Int(cmark_node_get_start_column(pointer)) }

  /// The first of the words after the opening fence.
  var fenceLanguage: String {
    let info = bytes(cmark_node_get_fence_info(pointer))
    return String(
      decoding: info.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") },
      as: UTF8.self)
  }
  var destination: String { string(cmark_node_get_url(pointer)) }
  var title: String { string(cmark_node_get_title(pointer)) }
  var literal: String { string(cmark_node_get_literal(pointer)) }

  /// What kind of address a link or image names.
  var address: Address { Address(bytes(cmark_node_get_url(pointer))) }

  // MARK: Changing an editable tree

  /// The node and what is below it as CommonMark.
  var commonMark: String {
    guard let text = cmark_render_commonmark(pointer, CMARK_OPT_DEFAULT, 0) else { return "" }
    defer { ccmark_release(text) }
    return string(text)
  }

  func setHeadingLevel(_ level: Int) { cmark_node_set_heading_level(pointer, Int32(level)) }

  func setDestination(_ address: String) { cmark_node_set_url(pointer, address) }

  /// Takes the node away with all that is below it.
  func remove() { cmark_node_free(pointer) }

  /// Takes the node away and leaves what is below it in its place.
  func dissolve() {
    while let child = cmark_node_first_child(pointer) {
      cmark_node_insert_before(pointer, child)
    }
    remove()
  }

  /// Puts inline HTML before all that is in the node.
  func prependHTML(_ html: String) {
    guard let node = cmark_node_new(CMARK_NODE_HTML_INLINE) else { return }
    cmark_node_set_literal(node, html)
    cmark_node_prepend_child(pointer, node)
  }

  /// Puts a block before the node that is written as it is.
  func insertVerbatim(_ text: String) {
    guard let node = cmark_node_new(CMARK_NODE_HTML_BLOCK) else { return }
    cmark_node_set_literal(node, text)
    cmark_node_insert_before(pointer, node)
  }

  // MARK: Writing

  /// Appends the node's own text, escaped for HTML.
  func writeLiteral(into output: inout [UInt8]) {
    Escape.markup(bytes(cmark_node_get_literal(pointer)), into: &output)
  }

  /// Appends the node's own text as it is.
  func writeRawLiteral(into output: inout [UInt8]) {
    output.append(contentsOf: bytes(cmark_node_get_literal(pointer)))
  }

  /// Appends the address of a link or image, escaped for an attribute.
  func writeDestination(into output: inout [UInt8]) {
    Escape.url(bytes(cmark_node_get_url(pointer)), into: &output)
  }

  /// Appends the title of a link or image as an attribute, if it has one.
  func writeTitleAttribute(into output: inout [UInt8]) {
    let title = bytes(cmark_node_get_title(pointer))
    guard !title.isEmpty else { return }
    output.append(contentsOf: " title=\"".utf8)
    Escape.markup(title, into: &output)
    output.append(UInt8(ascii: "\""))
  }

  private func bytes(_ characters: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
    guard let characters else { return UnsafeBufferPointer(start: nil, count: 0) }
    let raw = UnsafeRawBufferPointer(start: characters, count: ccmark_length(characters))
    return raw.assumingMemoryBound(to: UInt8.self)
  }

  private func string(_ characters: UnsafePointer<CChar>?) -> String {
    String(decoding: bytes(characters), as: UTF8.self)
  }
}
