/// Finds a thing by any of its names, however they are spelt: as written, in other case, with
/// hyphens for blanks and signs, or by its ASCII letters and digits alone.
///
/// A name that several things share finds the first; their ASCII letters alone find only one thing.
final class NameIndex {
  private let names: [[String?]]
  private var plain: [String: Int] = [:]
  /// By ASCII letters and digits alone; -1 marks what two things share. Made when a name is not found
  /// otherwise, which is seldom.
  private lazy var reduced = Self.reduced(names)

  /// Linear in the length of the names.
  init(_ names: [[String?]]) {
    self.names = names
    plain.reserveCapacity(names.count)
    for (index, names) in names.enumerated() {
      for case .some(let name) in names {
        let folded = Self.folded(name)
        if plain[folded] == nil { plain[folded] = index }
      }
    }
  }

  func find(_ name: String) -> Int? {
    if let index = plain[Self.folded(name)] { return index }
    guard let index = reduced[Self.folded(name, keepingOthers: false)], index >= 0 else {
      return nil
    }
    return index
  }

  private static func reduced(_ names: [[String?]]) -> [String: Int] {
    var reduced: [String: Int] = [:]
    for (index, names) in names.enumerated() {
      for case .some(let name) in names {
        let ascii = folded(name, keepingOthers: false)
        if !ascii.isEmpty { reduced[ascii] = (reduced[ascii] ?? index) == index ? index : -1 }
      }
    }
    return reduced
  }

  /// Lower case, with each run of ASCII blanks and signs as one hyphen, none at the ends.
  private static func folded(_ name: String, keepingOthers: Bool = true) -> String {
    let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(name.utf8.count)
    var needsHyphen = false
    for byte in (isASCII ? name : name.lowercased()).utf8 {
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
    return String(decoding: bytes, as: UTF8.self)
  }
}
