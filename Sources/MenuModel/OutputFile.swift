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

  /// Whether making it notices nothing and reads nothing, so that a preview may leave it until
  /// somebody asks for it.
  package var isSilent = false

  package init(
    _ path: String, make: @escaping @Sendable (inout [Diagnostic]) -> [[UInt8]]
  ) {
    self.path = path
    self.make = make
  }

  /// A file that is made of what is in memory, about which there is nothing to notice.
  package init(_ path: String, silently make: @escaping @Sendable () -> [[UInt8]]) {
    self.init(path) { _ in make() }
    isSilent = true
  }

  /// A file whose bytes are at hand.
  package init(_ path: String, bytes: [UInt8]) {
    self.init(path, silently: { [bytes] })
  }
}
