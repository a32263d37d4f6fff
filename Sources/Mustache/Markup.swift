/// HTML that is safe to write as it is. Its own type, so that no text becomes HTML by accident: it
/// is made of what the escaping functions and the sanitiser gave, and of constants.
package struct Markup: Sendable, Hashable {
  package let bytes: [UInt8]

  /// - Parameter bytes: well-formed UTF-8 in which all data is escaped already.
  package init(safe bytes: [UInt8]) { self.bytes = bytes }

  /// HTML that stands in the program itself.
  package init(_ constant: StaticString) {
    bytes = constant.withUTF8Buffer { Array($0) }
  }
}
