internal import Platform

/// Compares bytes, as they come, with those of a file. Memory for a piece of the file.
struct Comparison {
  private let file: any StandingFile
  private var piece: [UInt8] = []
  /// Where in the piece the next byte stands.
  private var offset = 0
  /// How many bytes have been the same, from the start on.
  private(set) var length = 0

  init(with file: any StandingFile) { self.file = file }

  /// Whether the file goes on with these bytes. After a no, ``length`` is where they differ.
  mutating func goesOn(with bytes: [UInt8]) throws(FileSystemError) -> Bool {
    var index = 0
    while index < bytes.count {
      guard try !isAtEnd() else { return false }
      let count = min(bytes.count - index, piece.count - offset)
      let same = piece.withUnsafeBytes { piece in
        bytes.withUnsafeBytes { bytes in
          sameBytes(bytes.baseAddress, index, piece.baseAddress, offset, count)
        }
      }
      index += same
      offset += same
      length += same
      guard same == count else { return false }
    }
    return true
  }

  /// Whether all of the file has been compared.
  mutating func isAtEnd() throws(FileSystemError) -> Bool {
    if offset == piece.count {
      piece = try file.next()
      offset = 0
    }
    return piece.isEmpty
  }
}

/// How many of so many bytes are the same before two differ: eight at a time, since a site may have tens
/// of megabytes.
private func sameBytes(
  _ first: UnsafeRawPointer?, _ start: Int, _ second: UnsafeRawPointer?, _ otherStart: Int,
  _ count: Int
) -> Int {
  guard let first = first.map({ $0 + start }), let second = second.map({ $0 + otherStart }) else {
    return 0
  }
  var index = 0
  while index + 8 <= count {
    let word = first.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    let other = second.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    guard word == other else {
      return index + (word.littleEndian ^ other.littleEndian).trailingZeroBitCount / 8
    }
    index += 8
  }
  while index < count,
    first.load(fromByteOffset: index, as: UInt8.self)
      == second.load(fromByteOffset: index, as: UInt8.self)
  { index += 1 }
  return index
}
