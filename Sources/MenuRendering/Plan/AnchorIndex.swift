internal import MenuKit
internal import Synchronization

/// Finds sections and rows by anchor, and what a note's file became. Built when a note's link first
/// asks: most menus never do.
final class AnchorIndex: Sendable {
  private let menu: LinkedMenu
  private let built = Mutex<Contents?>(nil)

  fileprivate struct Contents {
    var places: [String: Place] = [:]
    var anchorsOfFiles: [String: String] = [:]
  }

  struct Place: Sendable {
    var section: Int
    /// Nil for the section itself.
    var row: Int?
  }

  init(_ menu: LinkedMenu) { self.menu = menu }

  /// The section or row of that anchor.
  func place(of anchor: String) -> Place? { contents { $0.places[anchor] } }

  /// The anchor of what the text in a file belongs to; empty for the menu itself.
  func anchor(ofFile file: String) -> String? { contents { $0.anchorsOfFiles[file] } }

  private func contents<Result: Sendable>(_ read: (Contents) -> Result) -> Result {
    built.withLock { built in
      let contents = built ?? build()
      built = contents
      return read(contents)
    }
  }

  private func build() -> Contents {
    var contents = Contents()
    contents.add([menu.note], "")
    for (number, section) in menu.sections.enumerated() {
      contents.places[section.anchor] = Place(section: number)
      contents.add([section.note], section.anchor)
      for (rowNumber, row) in section.rows.enumerated() {
        contents.places[row.anchor] = Place(section: number, row: rowNumber)
        contents.add([row.detail, row.note], row.anchor)
      }
    }
    return contents
  }
}

extension AnchorIndex.Contents {
  /// A file whose texts belong to several things leads to the first.
  fileprivate mutating func add(_ texts: [MenuText?], _ anchor: String) {
    for case let file? in texts.map({ $0?.origin?.file }) where anchorsOfFiles[file] == nil {
      anchorsOfFiles[file] = anchor
    }
  }
}
