/// The order of printable ASCII that CLDR gives to all languages that don't say otherwise: signs,
/// digits, letters; case decides only between texts that are the same but for it.
enum ASCIIOrder {
  /// Languages that leave this order as it is; Danish and Hungarian, say, have letters of two signs.
  static let languages: Set<Substring> = [
    "en", "de", "fr", "it", "es", "pt", "nl", "ru", "uk", "el", "ar", "he", "zh", "ja", "ko",
  ]

  private static let ranks: [UInt8] = {
    let order = " _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyz"
    var ranks = [UInt8](repeating: 0, count: 0x80)
    for (rank, byte) in order.utf8.enumerated() { ranks[Int(byte)] = UInt8(rank) }
    for upper in UInt8(ascii: "A")...UInt8(ascii: "Z") {
      ranks[Int(upper)] = ranks[Int(upper | 0x20)]
    }
    return ranks
  }()

  /// Whether a text has nothing but printable ASCII.
  static func covers(_ text: String) -> Bool { text.utf8.allSatisfy { 0x20...0x7E ~= $0 } }

  /// Whether `left` stands before `right`, both covered. Linear.
  static func precedes(_ left: String, _ right: String) -> Bool {
    let ranks = ranks
    var leftBytes = left.utf8.makeIterator()
    var rightBytes = right.utf8.makeIterator()
    var isSmallerFirst: Bool?
    while let one = leftBytes.next() {
      guard let other = rightBytes.next() else { return false }
      if ranks[Int(one)] != ranks[Int(other)] { return ranks[Int(one)] < ranks[Int(other)] }
      // The small letter comes first, and its code is the higher one.
      if one != other, isSmallerFirst == nil { isSmallerFirst = one > other }
    }
    return rightBytes.next() != nil || isSmallerFirst ?? false
  }
}
