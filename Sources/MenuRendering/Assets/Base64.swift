/// Base 64 as RFC 4648, 4 defines it.
enum Base64 {
  static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var group: UInt32 = 0
      for index in 0..<3 {
        group = group << 8 | (index < count ? UInt32(bytes[start + index]) : 0)
      }
      for index in 0..<4 {
        let sextet = Int(group >> (18 - 6 * UInt32(index)) & 63)
        text.append(index <= count ? alphabet[sextet] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
