/// A hash of what a thing says, the same in every run and on every machine (Swift's own is seeded).
/// FNV-1a with a final mix; it names things, it guards nothing.
struct ContentHash {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { for byte in $0 { add(byte) } }
    // No UTF-8 has this byte: "a" and "bc" differ from "ab" and "c".
    add(0xFF)
  }

  mutating func add(_ text: String?) {
    if let text { add(text) } else { add(0xFE) }
  }

  mutating func add(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x0100_0000_01B3
  }

  var value: UInt64 {
    var mixed = state
    mixed = (mixed ^ (mixed >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    mixed = (mixed ^ (mixed >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return mixed ^ (mixed >> 33)
  }

  /// The first letters, of twelve, that a hash spells. No vowels: they spell no words.
  static func letters(of hash: UInt64, count: Int) -> String {
    let alphabet = Array("bcdfghjkmnpqrstvwxz".utf8)
    var rest = hash
    var letters: [UInt8] = []
    for _ in 0..<min(count, 12) {
      letters.append(alphabet[Int(rest % UInt64(alphabet.count))])
      rest /= UInt64(alphabet.count)
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
