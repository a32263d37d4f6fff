/// Why the parsing of a YAML file ends before its end.
enum YAMLFailure: Error {
  /// What takes the events has had enough, and has said why.
  case stopped
  case syntax(YAMLProblem)

  static func syntax(
    _ summary: String, at range: Range<Int>, suggestion: String? = nil,
    note: (String, Range<Int>)? = nil
  ) -> YAMLFailure {
    .syntax(YAMLProblem(summary: summary, range: range, suggestion: suggestion, note: note))
  }
}

/// A rule of the syntax that a YAML file breaks, in the reader's words.
struct YAMLProblem {
  var summary: String
  var range: Range<Int>
  var suggestion: String?
  var note: (text: String, range: Range<Int>)?
}
