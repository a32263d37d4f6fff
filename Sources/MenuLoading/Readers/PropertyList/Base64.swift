/// Bytes as text, for binary data that a text format would hold the same way.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The standard alphabet with padding, in one line. Linear in the number of bytes.
  static func text(of bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var rest = bytes
    while let first = rest.popFirst() {
      let second = rest.popFirst()
      let third = rest.popFirst()
      let group = UInt32(first) << 16 | UInt32(second ?? 0) << 8 | UInt32(third ?? 0)
      text.append(alphabet[Int(group >> 18)])
      text.append(alphabet[Int(group >> 12 & 63)])
      text.append(second == nil ? UInt8(ascii: "=") : alphabet[Int(group >> 6 & 63)])
      text.append(third == nil ? UInt8(ascii: "=") : alphabet[Int(group & 63)])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
