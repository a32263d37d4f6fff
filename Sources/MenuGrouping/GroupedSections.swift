package import Diagnostics
package import MenuKit

/// What grouping gives: the sections of a menu with rows and anchors, in order, and what is doubtful
/// about them.
package struct GroupedSections: Sendable {
  package var sections: [MenuSection]
  package var diagnostics: [Diagnostic]

  package init(sections: [MenuSection], diagnostics: [Diagnostic] = []) {
    self.sections = sections
    self.diagnostics = diagnostics
  }
}
