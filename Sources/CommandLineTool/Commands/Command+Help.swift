internal import Diagnostics

extension Flag {
  static let completions = Flag(
    "completions", .choice(["bash", "zsh"]), .command, "print the completions for a shell")
  static let manualPage = Flag("manual-page", .none, .command, "print the manual page")
}

extension Command {
  /// `menugen help [COMMAND]`
  static let help = Command(
    "help", [Operand(word: "COMMAND", isRequired: false, kind: .command)],
    "tell how a command is used",
    flags: [.completions, .manualPage],
    examples: [
      Example("menugen help build", "the options of a command, with examples"),
      Example(
        "source <(menugen help --completions bash)", "let this shell complete commands and options"),
      Example("menugen help --manual-page > menugen.1", "the manual page, for man(1)"),
    ]
  ) { invocation, console in
    if let shell = invocation.text(.completions) {
      console.result(shell == "zsh" ? ZshCompletions.text : BashCompletions.text)
    } else if invocation.has(.manualPage) {
      console.result(ManualPage.text)
    } else if let name = invocation.operands.first {
      guard let command = Command.named(name) else {
        return console.fail(CommandLineParser.unknownCommand(name))
      }
      console.result(Help.text(of: command))
    } else {
      console.result(Help.overview)
    }
    return .done
  }
}
