internal import Testing

@testable internal import MenuGrouping

struct SeenHashesTests {
  @Test func `it takes each hash once`() {
    var seen = SeenHashes(capacity: 1000)
    // Odd, as the lowest bit is not looked at.
    let hashes = (0..<1000).map { UInt64($0) &* 0x9E37_79B9_7F4A_7C15 | 1 }
    let first = hashes.map { seen.insert($0) }
    let second = hashes.map { seen.insert($0) }
    #expect(!first.contains(false) && !second.contains(true))
  }

  @Test func `hashes that were chosen to meet are refused after a while`() {
    var seen = SeenHashes(capacity: 1000)
    let taken = (1...1000).map { seen.insert(UInt64($0) << 40) }
    #expect(taken.count { $0 } == 64)
  }
}
