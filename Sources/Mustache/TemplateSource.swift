/// A template before it is compiled.
package struct TemplateSource: Sendable {
  /// What partial tags call it: `row`, or `parts/row`.
  package var name: String
  package var bytes: [UInt8]

  package init(_ name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
