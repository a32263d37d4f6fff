/// Whether an SVG picture could do more than be looked at.
///
/// Inside a page it can't: browsers show pictures without running them. Opened by its own address it
/// is a document of the site's, and not every host sends the policy along that would hold it.
///
/// What is looked for is looked for in the bytes, and rather found once too often: a picture has no
/// need of any of it.
enum ActiveContent {
  /// Linear in the bytes.
  static func isIn(svg bytes: [UInt8]) -> Bool {
    // In another encoding than those that ASCII is a part of, anything may hide.
    guard !bytes.contains(0), hasPlainEncoding(bytes) else { return true }
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "<"): if isActiveElement(bytes[(index + 1)...]) { return true }
      case 0x09, 0x0A, 0x0D, 0x20, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "/"):
        if isHandler(bytes[(index + 1)...]) { return true }
      case UInt8(ascii: "=") where isAddress(bytes[..<index]):
        if isScript(bytes[(index + 1)...]) { return true }
      default: break
      }
    }
    return false
  }

  private static let elements = [
    "script", "foreignobject", "iframe", "object", "embed", "handler", "listener", "set", "animate",
    "!entity", "?xml-stylesheet",
  ].map { Array($0.utf8) }

  /// The name after a `<`, with or without a prefix: `script`, `svg:script`. An animation can change
  /// an address, so it is one of these when it is about one. Names and tags that are too long to
  /// look through are nothing that a drawing program writes.
  private static func isActiveElement(_ rest: ArraySlice<UInt8>) -> Bool {
    let name = rest.prefix(300).prefix { !isBlank($0) && $0 != 0x2F && $0 != 0x3E && $0 != 0x5B }
    guard name.count < 300 else { return true }
    let local = name.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).last
    let word = (local ?? []).map(lowercased)
    guard elements.contains(word) else { return false }
    guard word.starts(with: "set".utf8) || word.starts(with: "animate".utf8) else { return true }
    let tag = rest.prefix(4000).prefix { $0 != 0x3E }.map(lowercased)
    return tag.count == 4000 || contains(tag, "href")
  }

  /// `onload=`, `ONCLICK =`.
  private static func isHandler(_ rest: ArraySlice<UInt8>) -> Bool {
    guard rest.count > 3, lowercased(rest[rest.startIndex]) == UInt8(ascii: "o"),
      lowercased(rest[rest.startIndex + 1]) == UInt8(ascii: "n")
    else { return false }
    let name = rest.prefix(40).prefix { isLetter($0) }
    return name.count > 2 && rest.dropFirst(name.count).prefix(40).first { !isBlank($0) } == 0x3D
  }

  /// Whether the name before an equals sign is `href`, `xlink:href`.
  private static func isAddress(_ before: ArraySlice<UInt8>) -> Bool {
    var name = before.suffix(40)
    while let last = name.last, isBlank(last) { name.removeLast() }
    return name.suffix(4).map(lowercased).elementsEqual("href".utf8)
  }

  /// `"javascript:`, in any spelling that a browser reads so. An address with a character reference
  /// other than `&amp;` is not looked into.
  private static func isScript(_ rest: ArraySlice<UInt8>) -> Bool {
    let value = rest.prefix(400).drop { isBlank($0) }
    guard let quote = value.first, quote == 0x22 || quote == 0x27 else { return false }
    let text = value.dropFirst().prefix { $0 != quote }.filter { !isBlank($0) }.map(lowercased)
    let schemes = ["javascript:", "vbscript:", "data:text", "data:application", "data:image/svg"]
    return schemes.contains { text.starts(with: $0.utf8) }
      || text.indices.contains { text[$0] == 0x26 && !text[$0...].starts(with: "&amp;".utf8) }
  }

  private static func hasPlainEncoding(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(200).map(lowercased)
    guard contains(start, "<?xml"), contains(start, "encoding") else { return true }
    return ["utf-8", "us-ascii", "iso-8859-1", "windows-1252"].contains { contains(start, $0) }
  }

  private static func contains(_ bytes: [UInt8], _ text: String) -> Bool {
    let wanted = Array(text.utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: wanted) }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercased(byte))
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
