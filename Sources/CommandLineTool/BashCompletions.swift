/// The completions for bash, made from the tables of commands and options.
enum BashCompletions {
  static var text: String {
    """
    # bash completion for menugen: source it, or put it into a folder of bash-completion.
    _menugen() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
      local command= word
      for word in "${COMP_WORDS[@]:1:COMP_CWORD - 1}"; do
        case $word in -*) ;; *) command=$word && break ;; esac
      done
      COMPREPLY=()
      case $previous in
    \(values)
      esac
      case $command in
    \(Command.all.map(cases).joined(separator: "\n"))
      *)
        COMPREPLY=($(compgen -W "\(names(of: Flag.common)) \
    \(Command.all.map(\.name).joined(separator: " "))" -- "$current"))
        ;;
      esac
    }
    complete -F _menugen menugen

    """
  }

  /// What follows an option that takes a value.
  private static var values: String {
    let flags = Set(Command.all.flatMap(\.flags)).sorted { $0.name < $1.name }
    return flags.compactMap { flag in
      let pattern = "--\(flag.name)" + (flag.letter.map { " | -\($0)" } ?? "")
      return switch flag.value {
      case .none: nil
      case .choice(let words):
        "  \(pattern)) \(reply("-W \"\(words.joined(separator: " "))\"")) && return ;;"
      case .path: "  \(pattern)) \(reply("-o dirnames")) && return ;;"
      case .text, .pair, .number: "  \(pattern)) return ;;"
      }
    }.joined(separator: "\n")
  }

  private static func cases(_ command: Command) -> String {
    let operands =
      switch command.operands.first?.kind ?? .path {
      case .path: "-o default"
      case .folder: "-o dirnames"
      case .code: "-W \"$(menugen explain | cut -d ' ' -f 1)\""
      case .command: "-W \"\(Command.all.map(\.name).joined(separator: " "))\""
      }
    return """
        \(command.name))
          case $current in
          -*) \(reply("-W \"\(names(of: command.flags))\"")) ;;
          *) \(reply(operands)) ;;
          esac
          ;;
      """
  }

  private static func names(of flags: [Flag]) -> String {
    flags.map { "--\($0.name)" }.joined(separator: " ")
  }

  private static func reply(_ options: String) -> String {
    "COMPREPLY=($(compgen \(options) -- \"$current\"))"
  }
}
