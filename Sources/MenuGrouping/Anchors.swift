package import MenuKit
internal import Platform

/// Gives sections and rows their anchors: the ids of their elements in the page, and what a link to
/// them names.
///
/// An anchor is made of the title: its letters and digits in lower case, in composed form, with
/// hyphens between the words; a row's is its section's, a slash and its own. It depends on the thing
/// itself and never on its place, so that links live as long as the thing:
///
/// - A title that is alone among its neighbours is the whole name.
/// - Titles that are equal, or that give equal names, are told apart by an id each, and without ids
///   by four letters drawn from all that the things say. All of them carry it, so none depends on
///   which comes first.
/// - Only things that are equal in everything are counted.
///
/// No anchor starts with an underscore: ids that do are the page's own. Linear, however often a title
/// is repeated.
package enum Anchors {
  /// - Parameter jobs: how many threads may work; the names are the same for any number.
  package static func give(to sections: inout [MenuSection], jobs: Int = 1) {
    let names = AnchorNames.names(of: SectionInPath.all(of: sections), standIn: "section")
    for place in sections.indices { sections[place].anchor = names[place] }
    for (section, names) in namesOfRows(in: sections, jobs: jobs).enumerated() {
      for (row, name) in names.enumerated() { sections[section].rows[row].anchor = name }
    }
  }

  /// The names of the rows, by section.
  private static func namesOfRows(in sections: [MenuSection], jobs: Int) -> [[String]] {
    Workers.map(sizes: sections.map { $0.rows.count }, atLeast: 512, jobs: jobs) { place in
      AnchorNames.names(
        of: sections[place].rows, standIn: "row", prefix: sections[place].anchor + "/")
    }
  }
}
