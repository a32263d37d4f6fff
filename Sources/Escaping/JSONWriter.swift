/// Writes JSON: the commas, quotes and escapes are its business, the order is the caller's.
///
///     var writer = JSONWriter()
///     writer.object {
///       $0.member("name", "Tea")
///       $0.member("tags") { $0.array { $0.string("hot") } }
///     }
package struct JSONWriter {
  /// What was written so far, in UTF-8.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false
  private var depth = 0
  /// Down to this depth each value stands on a line of its own, indented; deeper ones share a line.
  private let lineDepth: Int

  /// - Parameters:
  ///   - start: what stands before what is written.
  ///   - lineDepth: how many levels of objects and arrays are laid out over lines; 0 gives everything
  ///     on one line.
  package init(after start: StaticString = "", lineDepth: Int = 0) {
    bytes = start.withUTF8Buffer { Array($0) }
    self.lineDepth = lineDepth
  }

  package mutating func object(_ body: (inout JSONWriter) -> Void) { nest("{", "}", body) }

  package mutating func array(_ body: (inout JSONWriter) -> Void) { nest("[", "]", body) }

  /// One text, or two joined.
  package mutating func string(_ text: String, _ rest: String = "") {
    separate()
    Escape.json(text, rest, into: &bytes)
    needsComma = true
  }

  package mutating func number(_ number: Int) {
    separate()
    Escape.number(number, into: &bytes)
    needsComma = true
  }

  package mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }

  package mutating func null() { raw("null") }

  /// The name of the member of an object whose value is written by `value`: one of the program's own,
  /// of letters that need no escaping.
  package mutating func member(_ name: StaticString, _ value: (inout JSONWriter) -> Void) {
    beginMember(name)
    value(&self)
  }

  package mutating func member(_ name: StaticString, _ text: String, _ rest: String = "") {
    beginMember(name)
    string(text, rest)
  }

  package mutating func member(_ name: StaticString, _ number: Int) {
    beginMember(name)
    self.number(number)
  }

  /// A member that the data names.
  package mutating func member(named name: String, _ value: (inout JSONWriter) -> Void) {
    string(name)
    endName()
    value(&self)
  }

  private mutating func beginMember(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    Escape.constant(name, into: &bytes)
    bytes.append(UInt8(ascii: "\""))
    endName()
  }

  private mutating func endName() {
    bytes.append(UInt8(ascii: ":"))
    if lineDepth > 0 { bytes.append(UInt8(ascii: " ")) }
    needsComma = false
    hasName = true
  }

  /// Text that is JSON already, such as a number with the digits that the file had.
  package mutating func raw(_ json: String) {
    separate()
    bytes.append(contentsOf: json.utf8)
    needsComma = true
  }

  /// Whether the value to come stands after a member's name, on its line.
  private var hasName = false

  private mutating func nest(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: open))
    depth += 1
    needsComma = false
    let start = bytes.count
    body(&self)
    depth -= 1
    if depth < lineDepth, bytes.count > start { breakLine() }
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    if hasName {
      hasName = false
    } else if depth > 0, depth <= lineDepth {
      breakLine()
    }
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
  }
}
