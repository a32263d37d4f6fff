/// The heights of a menu's sections, with what stands above and below them; answers where a section
/// is and which one is at a height, and takes a new height, each in logarithmic time.
///
/// All lengths are in one unit of the caller's choice, such as points. Inside they are whole
/// multiples of 2⁻²⁰ of that unit, so that sums are exact: the answers depend on the heights alone,
/// never on the order in which rows opened and closed. A height that is negative or not finite
/// counts as 0, and the document ends at 2⁴² units: a height that would pass that is cut.
public struct SectionMetrics: Sendable, Hashable {
  /// The height of what stands above the first section.
  public let header: Double
  /// The height of what stands below the last section.
  public let footer: Double
  /// Each section's height, in grains.
  private var grains: [Int]
  /// A Fenwick tree over `grains`: entry `i` is the sum of the `i & -i` heights that end at `i − 1`.
  private var tree: [Int]
  private var sum: Int

  /// Metrics of sections that follow each other without gaps.
  ///
  /// - Parameters:
  ///   - heights: each section's height with its heading, its rows and the space after it.
  ///   - header: the height of what stands above the first section.
  ///   - footer: the height of what stands below the last one.
  /// - Complexity: O(*n*).
  public init(_ heights: [Double], header: Double = 0, footer: Double = 0) {
    self.header = Self.length(Self.grains(header, atMost: Self.limit))
    self.footer = Self.length(Self.grains(footer, atMost: Self.limit))
    grains = []
    grains.reserveCapacity(heights.count)
    tree = Array(repeating: 0, count: heights.count + 1)
    sum = 0
    for (section, height) in heights.enumerated() {
      let value = Self.grains(height, atMost: Self.limit - sum)
      grains.append(value)
      sum += value
      let entry = section + 1
      tree[entry] += value
      let parent = entry + (entry & -entry)
      if parent <= heights.count { tree[parent] += tree[entry] }
    }
  }

  /// The number of sections.
  public var count: Int { grains.count }

  /// The height of the whole document, header and footer counted. Constant time.
  public var documentHeight: Double { header + Self.length(sum) + footer }

  /// How far the document can scroll in a window of some height: never less than 0. Constant time.
  public func range(inWindow window: Double) -> Double {
    max(0, documentHeight - FairScrollMap.length(window))
  }

  /// A section's height; 0 when there is no such section. Constant time.
  public func height(ofSection section: Int) -> Double {
    grains.indices.contains(section) ? Self.length(grains[section]) : 0
  }

  /// A section's top in the document. A section before the first counts as the first, and the one
  /// after the last has its top where the last one ends.
  ///
  /// - Complexity: O(log *n*).
  public func top(ofSection section: Int) -> Double {
    var entry = min(max(0, section), count)
    var above = 0
    while entry > 0 {
      above += tree[entry]
      entry -= entry & -entry
    }
    return header + Self.length(above)
  }

  /// The last section whose top is at or above a height of the document; the first when all lie
  /// below it, nil when there are no sections.
  ///
  /// - Complexity: O(log *n*).
  public func section(at line: Double) -> Int? {
    guard count > 0 else { return nil }
    guard line >= header else { return 0 }
    var left = Self.grains(line - header, atMost: Self.limit)
    var entry = 0
    var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      if entry + step <= count, tree[entry + step] <= left {
        entry += step
        left -= tree[entry]
      }
      step >>= 1
    }
    return min(entry, count - 1)
  }

  /// Gives a section a new height: a row opened or closed, an image arrived. No such section:
  /// nothing happens.
  ///
  /// - Returns: by how much the section grew.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func setHeight(_ height: Double, ofSection section: Int) -> Double {
    guard grains.indices.contains(section) else { return 0 }
    let value = Self.grains(height, atMost: Self.limit - (sum - grains[section]))
    let growth = value - grains[section]
    grains[section] = value
    sum += growth
    var entry = section + 1
    while entry <= count {
      tree[entry] += growth
      entry += entry & -entry
    }
    return Self.length(growth)
  }

  /// The scroll map of these sections in a window. O(log *n*).
  public func map(inWindow window: Double) -> FairScrollMap {
    FairScrollMap(
      window: window, range: range(inWindow: window), lastTop: top(ofSection: max(0, count - 1)),
      lastHeight: height(ofSection: count - 1))
  }

  // MARK: - Grains

  private static let grainsInUnit = 1_048_576.0
  private static let limit = 1 << 62

  private static func grains(_ length: Double, atMost most: Int) -> Int {
    let grains = FairScrollMap.length(length) * grainsInUnit + 0.5
    return grains < Double(most) ? Int(grains) : most
  }

  private static func length(_ grains: Int) -> Double {
    Double(grains) / grainsInUnit
  }
}
