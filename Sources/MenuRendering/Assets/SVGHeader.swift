/// The size of an SVG picture: of its `width` and `height`, else of its `viewBox`.
enum SVGHeader {
  /// Nil when the bytes have no `svg` tag near their front, or no size that can be known.
  static func size(of bytes: [UInt8]) -> PixelSize? {
    let front = bytes.prefix(64 * 1024)
    guard let tag = rootTag(in: front) else { return nil }
    let attributes = attributes(of: front[tag])
    let box = attributes["viewBox"].map(numbers) ?? []
    let width = attributes["width"].flatMap(length)
    let height = attributes["height"].flatMap(length)
    switch (width, height, box.count == 4 && box[2] > 0 && box[3] > 0) {
    case (let width?, let height?, _): return pixels(width, height)
    case (let width?, nil, true): return pixels(width, width * box[3] / box[2])
    case (nil, let height?, true): return pixels(height * box[2] / box[3], height)
    case (_, _, true): return pixels(box[2], box[3])
    default: return nil
    }
  }

  private static func pixels(_ width: Double, _ height: Double) -> PixelSize? {
    guard width.isFinite, height.isFinite, (0.5..<100_000).contains(width),
      (0.5..<100_000).contains(height)
    else { return nil }
    return PixelSize(Int(width.rounded()), Int(height.rounded()))
  }

  /// The inside of the first `<svg …>` that stands in no comment.
  private static func rootTag(in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    var place = bytes.startIndex
    while let open = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = bytes[open...]
      if rest.starts(with: "<!--".utf8) {
        guard let end = find("-->", in: rest) else { return nil }
        place = end + 3
      } else if rest.starts(with: "<svg".utf8), let end = tagEnd(in: rest) {
        return open + 4..<end
      } else if rest.starts(with: "<?".utf8) || rest.starts(with: "<!".utf8) {
        place = open + 2
      } else {
        return nil
      }
    }
    return nil
  }

  private static func find(_ text: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let pattern = Array(text.utf8)
    return bytes.indices.first { bytes[$0...].starts(with: pattern) }
  }

  private static func tagEnd(in bytes: ArraySlice<UInt8>) -> Int? {
    var quote: UInt8?
    for index in bytes.indices {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index
      }
    }
    return nil
  }

  private static func attributes(of tag: ArraySlice<UInt8>) -> [String: String] {
    var attributes: [String: String] = [:]
    var rest = tag
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
      let name = rest[..<equals].split { $0 <= 0x20 || $0 == UInt8(ascii: "/") }.last
      let after = rest[(equals + 1)...].drop { $0 <= 0x20 }
      guard let name, let quote = after.first, quote == 0x22 || quote == 0x27,
        let end = after.dropFirst().firstIndex(of: quote)
      else { return attributes }
      let value = after[(after.startIndex + 1)..<end]
      attributes[String(decoding: name, as: UTF8.self)] = String(decoding: value, as: UTF8.self)
      rest = rest[(end + 1)...]
    }
    return attributes
  }

  private static func numbers(_ text: String) -> [Double] {
    text.split { $0 == " " || $0 == "," || $0 == "\n" || $0 == "\t" }.compactMap { Double($0) }
  }

  /// A length in pixels; nil for a share of the surroundings.
  private static func length(_ text: String) -> Double? {
    let units = ["px": 1, "pt": 4 / 3.0, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4]
    let number = text.prefix { $0.isNumber || $0 == "." }
    let unit = String(text.dropFirst(number.count))
    guard let value = Double(number), let factor = unit.isEmpty ? 1 : units[unit] else {
      return nil
    }
    return value * factor
  }
}
