internal import Diagnostics
internal import Platform

/// The messages of one reader about one file, up to a limit: a file that is wrong all through gives
/// the first of them and a count of the rest.
struct Problems {
  let file: SourceFile
  private(set) var diagnostics: [Diagnostic] = []
  private var omitted = 0
  /// How often what ``addOnce(_:_:_:at:expected:suggestion:)`` has said was met again, by its place
  /// among the messages.
  private var repeats: [Int: Int] = [:]

  /// The most messages of one severity that are kept.
  static let limit = 25

  init(_ file: SourceFile) { self.file = file }

  /// Whether the limit of errors has been met: a reader then stops stepping over them.
  var isFull: Bool { count(.error) >= Self.limit }

  var hasErrors: Bool { count(.error) > 0 }

  mutating func add(
    _ severity: Severity, _ code: DiagnosticCode, _ summary: String, at range: Range<Int>,
    expected: String? = nil, suggestion: String? = nil, notes: [(String, Range<Int>)] = []
  ) {
    add(
      Diagnostic(
        severity, code, summary, at: SourceSpan(file, range), expected: expected,
        suggestion: suggestion,
        notes: notes.map { Diagnostic.Note($0, at: SourceSpan(file, $1)) }))
  }

  /// Adds a message of a kind that one cause makes many of: the first is shown, with a count of the
  /// others. Of one kind are those that expect the same.
  mutating func addOnce(
    _ severity: Severity, _ code: DiagnosticCode, _ summary: String, at range: Range<Int>,
    expected: String, suggestion: String? = nil
  ) {
    let first = diagnostics.firstIndex { $0.code == code && $0.expected == expected }
    guard let first else {
      return add(severity, code, summary, at: range, expected: expected, suggestion: suggestion)
    }
    repeats[first, default: 0] += 1
  }

  mutating func add(_ diagnostic: Diagnostic) {
    guard count(diagnostic.severity) < Self.limit else {
      omitted += 1
      return
    }
    diagnostics.append(diagnostic)
  }

  /// All messages, with one more that counts those left out, or says that reading ended early.
  consuming func all() -> [Diagnostic] {
    for (place, count) in repeats {
      diagnostics[place].summary +=
        ", as in \(count == 1 ? "one more place" : "\(count) more places")"
    }
    guard omitted > 0 || isFull else { return diagnostics }
    let summary =
      omitted == 0
      ? "after \(Self.limit) errors the rest of this file was not looked at"
      : "\(omitted) more \(omitted == 1 ? "message" : "messages") about this file are not shown"
    return diagnostics + [Diagnostic(.notice, .moreProblems, summary, path: file.name)]
  }

  private func count(_ severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }
}

extension Problems {
  /// The bytes of a value as text. What is not UTF-8 is repaired, and its place reported.
  ///
  /// - Parameter range: where the value stands in the file.
  @inline(__always)
  mutating func wellFormed(
    _ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>
  ) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    addIllFormed(bytes, in: range)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reports the first bytes of a range that are not UTF-8. The reader repairs them and goes on.
  mutating func addIllFormed(in range: Range<Int>) {
    let bytes = file.bytes
    bytes.withUnsafeBufferPointer {
      addIllFormed(UnsafeBufferPointer(rebasing: $0[range]), in: range)
    }
  }

  /// - Parameter bytes: those of the range. What is only tried, to tell its format, has no file.
  private mutating func addIllFormed(
    _ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>
  ) {
    guard let place = UTF8Check.firstIllFormed(in: bytes) else { return }
    let start = range.lowerBound + place.lowerBound
    add(
      .error, .notUTF8, "\(Self.hexadecimal(bytes[place.lowerBound])) is not UTF-8",
      at: start..<range.lowerBound + place.upperBound)
  }

  /// A byte as messages name it: `byte E9`.
  static func hexadecimal(_ byte: UInt8) -> String {
    "byte " + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
