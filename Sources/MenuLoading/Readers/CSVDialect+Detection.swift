extension CSVDialect {
  /// Finds the dialect of a table. Looks at the first 64 KiB.
  ///
  /// - Parameter hasHeader: what the configuration says; nil to find out.
  init(of bytes: UnsafeBufferPointer<UInt8>, from begin: Int, hasHeader: Bool?) {
    let end = Self.sampleEnd(bytes, from: begin)
    var start = begin
    var named: UInt8?
    if let (byte, next) = Self.separatorLine(bytes, from: begin, to: end) {
      named = byte
      start = next
    }
    // A delimiter that isn't there cuts nothing.
    let there = [ASCII.tab, ASCII.semicolon, ASCII.bar, ASCII.comma].filter {
      bytes[start..<end].contains($0)
    }
    let samples = (named.map { [$0] } ?? there)
      .map { CSVSample(bytes, delimiter: $0, from: start, to: end) }
    let best = Self.best(of: samples, isNamed: named != nil)
    let sample =
      best ?? CSVSample(bytes, delimiter: CSVScanner.noDelimiter, from: start, to: end)
    let first = hasHeader == false ? 0 : sample.headerIndex
    self.start = sample.rows.indices.contains(first) ? sample.start(of: first) : start
    hasPreamble = first > sample.firstContent
    delimiter = best?.delimiter
    columns = sample.columns
    agreement = sample.agreement
    hasComments = sample.hasComments
    self.hasHeader = hasHeader ?? sample.looksLikeHeader(first)
  }

  /// The end of the last whole line in the first 64 KiB.
  private static func sampleEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let limit = start + 1 << 16
    guard bytes.count > limit else { return bytes.count }
    let lineEnd = bytes[start..<limit].lastIndex {
      $0 == ASCII.lineFeed || $0 == ASCII.carriageReturn
    }
    return lineEnd ?? limit
  }

  /// `sep=;`, which a spreadsheet writes above a table so that it can read it again.
  private static func separatorLine(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> (UInt8, next: Int)? {
    guard end - start > 5, bytes[start..<start + 4].elementsEqual("sep=".utf8) else { return nil }
    var next = start + 5
    if next < end, bytes[next] == ASCII.carriageReturn { next += 1 }
    if next < end, bytes[next] == ASCII.lineFeed { next += 1 }
    return next > start + 5 ? (bytes[start + 4], next) : nil
  }

  /// The delimiter that cuts most rows into the same number of cells; of equals the one that cuts
  /// into more. Nil when none does so for a good third of the rows.
  private static func best(of samples: [CSVSample], isNamed: Bool) -> CSVSample? {
    if isNamed { return samples.first }
    let candidates = samples.filter { $0.columns > 1 && $0.agreement > 0.34 }
    let others = candidates.filter { $0.delimiter != ASCII.comma && $0.agreement > 0.8 }
    // Where 2,50 is an amount, commas agree as well as the true delimiter does.
    let usable = candidates.filter {
      $0.delimiter != ASCII.comma || others.isEmpty || !$0.cutsNumbers
    }
    return usable.max {
      ($0.agreement, $0.columns) < ($1.agreement, $1.columns)
    }
  }
}
