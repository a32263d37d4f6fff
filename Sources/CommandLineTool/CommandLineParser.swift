internal import Diagnostics

/// Reads a command line by the tables of commands and options.
///
/// Options stand anywhere: `--output DIR`, `--output=DIR`, `-o DIR`, `-oDIR`, `-qn`. After `--`
/// nothing is an option; `-` alone never is.
struct CommandLineParser {
  /// What was typed, as far as it was understood.
  private(set) var command: Command?
  private(set) var invocation = Invocation()
  /// What was wrong with it: all of it.
  private(set) var diagnostics: [Diagnostic] = []

  private var rest: ArraySlice<String>

  init(_ arguments: [String]) {
    rest = arguments[...]
    findCommand()
    var mayBeOption = true
    while let argument = rest.popFirst() {
      if mayBeOption, argument == "--" {
        mayBeOption = false
      } else if mayBeOption, argument.hasPrefix("--") {
        readLong(argument)
      } else if mayBeOption, argument.hasPrefix("-"), argument != "-" {
        readShort(argument)
      } else if mayBeOption, let name = Self.dashed(argument) {
        refuse(name, argument)
      } else {
        invocation.operands.append(argument)
      }
    }
    checkOperands()
  }

  private var flags: [Flag] { command?.flags ?? Flag.common }

  private var typed: String { command.map { "menugen \($0.name)" } ?? "menugen" }

  /// The command is the first word that is neither an option nor an option's value.
  private mutating func findCommand() {
    var isValue = false
    let index = rest.firstIndex { word in
      if isValue {
        isValue = false
        return false
      }
      isValue = Flag.common.contains { $0.value != .none && word == "--" + $0.name }
      return !word.hasPrefix("-")
    }
    guard let index else { return }
    let name = rest.remove(at: index)
    command = Command.named(name)
    if command == nil { diagnostics.append(Self.unknownCommand(name)) }
  }

  /// The message about a word that is no command.
  static func unknownCommand(_ name: String) -> Diagnostic {
    let isFile = name.contains(".") || name.contains("/")
    return Diagnostic(
      .error, .commandUnknown, "there is no command ‘\(name)’",
      suggestion: Nearest.suggestion(for: name, among: Command.all.map(\.name))
        ?? (isFile
          ? "to make a page of a file: menugen build \(name)"
          : "‘menugen help’ lists the commands"))
  }

  private mutating func readLong(_ argument: String) {
    let parts = argument.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard let flag = flags.first(where: { $0.name == name }) else { return refuse(name, argument) }
    let attached = parts.count == 2 ? String(parts[1]) : nil
    if flag.value == .none, let attached {
      diagnostics.append(
        Diagnostic(.error, .optionValue, "‘--\(name)’ takes no value, and has ‘\(attached)’"))
    } else {
      read(flag, as: "--\(name)", attached)
    }
  }

  /// The name behind a long dash, which text processors make of two hyphens.
  private static func dashed(_ argument: String) -> String? {
    guard argument.hasPrefix("—") || argument.hasPrefix("–") else { return nil }
    let name = argument.drop { "—–-".contains($0) }
    return name.isEmpty ? nil : String(name.prefix { $0 != "=" })
  }

  private mutating func readShort(_ argument: String) {
    // `-output`: read as `-o utput` it would fail later, and for another reason.
    let name = String(argument.dropFirst().prefix { $0 != "=" })
    if name.count > 1, flags.contains(where: { $0.name == name }) { return refuse(name, argument) }
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let flag = flags.first(where: { $0.letter == letter }) else {
        return refuse(String(letter), "-\(letter)")
      }
      guard flag.value != .none else {
        read(flag, as: "-\(letter)", nil)
        continue
      }
      return read(flag, as: "-\(letter)", letters.isEmpty ? nil : String(letters))
    }
  }

  private mutating func read(_ flag: Flag, as typed: String, _ attached: String?) {
    guard flag.value != .none else { return invocation.add("", for: flag) }
    // An option in the place of a value is most likely an option; `--output=-x` is the way to say no.
    let next = rest.first.flatMap { $0.hasPrefix("-") && $0 != "-" ? nil : $0 }
    guard let value = attached ?? next else {
      diagnostics.append(
        Diagnostic(
          .error, .optionValue, "‘\(typed)’ needs a value", expected: expected(by: flag)))
      return
    }
    if attached == nil { rest.removeFirst() }
    guard isGood(value, for: flag) else {
      var suggestion: String?
      if case .choice(let words) = flag.value {
        suggestion = Nearest.suggestion(for: value, among: words)
      }
      diagnostics.append(
        Diagnostic(
          .error, .optionValue, "‘\(value)’ is no value for ‘\(typed)’",
          expected: expected(by: flag),
          suggestion: suggestion))
      return
    }
    invocation.add(value, for: flag)
  }

  private func isGood(_ value: String, for flag: Flag) -> Bool {
    switch flag.value {
    case .none: false
    case .text, .path: !value.isEmpty
    case .pair: value.split(separator: "=", maxSplits: 1).count == 2 && !value.hasPrefix("=")
    case .number(_, let range): Int(value).map(range.contains) ?? false
    case .choice(let words): words.contains(value)
    }
  }

  private func expected(by flag: Flag) -> String {
    switch flag.value {
    case .none: "no value"
    case .text(let word), .pair(let word), .path(let word): word
    case .number(_, let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .choice(let words): words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    }
  }

  private mutating func refuse(_ name: String, _ argument: String) {
    let owners = Command.all.filter { $0.flags.contains { $0.name == name } }.map(\.name)
    takeValue(of: name, argument)
    if flags.contains(where: { $0.name == name }) {
      diagnostics.append(
        Diagnostic(
          .error, .optionUnknown, "‘\(typed)’ has no option ‘\(argument)’",
          suggestion: "write two hyphens: --\(name)"))
      return
    }
    diagnostics.append(
      Diagnostic(
        .error, .optionUnknown, "‘\(typed)’ has no option ‘\(argument)’",
        suggestion: owners.isEmpty
          ? Nearest.suggestion(for: "--" + name, among: flags.map { "--" + $0.name })
            ?? "‘menugen help\(command.map { " " + $0.name } ?? "")’ lists the options"
          : "it is an option of ‘menugen \(owners.joined(separator: "’, ‘menugen "))’"))
  }

  /// Leaves out the value of a mistyped option, which is no name too many.
  private mutating func takeValue(of name: String, _ argument: String) {
    let known = Set(Command.all.flatMap(\.flags))
    let meant = Nearest.name(to: name, among: known.map(\.name).sorted())
    guard let flag = known.first(where: { $0.name == meant }), flag.value != .none,
      !argument.contains("="), let next = rest.first, !next.hasPrefix("-")
    else { return }
    rest.removeFirst()
  }

  private mutating func checkOperands() {
    guard let command, !invocation.has(.help), !invocation.has(.version) else { return }
    let operands = invocation.operands
    let needed = command.operands.count { $0.isRequired }
    let expected = command.synopsis
    if operands.count < needed {
      diagnostics.append(
        Diagnostic(
          .error, .operandCount, "‘\(typed)’ needs \(command.operands[operands.count].word)",
          expected: expected))
    } else if operands.count > command.operands.count {
      let surplus = operands[command.operands.count]
      let count = command.operands.count == 1 ? "one name" : "\(command.operands.count) names"
      diagnostics.append(
        Diagnostic(
          .error, .operandCount, "‘\(typed)’ takes \(count), and ‘\(surplus)’ is one too many",
          expected: expected, suggestion: "put quotes around a name that has blanks in it"))
    }
  }
}
