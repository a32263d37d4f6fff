internal import MenuModel

/// What the text of a YAML scalar means, by the core schema of YAML 1.2: `no`, `on` and dates are
/// text, and a number keeps the digits it was written with.
enum YAMLScalar {
  /// The meaning of a plain scalar. Linear in its length.
  static func resolve(plain text: String) -> Value.Kind {
    switch text {
    case "", "~", "null", "Null", "NULL": .null
    case "true", "True", "TRUE": .boolean(true)
    case "false", "False", "FALSE": .boolean(false)
    default: isInteger(text) || isDecimal(text) ? .number(text) : .text(text)
    }
  }

  /// Decimal digits with a sign or none, `0o17`, `0x1F`.
  static func isInteger(_ text: String) -> Bool {
    let bytes = text[...].utf8
    if bytes.starts(with: "0o".utf8) {
      return bytes.count > 2 && bytes.dropFirst(2).allSatisfy { (0x30...0x37).contains($0) }
    }
    if bytes.starts(with: "0x".utf8) {
      return bytes.count > 2 && bytes.dropFirst(2).allSatisfy(isHexadecimalDigit)
    }
    let digits = withoutSign(bytes)
    return !digits.isEmpty && digits.allSatisfy(isDigit)
  }

  /// `[-+]? ( \. digits | digits ( \. digits? )? ) ( [eE] [-+]? digits )?`
  ///
  /// The schema's `.inf` and `.nan` are no amounts that a menu could print or add up, so they stay
  /// text.
  static func isDecimal(_ text: String) -> Bool {
    var rest = withoutSign(text[...].utf8)
    let whole = takeDigits(&rest)
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      fraction = takeDigits(&rest)
    }
    guard whole + fraction > 0 else { return false }
    if let exponent = rest.first, exponent | 0x20 == UInt8(ascii: "e") {
      rest = withoutSign(rest.dropFirst())
      guard takeDigits(&rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  private static func withoutSign(_ bytes: Substring.UTF8View) -> Substring.UTF8View {
    let sign = bytes.first
    return sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") ? bytes.dropFirst() : bytes
  }

  /// Takes the digits at the start; gives how many there were.
  private static func takeDigits(_ bytes: inout Substring.UTF8View) -> Int {
    let digits = bytes.prefix(while: isDigit)
    bytes = bytes[digits.endIndex...]
    return digits.count
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isHexadecimalDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x61...0x66).contains(byte | 0x20)
  }
}

extension YAMLScalar {
  /// The meaning of a scalar with a tag; nil when the tag is not known or the text does not fit
  /// it.
  static func resolve(_ text: String, tag: String) -> Value.Kind? {
    let plain = resolve(plain: text)
    return switch (tag, plain) {
    case ("!", .null) where text.isEmpty: .null
    case ("!", _), ("tag:yaml.org,2002:str", _), ("tag:yaml.org,2002:timestamp", _): .text(text)
    case ("tag:yaml.org,2002:int", .number), ("tag:yaml.org,2002:float", .number),
      ("tag:yaml.org,2002:bool", .boolean), ("tag:yaml.org,2002:null", .null):
      plain
    default: nil
    }
  }
}
