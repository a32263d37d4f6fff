internal import Diagnostics
internal import MenuWriting
internal import Platform

extension Command {
  /// `menugen init [FOLDER]`
  static let initialise = Command(
    "init", [.folder("FOLDER", isRequired: false)], "write a starter site to begin from",
    details: [
      """
      Writes content/ with one menu, its data, notes and pictures into FOLDER, or into the current \
      folder. Nothing that is there is ever changed: a folder that has content/ is refused.
      """
    ],
    examples: [
      Example("menugen init my-site", "a site in my-site/"),
      Example("menugen build my-site", "its pages, in my-site/site/"),
    ]
  ) { invocation, console in
    let folder = invocation.operands.first ?? "."
    do throws(FileSystemError) {
      let output = try DiskFolder(folder, isMade: true)
      guard try output.kind(of: "content") == nil else {
        return console.fail(
          Diagnostic(
            .error, .outputInTheWay, "‘content’ is there already, and is left as it is",
            path: folder, suggestion: "name a new folder: menugen init my-site"))
      }
      try write(StarterSite.files, to: output)
    } catch {
      return console.fail(WriteFailure(error).diagnostic)
    }
    if !console.isQuiet { console.result(nextSteps(in: folder)) }
    return .done
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
      try output.create(file.path, [Array(file.text.utf8)])
    }
  }

  private static func nextSteps(in folder: String) -> String {
    let place = folder == "." ? "" : " " + folder
    let content = folder == "." ? "content" : folder + "/content"
    return """
      \(StarterSite.files.map { "\(content)\($0.path.dropFirst(7))\n" }.joined())
      Build it:    menugen build\(place)
      Preview it:  menugen serve\(place)
      Then put your own data in the place of \(content)/menu/menu.csv.

      """
  }
}
