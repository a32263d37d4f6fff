internal import Diagnostics
internal import Platform

/// Every file below a folder, by its path from there: dot entries left out, links followed only as
/// long as they stay inside the folder.
struct FolderScan {
  /// Paths relative to the folder, sorted by bytes within each folder, files before folders.
  private(set) var paths: [String] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let files: any FileSystem
  private let root: String
  private let entries: FolderEntries
  /// Where the folders that are being walked really lie.
  private var openFolders: [String] = []

  /// Deeper than any site, less deep than a stack.
  private static let depthLimit = 64

  /// Walks the whole tree. Linear in the number of entries.
  init(_ root: String, in files: any FileSystem) {
    self.files = files
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
      var subfolders: [(name: String, place: String)] = []
      for entry in try files.list(path) where !entry.name.hasPrefix(".") {
        let relative = folder.isEmpty ? entry.name : folder + "/" + entry.name
        let isLink = entry.kind == .symbolicLink
        let (kind, problem) = entries.kind(of: entry, at: relative)
        if let problem { diagnostics.append(problem) }
        switch kind {
        case .file: paths.append(relative)
        case .folder:
          let target = isLink ? try files.resolve(joined(root, relative)) : nil
          subfolders.append((relative, target ?? place + "/" + entry.name))
        case .symbolicLink, .other, nil: continue
        }
      }
      for subfolder in subfolders {
        walk(subfolder.name, at: subfolder.place, depth: depth + 1)
      }
    } catch {
      diagnostics.append(.unreadable(error))
    }
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
