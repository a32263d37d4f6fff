internal import Escaping

/// The line of a file that a message is about, as a terminal shows it, and where under it the
/// carets stand.
struct Excerpt {
  /// The number of the line, from 1.
  let line: Int
  /// The line, or the part of a long one around the place; tabs are blanks here.
  let text: String
  /// How many columns stand before the first caret.
  let caretColumn: Int
  /// How many columns the carets take, at least 1.
  let caretWidth: Int

  /// The columns that a line may take; longer ones are cut around the place.
  private static let columns = 100
  /// The columns kept before the place when the line is cut.
  private static let lead = 40

  /// Takes no more time for a long line than for a short one.
  init(_ span: SourceSpan, in lines: LineIndex) {
    let start = lines.position(of: span.range.lowerBound)
    let range = lines.range(ofLine: start.line)
    // A place in a line break is shown behind the line's last character.
    let place = span.range.clamped(to: range)
    let bytes = span.file.bytes
    let isShort = range.count <= Self.columns

    let lead = Clip(
      endOf: bytes[range.lowerBound..<place.lowerBound], columns: isShort ? .max : Self.lead)
    let room = isShort ? .max : Self.columns - lead.columns
    let marked = Clip(startOf: bytes[place], columns: room)
    let rest = Clip(
      startOf: bytes[place.upperBound..<range.upperBound],
      columns: isShort ? .max : max(0, room - marked.columns))

    var spread = TabStops()
    if lead.isCut { spread.add("…") }
    spread.add(lead.text)
    caretColumn = spread.column
    spread.add(marked.text)
    caretWidth = max(1, spread.column - caretColumn)
    spread.add(rest.text)
    if marked.isCut || rest.isCut { spread.add("…") }
    line = start.line
    text = spread.text
  }
}

/// As much of a text as fits into so many columns, safe for a terminal.
private struct Clip {
  private(set) var text = ""
  private(set) var columns = 0
  private(set) var isCut = false

  init(startOf bytes: ArraySlice<UInt8>, columns limit: Int) {
    let near = bytes.prefix(Self.bytes(for: limit))
    for character in Self.characters(near) {
      let width = DisplayWidth.of(character)
      guard columns + width <= limit else {
        isCut = true
        return
      }
      text.append(character)
      columns += width
    }
    isCut = near.count < bytes.count
  }

  init(endOf bytes: ArraySlice<UInt8>, columns limit: Int) {
    var near = bytes.suffix(Self.bytes(for: limit))
    if near.count < bytes.count {
      // The cut may have gone through a character.
      near = near.drop { $0 & 0xC0 == 0x80 }
      isCut = true
    }
    let characters = Array(Self.characters(near))
    var first = characters.count
    while first > 0 {
      let width = DisplayWidth.of(characters[first - 1])
      guard columns + width <= limit else {
        isCut = true
        break
      }
      columns += width
      first -= 1
    }
    text = String(characters[first...])
  }

  /// More bytes than so many columns take, combining marks and all.
  private static func bytes(for columns: Int) -> Int { columns == .max ? .max : columns * 8 + 32 }

  private static func characters(_ bytes: ArraySlice<UInt8>) -> String {
    var safe: [UInt8] = []
    Escape.terminal(String(decoding: bytes, as: UTF8.self), into: &safe)
    return String(decoding: safe, as: UTF8.self)
  }
}

/// Text whose tabs are blanks up to the next multiple of four columns.
private struct TabStops {
  private(set) var text = ""
  private(set) var column = 0

  mutating func add(_ piece: String) {
    for character in piece {
      if character == "\t" {
        let blanks = 4 - column % 4
        text += String(repeating: " ", count: blanks)
        column += blanks
      } else {
        text.append(character)
        column += DisplayWidth.of(character)
      }
    }
  }
}
