package import Diagnostics
internal import Synchronization

/// A file of the site before it is on disk: a name, and a function that makes its bytes.
///
/// Bytes go to the disk as they are made, so peak memory is what the threads are making.
package struct OutputFile: Sendable {
  /// Takes the next bytes of a file.
  package typealias Take = @Sendable ([UInt8]) -> Void

  /// Relative to the output folder, with `/` between the parts.
  package var path: String
  /// Makes the bytes and gives them to `take`, piece by piece and in order: on any thread, never on two
  /// at a time. Adds what it noticed to the messages. Gives the same bytes each time.
  package var make: @Sendable (_ diagnostics: inout [Diagnostic], _ take: @escaping Take) -> Void

  /// Whether making it notices nothing and reads nothing, so that a preview may leave it until
  /// somebody asks for it.
  package var isSilent = false

  /// Whether it stands in the output folder as the last build left it, and is not made again.
  package var isStanding = false

  /// Whether it is known to be another than the file that stands in its place, which need not be compared.
  package var differs = false

  /// A file that stands in the output folder as the last build left it.
  package init(standing path: String) {
    self.init(path) { _, _ in }
    isStanding = true
  }

  package init(
    _ path: String,
    make: @escaping @Sendable (_ diagnostics: inout [Diagnostic], _ take: @escaping Take) -> Void
  ) {
    self.path = path
    self.make = make
  }

  /// A file that is made of what is in memory, about which there is nothing to notice.
  package init(_ path: String, silently make: @escaping @Sendable (_ take: @escaping Take) -> Void)
  {
    self.path = path
    self.make = { _, take in make(take) }
    isSilent = true
  }

  /// A file whose bytes are at hand.
  package init(_ path: String, bytes: [UInt8]) {
    self.init(path, silently: { take in take(bytes) })
  }

  /// All its bytes, in pieces to be joined.
  package func pieces(_ diagnostics: inout [Diagnostic]) -> [[UInt8]] {
    let pieces = Mutex<[[UInt8]]>([])
    make(&diagnostics) { piece in pieces.withLock { $0.append(piece) } }
    return pieces.withLock { $0 }
  }
}
