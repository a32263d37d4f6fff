/// The forms that the messages of a run can be printed in.
public enum MessageStyle: String, Sendable, CaseIterable {
  /// For people: the place, the headline, the excerpt with a caret, what was expected, the help.
  case text
  /// One line a message.
  case short
  /// One JSON document.
  case json
  /// Workflow commands, which GitHub shows beside the changed lines.
  case github
  /// SARIF 2.1.0, which code hosts and editors read.
  case sarif

  /// The printer of that form.
  ///
  /// - Parameters:
  ///   - isColored: whether the text form may use the terminal's colours.
  ///   - version: the tool's version, which the sarif form names.
  package func printer(isColored: Bool = false, version: String = ToolVersion.text)
    -> any ReportPrinter
  {
    switch self {
    case .text: TextPrinter(isColored: isColored)
    case .short: ShortPrinter()
    case .json: JSONPrinter()
    case .github: GitHubPrinter()
    case .sarif: SARIFPrinter(version: version)
    }
  }
}

/// Turns the messages of a run into text in one form.
package protocol ReportPrinter: Sendable {
  /// Appends the whole report, in UTF-8. Linear in the messages and in the files they are about.
  func print(_ report: DiagnosticReport, into output: inout [UInt8])
}

extension ReportPrinter {
  /// The whole report as text.
  package func text(_ report: DiagnosticReport) -> String {
    var output: [UInt8] = []
    print(report, into: &output)
    return String(decoding: output, as: UTF8.self)
  }
}
