import Diagnostics
import Foundation
import MenuModel
import Testing

@testable import MenuLoading

@Suite struct BinaryPropertyListReaderTests {
  /// Written by Python's plistlib with its keys unsorted.
  static let list = [UInt8](
    Data(
      base64Encoded: """
        YnBsaXN0MDDaAQIDBAUGBwgJCgsTFxgZBhobHDBRYlFhVHdoZW5Tb2xkVWJ5dGVzU3RlYVF1U2JpZ1RsaXN0VWVt\
        cHR5pwwNDg8QERIQARP/////////+xMAAAEAAAAAAAkII0AEAAAAAAAAI0AoAAAAAAAA0hQVFgZhVA1RdGIA1gBs\
        M0HFyDwGgAAAM8F+KFAQAAAARUhlbGxvgAcUAAAAAAAAAACAAAAAAAAABa8QFB0MHh8gISIjJCUmJygpKissLS4v\
        EAAQAhADEAQQBRAGEAcQCBAJEAoQCxAMEA0QDhAPEBAQERASEBPQCB0fISYqMDQ2Oj9FTU9YYWJjbHV6fX+EjZac\
        nq/GyMrMztDS1NbY2tze4OLk5ujq7AAAAAAAAAEBAAAAAAAAADEAAAAAAAAAAAAAAAAAAADt
        """) ?? Data())

  @Test func readsEveryKindInOrder() {
    let result = read(Self.list)
    #expect(
      result.value?.sketch == """
        {b: [#1, #-5, #1099511627776, true, false, #2.5, #12], a: {名: 'Öl', t: 'tea'}, \
        when: '2024-02-29T08:30:05Z', old: '1999-12-31T23:59:59Z', bytes: 'SGVsbG8=', tea: 'tea', \
        u: #7, big: #9223372036854775813, \
        list: [\((0..<20).map { "#\($0)" }.joined(separator: ", "))], empty: {}}
        """)
    #expect(result.diagnostics.map(\.code) == [.propertyListData])
  }

  @Test func survivesEveryCut() {
    for length in 6..<Self.list.count {
      let result = read(Array(Self.list[..<length]))
      #expect(result.value == nil)
      #expect(result.diagnostics.map(\.code).last == .propertyListBinary)
    }
  }

  @Test func survivesEveryChangedByte() {
    for place in 6..<Self.list.count {
      for byte in [0x00, 0x0F, 0x7F, 0x80, 0xA1, 0xAF, 0xD1, 0xFF] as [UInt8] {
        var bytes = Self.list
        bytes[place] = byte
        let result = read(bytes)
        #expect(result.value != nil || !result.diagnostics.isEmpty)
      }
    }
  }

  @Test func refusesAListInItself() {
    let result = read(Self.file(objects: [[0xA1, 0x00]]))
    #expect(result.value == nil)
    #expect(result.diagnostics.map(\.summary) == ["a list or dictionary holds itself"])
  }

  /// Ten references to the next list, twelve times: a billion values from 200 bytes.
  @Test func boundsWhatReferencesStandFor() {
    let lists = (0..<12).map { [0xAA] + [UInt8](repeating: $0 + 1, count: 10) }
    let result = read(Self.file(objects: lists + [[0x09]]))
    #expect(result.value == nil)
    #expect(
      result.diagnostics.map(\.summary) == ["the list repeats objects to more than 1000000 values"])
  }

  @Test func boundsDepth() {
    let lists = (1...1000).map { (number: Int) -> [UInt8] in
      [0xA1, UInt8(number >> 8), UInt8(number & 0xFF)]
    }
    let result = read(Self.file(objects: lists + [[0x09]], referenceSize: 2))
    #expect(result.diagnostics.map(\.summary) == ["the list is more than 512 deep"])
  }

  /// A list of these objects, the first of them outermost.
  private static func file(objects: [[UInt8]], referenceSize: UInt8 = 1) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let table = bytes.count
    let big: (Int) -> [UInt8] = { [0, 0, 0, 0, 0, 0, UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let trailer = [0, 0, 0, 0, 0, 0, 2, referenceSize] + big(objects.count) + big(0) + big(table)
    return bytes + offsets + trailer
  }

  private func read(_ bytes: [UInt8]) -> ReadResult {
    PropertyListReader(file: SourceFile(name: "menu.plist", bytes: bytes)).read()
  }
}
