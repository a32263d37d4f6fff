internal import Diagnostics
internal import Platform

/// What the entries below a folder really are: links count as what they lead to, as long as that lies
/// inside the folder, so that a link never widens what is read.
struct FolderEntries {
  let files: any FileSystem
  /// The folder that nothing may lead out of.
  let root: String
  /// Where the folder really lies; nil when it is not there.
  let resolvedRoot: String?

  init(of root: String, in files: any FileSystem) {
    self.files = files
    self.root = root
    resolvedRoot = try? files.resolve(root)
  }

  /// A file or a folder, or why the entry at the path `relative` is left out; nothing at all where a
  /// link's target went away between two looks.
  func kind(of entry: FolderEntry, at relative: String) -> (kind: EntryKind?, problem: Diagnostic?)
  {
    // Made where it is asked for: most are files.
    var path: String { joined(root, relative) }
    switch entry.kind {
    case .file, .folder: return (entry.kind, nil)
    case .other:
      return problem(
        .notAFile, path, "‘\(relative)’ is a pipe, a socket or a device and is not read")
    case .symbolicLink:
      guard let target = try? files.resolve(path) else {
        return problem(.brokenLink, path, "‘\(relative)’ is a link that leads to nothing")
      }
      guard let resolvedRoot, target == resolvedRoot || target.hasPrefix(resolvedRoot + "/") else {
        return problem(.linkOutside, path, "‘\(relative)’ is a link that leads out of \(root)")
      }
      return ((try? files.kind(of: path)) ?? nil, nil)
    }
  }

  private func problem(
    _ code: DiagnosticCode, _ path: String, _ summary: String
  ) -> (kind: EntryKind?, problem: Diagnostic?) {
    (nil, Diagnostic(.warning, code, summary, path: path))
  }
}
