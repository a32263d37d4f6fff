/// A QR code (ISO/IEC 18004) of a text: byte mode, error correction M, the smallest version that the
/// text fits into.
struct QRCode: Sendable {
  /// How many modules a side has.
  let size: Int
  /// Whether each module is dark, row by row.
  private(set) var modules: [Bool]
  /// Which modules belong to patterns that never carry data, nor are masked.
  private var isFixed: [Bool]

  /// Nil when the text is too long for any version: more than 2331 bytes.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let version = QRVersion.all.first(where: { $0.holds(bytes.count) }) else { return nil }
    size = version.size
    modules = Array(repeating: false, count: size * size)
    isFixed = modules
    drawPatterns(version)
    place(version.codewords(of: bytes))
    chooseMask()
  }

  subscript(row: Int, column: Int) -> Bool { modules[row * size + column] }

  /// Draws a module that no mask changes.
  mutating func fix(_ row: Int, _ column: Int, _ isDark: Bool) {
    guard (0..<size).contains(row), (0..<size).contains(column) else { return }
    modules[row * size + column] = isDark
    isFixed[row * size + column] = true
  }

  func isFixed(_ row: Int, _ column: Int) -> Bool { isFixed[row * size + column] }

  /// Fills what is left with the bits of the codewords: up and down in columns of two, from the right.
  private mutating func place(_ codewords: [UInt8]) {
    var bit = 0
    var right = size - 1
    var isUpward = true
    while right > 0 {
      // The column of the vertical timing pattern is left out.
      if right == 6 { right = 5 }
      for step in 0..<size {
        let row = isUpward ? size - 1 - step : step
        for column in [right, right - 1] where !isFixed(row, column) && bit < codewords.count * 8 {
          modules[row * size + column] = codewords[bit / 8] >> (7 - bit % 8) & 1 == 1
          bit += 1
        }
      }
      right -= 2
      isUpward.toggle()
    }
  }

  /// Of the eight masks, the one whose picture a scanner mistakes least.
  private mutating func chooseMask() {
    let masked = (0..<8).map { mask in
      var code = self
      code.apply(mask)
      code.drawFormat(mask)
      return code
    }
    let best = masked.min { $0.penalty < $1.penalty }
    self = best ?? self
  }

  private mutating func apply(_ mask: Int) {
    for row in 0..<size {
      for column in 0..<size where !isFixed(row, column) && Self.inverts(mask, row, column) {
        modules[row * size + column].toggle()
      }
    }
  }

  private static func inverts(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
    let product = row * column
    return switch mask {
    case 0: (row + column) % 2 == 0
    case 1: row % 2 == 0
    case 2: column % 3 == 0
    case 3: (row + column) % 3 == 0
    case 4: (row / 2 + column / 3) % 2 == 0
    case 5: product % 2 + product % 3 == 0
    case 6: (product % 2 + product % 3) % 2 == 0
    default: ((row + column) % 2 + product % 3) % 2 == 0
    }
  }

  /// The picture: one path, with the quiet margin of four modules, dark on white in either scheme.
  var svg: String {
    let side = size + 8
    var path = ""
    for row in 0..<size {
      var column = 0
      while column < size {
        guard self[row, column] else {
          column += 1
          continue
        }
        let start = column
        while column < size, self[row, column] { column += 1 }
        path += "M\(start + 4) \(row + 4)h\(column - start)v1H\(start + 4)z"
      }
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(side) \(side)" width="\(side)" \
      height="\(side)" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h\(side)v\(side)H0z"/>\
      <path d="\(path)"/></svg>

      """
  }
}
