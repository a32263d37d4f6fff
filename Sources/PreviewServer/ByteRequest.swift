/// A part of a file that a client asks for: one range of bytes (RFC 9110, 14.1.2). Requests for
/// several are answered with the whole file, as the standard allows.
struct ByteRequest: Equatable {
  /// `bytes=2-5`, `bytes=2-`, or `bytes=-4`, the last four.
  private enum Form: Equatable {
    case from(Int, to: Int?)
    case last(Int)
  }

  private let form: Form

  /// Nil for what is not one range of bytes, which is to be passed over.
  init?(_ header: String) {
    guard header.hasPrefix("bytes="), !header.contains(",") else { return nil }
    let ends = header.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2 else { return nil }
    let (first, last) = (Int(ends[0]), Int(ends[1]))
    switch (ends[0].isEmpty, ends[1].isEmpty) {
    case (true, false):
      guard let last, last >= 0 else { return nil }
      form = .last(last)
    case (false, true):
      guard let first, first >= 0 else { return nil }
      form = .from(first, to: nil)
    case (false, false):
      guard let first, let last, first >= 0, last >= first else { return nil }
      form = .from(first, to: last)
    case (true, true): return nil
    }
  }

  /// The bytes meant, in a file of `count`; nil when none of them is there.
  func resolve(in count: Int) -> Range<Int>? {
    switch form {
    case .from(let first, let last):
      first < count ? first..<min(count, (last ?? count - 1) + 1) : nil
    case .last(let length):
      length > 0 && count > 0 ? max(0, count - length)..<count : nil
    }
  }
}
