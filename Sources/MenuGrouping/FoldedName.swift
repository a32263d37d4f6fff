internal import Escaping
internal import Localization

/// A name spelt in the one way in which names are compared: in lower case and composed form, with each
/// run of ASCII blanks and signs as one hyphen, none at the ends. Equal names are equal bytes.
struct FoldedName: Hashable, Sendable {
  private let text: String

  var bytes: String.UTF8View { text.utf8 }

  /// Linear.
  ///
  /// - Parameter keepingOthers: whether letters beyond ASCII stay; else they are as signs.
  init(_ name: String, keepingOthers: Bool = true) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(name.utf8.count)
    var needsHyphen = false
    for byte in (name.isASCII ? name : NormalForm.composed(name.lowercased())).utf8 {
      let lower = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
      let isKept =
        (0x61...0x7A).contains(lower) || (0x30...0x39).contains(lower)
        || keepingOthers && lower >= 0x80
      guard isKept else {
        needsHyphen = !bytes.isEmpty
        continue
      }
      if needsHyphen { bytes.append(UInt8(ascii: "-")) }
      needsHyphen = false
      bytes.append(lower)
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// A name that is spelt so, as anchors are.
  init(alreadyFolded name: Substring.UTF8View) { text = String(Substring(name)) }

  /// By the bytes: there is no other way to write the name.
  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
