internal import Diagnostics
internal import MenuModel
internal import Platform

/// Every file below a folder, by its path from there: dot entries left out, links followed only as
/// long as they stay inside the folder.
struct FolderScan {
  /// Paths relative to the folder, sorted by bytes within each folder, files before folders.
  var paths: [String] { folders.flatMap(\.paths) }
  /// The folders in the order in which they were walked.
  private(set) var folders: [KeptFolders.Folder] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let kept: KeptFolders?
  private let files: any FileSystem
  private let root: String
  private let entries: FolderEntries
  /// Where the folders that are being walked really lie.
  private var openFolders: [String] = []
  /// How many threads may look.
  private let jobs: Int

  /// Deeper than any site, less deep than a stack.
  private static let depthLimit = 64
  /// A thread walks this many folders beside each other at once.
  private static let share = 16

  /// Walks the whole tree. Linear in the number of entries.
  ///
  /// - Parameters:
  ///   - kept: what former rounds of a preview found.
  ///   - jobs: how many threads may look; what they find is the same for any number.
  init(_ root: String, in files: any FileSystem, kept: KeptFolders? = nil, jobs: Int = 1) {
    self.jobs = jobs
    self.files = files
    self.kept = kept
    self.root = root
    entries = FolderEntries(of: root, in: files)
    walk("", at: entries.resolvedRoot ?? root, depth: 0)
  }

  /// Walks a folder that really lies at `place`: of all entries only links have to be resolved.
  private mutating func walk(_ folder: String, at place: String, depth: Int) {
    let path = folder.isEmpty ? root : joined(root, folder)
    guard depth <= Self.depthLimit else {
      return report(.folderDepth, path, "folders are nested more than \(Self.depthLimit) deep here")
    }
    // Only a link can lead back to a folder that is being walked.
    guard !openFolders.contains(place) else {
      return report(.folderLoop, path, "a link leads back to the folder it lies in")
    }
    openFolders.append(place)
    defer { openFolders.removeLast() }
    do throws(FileSystemError) {
      let known = kept?.folder(at: place, root, folder, files)
      let found: KeptFolders.Folder
      if let known, known.isListed {
        found = known.folder
      } else {
        found = try look(in: folder, at: place, known?.folder)
      }
      folders.append(found)
      walk(found.subfolders, depth: depth + 1)
    } catch {
      diagnostics.append(.unreadable(error))
    }
  }

  /// Walks folders that lie beside each other, a few at a time on each thread.
  private mutating func walk(_ folders: [(name: String, place: String)], depth: Int) {
    guard jobs > 1, folders.count > Self.share else {
      for folder in folders { walk(folder.name, at: folder.place, depth: depth) }
      return
    }
    var start = self
    (start.folders, start.diagnostics) = ([], [])
    let count = (folders.count + Self.share - 1) / Self.share
    let parts = Workers.map(count, jobs: jobs) { [start] number in
      var part = start
      for folder in folders[(number * Self.share)...].prefix(Self.share) {
        part.walk(folder.name, at: folder.place, depth: depth)
      }
      return (part.folders, part.diagnostics)
    }
    for (folders, diagnostics) in parts {
      self.folders += folders
      self.diagnostics += diagnostics
    }
  }

  /// What is in a folder now.
  ///
  /// - Parameter known: what a former round found, whose notes are still those of its files.
  private mutating func look(
    in folder: String, at place: String, _ known: KeptFolders.Folder?
  ) throws(FileSystemError) -> KeptFolders.Folder {
    var found = KeptFolders.Folder(place: place, root: root, relative: folder)
    var notes: [[UInt8]: Note] = [:]
    for case (let path, .some(let note)) in zip(known?.paths ?? [], known?.notes ?? []) {
      notes[Array(path.utf8)] = note
    }
    for entry in try files.list(folder.isEmpty ? root : joined(root, folder))
    where !entry.name.hasPrefix(".") {
      let relative = folder.isEmpty ? entry.name : folder + "/" + entry.name
      let isLink = entry.kind == .symbolicLink
      let (kind, problem) = entries.kind(of: entry, at: relative)
      if let problem { diagnostics.append(problem) }
      if entry.kind != .file, entry.kind != .folder { found.isPlain = false }
      switch kind {
      case .file:
        found.paths.append(relative)
        found.notes.append(isLink ? nil : notes[Array(relative.utf8)])
      case .folder:
        let target = isLink ? try files.resolve(joined(root, relative)) : nil
        found.subfolders.append((relative, target ?? place + "/" + entry.name))
      case .symbolicLink, .other, nil: continue
      }
    }
    return found
  }

  private mutating func report(_ code: DiagnosticCode, _ path: String, _ summary: String) {
    diagnostics.append(Diagnostic(.warning, code, summary, path: path))
  }
}

extension Diagnostic {
  /// A file or folder that could not be read.
  static func unreadable(_ error: FileSystemError) -> Diagnostic {
    Diagnostic(
      .error, .unreadable, "can't \(error.action.rawValue) it: \(error.cause)", path: error.path)
  }
}
