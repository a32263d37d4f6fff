/// The size of a picture as its file says it. Reads only what stands at the front of the file; what
/// it can't read has no size, and never a wrong one.
enum ImageHeader {
  /// In CSS pixels; nil when the bytes are no PNG, JPEG, GIF, WebP, AVIF or SVG, or hide their size.
  static func size(of bytes: [UInt8]) -> PixelSize? {
    let size =
      png(bytes) ?? gif(bytes) ?? webp(bytes) ?? jpeg(bytes) ?? avif(bytes)
      ?? SVGHeader.size(of: bytes)
    guard let size, size.width > 0, size.height > 0 else { return nil }
    return size
  }

  private static func png(_ bytes: [UInt8]) -> PixelSize? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    return PixelSize(big(bytes, 16, 4), big(bytes, 20, 4))
  }

  private static func gif(_ bytes: [UInt8]) -> PixelSize? {
    guard bytes.count >= 10, bytes.starts(with: "GIF8".utf8) else { return nil }
    return PixelSize(little(bytes, 6, 2), little(bytes, 8, 2))
  }

  private static func webp(_ bytes: [UInt8]) -> PixelSize? {
    guard bytes.count >= 30, bytes.starts(with: "RIFF".utf8),
      bytes[8..<12].elementsEqual("WEBP".utf8)
    else { return nil }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ": return PixelSize(little(bytes, 26, 2) & 0x3FFF, little(bytes, 28, 2) & 0x3FFF)
    case "VP8L":
      let bits = little(bytes, 21, 4)
      return PixelSize((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    case "VP8X": return PixelSize(little(bytes, 24, 3) + 1, little(bytes, 27, 3) + 1)
    default: return nil
    }
  }

  /// Walks the segments up to the frame's; a picture that was turned by its camera has its sides
  /// swapped.
  private static func jpeg(_ bytes: [UInt8]) -> PixelSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    var isTurned = false
    while place + 9 < bytes.count {
      guard bytes[place] == 0xFF else { return nil }
      let marker = bytes[place + 1]
      if marker == 0xFF || (0xD0...0xD8).contains(marker) || marker == 0x01 {
        place += marker == 0xFF ? 1 : 2
        continue
      }
      let length = big(bytes, place + 2, 2)
      guard length >= 2 else { return nil }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        let (height, width) = (big(bytes, place + 5, 2), big(bytes, place + 7, 2))
        return isTurned ? PixelSize(height, width) : PixelSize(width, height)
      }
      if marker == 0xE1 { isTurned = Orientation.isTurned(bytes, place + 4, length - 2) }
      place += 2 + length
    }
    return nil
  }

  /// The first `ispe` box: the size of the main picture.
  private static func avif(_ bytes: [UInt8]) -> PixelSize? {
    guard bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8) else { return nil }
    let front = bytes.prefix(4096)
    let box = Array("ispe".utf8)
    guard let place = front.indices.first(where: { front[$0...].starts(with: box) }),
      place + 16 <= bytes.count
    else { return nil }
    return PixelSize(big(bytes, place + 8, 4), big(bytes, place + 12, 4))
  }

  static func big(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }

  static func little(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}

/// Width and height in CSS pixels.
struct PixelSize: Equatable, Sendable {
  var width: Int
  var height: Int

  init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }
}

/// The orientation that a camera noted in a JPEG's Exif part.
private enum Orientation {
  /// Whether the picture is shown turned by a quarter. `start` and `count` are those of the part.
  static func isTurned(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Bool {
    let end = min(bytes.count, start + count)
    guard start + 14 <= end, bytes[start..<start + 4].elementsEqual("Exif".utf8) else {
      return false
    }
    let tiff = start + 6
    let isLittle = bytes[tiff] == UInt8(ascii: "I")
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= tiff, place + count <= end else { return nil }
      return isLittle
        ? ImageHeader.little(bytes, place, count) : ImageHeader.big(bytes, place, count)
    }
    guard let first = number(tiff + 4, 4), let entries = number(tiff + first, 2) else {
      return false
    }
    for entry in 0..<min(entries, 64) {
      let place = tiff + first + 2 + 12 * entry
      guard let tag = number(place, 2) else { return false }
      if tag == 0x0112 { return (5...8).contains(number(place + 8, 2) ?? 0) }
    }
    return false
  }
}
