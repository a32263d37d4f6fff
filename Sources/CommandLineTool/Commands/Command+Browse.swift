internal import Diagnostics
internal import MenuBuilding
internal import MenuModel
internal import Platform
internal import TerminalBrowser

extension Flag {
  static let menu = Flag(
    "menu", .text("NAME"), .command, "which menu of a site, by its folder (the first)")
}

extension Command {
  /// `menugen browse [PATH]`
  static let browse = Command(
    "browse", [.path(isRequired: false)], "show the two panes in this terminal, by keyboard",
    details: [
      """
      Reads what ‘menugen build’ would and shows it here: arrows to move, Enter to open a row, the \
      blank to pick it, / to find, ? for the other keys, q to leave. What was picked is printed at \
      the end.
      """
    ],
    flags: Flag.building + [.menu, .strict],
    examples: [Example("menugen browse menu.csv", "look through a data file")]
  ) { invocation, console in
    do throws(BuildFailure) {
      let made = try Build(BuildOptions.reading(invocation, console.environment)).make()
      console.report(made.diagnostics)
      let code = console.exitCode(for: made.diagnostics)
      guard code == .done else { return code }
      let name = invocation.text(.menu)
      guard let menu = made.site.menus.first(where: { name == nil || $0.name == name }) else {
        throw BuildFailure(diagnostic: noMenu(name ?? "", among: made.site.menus.map(\.name)))
      }
      let options = BrowserOptions(
        currency: menu.settings.currency ?? "", limit: menu.settings.selection?.maximum,
        opening: opening(menu.settings.open))
      do throws(FileSystemError) {
        console.result(try TerminalBrowser.run(menu: menu.menu, options: options))
      } catch {
        throw BuildFailure(
          diagnostic: Diagnostic(
            .error, .unreadable, error.message,
            suggestion: "‘menugen browse’ needs a terminal to show the panes in"))
      }
      return .done
    } catch {
      return console.fail(error.diagnostic)
    }
  }

  private static func opening(_ rows: MenuSettings.OpenRows) -> BrowserOptions.Opening {
    switch rows {
    case .none: .none
    case .first: .first
    case .all: .all
    }
  }

  private static func noMenu(_ name: String, among names: [String]) -> Diagnostic {
    Diagnostic(
      .error, .optionValue, "‘\(name)’ is no value for ‘--menu’",
      expected: "one of: " + names.joined(separator: ", "),
      suggestion: Nearest.suggestion(for: name, among: names))
  }
}
