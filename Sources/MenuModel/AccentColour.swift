/// An opaque colour of the sRGB space, as `accent` gives it: `#c8102e` or `#c12`.
package struct AccentColour: Sendable, Equatable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Nil when the text is not `#` and three or six hexadecimal digits.
  package init?(_ text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    let digits = text.utf8.dropFirst().map { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count == 3 || digits.count == 6 else { return nil }
    var channels: [UInt8] = []
    let width = digits.count / 3
    for start in stride(from: 0, to: digits.count, by: width) {
      guard let high = digits[start], let low = digits[start + width - 1] else { return nil }
      channels.append(UInt8(high * 16 + low))
    }
    (red, green, blue) = (channels[0], channels[1], channels[2])
  }

  /// `#` and six lower case digits.
  package var hexadecimal: String {
    let digits = [red, green, blue].map { channel in
      let text = String(channel, radix: 16)
      return channel < 16 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
}
