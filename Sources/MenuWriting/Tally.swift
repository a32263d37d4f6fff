internal import MenuModel

/// What the manifest says of a file, found while its pieces pass on their way to the disk.
final class Tally {
  private var size = 0
  private var hash = ContentHash()

  func entry(_ path: String) -> Manifest.Entry {
    Manifest.Entry(path: path, size: size, hash: hash.hexadecimal)
  }

  /// The same pieces. They are counted as they are asked for.
  func counting(_ pieces: OutputPieces) -> some Sequence<[UInt8]> {
    pieces.lazy.map { piece in
      self.size += piece.count
      self.hash.add(piece)
      return piece
    }
  }
}
