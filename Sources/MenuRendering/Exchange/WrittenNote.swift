internal import Escaping
internal import Platform

/// The note of a row as `menu.json` has it.
struct WrittenNote {
  private let file: ReadableFile
  /// What names the row.
  private let name: [UInt8]
  /// Where the row is named.
  private let row: Range<Int>
  /// Where it stands, with the quotes around it.
  let range: Range<Int>
  let text: String

  /// Finds it, where the row is first named; nil when the row has none. Linear.
  ///
  /// Quotes in texts are escaped, so a name between bare ones is that of a member; and of a row's members,
  /// none that is made of others comes before the note.
  init?(ofRow anchor: String, in file: ReadableFile) {
    var member = Array("\"anchor\": ".utf8)
    Escape.json(anchor, into: &member)
    guard let row = file.firstPlace(of: member),
      let note = file.firstPlace(of: Array("\"note\": \"".utf8), from: row.upperBound)
    else { return nil }
    (self.file, name, self.row) = (file, member, row)
    let start = note.upperBound
    // Until the end of the note is among them.
    var length = 1 << 14
    while true {
      let bytes = file.read(start..<min(file.size, start + length))
      if let (text, end) = Self.string(in: bytes) {
        (self.text, range) = (text, start - 1..<start + end + 1)
        // What is replaced on the way can't be told any more.
        guard Self.bytes(of: text).map({ $0 == file.read(range) }) == true else { return nil }
        return
      }
      guard bytes.count == length else { return nil }
      length *= 4
    }
  }

  /// Whether nothing behind it is named like the row: the data may have a column that is called as its
  /// name is. Linear.
  var isAlone: Bool { file.firstPlace(of: name, from: row.lowerBound + 1) == nil }

  /// A text as it is written, with the quotes around it; nil when something in it is replaced on the way.
  static func bytes(of text: String) -> [UInt8]? {
    guard !text.unicodeScalars.contains("\u{FFFD}") else { return nil }
    var bytes: [UInt8] = []
    Escape.json(text, into: &bytes)
    guard let (same, end) = string(in: Array(bytes.dropFirst())), end == bytes.count - 2,
      same.utf8.elementsEqual(text.utf8)
    else { return nil }
    return bytes
  }

  /// The string that bytes start with, and where the quote stands that ends it; nil where none does.
  private static func string(in bytes: [UInt8]) -> (String, end: Int)? {
    var string: [UInt8] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): return (String(decoding: string, as: UTF8.self), index)
      case UInt8(ascii: "\\"):
        guard let scalar = scalar(escapedAt: &index, in: bytes) else { return nil }
        string += UTF8.encode(scalar).map { Array($0) } ?? []
      default:
        string.append(bytes[index])
        index += 1
      }
    }
    return nil
  }

  /// What an escape stands for, of those that are written; steps over it.
  private static func scalar(escapedAt index: inout Int, in bytes: [UInt8]) -> Unicode.Scalar? {
    guard index + 1 < bytes.count else { return nil }
    let sign = Unicode.Scalar(bytes[index + 1])
    index += 2
    switch sign {
    case "\"", "\\", "/": return sign
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u" where index + 4 <= bytes.count:
      defer { index += 4 }
      return UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
        .flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }
}
