/// Bytes in pieces that stand for one text: a page of tens of megabytes is sent as it was written,
/// without being copied into one first.
package struct JoinedBytes: Sendable {
  let pieces: [[UInt8]]
  /// Where each piece starts.
  private let starts: [Int]
  package let count: Int

  package init(_ pieces: [[UInt8]]) {
    self.pieces = pieces
    var count = 0
    starts = pieces.map { piece in
      defer { count += piece.count }
      return count
    }
    self.count = count
  }

  /// Copies bytes from a position on until the buffer is full or they end; gives their number.
  package func copy(from position: Int, to end: Int, into buffer: UnsafeMutableRawBufferPointer)
    -> Int
  {
    let wanted = max(0, min(buffer.count, end - position))
    var copied = 0
    var number = pieceNumber(at: position)
    while copied < wanted {
      let piece = pieces[number]
      let start = position + copied - starts[number]
      let length = min(wanted - copied, piece.count - start)
      UnsafeMutableRawBufferPointer(rebasing: buffer[copied..<copied + length])
        .copyBytes(from: piece[start..<start + length])
      copied += length
      number += 1
    }
    return copied
  }

  /// The piece that holds a position: the last that starts at it or before it. Logarithmic.
  private func pieceNumber(at position: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    return low
  }
}
