internal import Foundation
internal import TestSupport
internal import Testing

/// Completions and the manual page in the programs that read them.
struct ShellTests {
  private func shell(_ program: String, _ script: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program, "-c", script]
    process.environment = ToolRun.environment(in: "/nonexistent").merging([
      "PATH": ToolRun.binary.deletingLastPathComponent().path + ":/usr/bin:/bin"
    ]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  private static func has(_ program: String) -> Bool {
    ["/usr/bin/", "/bin/", "/usr/local/bin/"].contains {
      FileManager.default.isExecutableFile(atPath: $0 + program)
    }
  }

  struct Completion: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var words: [String]
    init(_ typed: String, _ words: [String]) { (testDescription, self.words) = (typed, words) }
  }

  @Test(
    .enabled(if: has("bash"), "needs bash"),
    arguments: [
      Completion("menugen exp", ["explain"]),
      Completion("menugen clean --dr", ["--dry-run"]),
      Completion("menugen clean --messages s", ["short", "sarif"]),
      Completion("menugen explain json-", ["json-syntax"]),
      Completion("menugen --color al", ["always"]),
      Completion("menugen --quiet help cl", ["clean"]),
    ]) func bash(_ completion: Completion) throws
  {
    let script = """
      source <(menugen help --completions bash)
      COMP_WORDS=(\(completion.testDescription)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _menugen; printf '%s\\n' "${COMPREPLY[@]}"
      """
    #expect(try shell("bash", script).split(separator: "\n").map(String.init) == completion.words)
  }

  @Test(.enabled(if: has("zsh"), "needs zsh")) func zsh() throws {
    let script = """
      autoload -Uz compinit && compinit -u -D
      source <(menugen help --completions zsh) && whence -w _menugen && print -r -- $_comps[menugen]
      """
    #expect(try shell("zsh", script) == "_menugen: function\n_menugen\n")
  }

  @Test(.enabled(if: has("groff"), "needs groff")) func `the manual page is sound`() throws {
    let script = "menugen help --manual-page | groff -ww -man -Tutf8 - 2>&1 >/dev/null"
    #expect(try shell("bash", script) == "")
  }
}
