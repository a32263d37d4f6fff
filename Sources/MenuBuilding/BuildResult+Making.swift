internal import Diagnostics
internal import MenuKit
internal import MenuModel
internal import MenuWriting

extension BuildResult {
  /// What is known before anything is written.
  init(_ made: MadeSite, output: String) {
    self.init(
      isComplete: false,
      menus: made.site.menus.map { menu in
        MenuCount(
          title: menu.menu.title, sections: menu.menu.sections.count,
          rows: menu.menu.sections.reduce(0) { $0 + $1.rows.count })
      },
      output: output, written: 0, unchanged: 0, removed: 0, bytes: 0,
      report: DiagnosticReport(made.diagnostics))
  }

  /// Adds what the writing did.
  mutating func take(_ result: WriteResult) {
    isComplete = result.isComplete
    written = result.written.count
    unchanged = result.unchanged
    removed = result.removed.count
    bytes = result.bytes
    report.add(result.diagnostics)
  }
}
