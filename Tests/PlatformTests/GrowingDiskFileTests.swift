internal import Foundation
internal import Testing

@testable internal import Platform

struct GrowingDiskFileTests {
  @Test func `small and large pieces come to the disk whole and in order`() throws {
    let scratch = try TemporaryFolder()
    let folder = try DiskFolder(scratch.path, isMade: false)
    let file = try folder.create("grown")
    var whole: [UInt8] = []
    // More pieces, and more bytes, than wait for each other.
    for number in 0..<500 {
      let size = number.isMultiple(of: 100) ? 300_000 : number
      let piece = [UInt8](repeating: UInt8(number % 251), count: size)
      try file.add(piece)
      whole += piece
    }
    try file.end(isSynced: false)
    #expect(Array(try Data(contentsOf: URL(filePath: scratch.path + "/grown"))) == whole)
  }

  @Test func `what a disk did not take is given to it again`() {
    let sizes = [3, 1, 4, 5]
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 13, alignment: 1)
    defer { memory.deallocate() }
    var parts: [iovec] = []
    var start = 0
    for size in sizes {
      parts.append(iovec(iov_base: memory + start, iov_len: size))
      start += size
    }
    for written in 0...13 {
      let rest = GrowingDiskFile.rest(of: parts, after: written)
      let places = rest.flatMap { part in
        (0..<part.iov_len).map { memory.distance(to: part.iov_base) + $0 }
      }
      #expect(places == Array(written..<13))
      #expect(!rest.contains { $0.iov_len == 0 })
    }
  }
}
