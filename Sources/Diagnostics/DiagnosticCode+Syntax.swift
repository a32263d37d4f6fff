/// Messages about the syntax of a file: what a reader can't take.
extension DiagnosticCode {
  static let syntax: [DiagnosticCode] = [
    jsonSyntax, tableSyntax, raggedRow, columnNames, headerGuess, duplicateKey, nestingTooDeep,
    loneSurrogate, notUTF8, unknownEncoding, notInEncoding, unknownFormat, emptyFile, moreProblems,
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

  public static let raggedRow = DiagnosticCode(
    "ragged-row",
    title: "A row of a table has more or fewer cells than the table has columns",
    example: """
      name,price
      Tea, hot,2.50
      """,
    remedy: """
      Put a cell that holds the delimiter in quotes: "Tea, hot",2.50. Cells too many are kept under \
      the number of their column, missing ones count as empty.
      """)

  public static let columnNames = DiagnosticCode(
    "column-names",
    title: "Two columns of a table have the same name",
    example: "name,price,price",
    remedy: """
      Give each column a name of its own in the first line. Until then the second one is called \
      “price 2”, and ‘fields’ and ‘group_by’ can name it so.
      """)

  public static let headerGuess = DiagnosticCode(
    "header-guess",
    title: "Whether the first line of a table names its columns had to be guessed",
    example: """
      Tea,2.50
      Coffee,3.00
      """,
    remedy: """
      Say it in menugen.yml: ‘header_line: first’ takes the first line for the names of the columns, \
      ‘header_line: none’ (or --header none) for a row; the columns are then called by their numbers.
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

  public static let unknownEncoding = DiagnosticCode(
    "unknown-encoding",
    title: "The encoding that was named is not known",
    example: "encoding: latin-one",
    remedy: """
      Name one that iconv knows: windows-1252, iso-8859-15, gbk, big5, shift_jis, euc-kr, koi8-r, \
      utf-16le. ‘iconv --list’ prints them all.
      """)

  public static let notInEncoding = DiagnosticCode(
    "not-in-encoding",
    title: "The bytes of the file are not of the encoding that was named",
    example: "encoding: shift_jis, for a file in gbk",
    remedy: "Name the encoding that the file was saved in, or save it as UTF-8 and name none.")

  public static let unknownFormat = DiagnosticCode(
    "unknown-format",
    title: "The file is of no kind that menugen reads",
    example: "<html><body>…",
    remedy: """
      menugen reads property lists, JSON, JSON Lines, YAML, TOML, tables of values separated by \
      commas, semicolons, tabs or bars, and Markdown. Export the data as one of these.
      """)

  public static let emptyFile = DiagnosticCode(
    "empty-file",
    title: "The file holds no data",
    example: "(nothing but blank lines)",
    remedy: "Check that the right file was named and that the program that writes it has run.")

  public static let moreProblems = DiagnosticCode(
    "more-problems",
    title: "Some messages about a file are not shown",
    example: "(thirty rows of a table, each with a cell too many)",
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
}
