import Diagnostics
import MenuModel

/// A value as one line of text, for tests: `{name: 'Tea', price: 2.50}`.
func outline(_ value: Value?) -> String {
  guard let value else { return "–" }
  switch value.kind {
  case .null: return "null"
  case .boolean(let boolean): return "\(boolean)"
  case .number(let text): return text
  case .text(let text): return "'\(text)'"
  case .list(let values): return "[" + values.map(outline).joined(separator: ", ") + "]"
  case .map(let map):
    let members = zip(map.keys, map.values).map { "\($0.name): \(outline($1))" }
    return "{" + members.joined(separator: ", ") + "}"
  }
}

/// Messages as `severity line:column summary`, lines and columns from 1, columns in bytes.
func lines(_ diagnostics: [Diagnostic]) -> [String] {
  diagnostics.map { diagnostic in
    guard let span = diagnostic.span else {
      return "\(diagnostic.severity.word) \(diagnostic.summary)"
    }
    let before = span.file.bytes[..<span.range.lowerBound]
    let line = before.count { $0 == 0x0A } + 1
    let column = before.count - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
    return "\(diagnostic.severity.word) \(line):\(column) \(diagnostic.summary)"
  }
}

func file(_ text: String, name: String = "data") -> SourceFile {
  SourceFile(name: name, bytes: Array(text.utf8))
}
