/// What the tool ends with.
enum ExitCode: Int32, Sendable {
  case done = 0
  /// Problems in the content: errors, or warnings with `--strict`.
  case problems = 1
  /// Wrong usage, or the system could not read or write.
  case failure = 2
}
