internal import Escaping

/// SARIF 2.1.0, the form in which code hosts and editors exchange findings.
struct SARIFPrinter: ReportPrinter {
  let version: String

  func print(_ report: DiagnosticReport, into output: inout [UInt8]) {
    var places = Places()
    var writer = JSONWriter(lineDepth: 5)
    writer.object {
      $0.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      $0.member("version", "2.1.0")
      $0.member("runs") {
        $0.array {
          $0.object {
            $0.member("tool") { writeTool(report, into: &$0) }
            $0.member("columnKind", "unicodeCodePoints")
            $0.member("results") {
              $0.array {
                for diagnostic in report.diagnostics { write(diagnostic, &places, into: &$0) }
              }
            }
          }
        }
      }
    }
    output += writer.bytes
    output.append(UInt8(ascii: "\n"))
  }

  /// The tool, with a rule for each code that appears.
  private func writeTool(_ report: DiagnosticReport, into writer: inout JSONWriter) {
    let used = Set(report.diagnostics.map(\.code))
    writer.object {
      $0.member("driver") {
        $0.object {
          $0.member("name", "menugen")
          $0.member("semanticVersion", version)
          $0.member("rules") {
            $0.array {
              for code in used.sorted(by: { $0.name < $1.name }) {
                $0.object {
                  $0.member("id", code.name)
                  $0.member("shortDescription") { $0.object { $0.member("text", code.title) } }
                  $0.member("help") { $0.object { $0.member("text", code.remedy) } }
                }
              }
            }
          }
        }
      }
    }
  }

  private func write(
    _ diagnostic: Diagnostic, _ places: inout Places, into writer: inout JSONWriter
  ) {
    writer.object {
      $0.member("ruleId", diagnostic.code.name)
      $0.member("level", level(of: diagnostic.severity))
      $0.member("message") { $0.object { $0.member("text", message(diagnostic)) } }
      if diagnostic.span != nil || diagnostic.path != nil || !diagnostic.rowPath.isEmpty {
        $0.member("locations") {
          $0.array { $0.object { writeLocation(diagnostic, &places, into: &$0) } }
        }
      }
      if !diagnostic.notes.isEmpty {
        $0.member("relatedLocations") {
          $0.array { for note in diagnostic.notes { write(note, &places, into: &$0) } }
        }
      }
    }
  }

  private func level(of severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .notice: "note"
    }
  }

  private func message(_ diagnostic: Diagnostic) -> String {
    var text = diagnostic.summary
    if let expected = diagnostic.expected { text += "\nexpected: " + expected }
    if let suggestion = diagnostic.suggestion { text += "\nhelp: " + suggestion }
    return text
  }

  private func writeLocation(
    _ diagnostic: Diagnostic, _ places: inout Places, into writer: inout JSONWriter
  ) {
    if let span = diagnostic.span {
      write(span, &places, into: &writer)
    } else if let path = diagnostic.path {
      writer.member("physicalLocation") { $0.object { writeArtifact(path, into: &$0) } }
    }
    if let row = diagnostic.rowPathText {
      writer.member("logicalLocations") {
        $0.array { $0.object { $0.member("fullyQualifiedName", row) } }
      }
    }
  }

  private func write(
    _ note: Diagnostic.Note, _ places: inout Places, into writer: inout JSONWriter
  ) {
    writer.object {
      if let span = note.span { write(span, &places, into: &$0) }
      $0.member("message") { $0.object { $0.member("text", note.summary) } }
    }
  }

  private func write(_ span: SourceSpan, _ places: inout Places, into writer: inout JSONWriter) {
    let start = places.start(of: span)
    let end = places.end(of: span)
    writer.member("physicalLocation") {
      $0.object {
        writeArtifact(span.file.name, into: &$0)
        $0.member("region") {
          $0.object {
            $0.member("startLine", start.line)
            $0.member("startColumn", places.codePoints(at: span.range.lowerBound, of: span.file))
            $0.member("endLine", end.line)
            $0.member("endColumn", places.codePoints(at: span.range.upperBound, of: span.file))
            $0.member("byteOffset", span.range.lowerBound)
            $0.member("byteLength", span.range.count)
          }
        }
      }
    }
  }

  private func writeArtifact(_ path: String, into writer: inout JSONWriter) {
    var uri: [UInt8] = []
    for (index, part) in path.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { uri.append(UInt8(ascii: "/")) }
      Escape.urlSegment(String(part), into: &uri)
    }
    if path.hasPrefix("/") { uri.insert(contentsOf: "file://".utf8, at: 0) }
    writer.member("artifactLocation") {
      $0.object { $0.member("uri", String(decoding: uri, as: UTF8.self)) }
    }
  }
}
