/// An option of the command line, as data: the parser, the help, the completions and the manual page
/// are made from it.
struct Flag: Sendable, Hashable {
  /// Without the hyphens: `output` for `--output`.
  let name: String
  /// The short form: `o` for `-o`.
  let letter: Character?
  let value: Value
  /// Where the help lists it.
  let topic: Topic
  /// What it does, in a few words, without full stop.
  let summary: String
  /// Whether it may be given several times, each adding to the others; else the last one counts.
  let isRepeatable: Bool
  /// The key of the configuration that it stands for.
  let setting: String?

  /// What stands behind the name.
  enum Value: Sendable, Hashable {
    /// Nothing: the option is there or not.
    case none
    /// Any text; the word stands for it in the help.
    case text(String)
    /// Two texts with an equals sign between them.
    case pair(String)
    /// The path of a file or folder.
    case path(String)
    /// A whole number in a range.
    case number(String, ClosedRange<Int>)
    /// One of some words.
    case choice([String])
  }

  enum Topic: String, Sendable, CaseIterable {
    case reading = "How the data is read"
    case page = "How the page is made"
    case writing = "What is written"
    case command = "Options of this command"
    case messages = "What is said"
  }

  init(
    _ name: String, letter: Character? = nil, _ value: Value = .none, _ topic: Topic,
    _ summary: String, isRepeatable: Bool = false, setting: String? = nil
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.topic = topic
    self.summary = summary
    self.isRepeatable = isRepeatable
    self.setting = setting
  }

  static func == (left: Flag, right: Flag) -> Bool { left.name == right.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The word for the value in the help: `DIR`, `linked|swap`; nil when there is no value.
  var placeholder: String? {
    switch value {
    case .none: nil
    case .text(let word), .pair(let word), .path(let word), .number(let word, _): word
    case .choice(let words): words.joined(separator: "|")
    }
  }

  /// `-o, --output DIR`.
  var synopsis: String {
    let short = letter.map { "-\($0), " } ?? "    "
    return short + "--\(name)" + (placeholder.map { " " + $0 } ?? "")
  }
}
