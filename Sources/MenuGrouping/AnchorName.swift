internal import Escaping
internal import Localization

/// The name that a title or an id gives.
enum AnchorName {
  /// Letters and digits in lower case and composed form, hyphens between the words; nil when there are
  /// none. Linear.
  static func name(of text: String) -> String? {
    var bytes: [UInt8] = []
    add(text, to: &bytes)
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// Puts the name behind what the bytes hold; nothing when there is none.
  static func add(_ text: String, to bytes: inout [UInt8]) {
    Escape.anchorName(NormalForm.composed(text), into: &bytes)
  }
}
