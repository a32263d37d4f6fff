/// Messages about property lists.
extension DiagnosticCode {
  static let propertyList: [DiagnosticCode] = [
    propertyListSyntax, propertyListStructure, propertyListData, propertyListBinary,
  ]

  public static let propertyListSyntax = DiagnosticCode(
    "plist-syntax",
    title: "The property list is not well-formed",
    example: "<string>Fish & chips</string>",
    remedy: """
      Repair the file at the marked place: every tag wants its end tag, and ‘&’ in text is written \
      ‘&amp;’.
      """)

  public static let propertyListStructure = DiagnosticCode(
    "plist-structure",
    title: "An element stands where a property list can't have it",
    example: "<dict><key>name</key><key>price</key><real>2.5</real></dict>",
    remedy: """
      In a <dict> each <key> is followed by one value; in an <array> values follow each other. \
      Add what is missing at the marked place or remove what is too much.
      """)

  public static let propertyListData = DiagnosticCode(
    "plist-data",
    title: "The property list holds binary data",
    example: "<data>SGVsbG8=</data>",
    remedy: "It is kept as base64 text. Pictures are named by file, not put into the list.")

  public static let propertyListBinary = DiagnosticCode(
    "plist-binary",
    title: "The binary property list is damaged",
    example: "bplist00 … and the end of the file is missing",
    remedy: """
      Save the list anew, or once as XML: ‘plutil -convert xml1’ on a Mac, plistlib in Python.
      """)
}
