package import Diagnostics
internal import Platform

/// Turns the bytes of a file into a source file of UTF-8 text.
///
/// UTF-8 with or without a mark, UTF-16 and UTF-32 with one; any other encoding that the system
/// knows when it is named, or when an XML declaration names it.
package enum SourceDecoder {
  /// - Parameter encoding: what `encoding:` says; nil to go by mark and content.
  /// - Returns: nil when the bytes are not of the encoding; the message then says what and where.
  package static func decode(
    _ bytes: [UInt8], name: String, encoding: String? = nil
  ) -> (file: SourceFile?, diagnostics: [Diagnostic]) {
    let mark = TextEncoding.mark(of: bytes)
    let body = bytes[(mark?.length ?? 0)...]
    guard let named = mark?.name ?? encoding ?? declared(body), !isUTF8(named) else {
      let text = mark == nil ? bytes : Array(body)
      return checked(text, name: name, isNamed: mark != nil || encoding != nil)
    }
    do {
      let text = try TextEncoding.utf8(from: body, encoding: named)
      return (SourceFile(name: name, bytes: text), [])
    } catch {
      return (nil, [message(error, bytes, name: name, encoding: named)])
    }
  }

  private static func isUTF8(_ name: String) -> Bool {
    ["utf-8", "utf8"].contains(name.lowercased())
  }

  /// What an XML declaration at the start says about the encoding.
  private static func declared(_ bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    let head = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard let end = head.firstRange(of: "?>")?.lowerBound,
      let start = head[..<end].firstRange(of: "encoding")?.upperBound
    else { return nil }
    let rest = head[start..<end].drop { $0 == " " || $0 == "=" }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return String(rest.dropFirst().prefix { $0 != quote })
  }

  private static func checked(
    _ bytes: [UInt8], name: String, isNamed: Bool
  ) -> (file: SourceFile?, diagnostics: [Diagnostic]) {
    let illFormed = UTF8Check.firstIllFormed(in: bytes)
    let file =
      illFormed == nil
      ? SourceFile(name: name, wellFormed: bytes) : SourceFile(name: name, bytes: bytes)
    // ASCII in UTF-16 is well-formed UTF-8 too, but for its zeros, which no text has.
    guard illFormed != nil || !isNamed && TextEncoding.hasZeros(bytes) else { return (file, []) }
    let guesses = isNamed ? [] : TextEncoding.likeliest(for: bytes)
    let isWide = guesses.first?.hasPrefix("utf-16") ?? false
    guard let place = illFormed ?? (isWide ? 0..<1 : nil) else { return (file, []) }
    let summary =
      isWide
      ? "every second byte is zero: the file is UTF-16 without a byte order mark"
      : "\(Problems.hexadecimal(bytes[place.lowerBound])) is not UTF-8"
    return (
      nil,
      [
        Diagnostic(
          .error, .notUTF8, summary, at: SourceSpan(file, place),
          expected: "UTF-8, or an ‘encoding’ that names another",
          suggestion: suggestion(guesses))
      ]
    )
  }

  /// The encodings that the bytes may be of, the likeliest first.
  private static func suggestion(_ guesses: [String]) -> String? {
    guesses.first.map { first in
      let others = guesses.dropFirst().map { "‘\($0)’" }.joined(separator: " or ")
      return "try ‘encoding: \(first)’" + (others.isEmpty ? "" : ", or else \(others)")
    }
  }

  private static func message(
    _ failure: TextEncoding.Failure, _ bytes: [UInt8], name: String, encoding: String
  ) -> Diagnostic {
    switch failure {
    case .unknown(let unknown):
      Diagnostic(
        .error, .unknownEncoding, "‘\(unknown)’ is no encoding that this system knows", path: name,
        expected: "a name such as utf-8, windows-1252, gbk, shift_jis, utf-16le",
        suggestion: Nearest.suggestion(for: unknown, among: commonNames))
    case .illFormed(let offset), .cutShort(let offset):
      Diagnostic(
        .error, .notInEncoding,
        bytes.indices.contains(offset)
          ? "\(Problems.hexadecimal(bytes[offset])) at offset \(offset) is not \(encoding)"
          : "the file ends in the middle of a character of \(encoding)",
        // Lines are those of the bytes: where characters have more of them, offsets alone tell.
        at: isWide(encoding)
          ? nil : SourceSpan(SourceFile(name: name, bytes: bytes), offset..<offset + 1),
        path: name,
        suggestion: suggestion(
          TextEncoding.likeliest(for: bytes).filter { $0 != encoding.lowercased() }))
    }
  }

  private static func isWide(_ encoding: String) -> Bool {
    ["utf-16", "utf-32", "ucs"].contains { encoding.lowercased().hasPrefix($0) }
  }

  private static let commonNames = [
    "utf-8", "utf-16le", "utf-16be", "windows-1252", "windows-1250", "windows-1251", "iso-8859-1",
    "iso-8859-2", "iso-8859-15", "macintosh", "koi8-r", "gbk", "gb18030", "big5", "shift_jis",
    "euc-jp", "euc-kr",
  ]
}
