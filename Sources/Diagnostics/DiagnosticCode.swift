/// What kind of message it is: the short name printed in brackets, and the long form that
/// `menugen explain` prints.
///
/// The codes stand in `DiagnosticCode+<Area>.swift`, one file an area, each with a list of its
/// codes; ``areas`` joins the lists.
public struct DiagnosticCode: Sendable, Hashable {
  /// Lower case words joined by hyphens, stable between versions: `json-syntax`.
  public let name: String
  /// One line: what is wrong when this code appears.
  public let title: String
  /// The example that brings the message about, as a reader would have typed it.
  public let example: String
  /// What to do about it: one or more sentences.
  public let remedy: String

  init(_ name: String, title: String, example: String, remedy: String) {
    self.name = name
    self.title = title
    self.example = example
    self.remedy = remedy
  }

  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Every code, area by area.
  public static var all: [DiagnosticCode] { areas.flatMap(\.codes) }

  /// Codes that are about the same thing.
  public struct Area: Sendable {
    /// In a word or two: `the data`.
    public let name: String
    /// One sentence on what they are about.
    public let about: String
    public let codes: [DiagnosticCode]
  }

  /// The areas, from what is read to what is typed.
  public static let areas = [
    Area(
      name: "syntax", about: "What a reader can't take.",
      codes: syntax + yaml + propertyList + toml),
    Area(
      name: "data", about: "How data was understood, and what in it is doubtful.",
      codes: reading + grouping),
    Area(
      name: "configuration", about: "Keys of site.yml and menugen.yml, and the options like them.",
      codes: configuration),
    Area(name: "notes", about: "Texts written for a menu, a section or a row.", codes: notes),
    Area(name: "pages", about: "Templates, links and pictures.", codes: pages),
    Area(
      name: "files", about: "Files and folders that are read and written.", codes: files + writing),
    Area(name: "command line", about: "What was typed.", codes: usage),
  ]

  /// The code of that name, if there is one. Linear in the number of codes.
  public static func named(_ name: String) -> DiagnosticCode? { all.first { $0.name == name } }
}
