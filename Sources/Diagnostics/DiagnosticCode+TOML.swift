/// Messages about TOML.
extension DiagnosticCode {
  static let toml: [DiagnosticCode] = [tomlSyntax]

  public static let tomlSyntax = DiagnosticCode(
    "toml-syntax",
    title: "The file is not well-formed TOML",
    example: "name = Green tea",
    remedy: """
      Repair the file at the marked place. Most often a text has no quotes around it, or a key or \
      a table is written twice.
      """)
}
