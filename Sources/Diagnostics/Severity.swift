/// How much a message matters.
public enum Severity: Int, Sendable, Comparable {
  /// The build can't give what was asked for; nothing is written.
  case error
  /// The build goes on, but something is probably not as meant; `--strict` makes it fail.
  case warning
  /// What was decided where the data left a choice.
  case notice

  public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }

  /// The word in messages.
  public var word: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .notice: "notice"
    }
  }
}
