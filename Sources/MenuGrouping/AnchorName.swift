internal import Escaping
internal import Localization

/// The name that a title or an id gives.
enum AnchorName {
  /// Letters and digits in lower case and composed form, hyphens between the words, behind a prefix;
  /// nil when there are none. Linear.
  static func name(of text: String, prefix: String = "") -> String? {
    var bytes = Array(prefix.utf8)
    let start = bytes.count
    Escape.anchorName(NormalForm.composed(text), into: &bytes)
    return bytes.count == start ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
