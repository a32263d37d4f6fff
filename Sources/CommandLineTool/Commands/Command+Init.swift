internal import Diagnostics
internal import MenuLoading
internal import MenuWriting
internal import Platform

extension Flag {
  static let from = Flag(
    "from", .path("FILE"), .command, "begin from this data file, with how it was understood")
  static let publish = Flag(
    "publish", .choice(PublishingRecipe.allCases.map(\.rawValue)), .command,
    "write a recipe that builds the site and publishes it there", isRepeatable: true)
}

extension Command {
  /// `menugen init [FOLDER]`
  static let initialise = Command(
    "init", [.folder("FOLDER", isRequired: false)], "write a starter site to begin from",
    details: [
      """
      Writes content/ with one menu, its data, notes and pictures into FOLDER, or into the current \
      folder. Nothing that is there is ever changed: a folder that has content/ is refused. At a \
      terminal it asks for the name, the language and the currency; not with --quiet. With --from, \
      the data is a copy of FILE, and its menugen.yml says how FILE was understood.
      """,
      """
      With --publish, FOLDER also gets what publishes the site: a workflow for GitHub Pages, a \
      pipeline for GitLab Pages, or a script that brings the site to a web server with rsync. A \
      FOLDER that has content/ already gets that alone.
      """,
    ],
    flags: [.from, .publish],
    examples: [
      Example("menugen init my-site", "a site in my-site/"),
      Example("menugen init lunch --from lunch.csv", "a site from one's own data"),
      Example("menugen init --publish github", "a site that GitHub Pages shows after each push"),
      Example("menugen build my-site", "its pages, in my-site/site/"),
    ]
  ) { invocation, console in
    let folder = invocation.operands.first ?? "."
    let recipes = PublishingRecipe.allCases.filter {
      invocation.texts(.publish).contains($0.rawValue)
    }
    do throws(FileSystemError) {
      var own: [StarterSite.File]?
      if let path = invocation.text(.from) {
        own = try adopted(path, console)
        if own == nil { return .problems }
      }
      let output = try DiskFolder(folder, isMade: true)
      let isSite = try output.kind(of: "content") != nil
      if isSite, recipes.isEmpty || invocation.has(.from) {
        return console.fail(
          inTheWay("content", in: folder, "name a new folder: menugen init my-site"))
      }
      for recipe in recipes where try output.kind(of: recipe.path) != nil {
        return console.fail(
          inTheWay(recipe.path, in: folder, "give it another name, and take from it what you need"))
      }
      let files = isSite ? [] : own ?? StarterSite.files(answers(console))
      try write(files + recipes.map(\.file), to: output)
      if !console.isQuiet { console.result(told(files, recipes, in: folder)) }
      return .done
    } catch {
      return console.fail(WriteFailure(error).diagnostic)
    }
  }

  /// What the starter is told about itself: what somebody at the terminal says to three questions.
  private static func answers(_ console: Console) -> StarterAnswers {
    guard console.environment.hasTerminalInput, console.environment.hasTerminalError,
      !console.isQuiet
    else { return StarterAnswers() }
    return StarterAnswers.asking(console.say, line: StandardInput.line)
  }

  private static func inTheWay(
    _ path: String, in folder: String, _ suggestion: String
  ) -> Diagnostic {
    Diagnostic(
      .error, .outputInTheWay, "‘\(path)’ is there already, and is left as it is", path: folder,
      suggestion: suggestion)
  }

  /// A site of somebody's own file; nil when it is not understood.
  private static func adopted(
    _ path: String, _ console: Console
  ) throws(FileSystemError) -> [StarterSite.File]? {
    let inspection = try Inspector(Disk()).inspect(path)
    console.report(inspection.diagnostics)
    guard inspection.shape != nil else { return nil }
    return StarterSite.files(from: path, try Disk().read(path), inspection.configuration)
  }

  private static func write(
    _ files: [StarterSite.File], to output: DiskFolder
  ) throws(FileSystemError) {
    for file in files {
      var above = ""
      for part in file.path.split(separator: "/").dropLast() {
        above += above.isEmpty ? String(part) : "/" + part
        try output.makeFolder(above)
      }
      try output.create(file.path, [file.bytes], isSynced: true)
    }
  }

  /// What was written and what comes next.
  private static func told(
    _ files: [StarterSite.File], _ recipes: [PublishingRecipe], in folder: String
  ) -> String {
    let place = folder == "." ? "" : " " + folder
    let start = folder == "." ? "" : folder + "/"
    let paths = files.map(\.path) + recipes.map(\.path)
    var lines = paths.map { start + $0 } + [""]
    if !files.isEmpty {
      lines += [
        "Build it:    menugen build\(place)", "Preview it:  menugen serve\(place)",
        "Then change what is in \(start)content: data, notes, pictures.",
      ]
    }
    if !recipes.isEmpty { lines += ["To publish it:"] + recipes.map { "  " + $0.nextStep } }
    return lines.map { $0 + "\n" }.joined()
  }
}
