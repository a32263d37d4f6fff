internal import Diagnostics
internal import MenuLoading
internal import MenuWriting
internal import Platform

extension Flag {
  static let from = Flag(
    "from", .path("FILE"), .command, "begin from this data file, with how it was understood")
}

extension Command {
  /// `menugen init [FOLDER]`
  static let initialise = Command(
    "init", [.folder("FOLDER", isRequired: false)], "write a starter site to begin from",
    details: [
      """
      Writes content/ with one menu, its data, notes and pictures into FOLDER, or into the current \
      folder. Nothing that is there is ever changed: a folder that has content/ is refused. With \
      --from, the data is a copy of FILE, and its menugen.yml says how FILE was understood.
      """
    ],
    flags: [.from],
    examples: [
      Example("menugen init my-site", "a site in my-site/"),
      Example("menugen init lunch --from lunch.csv", "a site from one's own data"),
      Example("menugen build my-site", "its pages, in my-site/site/"),
    ]
  ) { invocation, console in
    let folder = invocation.operands.first ?? "."
    var files = StarterSite.files
    do throws(FileSystemError) {
      if let path = invocation.text(.from) {
        let inspection = try Inspector(Disk()).inspect(path)
        console.report(inspection.diagnostics)
        guard inspection.shape != nil else { return .problems }
        files = StarterSite.files(from: path, try Disk().read(path), inspection.configuration)
      }
      let output = try DiskFolder(folder, isMade: true)
      guard try output.kind(of: "content") == nil else {
        return console.fail(
          Diagnostic(
            .error, .outputInTheWay, "‘content’ is there already, and is left as it is",
            path: folder, suggestion: "name a new folder: menugen init my-site"))
      }
      try write(files, to: output)
    } catch {
      return console.fail(WriteFailure(error).diagnostic)
    }
    if !console.isQuiet { console.result(nextSteps(files, in: folder)) }
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
      try output.create(file.path, [file.bytes])
    }
  }

  private static func nextSteps(_ files: [StarterSite.File], in folder: String) -> String {
    let place = folder == "." ? "" : " " + folder
    let content = folder == "." ? "content" : folder + "/content"
    return """
      \(files.map { "\(content)\($0.path.dropFirst(7))\n" }.joined())
      Build it:    menugen build\(place)
      Preview it:  menugen serve\(place)
      Then change what is in \(content): data, notes, pictures.

      """
  }
}
