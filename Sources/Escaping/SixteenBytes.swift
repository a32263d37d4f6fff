/// Sixteen bytes tested at once, in one register: text goes by sixteen bytes at a time until one of
/// them may be special.
struct SixteenBytes {
  private let bytes: SIMD16<UInt8>

  private static let letters: UInt64 = 0x6161_6161_6161_6161

  /// The bytes from `index` on. Where fewer than sixteen are left, letters follow them.
  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
    let memory = UnsafeRawBufferPointer(bytes)
    if index + 16 <= memory.count {
      self.bytes = memory.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
    } else {
      self.bytes = SixteenBytes.end(of: memory, from: index)
    }
  }

  private static func end(of memory: UnsafeRawBufferPointer, from index: Int) -> SIMD16<UInt8> {
    let count = memory.count
    var words = (low: letters, high: letters)
    if count >= 16 {
      words = (word(memory, count - 16), word(memory, count - 8))
      drop(index - (count - 16), of: &words)
    } else if count >= 8 {
      words = (letters, word(memory, count - 8))
      drop(16 - count, of: &words)
      words.low = word(memory, 0)
      drop(index, of: &words)
    } else {
      for place in (index..<count).reversed() {
        words.low = words.low &<< 8 | UInt64(memory[place])
      }
    }
    return unsafeBitCast(
      SIMD2(words.low.littleEndian, words.high.littleEndian), to: SIMD16<UInt8>.self)
  }

  private static func word(_ memory: UnsafeRawBufferPointer, _ index: Int) -> UInt64 {
    UInt64(littleEndian: memory.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// Takes bytes off the start of two words, fewer than sixteen; letters come in at the end.
  private static func drop(_ count: Int, of words: inout (low: UInt64, high: UInt64)) {
    var count = UInt64(truncatingIfNeeded: count)
    if count >= 8 {
      words = (words.high, letters)
      count -= 8
    }
    guard count > 0 else { return }
    let (bits, others) = (count &* 8, 64 &- count &* 8)
    words.low = words.low &>> bits | words.high &<< others
    words.high = words.high &>> bits | letters &<< others
  }
}

// Tests.
extension SixteenBytes {
  /// Which of the bytes a test holds for.
  typealias Marks = SIMDMask<SIMD16<Int8>>

  /// The bytes that are `byte`, whatever they have in the bits of `ignored`.
  @inline(__always)
  func equal(_ byte: UInt8, ignoring ignored: UInt8 = 0) -> Marks {
    (bytes | SIMD16(repeating: ignored)) .== SIMD16(repeating: byte | ignored)
  }

  /// The bytes less than `byte`.
  @inline(__always)
  func less(than byte: UInt8) -> Marks { bytes .< SIMD16(repeating: byte) }

  /// The bytes less than `byte` that are no blanks.
  @inline(__always)
  func lessButBlank(than byte: UInt8) -> Marks {
    less(than: byte) .& (bytes .!= SIMD16(repeating: UInt8(ascii: " ")))
  }

  /// The bytes that may start a character that no output carries.
  var mayBeUnwanted: Marks {
    @inline(__always) get { equal(0x7F) .| equal(0xC2, ignoring: 0x20) }
  }

  /// The places of marked bytes, to be taken one after the other.
  struct Places {
    private var low: UInt64
    private var high: UInt64

    @inline(__always)
    init(_ marks: Marks) {
      let words = unsafeBitCast(marks, to: SIMD2<UInt64>.self)
      low = UInt64(littleEndian: words[0]) & 0x8080_8080_8080_8080
      high = UInt64(littleEndian: words[1]) & 0x8080_8080_8080_8080
    }

    /// The first place that is left, from 0 to 15.
    @inline(__always)
    mutating func next() -> Int? {
      if low != 0 {
        defer { low &= low &- 1 }
        return low.trailingZeroBitCount / 8
      }
      guard high != 0 else { return nil }
      defer { high &= high &- 1 }
      return 8 + high.trailingZeroBitCount / 8
    }
  }
}
