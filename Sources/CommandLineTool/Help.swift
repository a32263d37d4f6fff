/// The help, made from the tables of commands and options. 80 columns wide.
enum Help {
  /// What `menugen help` prints.
  static var overview: String {
    let width = Command.all.map(\.name.count).max() ?? 0
    let commands = Command.all.map { command in
      entry(command.name, command.summary, width: width)
    }
    return """
      menugen turns a table of things into a page of two linked columns.

      usage: menugen COMMAND [OPTIONS] [PATH]

      Commands:
      \(commands.joined(separator: "\n"))

      ‘menugen help COMMAND’ tells more of each.

      """
  }

  /// What `menugen help COMMAND` prints.
  static func text(of command: Command) -> String {
    var parts = ["usage: \(command.synopsis)\n"]
    parts.append(wrapped(sentence(command.summary), indent: 0) + "\n")
    parts += command.details.map { wrapped($0, indent: 0) + "\n" }
    for topic in Flag.Topic.allCases {
      let flags = command.flags.filter { $0.topic == topic }
      guard !flags.isEmpty else { continue }
      parts.append(
        "\(topic.rawValue):\n"
          + flags.map { entry($0.synopsis, $0.summary, width: 26) }.joined(separator: "\n") + "\n")
    }
    if !command.examples.isEmpty {
      parts.append(
        "Examples:\n"
          + command.examples.map { "  \($0.line)\n" + wrapped($0.meaning, indent: 6) }
          .joined(separator: "\n") + "\n")
    }
    return parts.joined(separator: "\n")
  }

  /// A summary as a sentence.
  static func sentence(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }

  /// A word and what it means, in two columns; a long word has the meaning under it.
  private static func entry(_ word: String, _ meaning: String, width: Int) -> String {
    let indent = width + 4
    let text = wrapped(meaning, indent: indent)
    guard word.count <= width else { return "  \(word)\n\(text)" }
    return "  \(word)" + text.dropFirst(word.count + 2)
  }

  /// Text in lines of at most 80 columns.
  static func wrapped(_ text: String, indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > 80 {
        lines.append(margin + line)
        line = ""
      }
      line += line.isEmpty ? word : " " + word
    }
    return (lines + [margin + line]).joined(separator: "\n")
  }
}
