internal import Diagnostics
internal import Escaping
internal import MenuLoading

/// The reference of the tool as data for a menu: commands, options, keys and messages, from the
/// tables that do the work, so that it can't say anything else. The site shows it like any other
/// file; a test keeps the committed copy equal.
enum Reference {
  /// A list of sections, each with its rows, as JSON laid out over lines.
  static var json: [UInt8] {
    var writer = JSONWriter(lineDepth: 4)
    writer.array { array in
      for section in sections {
        array.object { object in
          object.member("title", section.title)
          object.member("about", section.about)
          object.member("entries") { entries in
            entries.array { array in
              for row in section.rows { array.object { row.write(into: &$0) } }
            }
          }
        }
      }
    }
    return writer.bytes + [0x0A]
  }

  private struct Section {
    var title: String
    var about: String
    var rows: [Row]
  }

  private struct Row {
    var name: String
    var summary: String
    var text: String
    var tags: [String] = []

    func write(into object: inout JSONWriter) {
      object.member("name", name)
      object.member("summary", summary)
      object.member("text", text)
      if !tags.isEmpty { object.member("tags") { $0.array { for tag in tags { $0.string(tag) } } } }
    }
  }

  private static var sections: [Section] {
    [
      Section(
        title: "Commands", about: "What menugen can be asked to do.", rows: Command.all.map(row)),
      Section(
        title: "Options", about: "What is said behind a command, and which commands take it.",
        rows: options.map(row)),
      Section(
        title: "Keys of menugen.yml", about: "What is said of one menu, in its folder.",
        rows: MenuSettingKeys.descriptions.map(row)),
      Section(
        title: "Keys of site.yml", about: "What is said of the whole site, in content/.",
        rows: SiteSettingKeys.descriptions.map(row)),
      Section(
        title: "Parts that a column can fill",
        about: "The words of ‘fields’ and of --field; what is not said is found by the data.",
        rows: FieldName.allCases.map(row)),
    ]
      + DiagnosticCode.areas.map { area in
        Section(title: "Messages: \(area.name)", about: area.about, rows: area.codes.map(row))
      }
  }

  /// Every option once, in the order in which commands name them.
  private static var options: [Flag] {
    var seen: Set<Flag> = []
    return (Command.all.flatMap(\.ownFlags) + Flag.common).filter { seen.insert($0).inserted }
  }

  private static func row(_ command: Command) -> Row {
    let examples = command.examples.map { "- `\($0.line)`: \($0.meaning)" }
    return Row(
      name: "menugen \(command.name)", summary: Help.sentence(command.summary),
      text: (command.details + [examples.joined(separator: "\n")]).joined(separator: "\n\n"))
  }

  private static func row(_ flag: Flag) -> Row {
    let commands = Command.all.filter { $0.ownFlags.contains(flag) }.map(\.name)
    let isCommon = Flag.common.contains(flag)
    return Row(
      name: flag.synopsis.drop { $0 == " " }.description, summary: Help.sentence(flag.summary),
      text: isCommon
        ? "Every command takes it." + (flag.isRepeatable ? " May be given several times." : "")
        : "Taken by " + commands.map { "`\($0)`" }.joined(separator: ", ") + "."
          + (flag.isRepeatable ? " May be given several times." : ""),
      tags: isCommon ? ["every command"] : commands)
  }

  private static func row(_ key: SettingDescription) -> Row {
    Row(
      name: key.name, summary: key.summary,
      text: "Takes \(key.kind).\n\nWhen it is left out: \(key.standard).")
  }

  private static func row(_ field: FieldName) -> Row {
    let configuration = "fields:\n  \(field.rawValue): name of a column"
    return Row(
      name: field.rawValue, summary: field.meaning,
      text: "In menugen.yml:\n\n\(fenced(configuration))\n\nOn the command line: "
        + "`--field \(field.rawValue)=COLUMN`.")
  }

  private static func row(_ code: DiagnosticCode) -> Row {
    Row(
      name: code.name, summary: code.title + ".",
      text: "\(fenced(code.example))\n\n\(prose(code.remedy))")
  }

  /// Plain words as Markdown.
  private static func prose(_ text: String) -> String {
    text.replacing("<", with: "\\<").replacing("*", with: "\\*")
  }

  /// Text as a block of code; the fence is longer than any in it.
  private static func fenced(_ text: String) -> String {
    let fence = text.contains("```") ? "~~~~" : "```"
    return "\(fence)\n\(text)\n\(fence)"
  }
}
