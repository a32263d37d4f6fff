internal import Diagnostics
internal import MenuModel
internal import Platform

/// Reads the notes of a menu: every Markdown file below its `notes` folder, several at a time.
struct NoteLoader {
  let files: any FileSystem
  /// The menu's folder.
  let folder: String
  /// How many threads the run may use.
  let jobs: Int
  /// What former rounds of a preview read.
  var kept: KeptFolders?
  /// Whether there may be notes: not where the Markdown files are rows.
  var hasNotes = true

  /// A thread takes this many files at once.
  private static let share = 32

  /// What the path of each starts with.
  private static let start = SiteFiles.notes + "/"

  /// What became of a file.
  private struct Reading: Sendable {
    var note: Note?
    var diagnostics: [Diagnostic] = []
    /// Whether the note may be taken for the file's until the file is said to have changed.
    var isLasting = false
  }

  /// The notes among the files that were found. The result doesn't depend on the jobs.
  func load(_ folders: [KeptFolders.Folder]) -> (notes: [Note], diagnostics: [Diagnostic]) {
    var readings = read(folders)[...]
    var notes: [Note] = []
    var diagnostics: [Diagnostic] = []
    for var folder in folders {
      for index in folder.paths.indices {
        if let known = folder.notes[index] {
          if hasNotes { notes.append(known) }
        } else if isNote(folder.paths[index]), let reading = readings.popFirst() {
          if let note = reading.note { notes.append(note) }
          diagnostics += reading.diagnostics
          if reading.isLasting { folder.notes[index] = reading.note }
        }
      }
      kept?.keep(folder)
    }
    return (notes, diagnostics)
  }

  /// Reads the notes that aren't known, in order.
  private func read(_ folders: [KeptFolders.Folder]) -> [Reading] {
    let paths = folders.flatMap { folder in
      folder.paths.indices.filter { folder.notes[$0] == nil && isNote(folder.paths[$0]) }
        .map { folder.paths[$0] }
    }
    let shares = (paths.count + Self.share - 1) / Self.share
    let (files, folder, isKeeping) = (files, folder, kept != nil)
    return Workers.map(shares, jobs: Workers.readers(jobs)) { number in
      let start = number * Self.share
      return paths[start..<min(start + Self.share, paths.count)].map { path in
        Self.read(path, in: folder, files, isKeeping: isKeeping)
      }
    }.flatMap(\.self)
  }

  private static func read(
    _ path: String, in folder: String, _ files: any FileSystem, isKeeping: Bool
  ) -> Reading {
    let name = joined(folder, path)
    // Looked at before the file is read: a save in between is told to the next round.
    let isLasting = isKeeping && files.isResting(name)
    switch TextFile.read(name, in: files) {
    case .success(let file):
      let front = FrontMatter.split(file, lookingFor: "for")
      return Reading(
        note: note(file, at: path, front, files), diagnostics: front.diagnostics,
        isLasting: isLasting && front.diagnostics.isEmpty)
    case .failure(let failure): return Reading(diagnostics: failure.diagnostics)
    }
  }

  private func isNote(_ path: String) -> Bool {
    hasNotes && path.hasPrefix(Self.start)
      && ["md", "markdown"].contains(ending(of: path))
  }

  private static func note(
    _ file: SourceFile, at path: String, _ front: FrontMatter, _ files: any FileSystem
  ) -> Note {
    let target = front.fields?["for"]
    let mistyped =
      target == nil
      ? front.fields?.keys.first { Nearest.name(to: $0.name, among: ["for"]) != nil } : nil
    let name = file.name
    return Note(
      file: name, text: file.text(in: front.body.offsets), offset: Int(front.body.start),
      path: parts(of: path), target: target?.scalarText?.split(separator: "/").map(String.init),
      targetPlace: target?.range, mistyped: mistyped,
      source: { try? TextFile.read(name, in: files).get() })
  }

  /// The folders below the notes folder and the name without its ending.
  private static func parts(of path: String) -> [String] {
    var path = path
    return path.withUTF8 { bytes in
      var parts: [String] = []
      var start = bytes.firstIndex(of: ASCII.slash).map { $0 + 1 } ?? bytes.count
      while let end = bytes[start...].firstIndex(of: ASCII.slash) {
        parts.append(String(decoding: bytes[start..<end], as: UTF8.self))
        start = end + 1
      }
      // A dot at the start of a name is part of it.
      let dot = bytes[start...].dropFirst().lastIndex(of: ASCII.dot)
      parts.append(String(decoding: bytes[start..<(dot ?? bytes.count)], as: UTF8.self))
      return parts
    }
  }
}
