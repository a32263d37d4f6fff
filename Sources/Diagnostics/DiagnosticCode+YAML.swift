/// Messages about YAML.
extension DiagnosticCode {
  static let yaml: [DiagnosticCode] = [
    yamlSyntax, yamlAlias, yamlKey, yamlMerge, yamlTag, yamlDocuments,
  ]

  public static let yamlSyntax = DiagnosticCode(
    "yaml-syntax",
    title: "The file is not well-formed YAML",
    example: """
      - name: Tea
       price: 2
      """,
    remedy: """
      Repair the file at the marked place. Most often a line is not indented as far as its \
      neighbours, a tab stands where blanks should, or a text with a colon in it wants quotes.
      """)

  public static let yamlAlias = DiagnosticCode(
    "yaml-alias",
    title: "An alias can't be resolved",
    example: "price: *usual",
    remedy: """
      Write the value down once with a name, ‘&usual 2.50’, before ‘*usual’ uses it. A text that \
      begins with an asterisk wants quotes.
      """)

  public static let yamlKey = DiagnosticCode(
    "yaml-key",
    title: "A list or a map stands where a map wants a key",
    example: "{[Tea, Coffee]: 2.50}",
    remedy: """
      Keys are text. A text that begins with a bracket or a brace, such as ‘{{name}}’, wants quotes.
      """)

  public static let yamlMerge = DiagnosticCode(
    "yaml-merge",
    title: "The merge key ‘<<’ does not name a map",
    example: "<<: 5",
    remedy: """
      Give it the alias of a map, ‘<<: *defaults’, or a list of such; in quotes it is an ordinary \
      key.
      """)

  public static let yamlTag = DiagnosticCode(
    "yaml-tag",
    title: "A YAML tag means nothing here",
    example: "price: !money 2.50",
    remedy: """
      The value is read as if it had no tag: a scalar as text. Remove the tag, or leave it when \
      another program needs it.
      """)

  public static let yamlDocuments = DiagnosticCode(
    "yaml-documents",
    title: "The YAML file holds several documents",
    example: """
      name: Tea
      ---
      name: Coffee
      """,
    remedy: """
      They are read as one list, a document an entry. Remove the ‘---’ between them when they \
      belong together.
      """)
}
