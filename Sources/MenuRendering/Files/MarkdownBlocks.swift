/// Blocks of a document, with an empty line between each two.
struct MarkdownBlocks {
  private(set) var bytes: [UInt8] = []
  private var isFirst: Bool

  /// - Parameter isFirst: whether nothing of the document stands before them.
  init(isFirst: Bool = false) { self.isFirst = isFirst }

  /// Has a block written behind the others. An empty one is none.
  mutating func add(_ write: (inout [UInt8]) -> Void) {
    let end = bytes.count
    if !isFirst { bytes.append(UInt8(ascii: "\n")) }
    let start = bytes.count
    write(&bytes)
    guard bytes.count > start else { return bytes.removeLast(start - end) }
    isFirst = false
    bytes.append(UInt8(ascii: "\n"))
  }
}
