/// What people bring that holds their data and can't be read: named by its first bytes, with what to do
/// about it.
struct ForeignKind {
  /// With its article: `a PDF`.
  let name: String
  let remedy: String

  /// Nil for what may be text that menugen reads.
  init?(_ bytes: [UInt8]) {
    guard let kind = Self.archive(bytes) ?? Self.signed(bytes) ?? Self.marked(bytes) else {
      return nil
    }
    self = kind
  }

  private init(_ name: String, _ remedy: String) {
    self.name = name
    self.remedy = remedy
  }

  private static let asCSV = "export the sheet as CSV (UTF-8) from the spreadsheet program"

  /// Files of office programs are ZIP archives; the names of the first members tell whose.
  private static func archive(_ bytes: [UInt8]) -> ForeignKind? {
    guard bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) else { return nil }
    let head = bytes.prefix(1 << 14)
    func holds(_ name: String) -> Bool { head.firstRange(of: Array(name.utf8)) != nil }
    if holds("xl/") || holds("opendocument.spreadsheet") || holds("Index/Document.iwa") {
      return ForeignKind("a spreadsheet program's workbook", asCSV)
    }
    if holds("word/") || holds("opendocument.text") {
      return ForeignKind(
        "a text processor's document", "copy its table into a spreadsheet and save that as CSV")
    }
    return ForeignKind(
      "a workbook or a ZIP archive", "unpack it, or, if it is a workbook, \(asCSV)")
  }

  /// Kinds that are told by how they begin, perhaps after some bytes of length.
  private static func signed(_ bytes: [UInt8]) -> ForeignKind? {
    let picture = "put it into the menu's images folder, and name it in the data"
    let signatures: [(at: Int, [UInt8], ForeignKind)] = [
      (
        0, [0xD0, 0xCF, 0x11, 0xE0],
        ForeignKind(
          "an old Office document", "save it as CSV (UTF-8) from the program it was made with")
      ),
      (
        0, Array("%PDF".utf8),
        ForeignKind(
          "a PDF", "bring the data it was made from, or copy its table into a spreadsheet")
      ),
      (0, [0x1F, 0x8B], ForeignKind("a gzip archive", "unpack it with gunzip")),
      (0, [0x89] + Array("PNG".utf8), ForeignKind("a picture", picture)),
      (0, [0xFF, 0xD8, 0xFF], ForeignKind("a picture", picture)),
      (0, Array("GIF8".utf8), ForeignKind("a picture", picture)),
      (8, Array("WEBP".utf8), ForeignKind("a picture", picture)),
      (4, Array("ftyp".utf8), ForeignKind("a picture or a film", picture)),
      (
        0, Array("{\\rtf".utf8),
        ForeignKind(
          "a document in RTF", "copy its table into a spreadsheet and save that as CSV")
      ),
      (
        0, Array("SQLite format 3".utf8),
        ForeignKind("a database", "export the table as CSV: sqlite3 -header -csv FILE 'select …'")
      ),
    ]
    return signatures.first { bytes.dropFirst($0.at).starts(with: $0.1) }?.2
  }

  /// Text in angle brackets that is no property list.
  private static func marked(_ bytes: [UInt8]) -> ForeignKind? {
    var head = bytes.prefix(1 << 12)[...]
    if head.starts(with: [0xEF, 0xBB, 0xBF]) { head = head.dropFirst(3) }
    head = head.drop { $0 <= 0x20 }
    guard head.first == UInt8(ascii: "<") else { return nil }
    let text = String(decoding: head, as: UTF8.self).lowercased()
    if text.hasPrefix("<!doctype html") || text.hasPrefix("<html") || text.hasPrefix("<head") {
      return ForeignKind(
        "a web page",
        "it may be an error page that came instead of the data: open it in a text editor, and get the data anew"
      )
    }
    guard text.hasPrefix("<?xml"), !text.contains("plist"), text.contains("<svg") else {
      return nil
    }
    return ForeignKind("a picture", "put it into the menu's images folder, and name it in the data")
  }
}
