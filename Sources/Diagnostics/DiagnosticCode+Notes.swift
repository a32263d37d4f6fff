/// Messages about notes in Markdown.
extension DiagnosticCode {
  static let notes: [DiagnosticCode] = [noteAstray, noteRepeated]

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
}
