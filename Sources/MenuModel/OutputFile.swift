package import Diagnostics

/// A file of the site before it is on disk: a name, and a function that makes its bytes.
///
/// The writer asks for one file at a time and lets it go, so peak memory is the largest page.
package struct OutputFile: Sendable {
  /// Relative to the output folder, with `/` between the parts.
  package var path: String
  /// Makes the bytes, in pieces to be joined; adds what it noticed to the messages. Gives the same
  /// bytes each time.
  package var make: @Sendable (inout [Diagnostic]) -> [[UInt8]]

  package init(
    _ path: String, make: @escaping @Sendable (inout [Diagnostic]) -> [[UInt8]]
  ) {
    self.path = path
    self.make = make
  }

  /// A file whose bytes are at hand.
  package init(_ path: String, bytes: [UInt8]) {
    self.init(path) { _ in [bytes] }
  }
}
