@testable internal import Diagnostics

/// Messages that the printer tests print.
enum Samples {
  static func file(_ text: String, name: String = "menu.json") -> SourceFile {
    SourceFile(name: name, bytes: Array(text.utf8))
  }

  /// A message about the first appearance of `place` in a file of one line or more.
  static func error(
    _ text: String, at place: String, file name: String = "menu.json", rowPath: [String] = [],
    expected: String? = nil, suggestion: String? = nil, notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    let source = file(text, name: name)
    return Diagnostic(
      .error, .jsonSyntax, "a comma is missing between two members",
      at: span(of: place, in: source),
      rowPath: rowPath, expected: expected, suggestion: suggestion, notes: notes)
  }

  static func span(of place: String, in file: SourceFile) -> SourceSpan {
    let wanted = Array(place.utf8)
    let starts = file.bytes.indices.filter { file.bytes[$0...].starts(with: wanted) }
    let start = starts.first ?? file.bytes.count
    return SourceSpan(file, start..<start + wanted.count)
  }

  /// A message with all that a message can have.
  static let full: Diagnostic = {
    let source = file(
      """
      {"Drinks": [
        {"name": "Tea" "price": 2}
      ]}

      """)
    return Diagnostic(
      .error, .jsonSyntax, "a comma is missing between two members",
      at: span(of: "\"price\"", in: source), rowPath: ["Drinks", "Tea", "price"],
      expected: "a comma or a closing brace", suggestion: "write a comma before “price”",
      notes: [
        Diagnostic.Note("the object starts here", at: span(of: "{\"name\"", in: source)),
        Diagnostic.Note("JSON wants a comma between members"),
      ])
  }()
}
