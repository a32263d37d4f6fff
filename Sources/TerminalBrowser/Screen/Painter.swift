/// Turns screens into the bytes that a terminal draws them from: only lines that changed.
struct Painter {
  private var drawn: [ScreenLine] = []

  /// Forgets what is drawn: the next screen is drawn whole.
  mutating func forget() { drawn = [] }

  /// The bytes that make the terminal show a screen. Each piece's column is set, so that a terminal
  /// that takes a character for wider or narrower than ``Cells`` does shifts nothing but that piece.
  mutating func bytes(for screen: [ScreenLine]) -> [UInt8] {
    var text = drawn.isEmpty ? "\u{1B}[2J" : ""
    for (number, line) in screen.enumerated() {
      if number < drawn.count, drawn[number] == line { continue }
      text += "\u{1B}[\(number + 1);1H\u{1B}[2K"
      for piece in line where !piece.text.isEmpty {
        text += "\u{1B}[\(number + 1);\(piece.column + 1)H" + Self.styled(piece)
      }
    }
    if screen.count < drawn.count { text += "\u{1B}[\(screen.count + 1);1H\u{1B}[J" }
    drawn = screen
    return Array(text.utf8)
  }

  private static func styled(_ piece: Piece) -> String {
    switch piece.style {
    case .plain: piece.text
    case .bold: "\u{1B}[1m\(piece.text)\u{1B}[0m"
    case .dim: "\u{1B}[2m\(piece.text)\u{1B}[0m"
    case .reverse: "\u{1B}[7m\(piece.text)\u{1B}[0m"
    }
  }
}
