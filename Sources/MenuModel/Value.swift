/// A piece of data as a file had it: the one tree that every reader gives.
///
/// The order of keys is the file's, numbers keep the digits they were written with, and every
/// value knows the bytes it came from. 24 bytes each, so that a million cells stay affordable.
package struct Value: Sendable {
  package var kind: Kind
  /// Where it stood in its document's file.
  package var range: ByteRange

  package enum Kind: Sendable {
    /// JSON's and YAML's null, and what a format calls "nothing".
    case null
    case boolean(Bool)
    /// The number's text as written: `9.90`, `004`, `1e3`.
    case number(String)
    case text(String)
    case list([Value])
    case map(ValueMap)
  }

  package init(_ kind: Kind, at range: ByteRange = ByteRange()) {
    self.kind = kind
    self.range = range
  }
}

/// A half-open range of byte offsets in a file of less than 4 GiB.
package struct ByteRange: Sendable, Equatable {
  package var start: UInt32
  package var end: UInt32

  package init(start: UInt32 = 0, end: UInt32 = 0) {
    self.start = start
    self.end = end
  }

  /// Offsets beyond 4 GiB are cut to it; the loader refuses such files before reading them.
  package init(_ range: Range<Int>) {
    start = UInt32(clamping: range.lowerBound)
    end = UInt32(clamping: range.upperBound)
  }

  package var offsets: Range<Int> { Int(start)..<Int(max(start, end)) }
}
