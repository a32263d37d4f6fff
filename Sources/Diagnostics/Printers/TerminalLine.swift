internal import Escaping

/// A line for a terminal: pieces of text, each in a style. Nothing in the text can reach the
/// terminal as a command.
struct TerminalLine {
  /// What a terminal can do to text: the numbers of its `SGR` sequence.
  enum Style: String {
    case plain = ""
    case bold = "1"
    case dim = "2"
    case red = "1;31"
    case yellow = "1;33"
    case cyan = "1;36"
  }

  let isColored: Bool
  private var bytes: [UInt8] = []

  init(isColored: Bool) { self.isColored = isColored }

  mutating func add(_ text: String, _ style: Style = .plain) {
    let isStyled = isColored && style != .plain
    if isStyled { bytes += "\u{1B}[\(style.rawValue)m".utf8 }
    Escape.terminal(text, into: &bytes)
    if isStyled { bytes += "\u{1B}[0m".utf8 }
  }

  /// Appends the line, without blanks at its end, and starts the next.
  mutating func end(into output: inout [UInt8]) {
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    output += bytes
    output.append(UInt8(ascii: "\n"))
    bytes.removeAll(keepingCapacity: true)
  }
}
