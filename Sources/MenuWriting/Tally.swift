internal import MenuModel

/// What the manifest says of a file, found while its pieces pass on their way to the disk.
struct Tally {
  private var size = 0
  private var hash = ContentHash()

  mutating func add(_ piece: [UInt8]) {
    size += piece.count
    hash.add(piece)
  }

  func entry(_ path: String) -> Manifest.Entry {
    Manifest.Entry(path: path, size: size, hash: hash.hexadecimal)
  }
}
