internal import Escaping

/// How text fills the cells of a terminal.
enum Cells {
  /// How many cells a text takes. Linear.
  static func width(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + width($1) }
  }

  /// How many cells a character takes: 0, 1 or 2. Terminals disagree on a few (joined emoji); the
  /// screen sets each column's place anew, so that a wrong guess stays small.
  static func width(_ character: Character) -> Int { DisplayWidth.of(character) }

  // MARK: - Cleaning

  /// Text that can do nothing to a terminal but be seen: blanks for line breaks and tabs, a sign for
  /// other controls, no turns of direction, and few marks on one letter. Linear.
  static func clean(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 32 && $0 < 127 }) { return text }
    var clean = String.UnicodeScalarView()
    var marks = 0
    for scalar in text.unicodeScalars {
      marks = isZeroWidth(scalar) ? marks + 1 : 0
      switch scalar.properties.generalCategory {
      case .control: clean.append(scalar.properties.isWhitespace ? " " : "\u{FFFD}")
      case .lineSeparator, .paragraphSeparator: clean.append(" ")
      case .format where !isJoiner(scalar): continue
      default: if marks <= mostMarks { clean.append(scalar) }
      }
    }
    return String(clean)
  }

  private static let mostMarks = 6

  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: false
    }
  }

  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x200C || scalar.value == 0x200D
  }

  // MARK: - Fitting

  /// The text when it fits, else its start and `…`.
  static func fitted(_ text: String, to width: Int) -> String {
    guard self.width(text) > width else { return text }
    return prefix(text[...], width - 1) + (width > 0 ? "…" : "")
  }

  /// The longest start that fits.
  private static func prefix(_ text: Substring, _ width: Int) -> Substring {
    var left = width
    let end = text.firstIndex { character in
      left -= self.width(character)
      return left < 0
    }
    return text[..<(end ?? text.endIndex)]
  }

  /// The text in lines that fit, broken at blanks and beside wide characters, and within a word that
  /// is longer than a line. At least one line; blanks at a break are left out. Linear.
  static func wrapped(_ text: String, to width: Int) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { wrappedLine(clean(String($0)), to: max(2, width)) }
  }

  private static func wrappedLine(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var rest = text[...]
    while true {
      let fitting = prefix(rest, width)
      guard fitting.endIndex < rest.endIndex else { break }
      let line = rest[..<lastBreak(in: rest, upTo: fitting.endIndex)]
      lines.append(String(line.dropLast(while: { $0 == " " })))
      rest = rest[line.endIndex...].drop { $0 == " " }
    }
    return lines + (rest.isEmpty && !lines.isEmpty ? [] : [String(rest)])
  }

  /// Where a line ends that can't go past an index: at a blank there, after a blank or a wide
  /// character before it, else there.
  private static func lastBreak(in text: Substring, upTo limit: Substring.Index) -> Substring.Index
  {
    var index = limit
    while index > text.startIndex {
      let before = text.index(before: index)
      let isBreak =
        text[index] == " " || text[before] == " " || width(text[index]) == 2
        || width(text[before]) == 2
      if isBreak { return index }
      index = before
    }
    return limit > text.startIndex ? limit : text.index(after: limit)
  }
}

extension Substring {
  /// The text without its last characters that answer a condition.
  fileprivate func dropLast(while condition: (Character) -> Bool) -> Substring {
    var end = endIndex
    while end > startIndex, condition(self[index(before: end)]) { end = index(before: end) }
    return self[..<end]
  }
}
