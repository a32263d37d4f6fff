/// Messages about notes in Markdown.
extension DiagnosticCode {
  static let notes: [DiagnosticCode] = [
    noteAstray, noteRepeated, noteHTML, noteAddress, noteLimit, noteElement, frontMatter,
    frontMatterKey,
  ]

  public static let noteAstray = DiagnosticCode(
    "note-astray",
    title: "A note belongs to no section and no row",
    example: "notes/teas/oolong.md, when the section is called Tea",
    remedy: """
      Name the file after the section (notes/tea.md) or the row in it (notes/tea/oolong.md), or say \
      in the note's front matter what it is for: ‘for: Tea/Oolong’.
      """)

  public static let noteRepeated = DiagnosticCode(
    "note-repeated",
    title: "Two notes are for the same place",
    example: "notes/tea.md and notes/tea/index.md",
    remedy: "Join the two files, or give one of them another place with ‘for:’.")

  public static let noteHTML = DiagnosticCode(
    "note-html",
    title: "HTML in a note is left out",
    example: "Tea is <b>hot</b>.",
    remedy: """
      Write it as Markdown: **hot**. With ‘html_in_notes: sanitise’ in menugen.yml, what the \
      allow-list knows is kept.
      """)

  public static let noteAddress = DiagnosticCode(
    "note-address",
    title: "A link or an image names an address that no page may hold",
    example: "[order](javascript:order())",
    remedy: """
      Link to a page, by a path or an address that starts with https:, or to a mail address or \
      telephone number, by mailto: or tel:. What can run in the page is never linked to.
      """)

  public static let frontMatter = DiagnosticCode(
    "front-matter",
    title: "The front matter of a Markdown file has no end",
    example: """
      ---
      title: Oolong
      # How to brew it
      """,
    remedy: """
      Put a line ‘---’ after the last field. A file that is meant to begin with a rule across the \
      page can begin with ‘***’.
      """)

  public static let frontMatterKey = DiagnosticCode(
    "front-matter-key",
    title: "A key of front matter is nearly, and not quite, one that other files have",
    example: """
      ---
      titel: Oolong
      ---
      """,
    remedy: """
      Correct the spelling. A key that is meant to be another needs nothing: it is a column of its own.
      """)

  public static let noteLimit = DiagnosticCode(
    "note-limit",
    title: "A note is built to take more time than it may",
    example: "a line of a thousand ‘- - - -’",
    remedy: """
      The note is shown as text. Nest lists and quotations less deep, or cut the note into several; \
      no limit is near what a person writes.
      """)

  public static let noteElement = DiagnosticCode(
    "note-element",
    title: "HTML has an element or an attribute that no page may hold",
    example: "<p onclick=\"order()\">Tea</p><script>order()</script>",
    remedy: """
      Nothing in the data can run in the page, be filled in or load anything by itself. Take the \
      element out of the data, or say the same with a link or a picture.
      """)
}
