/// The completions for zsh, made from the tables of commands and options.
enum ZshCompletions {
  static var text: String {
    """
    #compdef menugen
    # zsh completion for menugen: put it into a folder of $fpath as _menugen.
    _menugen_codes() {
      compadd -- ${(f)"$(menugen explain | cut -d ' ' -f 1)"}
    }

    _menugen() {
      local -a commands
      commands=(
    \(Command.all.map { "    \(quoted("\($0.name):\($0.summary)"))" }.joined(separator: "\n"))
      )
      # Options may stand before the command, some with a value.
      local place=2
      while (( place < CURRENT )) && [[ $words[place] = -* ]]; do
        [[ $words[place] = (\(Self.namesWithValue)) ]] && (( place++ ))
        (( place++ ))
      done
      if (( CURRENT <= place )); then
        if [[ $words[CURRENT] = -* ]] || (( CURRENT < place )); then
          _arguments \(Flag.common.flatMap(specifications).joined(separator: " \\\n            "))
        else
          _describe command commands
        fi
        return
      fi
      shift $(( place - 1 )) words
      (( CURRENT -= place - 1 ))
      case $words[1] in
    \(Command.all.map(cases).joined(separator: "\n"))
      esac
    }
    if [[ $funcstack[1] = _menugen ]]; then _menugen "$@"; else compdef _menugen menugen; fi

    """
  }

  /// The options of every command that have a value behind them, as a pattern.
  private static var namesWithValue: String {
    Flag.common.filter { $0.value != .none }.map { "--\($0.name)" }.joined(separator: "|")
  }

  private static func cases(_ command: Command) -> String {
    let operands = command.operands.enumerated().map { index, operand in
      let optional = operand.isRequired ? "" : ":"
      return quoted("\(index + 1)\(optional):\(operand.word):\(action(for: operand))")
    }
    let specifications = command.flags.flatMap(specifications) + operands
    return """
        \(command.name))
          _arguments \(specifications.joined(separator: " \\\n        "))
          ;;
      """
  }

  private static func action(for operand: Command.Operand) -> String {
    switch operand.kind {
    case .path: "_files"
    case .folder: "_files -/"
    case .code: "_menugen_codes"
    case .command: "(\(Command.all.map(\.name).joined(separator: " ")))"
    }
  }

  /// The option's long form, and its short form when it has one.
  private static func specifications(_ flag: Flag) -> [String] {
    let action =
      switch flag.value {
      case .none: ""
      case .text(let word), .pair(let word), .number(let word, _): ":\(escaped(word)):"
      case .path(let word): ":\(escaped(word)):_files -/"
      case .choice(let words): ":\(flag.name):(\(words.joined(separator: " ")))"
      }
    let repeats = flag.isRepeatable ? "*" : ""
    let long = flag.value == .none ? "--\(flag.name)" : "--\(flag.name)="
    let short = flag.letter.map { flag.value == .none ? "-\($0)" : "-\($0)+" }
    return [long, short].compactMap(\.self).map {
      quoted("\(repeats)\($0)[\(escaped(flag.summary))]\(action)")
    }
  }

  private static func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
