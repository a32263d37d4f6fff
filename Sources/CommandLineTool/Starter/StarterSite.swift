/// The site that `menugen init` writes: small, complete, and meant to be changed.
enum StarterSite {
  struct File: Sendable {
    let path: String
    let bytes: [UInt8]

    init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

    init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// A site with one menu from somebody's data file.
  ///
  /// - Parameter configuration: the text of the `menugen.yml` that says how it was understood.
  static func files(from path: String, _ data: [UInt8], _ configuration: String) -> [File] {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let stem = name.prefix { $0 != "." }.lowercased()
    let words = stem.split { !$0.isLetter && !$0.isNumber }
    let folder = "content/" + (words.isEmpty ? "menu" : words.joined(separator: "-"))
    return [
      File(path: "content/site.yml", text: "# What holds for the whole site.\nlanguage: en\n"),
      File(path: folder + "/menugen.yml", text: configuration),
      File(path: folder + "/" + name, bytes: data),
    ]
  }

  static func files(_ answers: StarterAnswers = StarterAnswers()) -> [File] {
    [
      File(path: "content/site.yml", text: site(answers)),
      File(path: "content/menu/menugen.yml", text: configuration(answers)),
      File(path: "content/menu/menu.csv", text: data),
      File(path: "content/menu/notes/breakfast.md", text: sectionNote),
      File(path: "content/menu/notes/drinks/filter-coffee.md", text: rowNote),
      File(path: "content/menu/images/breakfast.svg", text: breakfastIcon),
      File(path: "content/menu/images/lunch.svg", text: lunchIcon),
      File(path: "content/menu/images/drinks.svg", text: drinksIcon),
    ]
  }

  private static func site(_ answers: StarterAnswers) -> String {
    """
    # What holds for the whole site.
    title: \(answers.quotedTitle)
    description: What we serve today, and what it costs.
    language: \(answers.language)

    # Where the site will stand; then it also gets a sitemap.
    # base_url: https://example.org/

    footer: |
      Open every day from eight to six.

    """
  }

  private static func configuration(_ answers: StarterAnswers) -> String {
    """
    # How this folder becomes a page. Nothing here has to be said: menugen finds most of it in the
    # data, and ‘menugen inspect content/menu/menu.csv’ tells what it found.
    title: \(answers.quotedTitle)
    group_by: Section
    fields:
      title: Dish
      price: Price
      summary: What it is
      tags: Tags
      icon: Icon
    currency: \(answers.currency)

    # behaviour: swap      # show one section at a time
    # layout: cards        # or table
    # selection: true      # let readers pick rows and see the total

    """
  }

  private static let data = """
    Section,Icon,Dish,What it is,Price,Tags
    Breakfast,breakfast,Porridge,"Oats with apple, cinnamon and nuts",4.20,vegan
    Breakfast,breakfast,Two eggs on toast,Fried or poached,5.80,vegetarian
    Breakfast,breakfast,Bread basket,"Rye, wheat and a roll, with butter",3.90,vegetarian
    Lunch,lunch,Lentil soup,With lemon and parsley,6.40,vegan
    Lunch,lunch,Quiche of the day,"With a green salad; ask what is in it",8.20,
    Drinks,drinks,Filter coffee,By the cup or the pot,2.60,vegan
    Drinks,drinks,Ginger tea,"Fresh root, hot water, honey",3.10,vegetarian
    Drinks,drinks,Apple juice,From the orchard down the road,2.90,vegan

    """

  private static let sectionNote = """
    Served until eleven, on Sundays until two.

    """

  private static let rowNote = """
    The beans change every month; the board by the door says where they are from. A pot holds three
    cups.

    """

  private static let breakfastIcon = icon(
    #"<circle cx="12" cy="12" r="9" fill="none"/><circle cx="12" cy="12" r="4"/>"#)
  private static let lunchIcon = icon(
    #"<path d="M3 11h18a9 9 0 0 1-18 0z"/><path d="M8 7c0-2 2-2 2-4M14 7c0-2 2-2 2-4" fill="none"/>"#
  )
  private static let drinksIcon = icon(
    #"<path d="M5 8h11v7a5 5 0 0 1-11 0z"/><path d="M16 9h2a3 3 0 0 1 0 6h-2" fill="none"/>"#)

  private static func icon(_ shapes: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" \
    fill="#8a5a2b" stroke="#8a5a2b" stroke-width="1.5" stroke-linecap="round">
    \(shapes)
    </svg>

    """
  }
}
