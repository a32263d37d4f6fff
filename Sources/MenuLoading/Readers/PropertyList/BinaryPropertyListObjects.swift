internal import MenuModel

/// Why the reading of a binary property list stops, and where.
struct BinaryPropertyListDamage: Error {
  var problem: String
  var range: Range<Int>
}

/// The objects of a binary property list by number. Every offset and count is checked against the
/// file before it is followed.
struct BinaryPropertyListObjects {
  struct Object {
    enum Content {
      case scalar(Value.Kind)
      case text(String)
      /// As base64.
      case data(String)
      case list([Int])
      case dictionary(keys: [Int], values: [Int])
    }

    var content: Content
    var range: Range<Int>
  }

  /// The number of the outermost object.
  let root: Int
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let offsetTable: Int

  private static let trailerSize = 32

  /// Reads the trailer at the file's end: sizes, the number of objects, where their offsets stand.
  init(_ bytes: [UInt8]) throws(BinaryPropertyListDamage) {
    let trailer = bytes.count - Self.trailerSize
    guard trailer >= 8 else {
      throw .init(
        problem: "the binary property list ends too early", range: bytes.count..<bytes.count)
    }
    func number(at place: Int, size: Int) -> Int {
      Self.number(in: bytes, trailer + place, size: size) ?? -1
    }
    self.bytes = bytes
    offsetSize = number(at: 6, size: 1)
    referenceSize = number(at: 7, size: 1)
    count = number(at: 8, size: 8)
    root = number(at: 16, size: 8)
    offsetTable = number(at: 24, size: 8)
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      (8...trailer).contains(offsetTable), count >= 1,
      count <= (trailer - offsetTable) / offsetSize, (0..<count).contains(root)
    else {
      throw .init(
        problem: "the end of the binary property list is missing or damaged",
        range: trailer..<bytes.count)
    }
  }

  func object(_ number: Int) throws(BinaryPropertyListDamage) -> Object {
    guard (0..<count).contains(number),
      let offset = Self.number(in: bytes, offsetTable + number * offsetSize, size: offsetSize),
      (8..<offsetTable).contains(offset)
    else { throw damage("the list refers to an object that it does not have", at: offsetTable) }
    let marker = bytes[offset]
    switch marker >> 4 {
    case 0x4...0x7: return try text(at: offset)
    case 0xA...0xC:
      let references = try self.references(at: offset, perItem: 1)
      return Object(content: .list(references.numbers), range: references.range)
    case 0xD:
      let references = try self.references(at: offset, perItem: 2)
      let half = references.numbers.count / 2
      let keys = Array(references.numbers[..<half])
      let values = Array(references.numbers[half...])
      return Object(content: .dictionary(keys: keys, values: values), range: references.range)
    default: return try scalar(at: offset)
    }
  }

  // MARK: Kinds of object

  private func scalar(at offset: Int) throws(BinaryPropertyListDamage) -> Object {
    let marker = bytes[offset]
    let width =
      switch marker >> 4 {
      case 0x0: 0
      case 0x8: Int(marker & 0x0F) + 1
      default: 1 << Int(marker & 0x07)
      }
    let range = offset..<(try content(from: offset + 1, count: 1, width: width)).upperBound
    let bits = bits(in: offset + 1..<range.upperBound)
    let kind: Value.Kind? =
      switch marker {
      case 0x00: .null
      case 0x08: .boolean(false)
      case 0x09: .boolean(true)
      // Shorter ones have no sign.
      case 0x10...0x12: .number("\(bits)")
      case 0x13: .number("\(Int64(bitPattern: bits))")
      case 0x14: .number("\(longInteger(from: offset + 1))")
      case 0x22: Self.real(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
      case 0x23: Self.real(Double(bitPattern: bits))
      case 0x33: .text(Self.date(secondsSince2001: Double(bitPattern: bits)))
      case 0x80...0x87: .number("\(bits)")
      default: nil
      }
    guard let kind else { throw damage("this byte begins no kind of object", at: offset) }
    return Object(content: .scalar(kind), range: range)
  }

  private func text(at offset: Int) throws(BinaryPropertyListDamage) -> Object {
    let kind = bytes[offset] >> 4
    let (count, start) = try size(at: offset)
    let content = try content(from: start, count: count, width: kind == 0x6 ? 2 : 1)
    let range = offset..<content.upperBound
    switch kind {
    case 0x4: return Object(content: .data(Base64.text(of: bytes[content])), range: range)
    case 0x6:
      let units = stride(from: content.lowerBound, to: content.upperBound, by: 2).map {
        UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
      }
      return Object(content: .text(String(decoding: units, as: UTF16.self)), range: range)
    default:
      return Object(content: .text(String(decoding: bytes[content], as: UTF8.self)), range: range)
    }
  }

  private func references(
    at offset: Int, perItem: Int
  ) throws(BinaryPropertyListDamage) -> (numbers: [Int], range: Range<Int>) {
    let (count, start) = try size(at: offset)
    let content = try content(from: start, count: count, width: perItem * referenceSize)
    let numbers = stride(from: content.lowerBound, to: content.upperBound, by: referenceSize).map {
      Self.number(in: bytes, $0, size: referenceSize) ?? -1
    }
    return (numbers, offset..<content.upperBound)
  }

  // MARK: Bytes

  /// The count in an object's marker, or in the integer after it, and where the content starts.
  private func size(at offset: Int) throws(BinaryPropertyListDamage) -> (count: Int, start: Int) {
    let short = Int(bytes[offset] & 0x0F)
    guard short == 0x0F else { return (short, offset + 1) }
    guard offset + 1 < offsetTable, (0x10...0x13).contains(bytes[offset + 1]) else {
      throw damage("the size of this object is damaged", at: offset)
    }
    let width = 1 << Int(bytes[offset + 1] & 0x0F)
    let range = try content(from: offset + 2, count: 1, width: width)
    guard let count = Self.number(in: bytes, range.lowerBound, size: width) else {
      throw damage("the size of this object is damaged", at: offset)
    }
    return (count, range.upperBound)
  }

  /// The range of `count` pieces of `width` bytes, if it ends before the table of offsets.
  private func content(
    from start: Int, count: Int, width: Int
  ) throws(BinaryPropertyListDamage) -> Range<Int> {
    guard start <= offsetTable, width == 0 || count <= (offsetTable - start) / width else {
      throw damage("this object is longer than the list", at: start - 1)
    }
    return start..<start + count * width
  }

  /// The last eight bytes of a range as one number, the highest first.
  private func bits(in range: Range<Int>) -> UInt64 {
    bytes[range].suffix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Sixteen bytes, which hold what does not fit eight with a sign.
  private func longInteger(from start: Int) -> Int128 {
    Int128(bitPattern: bytes[start..<start + 16].reduce(0) { $0 << 8 | UInt128($1) })
  }

  /// An unsigned number of up to eight bytes, if it is in the file and fits `Int`.
  private static func number(in bytes: [UInt8], _ start: Int, size: Int) -> Int? {
    guard start >= 0, start + size <= bytes.count else { return nil }
    return Int(exactly: bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  private func damage(_ problem: String, at offset: Int) -> BinaryPropertyListDamage {
    let start = min(max(0, offset), bytes.count)
    return BinaryPropertyListDamage(problem: problem, range: start..<min(start + 1, bytes.count))
  }
}
