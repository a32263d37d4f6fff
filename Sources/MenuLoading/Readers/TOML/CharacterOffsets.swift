/// Byte offsets of characters, for parsers that count characters. Linear to make, constant to ask,
/// one entry for each 64 characters and one for each line.
struct CharacterOffsets {
  private static let step = 64
  private let bytes: [UInt8]
  /// The offset of every 64th character.
  private var marks: [Int] = []
  /// The number of each line's first character.
  private var lines: [Int] = [0]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var character = 0
    for (offset, byte) in bytes.enumerated() where !Self.isContinuation(byte) {
      if character % Self.step == 0 { marks.append(offset) }
      character += 1
      if byte == ASCII.lineFeed { lines.append(character) }
    }
  }

  /// The offset of a character counted from 0; the end of the file for one beyond it.
  subscript(character: Int) -> Int {
    guard character / Self.step < marks.count else { return bytes.count }
    var offset = marks[character / Self.step]
    for _ in 0..<character % Self.step where offset < bytes.count {
      offset += 1
      while offset < bytes.count, Self.isContinuation(bytes[offset]) { offset += 1 }
    }
    return offset
  }

  /// The offset of a place whose line and column count from 1.
  subscript(line: Int, column: Int) -> Int {
    guard line >= 1, line <= lines.count else { return bytes.count }
    return self[lines[line - 1] + max(0, column - 1)]
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
