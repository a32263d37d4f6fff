internal import MenuModel
internal import Platform

extension OutputFolder {
  /// The hash of a file's bytes. Memory for a piece of it.
  func hash(of path: String) throws(FileSystemError) -> String {
    var hash = ContentHash()
    let file = try open(path)
    while true {
      let piece = try file.next()
      guard !piece.isEmpty else { return hash.hexadecimal }
      hash.add(piece)
    }
  }

  /// Removes those of the folders above these paths that are there and empty.
  func removeEmptyFolders(above paths: some Sequence<String>) throws(FileSystemError) {
    let folders = Set(paths.flatMap(OutputName.folders)).sorted { $0.utf8.count > $1.utf8.count }
    for folder in folders {
      if try kind(of: folder) == .folder { _ = try removeFolder(folder) }
    }
  }

  /// Removes a folder in which there is nothing but empty folders.
  func removeHollowFolder(_ path: String) throws(FileSystemError) {
    for entry in try list(path) where entry.kind == .folder {
      try removeHollowFolder(path + "/" + entry.name)
    }
    _ = try removeFolder(path)
  }
}
