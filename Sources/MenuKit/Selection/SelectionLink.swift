/// The written form of a selection, for an address: compact, versioned, checked. The page's script
/// writes and reads the same.
///
/// ```
/// 1.oolong.green-tea~2.caf%C3%A9.k3f9
/// │ │      │                     └ check
/// │ │      └ an id and its quantity
/// │ └ an id; its quantity is 1
/// └ version
/// ```
///
/// **Form.** Parts joined by `.`: the version `1`, a part for each pick in its order, the check. A
/// part is the id in UTF-8, each byte but `A–Z a–z 0–9 - _` as `%` and two upper-case hexadecimal
/// digits; a quantity from 2 to 999 follows after `~`. So the whole is made of characters that no
/// address escapes, and only `.` and `~` separate. Nothing picked is `1.` and the check.
///
/// **Check.** Over the characters before the last `.`: the 32-bit FNV-1a hash (start 2166136261; for
/// each character `h = (h xor code) · 16777619 mod 2³²`), modulo 36⁴, in base 36 with lower-case
/// letters, filled with zeros to four.
///
/// **Reading.** Undo the steps, then write what was read: a text is valid exactly when that gives the
/// same text again. So a wrong check, a cut link, an empty id, a quantity of `1` or `01` and an id
/// that stands twice are refused alike. There are at most 1,000 picks.
///
/// In script, with `escape` for the ids:
///
/// ```js
/// const escape = id => encodeURIComponent(id).replace(/[.!~*'()]/g,
///   c => "%" + c.charCodeAt(0).toString(16).toUpperCase());
/// function check(text) {
///   let h = 2166136261;
///   for (const c of text) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
///   return ((h >>> 0) % 1679616).toString(36).padStart(4, "0");
/// }
/// function write(picks) {  // a Map from id to quantity
///   const text = ["1", ...Array.from(picks, ([id, n]) => escape(id) + (n > 1 ? "~" + n : ""))].join(".");
///   return text + "." + check(text);
/// }
/// function read(text) {    // a Map, or null
///   try {
///     const picks = new Map(text.split(".").slice(1, -1).map(part => {
///       const [id, n] = part.split("~");
///       return [decodeURIComponent(id), Number(n ?? 1)];
///     }));
///     const fits = picks.size <= 1000 && [...picks].every(([id, n]) => id && n >= 1 && n <= 999);
///     return fits && write(picks) === text ? picks : null;
///   } catch { return null; }
/// }
/// ```
public enum SelectionLink {
  /// The name of the address parameter that holds the form: `?pick=1.oolong.k3f9`.
  public static let parameter = "pick"
  /// The version that is written.
  public static let version = "1"
  /// The longest text that is read, in bytes.
  public static let longest = 65_536

  /// Why a text is no selection.
  public enum Failure: Error, Sendable, Hashable {
    /// It names a version that this code does not know: a newer menu wrote it.
    case unknownVersion
    /// It was cut or changed on the way, or never was a selection.
    case damaged
  }

  /// Writes a selection. O(*n*) in the length of the text.
  static func write(_ picks: [Selection.Pick]) -> String {
    let text = version + picks.map { "." + written($0) }.joined()
    return text + "." + check(text)
  }

  /// Reads a selection, without a limit. O(*n*) in the length of the text.
  static func read(_ text: String) throws(Failure) -> Selection {
    guard text.utf8.count <= longest else { throw .damaged }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2 else { throw .damaged }
    var selection = Selection()
    if parts[0] != version { throw isIntact(text) ? .unknownVersion : .damaged }
    for part in parts.dropFirst().dropLast() {
      let halves = part.split(separator: "~", omittingEmptySubsequences: false)
      guard halves.count <= 2, let id = unescaped(halves[0]),
        let quantity = halves.count == 2 ? Int(halves[1]) : 1,
        (1...Selection.mostOfOne).contains(quantity),
        selection.quantity(of: id) == 0,
        selection.setQuantity(quantity, of: id) == .changed
      else { throw .damaged }
    }
    guard write(selection.picks) == text else { throw .damaged }
    return selection
  }

  // MARK: - Parts

  private static func written(_ pick: Selection.Pick) -> String {
    written(pick.id) + (pick.quantity > 1 ? "~\(pick.quantity)" : "")
  }

  /// An id as it stands in the form. Ids are equal when their written forms are.
  static func written(_ id: String) -> String {
    if id.utf8.allSatisfy(isPlain) { return id }
    var bytes: [UInt8] = []
    for byte in id.utf8 {
      if isPlain(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let hexadecimal = Array("0123456789ABCDEF".utf8)

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// An id from its written form; nil when an escape is no escape or the bytes are no UTF-8.
  private static func unescaped(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(hexadecimal.firstIndex(of:)),
        let low = rest.popFirst().flatMap(hexadecimal.firstIndex(of:))
      else { return nil }
      bytes.append(UInt8(high * 16 + low))
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// The four characters that vouch for a text.
  private static func check(_ text: some StringProtocol) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let digits = String(hash % 1_679_616, radix: 36)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// Whether the check of a text is right, whatever its version.
  private static func isIntact(_ text: String) -> Bool {
    guard let point = text.lastIndex(of: ".") else { return false }
    return check(text[..<point]) == text[text.index(after: point)...]
  }
}

extension Selection {
  /// The selection in the form that ``SelectionLink`` describes. O(*n*) in the length of the text.
  public var link: String { SelectionLink.write(picks) }

  /// Reads a selection from the form that ``SelectionLink`` describes.
  ///
  /// - Parameters:
  ///   - link: the form, without the name of the address parameter.
  ///   - limit: the menu's limit; picks that no longer fit it are left out, the later ones first.
  /// - Throws: ``SelectionLink/Failure`` when the text is not what a menu wrote.
  public init(link: String, limit: Int? = nil) throws(SelectionLink.Failure) {
    let read = try SelectionLink.read(link)
    self.init(limit: limit)
    for pick in read.picks { setQuantity(pick.quantity, of: pick.id) }
  }
}
