internal import Diagnostics

/// The manual page, made from the tables of commands and options.
enum ManualPage {
  static var text: String {
    """
    .TH MENUGEN 1 "\(ToolVersion.date)" "menugen \(ToolVersion.text)" "User Commands"
    .SH NAME
    menugen \\- turn a table of things into a page of two linked columns
    .SH SYNOPSIS
    .B menugen
    .I COMMAND
    [\\fIOPTIONS\\fR] [\\fIPATH\\fR]
    .SH DESCRIPTION
    \(escaped(description))
    .SH COMMANDS
    \(Command.all.map(section).joined(separator: "\n"))
    .SH COMMON OPTIONS
    \(Flag.common.map(entry).joined(separator: "\n"))
    .SH EXIT STATUS
    .TP
    .B 0
    All is done.
    .TP
    .B 1
    There are problems in the content: errors, or warnings with
    .BR \\-\\-strict .
    .TP
    .B 2
    The command was wrong, or something could not be read or written.
    .SH ENVIRONMENT
    .TP
    .B NO_COLOR
    When it is set, messages have no colours unless
    .B \\-\\-color always
    asks for them.
    .SH FILES
    .TP
    .I content/site.yml
    What holds for a whole site: title, language, order of the menus.
    .TP
    .I content/MENU/menugen.yml
    What holds for one menu: fields, grouping, behaviour, layout.
    .TP
    .I DIR/.menugen\\-manifest.json
    The files that a build wrote into DIR. No others are ever replaced or removed.

    """
  }

  private static let description = """
    menugen reads a file that you have already: a table, JSON, YAML, TOML, a property list, a folder \
    of Markdown. It writes static files: the index of sections on the left, the sections with their \
    rows on the right, tied to each other. Results go to the standard output, messages to the \
    standard error.
    """

  private static func section(_ command: Command) -> String {
    let paragraphs = [Help.sentence(command.summary)] + command.details
    let examples = command.examples.map { ".TP\n.B \(escaped($0.line))\n\(escaped($0.meaning))" }
    return [
      """
      .SS "\(escaped(command.synopsis))"
      \(paragraphs.map(escaped).joined(separator: "\n.PP\n"))
      """,
      command.ownFlags.map(entry).joined(separator: "\n"),
      examples.isEmpty ? "" : ".PP\nExamples:\n" + examples.joined(separator: "\n"),
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func entry(_ flag: Flag) -> String {
    let names = ["--\(flag.name)"] + (flag.letter.map { ["-\($0)"] } ?? [])
    let value = flag.placeholder.map { " \\fI\(escaped($0))\\fR" } ?? ""
    let heads = names.map { "\\fB\(escaped($0))\\fR\(value)" }.joined(separator: ", ")
    return ".TP\n\(heads)\n\(escaped(Help.sentence(flag.summary)))"
  }

  /// Text that roff prints as it is: hyphens stay hyphens, and no line is taken for a request.
  private static func escaped(_ text: String) -> String {
    let plain = text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "‘": "\\(oq"
      case "’": "\\(cq"
      default: String(character)
      }
    }.joined()
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}
