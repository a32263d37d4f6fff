/// Messages about site.yml, menugen.yml and the options that stand for their keys.
extension DiagnosticCode {
  static let configuration: [DiagnosticCode] = [
    settingUnknown, settingType, settingChoice, menuUnknown, noMenus, dataMissing, dataAmbiguous,
  ]

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

  public static let menuUnknown = DiagnosticCode(
    "menu-unknown",
    title: "‘menus’ in site.yml names a folder that isn't there",
    example: "menus: [drinks, fod]",
    remedy: "Correct the name, or make the folder under content/.")

  public static let noMenus = DiagnosticCode(
    "no-menus",
    title: "The content folder holds no menu",
    example: "content/ with nothing but site.yml",
    remedy: """
      Make a folder under content/ and put a data file in it, or run ‘menugen init’ in an empty \
      folder for a site to start from.
      """)

  public static let dataMissing = DiagnosticCode(
    "data-missing",
    title: "A menu's folder has no data file, or not the one that ‘data’ names",
    example: "data: menu.cvs",
    remedy: """
      Put the data file into the menu's folder and check its name. Data is csv, tsv, json, jsonl, \
      yml, toml, plist, or a folder of Markdown files.
      """)

  public static let dataAmbiguous = DiagnosticCode(
    "data-ambiguous",
    title: "A menu's folder has several data files and nothing says which to read",
    example: "content/menu/ with food.csv and drinks.csv",
    remedy: """
      Name the file in menugen.yml: ‘data: food.csv’. With ‘data: [food.csv, drinks.csv]’ both are \
      read, one after the other.
      """)
}
