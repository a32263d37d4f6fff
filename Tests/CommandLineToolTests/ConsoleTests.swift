internal import Diagnostics
internal import Platform
internal import Testing

@testable internal import CommandLineTool

struct ConsoleTests {
  @Test func `help goes to the standard output when it was asked for`() {
    #expect(TestRun(["help"]).output == Help.overview)
    #expect(TestRun(["--help"]).output == Help.overview)
    #expect(TestRun(["clean", "-h"]).output == Help.text(of: .clean))
    #expect(TestRun(["help", "clean"]).code == .done)
    let bare = TestRun([])
    #expect(bare.error == Help.overview && bare.output.isEmpty && bare.code == .failure)
  }

  @Test func `the version`() {
    #expect(TestRun(["--version"]).output == "menugen \(ToolVersion.text)\n")
    #expect(TestRun(["--version", "--verbose"]).output.hasPrefix("menugen \(ToolVersion.text)\n"))
  }

  struct Color: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var arguments: [String] = []
    var variables: [String: String] = [:]
    var isTerminal = true
    var isColored: Bool
  }

  @Test(arguments: [
    Color(testDescription: "a terminal", isColored: true),
    Color(testDescription: "a pipe", isTerminal: false, isColored: false),
    Color(testDescription: "NO_COLOR", variables: ["NO_COLOR": "1"], isColored: false),
    Color(testDescription: "NO_COLOR, empty", variables: ["NO_COLOR": ""], isColored: true),
    Color(testDescription: "a dumb terminal", variables: ["TERM": "dumb"], isColored: false),
    Color(testDescription: "never", arguments: ["--color", "never"], isColored: false),
    Color(
      testDescription: "always, whatever else", arguments: ["--color", "always"],
      variables: ["NO_COLOR": "1"], isTerminal: false, isColored: true),
  ]) func colours(_ color: Color) {
    let environment = Environment(variables: color.variables, hasTerminalError: color.isTerminal)
    let run = TestRun(["explain", "x-y-z"] + color.arguments, environment)
    #expect(run.error.contains("\u{1B}") == color.isColored)
  }

  @Test func `quiet leaves what fails the run`() {
    let parser = CommandLineParser(["clean", "--quiet"])
    #expect(Console(parser.invocation, Environment()).isQuiet)
    #expect(TestRun(["explain", "nothing-like-it", "--quiet"]).error.contains("code-unknown"))
  }

  @Test func `a result that nobody reads is no failure, one that can't be written is`() {
    #expect(TestRun(["explain"], outcome: .unread).code == .done)
    let full = TestRun(["explain"], outcome: .failed("the disk is full"))
    #expect(full.code == .failure)
    #expect(
      full.error
        == "menugen: error: can't write to the standard output: the disk is full [output-failed]\n")
  }

  @Test func `messages take the form that was asked for`() {
    #expect(TestRun(["explain", "zzz", "--messages", "github"]).error.hasPrefix("::error title="))
    #expect(TestRun(["explain", "zzz", "--messages", "sarif"]).error.contains("\"2.1.0\""))
    #expect(TestRun(["explain", "zzz", "--messages=json"]).error.hasPrefix("{\n  \"errors\": 1"))
  }

  @Test(arguments: DiagnosticCode.all.map(\.name)) func `every code is explained`(_ name: String) {
    let run = TestRun(["explain", name])
    #expect(run.code == .done)
    #expect(run.output.contains("[\(name)]"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
