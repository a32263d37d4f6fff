import Diagnostics
import MenuModel

/// What must hold of whatever a reader gives, however strange the file.
enum Invariants {
  static func hold(of result: ReadResult, in file: SourceFile) {
    if let value = result.value { check(value, in: file.bytes.count) }
    hold(of: result.diagnostics)
    precondition(
      result.value != nil || !result.diagnostics.isEmpty, "no value, and nobody says why")
  }

  /// Messages lie in their file, and every form of them can be printed. That takes long, so it is
  /// tried for one file in sixteen.
  static func hold(of diagnostics: [Diagnostic]) {
    for span in diagnostics.compactMap(\.span) {
      precondition(span.range.upperBound <= span.file.bytes.count, "a message beyond its file")
    }
    let place = diagnostics.reduce(diagnostics.count) { $0 &+ ($1.span?.range.upperBound ?? 0) }
    guard !diagnostics.isEmpty, place % 16 == 0 else { return }
    let report = DiagnosticReport(diagnostics)
    for style in MessageStyle.allCases {
      precondition(!style.printer(version: "0").text(report).isEmpty)
    }
  }

  private static func check(_ value: Value, in count: Int) {
    precondition(value.range.start <= value.range.end && value.range.end <= count, "a range")
    switch value.kind {
    case .null, .boolean, .text: break
    case .number(let text):
      precondition(text.utf8.contains { (0x30...0x39).contains($0) }, "a number without a digit")
    case .list(let values): for value in values { check(value, in: count) }
    case .map(let map):
      precondition(map.keys.count == map.values.count, "keys and values")
      precondition(Set(map.keys.map(\.name)).count == map.count, "a key twice")
      for value in map.values { check(value, in: count) }
    }
  }
}

/// The bytes that the fuzzer tries, as a file.
func file(_ start: UnsafePointer<UInt8>?, _ count: Int, _ name: String) -> SourceFile {
  SourceFile(name: name, bytes: Array(UnsafeBufferPointer(start: start, count: count)))
}
