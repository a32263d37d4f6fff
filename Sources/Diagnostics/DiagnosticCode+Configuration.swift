/// Messages about site.yml, menugen.yml and the options that stand for their keys.
extension DiagnosticCode {
  static let configuration: [DiagnosticCode] = [settingUnknown, settingType, settingChoice]

  public static let settingUnknown = DiagnosticCode(
    "setting-unknown",
    title: "A configuration file has a key that menugen doesn't know",
    example: "grup_by: category",
    remedy: """
      Correct the spelling; the message names the nearest key, and the reference lists all. A column \
      of your data is named under ‘fields’, not beside it.
      """)

  public static let settingType = DiagnosticCode(
    "setting-type",
    title: "A key has a value of another kind than it can take",
    example: "filter: sometimes",
    remedy: """
      Write the value in the form that the message expects: true or false without quotes, a list as \
      [a, b] or one ‘- item’ a line, a text in quotes when it starts with a sign.
      """)

  public static let settingChoice = DiagnosticCode(
    "setting-choice",
    title: "A key has a word that is none of its choices",
    example: "behaviour: linkd",
    remedy: "Use one of the words that the message lists.")
}
