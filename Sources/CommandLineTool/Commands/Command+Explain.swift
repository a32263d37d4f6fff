internal import Diagnostics

extension Command {
  /// `menugen explain CODE`
  static let explain = Command(
    "explain", [Operand(word: "CODE", isRequired: false, kind: .code)],
    "tell more of a message, by the code in its brackets",
    details: ["Without a code, lists all of them."],
    examples: [Example("menugen explain json-syntax", "what the message means and what to do")]
  ) { invocation, console in
    guard let name = invocation.operands.first else {
      console.result(list)
      return .done
    }
    guard let code = DiagnosticCode.named(name) else {
      return console.fail(
        Diagnostic(
          .error, .codeUnknown, "there is no message with the code ‘\(name)’",
          suggestion: Nearest.suggestion(for: name, among: DiagnosticCode.all.map(\.name))
            ?? "‘menugen explain’ lists all codes"))
    }
    console.result(text(of: code))
    return .done
  }

  private static func text(of code: DiagnosticCode) -> String {
    let example = code.example.split(separator: "\n", omittingEmptySubsequences: false)
    return """
      \(code.title). [\(code.name)]

      An example:

      \(example.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n"))

      \(Help.wrapped(code.remedy))

      """
  }

  private static var list: String {
    let width = DiagnosticCode.all.map(\.name.count).max() ?? 0
    return DiagnosticCode.all.sorted { $0.name < $1.name }.map { code in
      code.name + String(repeating: " ", count: width + 2 - code.name.count) + code.title + "\n"
    }.joined()
  }
}
