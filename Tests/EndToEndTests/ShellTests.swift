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

  /// Types into a zsh that runs in a terminal of its own, and reads the line that the Tab key makes.
  @Test(.enabled(if: has("zsh"), "needs zsh"), .timeLimit(.minutes(3))) func zsh() throws {
    let completions = [
      Completion("menugen exp", ["menugen explain"]),
      Completion("menugen clean --dr", ["menugen clean --dry-run"]),
      Completion("menugen clean --messages sa", ["menugen clean --messages sarif"]),
      Completion("menugen build --layout t", ["menugen build --layout table"]),
      Completion("menugen explain json-", ["menugen explain json-syntax"]),
      Completion("menugen init --publish r", ["menugen init --publish rsync"]),
      Completion("menugen --colo", ["menugen --color"]),
      Completion("menugen --color al", ["menugen --color always"]),
      Completion("menugen --quiet --color always cle", ["menugen --quiet --color always clean"]),
      Completion("menugen --quiet help cl", ["menugen --quiet help clean"]),
    ]
    let script = """
      zmodload zsh/zpty
      zpty shell 'TERM=dumb zsh -f -i'
      zpty -w shell 'PS1= RPS1=; unsetopt zle_bracketed_paste; autoload -Uz compinit && compinit -u -D'
      zpty -w shell 'source <(menugen help --completions zsh); print REA""DY'
      zpty -r -m shell said '*READY*'
      for typed in \(completions.map { "'\($0.testDescription)'" }.joined(separator: " ")); do
        zpty -w -n shell $typed$'\\t'
        # To the start of the line, so that all of it is printed.
        zpty -w shell $'\\001''print -r -- "BEG""IN" '
        zpty -r -m shell said '*BEGIN *
      *'
        said=${said##*BEGIN }
        print -r -- ${${said%%[[:cntrl:]]*}% }
      done
      zpty -d shell
      """
    let lines = try shell("zsh", script).split(separator: "\n").map(String.init)
    #expect(lines == completions.flatMap(\.words))
  }

  @Test(.enabled(if: has("groff"), "needs groff")) func `the manual page is sound for groff`()
    throws
  {
    let script = "menugen help --manual-page | groff -ww -man -Tutf8 - 2>&1 >/dev/null"
    #expect(try shell("bash", script) == "")
  }

  @Test(.enabled(if: has("mandoc"), "needs mandoc"))
  func `the manual page is sound for mandoc`() throws {
    #expect(try shell("bash", "menugen help --manual-page | mandoc -T lint -W warning") == "")
  }

  @Test(.enabled(if: has("pkg-config"), "needs pkg-config"))
  func `the versions of the libraries are those of the system`() throws {
    let told = try shell("bash", "menugen --version --verbose").split(separator: "\n")
    let packages = [
      ("cmark", "libcmark"), ("expat", "expat"), ("toml++", "tomlplusplus"),
      ("libmicrohttpd", "libmicrohttpd"),
    ]
    for (library, package) in packages {
      let version = try shell("bash", "pkg-config --modversion \(package)").trimmingCharacters(
        in: .whitespacesAndNewlines)
      #expect(told.contains("\(library) \(version)"))
    }
  }
}
