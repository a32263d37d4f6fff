#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

extension TextEncoding {
  /// Whether a zero byte is among the first 64 KiB.
  package static func hasZeros(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { raw in
      guard let start = raw.baseAddress else { return false }
      return memchr(start, 0, min(raw.count, 1 << 16)) != nil
    }
  }

  /// The encodings that bytes which are not UTF-8 most likely have, the likeliest first, at most
  /// three. A guess from the bytes of the first 64 KiB: for a message, not for a decision.
  package static func likeliest(for bytes: [UInt8]) -> [String] {
    let sample = bytes.prefix(1 << 16)
    if let wide = wide(sample) { return [wide] }
    let pairs = Pairs(sample)
    if pairs.share > 0.5, let asian = asian(sample, pairs) { return asian }
    let singles = Singles(sample)
    return singles.isMostOfLetters ? nonLatin(singles) : latin(sample, singles)
  }

  /// UTF-16 without a mark: every second byte of its ASCII characters is zero.
  private static func wide(_ sample: ArraySlice<UInt8>) -> String? {
    var zeros = [0, 0]
    for (index, byte) in zip(0..., sample) where byte == 0 { zeros[index & 1] += 1 }
    let enough = sample.count / 10
    if zeros[1] > enough, zeros[1] > zeros[0] * 4 { return "utf-16le" }
    if zeros[0] > enough, zeros[0] > zeros[1] * 4 { return "utf-16be" }
    return nil
  }

  /// Those of the encodings of East Asia that can take all bytes, by how common their characters
  /// would then be.
  private static func asian(_ sample: ArraySlice<UInt8>, _ pairs: Pairs) -> [String]? {
    let candidates: [(name: String, score: Double)] = [
      ("shift_jis", pairs.shiftJIS),
      ("euc-jp", pairs.leads(0xA4...0xA5) > 0.25 ? 2 : 0.2),
      ("euc-kr", pairs.leads(0xB0...0xC8) > 0.97 ? 1.5 : 0.1),
      ("gbk", pairs.leads(0xB0...0xD7)),
      ("big5", pairs.leads(0xA4...0xC6) - (pairs.hasLowSeconds ? 0 : 0.5)),
    ]
    let possible = candidates.filter { $0.score > 0.15 && canTake(sample, $0.name) }
    guard !possible.isEmpty else { return nil }
    return possible.sorted { $0.score > $1.score }.prefix(3).map(\.name)
  }

  /// Whether all of the sample, but for a character cut at its end, is of that encoding.
  private static func canTake(_ sample: ArraySlice<UInt8>, _ name: String) -> Bool {
    do {
      _ = try utf8(from: sample, encoding: name)
      return true
    } catch {
      if case .cutShort = error { return true }
      return false
    }
  }

  /// By the letters that each language uses most.
  private static func nonLatin(_ singles: Singles) -> [String] {
    let scores: [(name: String, score: Double)] = [
      ("windows-1251", singles.share([0xEE, 0xE5, 0xE0, 0xE8, 0xED, 0xF2, 0xF1, 0xF0])),
      ("koi8-r", singles.share([0xCF, 0xC5, 0xC1, 0xC9, 0xCE, 0xD4, 0xD3, 0xD2])),
      ("ibm866", singles.share([0xAE, 0xA5, 0xA0, 0xA8, 0xAD, 0xE2, 0xE1, 0xE0])),
      ("windows-1253", singles.share([0xE1, 0xEF, 0xE9, 0xF4, 0xF3, 0xE7, 0xDC, 0xFC, 0xDF])),
      ("windows-1255", singles.share([0xE9, 0xE5, 0xE4, 0xEC, 0xE0, 0xF8, 0xFA, 0xEE])),
      ("windows-1256", singles.share([0xC7, 0xE1, 0xED, 0xE6, 0xE3, 0xD1, 0xE4, 0xCA])),
    ]
    return scores.sorted { $0.score > $1.score }.prefix(2).map(\.name)
  }

  /// Letters with accents among ASCII ones: where they stand in the table tells the encoding.
  private static func latin(_ sample: ArraySlice<UInt8>, _ singles: Singles) -> [String] {
    if singles.share(0x80...0x9F) > 0.6 {
      return singles.isBetweenLetters ? ["ibm850", "macintosh"] : ["windows-1252"]
    }
    // These are signs in western Europe's encoding and letters in central Europe's and Turkey's.
    let central = singles.share([0xB9, 0xB3, 0xBF, 0x9C, 0x9F, 0xEC, 0xF8, 0x9E, 0xF9])
    if central > 0.35 { return ["windows-1250", "iso-8859-2", "windows-1252"] }
    let turkish = singles.share([0xFD, 0xFE, 0xF0, 0xDD, 0xDE])
    if turkish > 0.3 { return ["windows-1254", "iso-8859-9", "windows-1252"] }
    return ["windows-1252", "iso-8859-15"]
  }
}

/// The bytes above 127, taken two by two as the encodings of East Asia do.
private struct Pairs {
  private var leads = [Int](repeating: 0, count: 256)
  private var count = 0
  private var high = 0
  private(set) var hasLowSeconds = false
  private var kana = 0

  init(_ sample: ArraySlice<UInt8>) {
    var index = sample.startIndex
    while index < sample.endIndex {
      let lead = sample[index]
      guard lead >= 0x80 else {
        index += 1
        continue
      }
      high += 1
      guard index + 1 < sample.endIndex else { break }
      let second = sample[index + 1]
      if second >= 0x80 { high += 1 } else if second >= 0x40 { hasLowSeconds = true }
      if second >= 0x40 {
        count += 1
        leads[Int(lead)] += 1
        if lead == 0x82 || lead == 0x83 { kana += 1 }
        index += 2
      } else {
        index += 1
      }
    }
  }

  /// How much of what is above 127 comes in pairs.
  var share: Double { high == 0 ? 0 : Double(count * 2) / Double(high + count) }

  /// The share of pairs whose first byte is in a range.
  func leads(_ range: ClosedRange<Int>) -> Double {
    count == 0 ? 0 : Double(leads[range].reduce(0, +)) / Double(count)
  }

  /// Japanese text is a third kana or more.
  var shiftJIS: Double {
    guard count > 0 else { return 0 }
    return Double(kana) / Double(count) > 0.2 ? 2 : leads(0x88...0x9F) > 0.6 ? 1 : 0
  }
}

/// The bytes above 127, taken one by one.
private struct Singles {
  private var counts = [Int](repeating: 0, count: 256)
  private var high = 0
  private var letters = 0
  private var between = 0

  init(_ sample: ArraySlice<UInt8>) {
    var before: UInt8 = 0
    for byte in sample {
      if byte >= 0x80 {
        high += 1
        counts[Int(byte)] += 1
      } else if Self.isLetter(byte) {
        letters += 1
        if before >= 0x80 { between += 1 }
      }
      before = byte
    }
  }

  /// Whether more letters are beyond ASCII than in it, as in Cyrillic or Greek text.
  var isMostOfLetters: Bool { high > letters }

  /// Whether what is above 127 is followed by ASCII letters, as accented letters are.
  var isBetweenLetters: Bool { between * 3 > high }

  func share(_ bytes: [UInt8]) -> Double {
    high == 0 ? 0 : Double(bytes.reduce(0) { $0 + counts[Int($1)] }) / Double(high)
  }

  func share(_ range: ClosedRange<Int>) -> Double {
    high == 0 ? 0 : Double(counts[range].reduce(0, +)) / Double(high)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
}
