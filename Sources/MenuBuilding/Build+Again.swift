internal import Diagnostics
internal import MenuLoading
internal import MenuModel
internal import MenuRendering
internal import MenuWriting
internal import Platform

/// Builds of what was built before.
extension Build {
  /// The answer of the last build, when all that it saw and all that it wrote stands as it did, but for the
  /// words of some notes, which are exchanged then; nil when anything else may come out.
  ///
  /// - Throws: as the whole build would.
  func again(_ builds: FormerBuilds) throws(BuildFailure) -> BuildResult? {
    guard var former = builds.last() else { return nil }
    let input = try input()
    let output = output(for: input)
    guard (try? files.kind(of: output)) == .folder else { return nil }
    var result = BuildResult(
      isComplete: true, menus: former.menus, output: output, written: 0,
      unchanged: former.site.files.count, removed: 0, bytes: 0, report: DiagnosticReport([]))
    do throws(WriteFailure) {
      let isDone = try wish.carefully { () throws(WriteFailure) in
        let folder = try folder(output, for: input)
        let writer = SiteWriter(folder)
        let options = writeOptions(input, sources: former.sources)
        guard let size = try writer.size(of: former.site, options),
          let changed = former.changedFiles(jobs: options.jobs)
        else { return false }
        result.bytes = size
        guard !changed.isEmpty else { return true }
        guard let files = former.exchange(changed, in: folder, jobs: options.jobs) else {
          return false
        }
        result.take(try writer.write(files, options))
        if result.isComplete, let site = writer.written(former.site.files.map(\.path)) {
          former.site = site
          builds.save { former.write($0) }
        }
        return true
      }
      return isDone ? result : nil
    } catch {
      throw BuildFailure(diagnostic: error.diagnostic)
    }
  }
}

extension FormerBuild {
  /// More changed notes than these are built as soon as looked for in the files.
  private static let mostNotes = 8

  /// The files that changed, as they were; nil when anything else did, or too much.
  fileprivate func changedFiles(jobs: Int) -> [String: Sight.SeenFile]? {
    guard let changed = changed(jobs: jobs), changed.count <= Self.mostNotes else { return nil }
    var files: [String: Sight.SeenFile] = [:]
    for sight in changed {
      guard case .file(let file) = sight.answer else { return nil }
      files[sight.path] = file
    }
    return files
  }

  /// Reads the notes that changed, and gives the site's files with the new words in them; nil when more than
  /// these may change.
  fileprivate mutating func exchange(
    _ changed: [String: Sight.SeenFile], in folder: any OutputFolder, jobs: Int
  ) -> [OutputFile]? {
    guard let places = try? places(in: Set(changed.keys)),
      Set(places.map(\.file)) == Set(changed.keys)
    else { return nil }
    var notes: [String: ChangedNote] = [:]
    for (path, former) in changed {
      guard let note = ChangedNote(path, after: former) else { return nil }
      notes[path] = note
    }
    var changes = ChangedFiles(folder)
    for place in places {
      guard let note = notes[place.file],
        let own = NoteExchange(place, jobs: jobs).changes(to: note.text, { changes.file($0) })
      else { return nil }
      own.forEach { changes.add($0) }
    }
    guard (try? replace(notes.mapValues(\.seen))) != nil else { return nil }
    return changes.files(of: site.files.map(\.path))
  }
}

/// A note whose file was saved anew, and that still belongs where it did.
private struct ChangedNote {
  let text: String
  let seen: Sight.SeenFile

  init?(_ path: String, after former: Sight.SeenFile) {
    let now = FileTimes.now
    var times = FileTimes()
    guard let bytes = try? Disk().read(path, &times) else { return nil }
    seen = Sight.SeenFile(bytes, times, at: now)
    guard seen.head == former.head, let text = NoteFile.text(of: bytes, name: path) else {
      return nil
    }
    self.text = text
  }
}
