/// One message to the person who runs the tool: a flat value, made where the problem is seen and
/// printed elsewhere.
public struct Diagnostic: Sendable {
  public var severity: Severity
  public var code: DiagnosticCode
  /// The headline: names the value and states the rule, without full stop, in the reader's words.
  public var summary: String
  /// Where it is, when the place is inside a file that was read.
  public var span: SourceSpan?
  /// The file or folder it is about, when there is no `span`.
  public var path: String?
  /// The way to the row in the menu: `["Drinks", "Tea", "price"]`.
  public var rowPath: [String]
  /// What was expected there.
  public var expected: String?
  /// What to do; "did you mean" when something near exists.
  public var suggestion: String?
  /// Other places that belong to the problem.
  public var notes: [Note]

  /// A second place that belongs to a message, such as the first of two equal keys.
  public struct Note: Sendable {
    public var summary: String
    public var span: SourceSpan?

    public init(_ summary: String, at span: SourceSpan? = nil) {
      self.summary = summary
      self.span = span
    }
  }

  public init(
    _ severity: Severity, _ code: DiagnosticCode, _ summary: String, at span: SourceSpan? = nil,
    path: String? = nil, rowPath: [String] = [], expected: String? = nil,
    suggestion: String? = nil, notes: [Note] = []
  ) {
    self.severity = severity
    self.code = code
    self.summary = summary
    self.span = span
    self.path = path
    self.rowPath = rowPath
    self.expected = expected
    self.suggestion = suggestion
    self.notes = notes
  }
}
