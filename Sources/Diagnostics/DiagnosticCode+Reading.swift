/// Messages about how the data was understood: shapes, fields, values.
extension DiagnosticCode {
  static let reading: [DiagnosticCode] = [
    notAMenu, noRows, readingChoice, otherLists, unknownColumn, rowWithoutTitle, parentUnknown,
    joinUnmatched, idRepeated,
  ]

  public static let notAMenu = DiagnosticCode(
    "not-a-menu",
    title: "The data holds nothing that could be the rows of a menu",
    example: "[[1, 2], [3, 4]]",
    remedy: """
      A menu needs things with names: a list of objects or texts, a table with a column of names, or \
      groups of such lists. When they lie deep inside the file, ‘rows: path.to.the.list’ names them.
      """)

  public static let noRows = DiagnosticCode(
    "no-rows",
    title: "The data has the shape of a menu, and no rows in it",
    example: "[]",
    remedy: "Check that the program that writes the file has run, and that its rows are not empty.")

  public static let readingChoice = DiagnosticCode(
    "reading-choice",
    title: "The data can be read in more than one way, and the likelier one was taken",
    example: """
      region,country,dish
      (where the dishes could be grouped by either)
      """,
    remedy: """
      Look whether the page shows what you meant. If so, nothing is to be done, or ‘menugen inspect \
      --from’ writes the reading down; else add the line that the message names to menugen.yml.
      """)

  public static let otherLists = DiagnosticCode(
    "other-lists",
    title: "The file holds other lists, which the page leaves out",
    example: #"{"products": [… 40 of them], "reviews": [… 5]}"#,
    remedy: """
      The largest list of alike things becomes the menu. To read another, name it in menugen.yml: \
      ‘rows: reviews’.
      """)

  public static let unknownColumn = DiagnosticCode(
    "unknown-column",
    title: "The configuration names a column or a list that the data doesn’t have",
    example: "group_by: kategory",
    remedy: """
      Correct the spelling: the message names the nearest column and lists all. A value inside a map \
      is named by its way, ‘name.en’; without a header the columns are called by number.
      """)

  public static let rowWithoutTitle = DiagnosticCode(
    "row-without-title",
    title: "A row has nothing in the column that titles are taken from",
    example: """
      name,price
      Tea,2
      ,3
      """,
    remedy: """
      Fill in the title, or name several columns to look in: ‘title: [name, label]’. Rows that go on \
      with the row before them are joined to it when their other columns show it.
      """)

  public static let joinUnmatched = DiagnosticCode(
    "join-unmatched",
    title: "A row names, by id, a row of joined data that isn’t there",
    example: """
      join: {land: {data: lands.csv, id: code, title: name}}
      (and a row with the land XX, which lands.csv doesn’t have)
      """,
    remedy: """
      Add the row to the joined data, or correct the id. Until then the section is called by the id.
      """)

  public static let idRepeated = DiagnosticCode(
    "id-repeated",
    title: "Two different rows have the same id",
    example: """
      id,name
      1,Tea
      2,Coffee
      2,Milk
      """,
    remedy: """
      Give each thing an id of its own. A thing that stands in several sections keeps its id and its \
      title: it is then one for those who pick it.
      """)

  public static let parentUnknown = DiagnosticCode(
    "parent-unknown",
    title: "A row names a parent that isn’t there, or lies under itself",
    example: """
      id,parent,name
      1,,Drinks
      2,1,Tea
      3,7,Wine
      """,
    remedy: """
      Correct the id in the parent’s column, or leave it empty for a section. Until then the row \
      stands in no section.
      """)
}
