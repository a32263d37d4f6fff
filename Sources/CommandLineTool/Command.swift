/// A command, as data: its words for the parser, the help, the completions and the manual page, and
/// the function that does it.
struct Command: Sendable {
  let name: String
  let operand: Operand
  /// One line: what it does, in lower case and without full stop.
  let summary: String
  /// What else there is to say, in paragraphs.
  let details: [String]
  /// Its own options; ``Flag/common`` come on top.
  let ownFlags: [Flag]
  let examples: [Example]
  let run: @Sendable (Invocation, Console) -> ExitCode

  /// What may follow the name.
  struct Operand: Sendable {
    /// The word for it in the help.
    let word: String
    let count: ClosedRange<Int>
    let kind: Kind

    /// What a shell completes there.
    enum Kind: Sendable { case path, folder, code, command }

    static func optional(_ word: String, _ kind: Kind) -> Operand {
      Operand(word: word, count: 0...1, kind: kind)
    }

    static func required(_ word: String, _ kind: Kind) -> Operand {
      Operand(word: word, count: 1...1, kind: kind)
    }

    /// `[PATH]` or `FILE`.
    var synopsis: String { count.lowerBound == 0 ? "[\(word)]" : word }
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
    _ name: String, _ operand: Operand, _ summary: String, details: [String] = [],
    flags: [Flag] = [], examples: [Example] = [],
    run: @escaping @Sendable (Invocation, Console) -> ExitCode
  ) {
    self.name = name
    self.operand = operand
    self.summary = summary
    self.details = details
    self.ownFlags = flags
    self.examples = examples
    self.run = run
  }

  var flags: [Flag] { ownFlags + Flag.common }

  /// Every command, in the order of the help.
  static let all: [Command] = [.build, .serve, .clean, .explain, .help]

  static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}
