/// Reads keys from the bytes that a terminal sends, in whatever pieces they come.
///
/// An escape byte begins a sequence or is the Escape key; only time tells. The caller waits a moment
/// when ``isWaiting`` and then calls ``flush()``.
struct KeyReader {
  private var pending: [UInt8] = []

  /// Whether the last bytes may be the start of more.
  var isWaiting: Bool { !pending.isEmpty }

  /// Takes bytes; gives the keys that are whole. Unknown sequences give none. Linear.
  mutating func take(_ bytes: [UInt8]) -> [Key] {
    var keys: [Key] = []
    for byte in bytes {
      // Escape twice: the first is the key, the second may begin a sequence.
      if byte == escape, pending == [escape] {
        keys.append(.escape)
        continue
      }
      pending.append(byte)
      if let key = complete() { keys += key }
    }
    return keys
  }

  /// Nothing more came: what waits is what it is, Escape or the start of a broken character.
  mutating func flush() -> [Key] {
    defer { pending = [] }
    return pending.first == escape ? [.escape] : []
  }

  private let escape: UInt8 = 0x1B
  private static let longestSequence = 16

  /// The keys of what is pending when it is whole, and then nothing is pending; nil while it is not.
  private mutating func complete() -> [Key]? {
    guard let first = pending.first else { return nil }
    let keys: [Key]?
    if first == escape {
      keys = sequence()
    } else if first < 0x80 {
      keys = Self.plain(first).map { [$0] } ?? []
    } else {
      keys = character(first)
    }
    if keys != nil { pending = [] }
    return keys
  }

  // MARK: - Kinds

  private static func plain(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x08, 0x7F: .backspace
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x20...0x7E: .character(Character(Unicode.Scalar(byte)))
    default: nil
    }
  }

  /// A character of several bytes.
  private func character(_ first: UInt8) -> [Key]? {
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    let isFirst = (0xC2...0xF4).contains(first)
    guard isFirst, pending.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else { return [] }
    guard pending.count == length else { return nil }
    return String(validating: pending, as: UTF8.self).map { $0.map(Key.character) } ?? []
  }

  /// `ESC [ … letter`, `ESC O letter`, or an escape before something else.
  private func sequence() -> [Key]? {
    guard pending.count > 1 else { return nil }
    let kind = pending[1]
    guard kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O") else { return [.escape] + rest() }
    guard pending.count > 2, let last = pending.last else { return nil }
    let isFinal = (0x40...0x7E).contains(last)
    guard isFinal || pending.count >= Self.longestSequence else { return nil }
    return Self.named(last, parameters: pending[2..<(pending.count - 1)]).map { [$0] } ?? []
  }

  /// The key after an escape that began no sequence.
  private func rest() -> [Key] {
    Self.plain(pending[1]).map { [$0] } ?? []
  }

  private static func named(_ final: UInt8, parameters: ArraySlice<UInt8>) -> Key? {
    switch final {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return .right
    case UInt8(ascii: "D"): return .left
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "~"): break
    default: return nil
    }
    switch String(decoding: parameters.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self) {
    case "1", "7": return .home
    case "4", "8": return .end
    case "5": return .pageUp
    case "6": return .pageDown
    default: return nil
    }
  }
}
