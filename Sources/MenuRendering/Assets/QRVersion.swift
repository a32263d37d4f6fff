/// One of the forty sizes of a QR code, at error correction M.
struct QRVersion: Sendable {
  /// 1 to 40.
  let number: Int
  /// Into how many blocks the codewords are divided.
  private let blocks: Int
  /// How many of each block's codewords correct errors.
  private let corrections: Int

  /// From the standard's table of level M.
  static let all: [QRVersion] = {
    let blocks = [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16,
      17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ]
    let corrections = [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
      26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ]
    return zip(blocks, corrections).enumerated().map { index, pair in
      QRVersion(number: index + 1, blocks: pair.0, corrections: pair.1)
    }
  }()

  var size: Int { 17 + 4 * number }

  /// The rows and columns in which alignment patterns stand.
  var alignmentCentres: [Int] {
    guard number > 1 else { return [] }
    let count = number / 7 + 2
    // Evenly from the far edge, in even steps; version 32 has a step of its own.
    let step =
      number == 32 ? 26 : (number * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).reversed().map { size - 7 - $0 * step }
  }

  /// All codewords that fit beside the patterns.
  private var codewordCount: Int {
    let centres = alignmentCentres.count
    var free = size * size - 3 * 64 - 31 - 2 * (size - 16)
    if centres > 0 { free -= (centres * centres - 3) * 25 - (centres - 2) * 10 }
    return (number >= 7 ? free - 36 : free) / 8
  }

  private var dataCount: Int { codewordCount - blocks * corrections }

  /// How many bits say the length.
  private var lengthBits: Int { number < 10 ? 8 : 16 }

  func holds(_ bytes: Int) -> Bool { 4 + lengthBits + bytes * 8 <= dataCount * 8 }

  /// The bytes with head, filling and corrections, in the order in which they are drawn.
  func codewords(of bytes: [UInt8]) -> [UInt8] {
    let data = filled(bytes)
    let long = codewordCount % blocks
    let shortLength = codewordCount / blocks - corrections
    var parts: [ArraySlice<UInt8>] = []
    var start = 0
    for block in 0..<blocks {
      let length = shortLength + (block >= blocks - long ? 1 : 0)
      parts.append(data[start..<start + length])
      start += length
    }
    let code = ReedSolomon(corrections)
    let checks = parts.map { code.corrections(of: $0) }
    var result: [UInt8] = []
    for place in 0...shortLength {
      for part in parts where place < part.count { result.append(part[part.startIndex + place]) }
    }
    for place in 0..<corrections { result += checks.map { $0[place] } }
    return result
  }

  /// Byte mode, the length, the bytes, an end, and two bytes in turns up to the full count.
  private func filled(_ bytes: [UInt8]) -> [UInt8] {
    var bits = [false, true, false, false]
    let push = { (value: Int, count: Int) in
      for place in (0..<count).reversed() { bits.append(value >> place & 1 == 1) }
    }
    push(bytes.count, lengthBits)
    for byte in bytes { push(Int(byte), 8) }
    push(0, min(4, dataCount * 8 - bits.count))
    while bits.count % 8 != 0 { bits.append(false) }
    var data = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    while data.count < dataCount {
      data.append((data.count - bits.count / 8) % 2 == 0 ? 0xEC : 0x11)
    }
    return data
  }
}

/// The corrections of Reed and Solomon over the field of 256 elements of QR codes.
struct ReedSolomon: Sendable {
  /// The generator's coefficients without the first, which is 1.
  private let generator: [UInt8]

  init(_ count: Int) {
    var generator = [UInt8](repeating: 0, count: count)
    generator[count - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<count {
      for place in 0..<count {
        generator[place] = Self.product(generator[place], root)
        if place + 1 < count { generator[place] ^= generator[place + 1] }
      }
      root = Self.product(root, 2)
    }
    self.generator = generator
  }

  func corrections(of data: ArraySlice<UInt8>) -> [UInt8] {
    var rest = [UInt8](repeating: 0, count: generator.count)
    for byte in data {
      let factor = byte ^ rest.removeFirst()
      rest.append(0)
      for (place, part) in generator.enumerated() { rest[place] ^= Self.product(part, factor) }
    }
    return rest
  }

  private static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    var result: UInt8 = 0
    for place in (0..<8).reversed() {
      let isHigh = result & 0x80 != 0
      result = result << 1 ^ (isHigh ? 0x1D : 0)
      if other >> place & 1 == 1 { result ^= one }
    }
    return result
  }
}
