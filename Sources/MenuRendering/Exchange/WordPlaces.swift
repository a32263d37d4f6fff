internal import MenuKit
package import MenuModel

/// Where the words of a row's note stand in the files of a site.
package struct WordPlace: Sendable {
  package var section: Section
  /// Of its row.
  package var anchor: String
  /// The file it was read from, as messages print it.
  package var file: String

  /// What the notes of a section's rows have in common.
  package struct Section: Sendable {
    /// The files that they stand in, below the output folder.
    package var page: String
    package var data: String
    package var document: String
    /// Of its heading.
    package var level: Int
    /// What becomes of HTML in them.
    package var html: MenuSettings.HTMLInNotes

    package init(
      page: String, data: String, document: String, level: Int, html: MenuSettings.HTMLInNotes
    ) {
      (self.page, self.data, self.document) = (page, data, document)
      (self.level, self.html) = (level, html)
    }
  }

  package init(section: Section, anchor: String, file: String) {
    (self.section, self.anchor, self.file) = (section, anchor, file)
  }
}

/// The notes of a site whose words have a part in nothing else than the places where they stand.
package struct WordPlaces: Sendable {
  private let menus: [MenuPlan]

  /// None.
  package init() { self.init([]) }

  /// - Parameter menus: those whose notes are files of their own.
  init(_ menus: [MenuPlan]) { self.menus = menus }

  /// In the order of the menus.
  package var sections: [WordPlace.Section] {
    menus.flatMap { menu in
      menu.menu.sections.indices.map { number in
        WordPlace.Section(
          page: menu.place.sectionPages[number], data: MenuJSON.path(of: menu),
          document: MenuMarkdown.path(of: menu), level: min(6, 2 + menu.index.depths[number]),
          html: menu.settings.htmlInNotes)
      }
    }
  }

  /// Gives each note, in the order of the rows: the number of its section, its row's anchor, its file.
  /// Linear.
  package func forEach(_ give: (_ section: Int, _ anchor: String, _ file: String) -> Void) {
    var first = 0
    for menu in menus {
      for (number, section) in menu.menu.sections.enumerated() {
        let rows = section.rows
        for row in rows.indices where !rows[row].isBare {
          // How high an open row is has a part in the size of its section.
          guard let file = rows[row].note?.origin?.file, !menu.startsOpen(number, row) else {
            continue
          }
          give(first + number, rows[row].anchor, file)
        }
      }
      first += menu.menu.sections.count
    }
  }
}
