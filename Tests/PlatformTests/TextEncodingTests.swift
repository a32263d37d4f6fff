import Foundation
import Platform
import Testing

@Suite struct TextEncodingTests {
  private func encoded(_ text: String, as name: String) throws -> [UInt8] {
    let encodings: [String: String.Encoding] = [
      "utf-16le": .utf16LittleEndian, "utf-16be": .utf16BigEndian,
      "windows-1252": .windowsCP1252, "windows-1251": .windowsCP1251,
      "windows-1253": .windowsCP1253, "windows-1250": .windowsCP1250,
      "windows-1254": .windowsCP1254, "shift_jis": .shiftJIS,
    ]
    let encoding = try #require(encodings[name])
    return [UInt8](try #require(text.data(using: encoding)))
  }

  static let samples = [
    ("utf-16le", "Tea,2.50\nCoffee,3.00\n"),
    ("utf-16be", "Tea,2.50\nCoffee,3.00\n"),
    ("windows-1252", "Crème brûlée,6.50\nCafé au lait,3.20\nŒufs à la coque,4\nGemüse\n"),
    ("windows-1250", "Żurek z białą kiełbasą,12\nPierogi z mięsem,18\nPączki,5\n"),
    ("windows-1254", "Şiş kebap,120\nIzgara köfte ve pilav,95\nAyranı bol döner,80\nSığır\n"),
    ("windows-1251", "Борщ с говядиной,250\nПельмени домашние,300\nСалат оливье,180\n"),
    ("windows-1253", "Μουσακάς,9\nΧωριάτικη σαλάτα με φέτα,7\nΣουβλάκι κοτόπουλο,3\n"),
    ("shift_jis", "ラーメン,800\nおにぎり（さけ）,150\n味噌汁と御飯,200\n"),
  ]

  @Test(arguments: samples)
  func convertsAndGuesses(name: String, text: String) throws {
    let bytes = try encoded(text, as: name)
    #expect(try TextEncoding.utf8(from: bytes[...], encoding: name) == Array(text.utf8))
    #expect(TextEncoding.likeliest(for: bytes).first == name)
  }

  /// 红烧肉 and 김치찌개 in the encodings that Foundation can't write here.
  @Test(arguments: [
    ("gbk", "红烧肉,38\n宫保鸡丁,28\n", "BAECC9D5C8E22C33380AB9ACB1A3BCA6B6A12C32380A"),
    ("euc-kr", "김치찌개,8000\n", "B1E8C4A1C2EEB0B32C383030300A"),
    (
      "euc-jp", "ラーメン,800\nおにぎり（さけ）,150\n",
      "A5E9A1BCA5E1A5F32C3830300AA4AAA4CBA4AEA4EAA1CAA4B5A4B1A1CB2C3135300A"
    ),
    ("koi8-r", "Борщ с говядиной", "E2CFD2DD20D320C7CFD7D1C4C9CECFCA"),
  ])
  func convertsFromHexadecimal(name: String, text: String, digits: String) throws {
    let bytes = stride(from: 0, to: digits.utf8.count, by: 2).compactMap {
      UInt8(digits.dropFirst($0).prefix(2), radix: 16)
    }
    #expect(try TextEncoding.utf8(from: bytes[...], encoding: name) == Array(text.utf8))
    #expect(TextEncoding.likeliest(for: bytes).first == name)
  }

  @Test func convertsMoreThanOnePiece() throws {
    let text = String(repeating: "Crème brûlée\n", count: 20_000)
    let bytes = try encoded(text, as: "windows-1252")
    #expect(try TextEncoding.utf8(from: bytes[...], encoding: "WINDOWS-1252") == Array(text.utf8))
  }

  @Test func saysWhyNot() {
    #expect(throws: TextEncoding.Failure.unknown(name: "klingon")) {
      try TextEncoding.utf8(from: [0x41], encoding: "klingon")
    }
    #expect(throws: TextEncoding.Failure.unknown(name: "ascii//IGNORE")) {
      try TextEncoding.utf8(from: [0x41], encoding: "ascii//IGNORE")
    }
    #expect(throws: TextEncoding.Failure.illFormed(offset: 1)) {
      try TextEncoding.utf8(from: [0x41, 0xFF, 0x41], encoding: "ascii")
    }
    #expect(throws: TextEncoding.Failure.cutShort(offset: 2)) {
      try TextEncoding.utf8(from: [0x41, 0, 0x42], encoding: "utf-16le")
    }
    #expect(TextEncoding.isKnown("gbk"))
    #expect(!TextEncoding.isKnown(""))
  }

  @Test(
    arguments: [
      ([0xEF, 0xBB, 0xBF, 0x41], "UTF-8", 3), ([0xFF, 0xFE, 0x41, 0], "UTF-16LE", 2),
      ([0xFE, 0xFF, 0, 0x41], "UTF-16BE", 2), ([0xFF, 0xFE, 0, 0], "UTF-32LE", 4),
      ([0, 0, 0xFE, 0xFF], "UTF-32BE", 4),
    ] as [([UInt8], String, Int)])
  func knowsMarks(bytes: [UInt8], name: String, length: Int) throws {
    let mark = try #require(TextEncoding.mark(of: bytes))
    #expect(mark.name == name)
    #expect(mark.length == length)
  }
}

@Suite struct UTF8CheckTests {
  @Test(
    arguments: [
      ([], nil), ([0x41], nil), (Array("aé漢🍵".utf8), nil),
      ([0x41, 0xE9, 0x41], 1..<2), ([0xC0, 0x80], 0..<1), ([0xED, 0xA0, 0x80], 0..<1),
      ([0xE6, 0xBC], 0..<2), ([0x41, 0xF0, 0x9F, 0x8D, 0x41], 1..<4), ([0xF5], 0..<1),
      ([0x80], 0..<1), ([0xF4, 0x90, 0x80, 0x80], 0..<1),
      (Array(repeating: 0x41, count: 23) + [0xFF], 23..<24),
    ] as [([UInt8], Range<Int>?)])
  func findsTheFirst(bytes: [UInt8], place: Range<Int>?) {
    #expect(UTF8Check.firstIllFormed(in: bytes) == place)
    #expect((String(validating: bytes, as: UTF8.self) == nil) == (place != nil))
  }
}
