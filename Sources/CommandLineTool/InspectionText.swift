internal import Diagnostics
internal import Escaping
internal import MenuLoading

/// An inspection for a person: lines in the order in which one asks.
enum InspectionText {
  static func text(_ inspection: Inspection) -> String {
    var lines = ["\(shown(inspection.file)): " + kind(inspection)]
    if inspection.shape != nil {
      lines.append("\(count(inspection.rows, "row")) in \(count(inspection.sections, "section"))")
      lines += ["", "Shape"] + inspection.reasons.map { "  \(shown($0))" }
    }
    if !inspection.fields.isEmpty { lines += ["", "Columns"] + fields(inspection) }
    let doubts = inspection.fields.flatMap { field in field.doubts.map { "\(field.name): \($0)" } }
    if !doubts.isEmpty { lines += ["", "Doubts"] + doubts.map { "  \(shown($0))" } }
    if !inspection.alternatives.isEmpty {
      lines += ["", "Other readings"]
      lines += inspection.alternatives.map {
        "  \(shown($0.summary)): ‘\(shown($0.option))’ chooses it"
      }
    }
    if !inspection.configuration.isEmpty {
      let configuration = inspection.configuration.split(separator: "\n")
      lines +=
        ["", "This menugen.yml makes it explicit"] + configuration.map { "  \(shown(String($0)))" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func kind(_ inspection: Inspection) -> String {
    guard let format = inspection.format else { return "of no kind that menugen reads" }
    let dialect = inspection.dialect.map { " (\($0))" } ?? ""
    return "\(format)\(dialect), \(inspection.encoding), \(count(inspection.size, "byte"))"
  }

  private static func fields(_ inspection: Inspection) -> [String] {
    let rows = inspection.fields.map { field in
      [
        shown(field.name), field.part ?? "", field.kind,
        "\(field.filled) of \(field.filled + field.missing)",
        field.distinct == 0 ? "" : "\(field.distinct) different", sample(field.sample),
      ]
    }
    let table = [["column", "fills", "holds", "has", "", "first"]] + rows
    let widths = (0..<6).map { place in table.map { DisplayWidth.of($0[place]) }.max() ?? 0 }
    return table.map { cells in
      let padded = zip(cells, widths).map { cell, width in
        cell + String(repeating: " ", count: width - DisplayWidth.of(cell))
      }
      let line = "  " + padded.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  private static func sample(_ text: String) -> String {
    let line = shown(text.replacing("\n", with: " "))
    return line.count > 40 ? line.prefix(39) + "…" : line
  }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }

  /// Text of the data, made safe for a terminal.
  private static func shown(_ text: String) -> String {
    var bytes: [UInt8] = []
    Escape.terminal(text, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
