/// What kind of message it is: the short name printed in brackets, and the long form that
/// `menugen explain` prints.
///
/// The codes stand in `DiagnosticCode+<Area>.swift`, one file an area, each with a list of its
/// codes; ``all`` joins the lists.
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
  public static var all: [DiagnosticCode] {
    let areas = [
      syntax,
      yaml,
      propertyList,
      toml,
      reading,
      grouping,
      configuration,
      notes,
      pages,
      files,
      writing,
      usage,
    ]
    return areas.flatMap { $0 }
  }

  /// The code of that name, if there is one. Linear in the number of codes.
  public static func named(_ name: String) -> DiagnosticCode? { all.first { $0.name == name } }
}
