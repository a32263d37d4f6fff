package import Diagnostics

/// What a reader gives: the value, if one could be made, and every problem it saw. Readers never
/// throw and never stop at the first problem they can step over.
package struct ReadResult: Sendable {
  package var value: Value?
  package var diagnostics: [Diagnostic]

  package init(_ value: Value?, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }
}
