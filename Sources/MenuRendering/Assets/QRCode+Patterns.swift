// The patterns that a scanner finds its way by, and what makes a picture hard to read.
extension QRCode {
  mutating func drawPatterns(_ version: QRVersion) {
    for place in 0..<size {
      fix(6, place, place % 2 == 0)
      fix(place, 6, place % 2 == 0)
    }
    for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] { drawFinder(row, column) }
    let centres = version.alignmentCentres
    let last = centres.count - 1
    for (vertical, row) in centres.enumerated() {
      for (horizontal, column) in centres.enumerated() {
        let isFinder = [[0, 0], [0, last], [last, 0]].contains([vertical, horizontal])
        if !isFinder { drawAlignment(row, column) }
      }
    }
    drawVersion(version.number)
    // Keeps the places; the mask is not known yet.
    drawFormat(0)
  }

  private mutating func drawFinder(_ row: Int, _ column: Int) {
    for down in -4...4 {
      for right in -4...4 {
        let ring = max(abs(down), abs(right))
        fix(row + down, column + right, ring != 2 && ring != 4)
      }
    }
  }

  private mutating func drawAlignment(_ row: Int, _ column: Int) {
    for down in -2...2 {
      for right in -2...2 { fix(row + down, column + right, max(abs(down), abs(right)) != 1) }
    }
  }

  /// Level and mask with their check bits, twice.
  mutating func drawFormat(_ mask: Int) {
    // Level M is 00, so the five bits are the mask alone.
    let bits = (mask << 10 | Self.remainder(mask, of: 0x537, bits: 10)) ^ 0x5412
    for place in 0..<15 {
      let isDark = bits >> place & 1 == 1
      let along = place < 6 ? place : place < 8 ? place + 1 : size - 15 + place
      fix(along, 8, isDark)
      let across = place < 8 ? size - 1 - place : place == 8 ? 7 : 14 - place
      fix(8, across, isDark)
    }
    fix(size - 8, 8, true)
  }

  private mutating func drawVersion(_ number: Int) {
    guard number >= 7 else { return }
    let bits = number << 12 | Self.remainder(number, of: 0x1F25, bits: 12)
    for place in 0..<18 {
      let isDark = bits >> place & 1 == 1
      fix(place / 3, size - 11 + place % 3, isDark)
      fix(size - 11 + place % 3, place / 3, isDark)
    }
  }

  /// The remainder of a polynomial of bits divided by a generator.
  private static func remainder(_ value: Int, of generator: Int, bits: Int) -> Int {
    var rest = value
    for _ in 0..<bits { rest = rest << 1 ^ (rest >> (bits - 1)) * generator }
    return rest
  }

  /// How much a picture misleads scanners: long runs, blocks, what looks like a finder, and too much
  /// of one colour.
  var penalty: Int {
    var sum = 0
    for line in 0..<size {
      sum += Self.penalty(of: (0..<size).map { self[line, $0] })
      sum += Self.penalty(of: (0..<size).map { self[$0, line] })
    }
    for row in 1..<size {
      for column in 1..<size {
        let isDark = self[row, column]
        let isBlock =
          self[row - 1, column] == isDark && self[row, column - 1] == isDark
          && self[row - 1, column - 1] == isDark
        if isBlock { sum += 3 }
      }
    }
    let dark = modules.count(where: \.self)
    return sum + abs(dark * 20 - modules.count * 10) / modules.count * 10
  }

  private static func penalty(of line: [Bool]) -> Int {
    var sum = 0
    var run = 0
    for (place, isDark) in line.enumerated() {
      run = place > 0 && line[place - 1] == isDark ? run + 1 : 1
      if run == 5 { sum += 3 } else if run > 5 { sum += 1 }
    }
    let finder = [true, false, true, true, true, false, true]
    let quiet = Array(repeating: false, count: 4)
    for start in 0..<max(0, line.count - 10) {
      let part = line[start..<start + 11]
      if part.elementsEqual(finder + quiet) || part.elementsEqual(quiet + finder) { sum += 40 }
    }
    return sum
  }
}
