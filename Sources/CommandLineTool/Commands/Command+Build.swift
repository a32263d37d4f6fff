internal import Diagnostics
internal import MenuBuilding
internal import MenuWriting
internal import Platform

extension Command {
  /// `menugen build [PATH]`
  static let build = Command(
    "build", [.path(isRequired: false)], "build a site folder, or one data file, into static files",
    details: [
      """
      PATH is a folder with content/ in it, the folder of one menu, a data file (CSV, TSV, JSON, \
      YAML, TOML or a property list), or - for data on the standard input. Without PATH, builds the \
      site in the current folder.
      """,
      """
      The site goes to site/ in the site's folder; that of a data file to site/ in the current one. \
      Only files that menugen wrote are ever replaced or removed.
      """,
    ],
    flags: Flag.building + Flag.writing + [.open, .strict],
    examples: [
      Example("menugen build", "build the site in this folder"),
      Example("menugen build menu.csv --title 'Tea house'", "one page from a spreadsheet"),
      Example("menugen build data.json --group-by kind --field title=name", "say what is what"),
      Example("curl -s https://example.org/menu.json | menugen build -", "data from elsewhere"),
    ]
  ) { invocation, console in
    do throws(BuildFailure) {
      let signals = EndSignals()
      let wish = StopWish()
      signals.whenEnded { wish.want { endProcess(console.fail(.stopped).rawValue) } }
      let options = try BuildOptions.reading(invocation, console.environment)
      var build = Build(options)
      build.wish = wish
      build.leave = { console.leave($0) }
      let result = try Progress.telling("building", on: console) { () throws(BuildFailure) in
        try build.run()
      }
      signals.end()
      console.report(result.report.diagnostics)
      if result.isComplete, !console.isQuiet { console.result(result.summary(options) + "\n") }
      if result.isComplete, invocation.has(.open) {
        Browser.open(result.firstPage) { console.say(Command.withoutBrowser(result.firstPage)) }
      }
      return console.exitCode(for: result.report.diagnostics)
    } catch {
      return console.fail(error.diagnostic)
    }
  }
}

extension BuildResult {
  /// `157 rows in 9 sections → site: 3 files new or changed, 9 unchanged. Open site/index.html`
  func summary(_ options: BuildOptions) -> String {
    var words = counts
    words += options.isDryRun ? "; would write to \(output): " : " → \(output): "
    words += "\(count(written, "file")) new or changed, \(unchanged) unchanged"
    if removed > 0 { words += ", \(removed) removed" }
    return words + (options.isDryRun ? "." : ". Open \(firstPage)")
  }

  /// `157 rows in 9 sections`
  var counts: String {
    let rows = menus.reduce(0) { $0 + $1.rows }
    let sections = menus.reduce(0) { $0 + $1.sections }
    let words = "\(count(rows, "row")) in \(count(sections, "section"))"
    return menus.count > 1 ? words + " of \(menus.count) menus" : words
  }

  private func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
