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
  var kept: KeptNotes?

  /// A thread takes this many files at once.
  private static let share = 32

  /// What a share of the files gave.
  private struct Share: Sendable {
    var notes: [Note] = []
    var diagnostics: [Diagnostic] = []
    /// The notes that were read and gave no message, for the next round.
    var read: [KeptNotes.Entry] = []
  }

  /// `paths` are relative to the menu's folder. The result doesn't depend on the jobs.
  func load(_ paths: [String]) -> (notes: [Note], diagnostics: [Diagnostic]) {
    let paths = paths.filter(Self.isNote)
    let shares = (paths.count + Self.share - 1) / Self.share
    let files = files
    let folder = folder
    let known = kept?.known
    let read = Workers.map(shares, jobs: Workers.readers(jobs)) { number in
      let start = number * Self.share
      var share = Share()
      share.notes.reserveCapacity(Self.share)
      for path in paths[start..<min(start + Self.share, paths.count)] {
        Self.read(path, in: folder, files, known, into: &share)
      }
      return share
    }
    var all = Share()
    all.notes.reserveCapacity(paths.count)
    for share in read {
      all.notes += share.notes
      all.diagnostics += share.diagnostics
      kept?.keep(share.read, of: share.notes.count)
    }
    return (all.notes, all.diagnostics)
  }

  private static func read(
    _ path: String, in folder: String, _ files: any FileSystem,
    _ known: [String: KeptNotes.Entry]?, into share: inout Share
  ) {
    let name = joined(folder, path)
    // Taken before the file is read: a save in between is seen in the next round.
    let times = known.flatMap { _ in files.times(of: name) }
    if let times, let entry = known?[name], entry.times == times {
      share.notes.append(entry.note)
      return
    }
    switch TextFile.read(name, in: files) {
    case .success(let file):
      let front = FrontMatter.split(file, lookingFor: "for")
      share.diagnostics += front.diagnostics
      let note = note(file, at: path, front, files)
      share.notes.append(note)
      if let times, front.diagnostics.isEmpty { share.read.append(KeptNotes.Entry(times, note)) }
    case .failure(let failure):
      share.diagnostics += failure.diagnostics
    }
  }

  private static func isNote(_ path: String) -> Bool {
    path.hasPrefix(SiteFiles.notes + "/") && ["md", "markdown"].contains(ending(of: path))
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
    var parts = path.utf8.split(separator: UInt8(ascii: "/")).dropFirst().map {
      String(Substring($0))
    }
    if let last = parts.popLast() { parts.append(stem(of: last)) }
    return parts
  }
}
