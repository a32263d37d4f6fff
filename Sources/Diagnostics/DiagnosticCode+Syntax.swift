/// Messages about the syntax of a file: what a reader can't take.
extension DiagnosticCode {
  static let syntax: [DiagnosticCode] = [jsonSyntax]

  public static let jsonSyntax = DiagnosticCode(
    "json-syntax",
    title: "The file is not well-formed JSON",
    example: #"{"name": "Tea" "price": 2}"#,
    remedy: "Repair the file at the marked place; JSON wants a comma between members.")
}
