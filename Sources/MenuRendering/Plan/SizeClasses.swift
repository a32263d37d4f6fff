internal import MenuKit
internal import MenuModel

/// How high sections probably are: the size classes of the style, which keep the scroll bar steady
/// while a browser leaves out what is far from the screen.
struct SizeClasses {
  /// Pages with fewer rows have none.
  static let smallestPage = 400

  private let settings: MenuSettings

  init(_ settings: MenuSettings) {
    self.settings = settings
  }

  /// The class, 1 to 24, whose height is nearest by ratio; class *k* is 8 × 1.5ᵏ⁻¹ rem high.
  static func size(forHeight height: Double) -> Int {
    var size = 1
    var limit = 8 * 1.5.squareRoot()
    while height > limit, size < 24 {
      limit *= 1.5
      size += 1
    }
    return size
  }

  /// The probable height of a section in rem. Linear in its rows.
  ///
  /// - Parameter hasDetail: whether each of them has a detail.
  func height(of section: MenuSection, _ hasDetail: [Bool]) -> Double {
    var height = 4 + noteHeight(section.note)
    let rows = section.rows
    let isPlain = rows.indices.allSatisfy {
      rows[$0].summary == nil && rows[$0].tags.isEmpty && rows[$0].image == nil
    }
    for index in rows.indices {
      switch settings.layout {
      case .list: height += isPlain ? 2.6 : rows[index].image == nil ? 4 : 7.5
      case .table: height += hasDetail[index] ? 4.3 : 2.8
      case .cards: height += 2.5
      }
      if settings.open == .all || rows[index].startsExpanded == true {
        height += noteHeight(rows[index].detail) + noteHeight(rows[index].note)
      }
    }
    return height
  }

  private func noteHeight(_ text: MenuText?) -> Double {
    guard let text else { return 0 }
    return 1.5 * Double((text.string.utf8.count + 59) / 60)
  }
}
