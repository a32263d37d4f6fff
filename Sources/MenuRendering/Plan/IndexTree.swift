internal import MenuKit

/// The sections of a menu as the tree that their levels say.
struct IndexTree: Sendable {
  /// The sections of level 0, and what has no section above it.
  private(set) var roots: [Int] = []
  /// The sub-sections of each section.
  private(set) var children: [[Int]]
  /// The rows of each section and of all below it.
  private(set) var rowCounts: [Int]
  /// How deep each section is: 0 for the roots.
  private(set) var depths: [Int]

  /// Linear in the number of sections.
  init(_ sections: [MenuSection]) {
    children = Array(repeating: [], count: sections.count)
    rowCounts = sections.map { $0.rows.count }
    depths = Array(repeating: 0, count: sections.count)
    var open: [Int] = []
    for index in sections.indices {
      let level = sections[index].level
      while let last = open.last, sections[last].level >= level { open.removeLast() }
      if let parent = open.last {
        children[parent].append(index)
        depths[index] = depths[parent] + 1
      } else {
        roots.append(index)
      }
      open.append(index)
    }
    for parent in sections.indices.reversed() {
      for child in children[parent] { rowCounts[parent] += rowCounts[child] }
    }
  }

  /// A root with everything below it, in document order.
  func family(ofRoot root: Int) -> [Int] {
    let next = roots.first { $0 > root } ?? children.count
    return Array(root..<next)
  }
}
