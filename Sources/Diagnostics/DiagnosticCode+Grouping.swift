/// Messages about sections: their order and their titles.
extension DiagnosticCode {
  static let grouping: [DiagnosticCode] = [orderUnknown, sectionsAlike]

  public static let orderUnknown = DiagnosticCode(
    "order-unknown",
    title: "‘order’ lists a title that no section has",
    example: "order: [Starters, Mians]",
    remedy: """
      Write each title as the data has it, with its capitals; titles that are not listed follow in \
      the data's order.
      """)

  public static let sectionsAlike = DiagnosticCode(
    "sections-alike",
    title: "Two sections have titles that differ only in case, blanks or width",
    example: "Starters, and in another row: starters",
    remedy: """
      Write both alike in the data when they are one section. When they are two, nothing needs to be \
      done: each has its own anchor.
      """)
}
