internal import Escaping
internal import Localization
internal import MenuModel

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
    Self.spell(name, keepingOthers: keepingOthers, into: &bytes)
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Puts the bytes of a name spelt so in place of others.
  static func spell(_ name: String, keepingOthers: Bool = true, into bytes: inout [UInt8]) {
    bytes.removeAll(keepingCapacity: true)
    let plain = name.isASCII ? name : NormalForm.composed(name.lowercased())
    plain.withBytes { add($0, keepingOthers, to: &bytes) }
  }

  /// Puts the ASCII letters and digits of a name that is spelt so in place of others.
  static func reduce(_ name: [UInt8], into bytes: inout [UInt8]) {
    bytes.removeAll(keepingCapacity: true)
    name.withUnsafeBufferPointer { add($0, false, to: &bytes) }
  }

  private static func add(
    _ name: UnsafeBufferPointer<UInt8>, _ keepsOthers: Bool, to bytes: inout [UInt8]
  ) {
    var needsHyphen = false
    for byte in name {
      let lower = byte &- 0x41 < 26 ? byte | 0x20 : byte
      guard lower &- 0x61 < 26 || lower &- 0x30 < 10 || keepsOthers && lower >= 0x80 else {
        needsHyphen = !bytes.isEmpty
        continue
      }
      if needsHyphen { bytes.append(UInt8(ascii: "-")) }
      needsHyphen = false
      bytes.append(lower)
    }
  }

  /// A name that is spelt so, as anchors are.
  init(alreadyFolded name: Substring.UTF8View) { text = String(Substring(name)) }

  /// The quick hash of its bytes.
  var hash: UInt64 { text.withBytes { ByteHash.hash($0) } }

  /// One of 64 bits that all equal names share.
  var bit: UInt64 { text.withBytes { ByteHash.bit($0) } }

  /// Whether these are its bytes.
  func isSpelt(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    text.withBytes { $0.count == bytes.count && $0.elementsEqual(bytes) }
  }

  /// By the bytes: there is no other way to write the name.
  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
