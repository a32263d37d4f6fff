internal import MenuModel
internal import Platform

extension OutputFolder {
  /// Whether a file has exactly these bytes. Memory for a piece of it.
  ///
  /// Each piece is asked for once, and when the answer is yes, all of them.
  func holds(
    _ pieces: some Sequence<[UInt8]>, at path: String
  ) throws(FileSystemError) -> Bool {
    var rest = pieces.makeIterator()
    var piece = rest.next()
    var offset = 0
    /// The piece that the next byte is in; nil when none is left.
    func current() -> [UInt8]? {
      while let now = piece, offset == now.count { (piece, offset) = (rest.next(), 0) }
      return piece
    }
    var isEqual = true
    try read(path) { bytes in
      var index = 0
      while index < bytes.count, isEqual {
        guard let piece = current() else {
          isEqual = false
          break
        }
        let length = min(bytes.count - index, piece.count - offset)
        isEqual = piece.withUnsafeBytes { piece in
          bytes.withUnsafeBytes { areEqual(piece, from: offset, $0, from: index, length) }
        }
        index += length
        offset += length
      }
      return isEqual
    }
    return isEqual && current() == nil
  }

  /// The hash of a file's bytes. Memory for a piece of it.
  func hash(of path: String) throws(FileSystemError) -> String {
    var hash = ContentHash()
    try read(path) {
      hash.add($0)
      return true
    }
    return hash.hexadecimal
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

/// Whether so many bytes are the same: eight at a time, since a site may have tens of megabytes.
private func areEqual(
  _ first: UnsafeRawBufferPointer, from start: Int, _ second: UnsafeRawBufferPointer,
  from otherStart: Int, _ count: Int
) -> Bool {
  var index = 0
  while index + 8 <= count {
    let word = first.loadUnaligned(fromByteOffset: start + index, as: UInt64.self)
    let other = second.loadUnaligned(fromByteOffset: otherStart + index, as: UInt64.self)
    guard word == other else { return false }
    index += 8
  }
  return (index..<count).allSatisfy { first[start + $0] == second[otherStart + $0] }
}
