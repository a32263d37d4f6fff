/// What a client asks for, as far as a preview needs it.
package struct PreviewRequest: Sendable {
  package var method: String
  /// The path and query as sent, before any decoding.
  package var target: String
  /// Headers, nil when not sent.
  package var host: String?
  package var ifNoneMatch: String?
  package var range: String?
  package var ifRange: String?

  package init(
    method: String = "GET", target: String, host: String? = nil, ifNoneMatch: String? = nil,
    range: String? = nil, ifRange: String? = nil
  ) {
    self.method = method
    self.target = target
    self.host = host
    self.ifNoneMatch = ifNoneMatch
    self.range = range
    self.ifRange = ifRange
  }

  /// The path with its percent-encoding undone, without the query; nil when it is not a path that
  /// can name a file: not from the root, ill-encoded, no UTF-8, a control character.
  package var path: String? {
    guard target.utf8.first == UInt8(ascii: "/"), target.utf8.count <= 4096 else { return nil }
    var bytes: [UInt8] = []
    var rest = target.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(hexadecimalValue),
        let low = rest.popFirst().flatMap(hexadecimalValue)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    guard !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") }) else {
      return nil
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

private func hexadecimalValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
