internal import Diagnostics
internal import Testing

@testable internal import CommandLineTool

struct CommandLineParserTests {
  /// A command that takes every kind of option.
  struct Line: Sendable, CustomTestStringConvertible {
    var arguments: String
    var operands: [String] = []
    var options: [String: [String]] = [:]
    var testDescription: String { arguments }
  }

  @Test(arguments: [
    Line(arguments: "clean"),
    Line(arguments: "clean site", operands: ["site"]),
    Line(
      arguments: "clean --dry-run site -q", operands: ["site"],
      options: ["dry-run": [""], "quiet": [""]]),
    Line(arguments: "clean -nqv", options: ["dry-run": [""], "quiet": [""], "verbose": [""]]),
    Line(arguments: "clean --messages json", options: ["messages": ["json"]]),
    Line(arguments: "clean --messages=json", options: ["messages": ["json"]]),
    Line(arguments: "--color never clean x", operands: ["x"], options: ["color": ["never"]]),
    Line(arguments: "-q clean -- --dry-run", operands: ["--dry-run"], options: ["quiet": [""]]),
    Line(arguments: "clean -", operands: ["-"]),
    Line(arguments: "clean --color never --color always", options: ["color": ["never", "always"]]),
  ]) func `what is typed is understood`(_ line: Line) {
    let parser = CommandLineParser(line.arguments.split(separator: " ").map(String.init))
    #expect(parser.diagnostics.isEmpty)
    #expect(parser.command?.name == "clean")
    #expect(parser.invocation.operands == line.operands)
    for flag in Command.clean.flags {
      #expect(parser.invocation.texts(flag) == line.options[flag.name] ?? [], "\(flag.name)")
    }
  }

  struct Slip: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var message: String
    var testDescription: String { arguments.joined(separator: " ") }
    init(_ arguments: String, _ message: String) {
      self.arguments = arguments.split(separator: " ").map(String.init)
      self.message = message
    }
  }

  @Test(arguments: [
    Slip(
      "claen",
      """
      menugen: error: there is no command ‘claen’ [command-unknown]
        help: did you mean ‘clean’?

      """),
    Slip(
      "menu.csv",
      """
      menugen: error: there is no command ‘menu.csv’ [command-unknown]
        help: to make a page of a file: menugen build menu.csv

      """),
    Slip(
      "frobnicate",
      """
      menugen: error: there is no command ‘frobnicate’ [command-unknown]
        help: ‘menugen help’ lists the commands

      """),
    Slip(
      "clean --dryrun",
      """
      menugen: error: ‘menugen clean’ has no option ‘--dryrun’ [option-unknown]
        help: did you mean ‘--dry-run’?

      """),
    Slip(
      "clean --manual-page",
      """
      menugen: error: ‘menugen clean’ has no option ‘--manual-page’ [option-unknown]
        help: it is an option of ‘menugen help’

      """),
    Slip(
      "clean -z",
      """
      menugen: error: ‘menugen clean’ has no option ‘-z’ [option-unknown]
        help: ‘menugen help clean’ lists the options

      """),
    Slip(
      "--quite",
      """
      menugen: error: ‘menugen’ has no option ‘--quite’ [option-unknown]
        help: did you mean ‘--quiet’?

      """),
    Slip(
      "clean --messages",
      """
      menugen: error: ‘--messages’ needs a value [option-value]
        expected: text, short, json, github or sarif

      """),
    Slip(
      "clean --color --quiet",
      """
      menugen: error: ‘--color’ needs a value [option-value]
        expected: auto, always or never

      """),
    Slip(
      "clean --color allways",
      """
      menugen: error: ‘allways’ is no value for ‘--color’ [option-value]
        expected: auto, always or never
        help: did you mean ‘always’?

      """),
    Slip(
      "clean --quiet=yes",
      """
      menugen: error: ‘--quiet’ takes no value, and has ‘yes’ [option-value]

      """),
    Slip(
      "clean a b",
      """
      menugen: error: ‘menugen clean’ takes one name, and ‘b’ is one too many [operand-count]
        expected: menugen clean [OPTIONS] [DIR]
        help: put quotes around a name that has blanks in it

      """),
    Slip(
      "verify",
      """
      menugen: error: ‘menugen verify’ needs DIR [operand-count]
        expected: menugen verify [OPTIONS] DIR [PATH]

      """),
    Slip(
      "build --field title",
      """
      menugen: error: ‘title’ is no value for ‘--field’ [option-value]
        expected: NAME=COLUMN

      """),
    Slip(
      "build --jobs 0",
      """
      menugen: error: ‘0’ is no value for ‘--jobs’ [option-value]
        expected: a whole number from 1 to 256

      """),
    Slip(
      "explain json-sintax",
      """
      menugen: error: there is no message with the code ‘json-sintax’ [code-unknown]
        help: did you mean ‘json-syntax’?

      """),
    Slip(
      "help explian",
      """
      menugen: error: there is no command ‘explian’ [command-unknown]
        help: did you mean ‘explain’?

      """),
  ]) func `a slip is answered with the way out`(_ slip: Slip) {
    let run = TestRun(slip.arguments)
    #expect(run.error == slip.message)
    #expect(run.output.isEmpty)
    #expect(run.code == .failure)
  }

  @Test func `all slips of a line are named at once`() {
    #expect(CommandLineParser(["clean", "--x", "--y", "a", "b"]).diagnostics.count == 3)
  }

  @Test func `options are told apart`() {
    for command in Command.all {
      let names = command.flags.map(\.name)
      #expect(Set(names).count == names.count, "\(command.name)")
      let letters = command.flags.compactMap(\.letter)
      #expect(Set(letters).count == letters.count, "\(command.name)")
    }
  }
}
