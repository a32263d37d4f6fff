/// A command, as data: its words for the parser, the help, the completions and the manual page, and
/// the function that does it.
struct Command: Sendable {
  let name: String
  /// The names that follow, in their order; those that may be left out come last.
  let operands: [Operand]
  /// One line: what it does, in lower case and without full stop.
  let summary: String
  /// What else there is to say, in paragraphs.
  let details: [String]
  /// Its own options; ``Flag/common`` come on top.
  let ownFlags: [Flag]
  let examples: [Example]
  let run: @Sendable (Invocation, Console) -> ExitCode

  /// A name that follows the command.
  struct Operand: Sendable {
    /// The word for it in the help.
    let word: String
    let isRequired: Bool
    let kind: Kind

    /// What a shell completes there.
    enum Kind: Sendable { case path, folder, code, command }

    static func path(isRequired: Bool) -> Operand { path("PATH", isRequired: isRequired) }

    static func path(_ word: String, isRequired: Bool) -> Operand {
      Operand(word: word, isRequired: isRequired, kind: .path)
    }

    static func folder(_ word: String, isRequired: Bool) -> Operand {
      Operand(word: word, isRequired: isRequired, kind: .folder)
    }

    /// `[PATH]` or `FILE`.
    var synopsis: String { isRequired ? word : "[\(word)]" }
  }

  struct Example: Sendable {
    let line: String
    let meaning: String

    init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  init(
    _ name: String, _ operands: [Operand], _ summary: String, details: [String] = [],
    flags: [Flag] = [], examples: [Example] = [],
    run: @escaping @Sendable (Invocation, Console) -> ExitCode
  ) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.details = details
    self.ownFlags = flags
    self.examples = examples
    self.run = run
  }

  var flags: [Flag] { ownFlags + Flag.common }

  /// `menugen verify [OPTIONS] DIR [PATH]`
  var synopsis: String {
    (["menugen", name, "[OPTIONS]"] + operands.map(\.synopsis)).joined(separator: " ")
  }

  /// Every command, in the order of the help.
  static let all: [Command] = [
    .build, .serve, .check, .inspect, .initialise, .explain, .clean, .verify, .browse, .help,
  ]

  static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}
