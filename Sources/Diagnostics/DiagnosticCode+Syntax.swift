/// Messages about the syntax of a file: what a reader can't take.
extension DiagnosticCode {
  static let syntax: [DiagnosticCode] = [
    jsonSyntax, tableSyntax, duplicateKey, nestingTooDeep, loneSurrogate, notUTF8, emptyFile,
    moreProblems, yamlSyntax, yamlAlias, yamlKey, yamlMerge, yamlTag, yamlDocuments,
  ]

  public static let jsonSyntax = DiagnosticCode(
    "json-syntax",
    title: "The file is not well-formed JSON",
    example: #"{"name": "Tea" "price": 2}"#,
    remedy: """
      Repair the file at the marked place. JSON wants double quotes around every text and key, a \
      comma between members and none after the last, and knows no comments.
      """)

  public static let tableSyntax = DiagnosticCode(
    "table-syntax",
    title: "A table of values separated by commas has a line that can't be read as meant",
    example: #"Tea,"with a lemon,2.50"#,
    remedy: """
      Close the quote that the message points to, and write a quote inside a quoted cell twice. A \
      line with more cells than the first usually holds a comma that should stand in quotes.
      """)

  public static let loneSurrogate = DiagnosticCode(
    "lone-surrogate",
    title: "An escape names half a character",
    example: #"{"name": "Tea \ud83c"}"#,
    remedy: """
      A character beyond U+FFFF takes two \\u escapes, and one of them is missing here. The program \
      that wrote the file probably cut a text in the middle; U+FFFD stands in for the character.
      """)

  public static let notUTF8 = DiagnosticCode(
    "not-utf-8",
    title: "The bytes of the file are not UTF-8",
    example: "Caf\\xE9",
    remedy: """
      Save the file as UTF-8, or name its encoding: encoding: windows-1252 in menugen.yml, or \
      --encoding windows-1252. The message names the encodings that fit best.
      """)

  public static let emptyFile = DiagnosticCode(
    "empty-file",
    title: "The file holds no data",
    example: "(nothing but blank lines)",
    remedy: "Check that the right file was named and that the program that writes it has run.")

  public static let moreProblems = DiagnosticCode(
    "more-problems",
    title: "Some messages about a file are not shown",
    example: "(a file of another kind under the name menu.json)",
    remedy: "Repair what the first messages name and run again: the others often have one cause.")

  public static let duplicateKey = DiagnosticCode(
    "duplicate-key",
    title: "A key stands twice in one map",
    example: """
      name: Tea
      price: 2
      name: Green tea
      """,
    remedy: """
      The last value counts. Remove the key that is not meant, or give the two different names.
      """)

  public static let nestingTooDeep = DiagnosticCode(
    "nesting-too-deep",
    title: "Lists and maps stand inside each other too deep",
    example: "[[[[[[ … more than 512 of them",
    remedy: "A menu needs four or five levels; look for brackets that are never closed.")

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
      Write the value down once with a name, “&usual 2.50”, before “*usual” uses it. A text that \
      begins with an asterisk wants quotes.
      """)

  public static let yamlKey = DiagnosticCode(
    "yaml-key",
    title: "A list or a map stands where a map wants a key",
    example: "{[Tea, Coffee]: 2.50}",
    remedy: """
      Keys are text. A text that begins with a bracket or a brace, such as “{{name}}”, wants quotes.
      """)

  public static let yamlMerge = DiagnosticCode(
    "yaml-merge",
    title: "The merge key “<<” does not name a map",
    example: "<<: 5",
    remedy: """
      Give it the alias of a map, “<<: *defaults”, or a list of such; in quotes it is an ordinary \
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
      They are read as one list, a document an entry. Remove the “---” between them when they \
      belong together.
      """)
}
