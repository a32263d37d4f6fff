import MenuModel
import Synchronization
import Testing

@Suite("rendered notes") struct RenderedNotesTests {
  private static let count = 40

  private static func html(_ number: Int) -> [UInt8] {
    Array(String(repeating: "<p>Note \(number)</p>\n", count: 1000).utf8)
  }

  private static func key(_ number: Int) -> RenderedNotes.Key {
    RenderedNotes.Key("Note \(number)", "3 row/\(number)")
  }

  /// What a build of all notes leaves to the next.
  private static func left(_ version: String = "1") throws -> [UInt8] {
    let (notes, file) = Self.notes(version, [])
    for number in 0..<count {
      notes.add(html(number), for: key(number))
      // Another note may say the same.
      notes.add(html(number), for: key(number))
    }
    #expect(notes.end())
    return file.bytes
  }

  /// The notes that a build finds when a file holds these bytes, and the file that it leaves.
  private static func notes(
    _ version: String, _ bytes: [UInt8]
  ) -> (notes: RenderedNotes, file: File) {
    let file = File()
    let former = RenderedNotes.Former(size: bytes.count) { range in
      Array(bytes[range.clamped(to: bytes.indices)])
    }
    return (RenderedNotes(version: version, former, file.take), file)
  }

  private final class File: Sendable {
    private let content = Mutex<[UInt8]>([])
    var bytes: [UInt8] { content.withLock { $0 } }
    func take(_ piece: [UInt8]) { content.withLock { $0 += piece } }
  }

  @Test func `the next build finds every note, and leaves the file alone`() throws {
    let (next, file) = Self.notes("1", try Self.left())
    for number in 0..<Self.count { #expect(next.html(for: Self.key(number)) == Self.html(number)) }
    #expect(!next.end())
    #expect(file.bytes.isEmpty)
  }

  @Test func `another text, other options or another program find nothing`() throws {
    let (next, _) = Self.notes("1", try Self.left())
    #expect(next.html(for: RenderedNotes.Key("Note 1.", "3 row/1")) == nil)
    #expect(next.html(for: RenderedNotes.Key("Note 1", "4 row/1")) == nil)
    #expect(next.html(for: RenderedNotes.Key("Note 13", " row/1")) == nil)
    let (other, _) = Self.notes("2", try Self.left())
    #expect(other.html(for: Self.key(1)) == nil)
  }

  @Test func `a damaged file gives less, and never other bytes`() throws {
    let whole = try Self.left()
    for place in stride(from: 0, to: whole.count, by: 977) {
      var bytes = whole
      bytes[place] ^= 0x10
      let (next, _) = Self.notes("1", bytes)
      for number in 0..<Self.count {
        let html = next.html(for: Self.key(number))
        #expect(html == nil || html == Self.html(number), "byte \(place)")
      }
    }
    for length in stride(from: 0, to: whole.count, by: 7_919) {
      let (next, _) = Self.notes("1", Array(whole.prefix(length)))
      for number in 0..<Self.count {
        let html = next.html(for: Self.key(number))
        #expect(html == nil || html == Self.html(number), "cut to \(length)")
      }
    }
  }

  @Test func `what no build asks for any more goes when the file is written again`() throws {
    let (next, file) = Self.notes("1", try Self.left())
    for number in 0..<30 { _ = next.html(for: Self.key(number)) }
    #expect(!next.end())
    for number in 40..<45 { next.add(Self.html(number), for: Self.key(number)) }
    #expect(next.end())
    let (third, _) = Self.notes("1", file.bytes)
    for number in [0, 29, 40, 44] {
      #expect(third.html(for: Self.key(number)) == Self.html(number))
    }
    #expect(third.html(for: Self.key(30)) == nil)
  }
}
