internal import Escaping
internal import MenuModel

/// Paths of the site: relative, with `/` between the parts.
enum SitePath {
  /// The path that a relative address leads to from a file; nil when it leads out of the site.
  /// Linear.
  static func resolve(_ address: String, from file: String) -> String? {
    guard let path = InnerPath.resolve(address, in: InnerPath.folder(of: file)) else { return nil }
    // A site that was named by its whole path has files that are.
    return file.hasPrefix("/") && !address.hasPrefix("/") ? "/" + path : path
  }

  /// The folder that a page is in, without the slash; empty for the root.
  static func folder(of page: String) -> Substring {
    let slash = page.utf8.lastIndex(of: UInt8(ascii: "/")) ?? page.startIndex
    return page[..<slash]
  }

  /// The way from a page to the site's root: `../` for each folder it is in.
  static func root(from page: String) -> String {
    String(repeating: "../", count: page.utf8.count { $0 == UInt8(ascii: "/") })
  }

  /// The address of a page on another page, percent-encoded. A page in the same folder goes by its
  /// name.
  static func address(of target: String, from page: String) -> String {
    // Most pages of a menu are in one folder.
    let folder = folder(of: target)
    if folder == self.folder(of: page) {
      let name = target.utf8[folder.endIndex...].drop { $0 == UInt8(ascii: "/") }
      if !name.isEmpty { return encoded(String(Substring(name))) }
    }
    let to = target.split(separator: "/")
    let from = page.split(separator: "/").dropLast()
    let common = zip(to.dropLast(), from).prefix { $0 == $1 }.count
    let up = String(repeating: "../", count: from.count - common)
    return up + encoded(to.dropFirst(common).joined(separator: "/"))
  }

  /// The path of a site's address, with a slash at both ends: `/` when the address is not known.
  static func rootPath(of address: String?) -> String {
    let parts = (address ?? "").split(separator: "/", omittingEmptySubsequences: true).dropFirst(2)
    return parts.isEmpty ? "/" : "/" + encoded(parts.joined(separator: "/")) + "/"
  }

  /// A path as an address: each part percent-encoded.
  static func encoded(_ path: String) -> String {
    var output: [UInt8] = []
    for (index, part) in path.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { output.append(UInt8(ascii: "/")) }
      Escape.urlSegment(String(part), into: &output)
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// A whole address as people type it, with what no URL may have percent-encoded.
  static func address(asTyped text: String) -> String {
    var output: [UInt8] = []
    for byte in text.utf8 {
      let isPlain = byte > 0x20 && byte < 0x7F && !"\"<>\\^`{|}".utf8.contains(byte)
      if isPlain { output.append(byte) } else { Escape.urlByte(byte, into: &output) }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The text with `%XX` decoded; bytes that are no UTF-8 are repaired.
  static func percentDecoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = digit(bytes[index + 1]), let low = digit(bytes[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }
}
