internal import Diagnostics
internal import MenuModel
internal import Platform

/// Reads the notes of a menu: every Markdown file below its `notes` folder.
struct NoteLoader {
  let files: any FileSystem
  /// The menu's folder.
  let folder: String

  /// `paths` are relative to the menu's folder.
  func load(_ paths: [String]) -> (notes: [Note], diagnostics: [Diagnostic]) {
    var notes: [Note] = []
    var diagnostics: [Diagnostic] = []
    for path in paths where isNote(path) {
      let name = joined(folder, path)
      let file: SourceFile
      switch TextFile.read(name, in: files) {
      case .success(let text): file = text
      case .failure(let failure):
        diagnostics += failure.diagnostics
        continue
      }
      let front = FrontMatter.split(file)
      diagnostics += front.diagnostics
      notes.append(note(file, at: path, front: front))
    }
    return (notes, diagnostics)
  }

  private func isNote(_ path: String) -> Bool {
    path.hasPrefix(SiteFiles.notes + "/") && ["md", "markdown"].contains(ending(of: path))
  }

  private func note(_ file: SourceFile, at path: String, front: FrontMatter) -> Note {
    var parts = path.split(separator: "/").dropFirst().map(String.init)
    if let last = parts.popLast() { parts.append(stem(of: last)) }
    let target = front.fields?["for"]?.scalarText?.split(separator: "/").map(String.init)
    return Note(
      file: file, body: front.body, frontMatter: front.fields, path: parts, target: target)
  }
}
