package import Diagnostics

/// A file of the site before it is on disk: a name, and a function that makes its bytes.
///
/// The writer asks for one file at a time and lets it go, so peak memory is the largest page.
package struct OutputFile: Sendable {
  /// Relative to the output folder, with `/` between the parts.
  package var path: String
  /// Makes the bytes, in pieces to be joined; adds what it noticed to the messages. Gives the same
  /// bytes each time.
  package var make: @Sendable (inout [Diagnostic]) -> OutputPieces

  /// Whether making it notices nothing and reads nothing, so that a preview may leave it until
  /// somebody asks for it.
  package var isSilent = false

  package init(
    _ path: String, make: @escaping @Sendable (inout [Diagnostic]) -> [[UInt8]]
  ) {
    self.path = path
    self.make = { OutputPieces(make(&$0)) }
  }

  /// A file that is made of what is in memory, about which there is nothing to notice.
  package init(_ path: String, silently make: @escaping @Sendable () -> OutputPieces) {
    self.path = path
    self.make = { _ in make() }
    isSilent = true
  }

  /// A file whose bytes are at hand.
  package init(_ path: String, bytes: [UInt8]) {
    self.init(path, silently: { OutputPieces([bytes]) })
  }
}

/// The bytes of a file in pieces to be joined: at hand, or some made when they are asked for. The data
/// of a whole menu is larger than any of its pages, and is never in memory all at once.
package struct OutputPieces: Sequence, Sendable {
  private enum Storage: Sendable {
    case made([[UInt8]])
    case makers(count: Int, @Sendable (Int) -> [[UInt8]])
  }

  private let storage: Storage

  package init(_ pieces: [[UInt8]]) { storage = .made(pieces) }

  /// - Parameter make: makes the pieces of that number, the same each time. They are in memory together.
  package init(count: Int, severalBy make: @escaping @Sendable (Int) -> [[UInt8]]) {
    storage = .makers(count: count, make)
  }

  /// - Parameter make: makes the piece of that number, the same each time.
  package init(count: Int, _ make: @escaping @Sendable (Int) -> [UInt8]) {
    self.init(count: count, severalBy: { [make($0)] })
  }

  package func makeIterator() -> Iterator { Iterator(self) }

  package struct Iterator: IteratorProtocol {
    private let pieces: OutputPieces
    /// The pieces that are there, the next one last.
    private var ready: [[UInt8]]
    private var made = 0

    fileprivate init(_ pieces: OutputPieces) {
      self.pieces = pieces
      if case .made(let all) = pieces.storage { ready = all.reversed() } else { ready = [] }
    }

    package mutating func next() -> [UInt8]? {
      while ready.isEmpty, case .makers(let count, let make) = pieces.storage, made < count {
        ready = make(made).reversed()
        made += 1
      }
      return ready.popLast()
    }
  }
}
