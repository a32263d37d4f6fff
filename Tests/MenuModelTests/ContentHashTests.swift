internal import Testing

@testable internal import MenuModel

struct ContentHashTests {
  private func hash(_ pieces: [UInt8]...) -> String { ContentHash(pieces).hexadecimal }

  @Test func `the same bytes give the same hash, however they are cut`() {
    let bytes = (0..<100).map { UInt8($0) }
    for cut in 0...100 {
      #expect(hash(Array(bytes[..<cut]), Array(bytes[cut...])) == hash(bytes))
    }
    #expect(hash(bytes, [], []) == hash(bytes))
  }

  @Test func `bytes that differ a little have other hashes`() {
    var seen: Set<String> = []
    for length in 0..<70 { seen.insert(hash([UInt8](repeating: 0, count: length))) }
    for bit in 0..<512 {
      var bytes = [UInt8](repeating: 0, count: 64)
      bytes[bit / 8] = 1 << UInt8(bit % 8)
      seen.insert(hash(bytes))
    }
    #expect(seen.count == 70 + 512)
    #expect(seen.allSatisfy { $0.utf8.count == 32 })
  }

  @Test func `no two changed bits look like two others`() {
    // Of one word in two blocks in a row, and of the same place in two words.
    var seen: Set<UInt64> = []
    var count = 0
    for first in (0..<64).lazy.flatMap({ [$0, $0 + 64, $0 + 256] }) {
      for second in 256..<512 where second != first {
        var bytes = [UInt8](repeating: 0, count: 64)
        for bit in [first, second] { bytes[bit / 8] ^= 1 << UInt8(bit % 8) }
        seen.insert(ContentHash([bytes]).words.0)
        count += first < 256 || first < second ? 1 : 0
      }
    }
    #expect(seen.count == count)
  }

  @Test func `texts and numbers in a row are told apart from others`() {
    var seen: Set<String> = []
    let texts: [[String?]] = [
      [], [nil], [""], ["", ""], [nil, nil], ["a"], ["a\0"], ["a", ""], ["", "a"], ["ab", "c"],
      ["a", "bc"], ["abc"], ["0123456789abcdef"], ["0123456789abcde", "f"], ["\u{E9}"],
      ["e\u{301}"], ["0123456789abcdef\0"], [String(repeating: "\0", count: 16)],
      [String(repeating: "\0", count: 15)],
    ]
    for text in texts {
      var hash = ContentHash()
      for text in text { hash.add(text) }
      seen.insert(hash.hexadecimal)
      hash.add(12345)
      seen.insert(hash.hexadecimal)
    }
    #expect(seen.count == 2 * texts.count)
  }

  @Test func `it never changes between versions`() {
    #expect(hash([]) == "f24a3fc7e6f340e569a55b0136bdee0c")
    #expect(hash(Array("menugen".utf8)) == "9f2c2366edcb5a7d28d5ce1d7989172a")
  }
}
