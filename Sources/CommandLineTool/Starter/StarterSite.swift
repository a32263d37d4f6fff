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
      File(path: "content/menu/notes/cakes/apple-cake.md", text: cakeNote),
      File(path: "content/menu/images/breakfast.svg", text: breakfastIcon),
      File(path: "content/menu/images/lunch.svg", text: lunchIcon),
      File(path: "content/menu/images/cakes.svg", text: cakesIcon),
      File(path: "content/menu/images/drinks.svg", text: drinksIcon),
    ]
  }

  private static func site(_ answers: StarterAnswers) -> String {
    """
    # What holds for the whole site.
    title: \(answers.quotedTitle)
    description: What we serve today, and what it costs.
    language: \(answers.language)
    accent: "#9a5b1f"

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
    description: Everything is made here, in small batches. What is gone is gone until tomorrow.
    group_by: Section
    fields:
      title: Dish
      price: Price
      summary: What it is
      tags: Tags
      badge: Mark
      section_icon: Icon
    currency: \(answers.currency)

    # behaviour: swap      # show one section at a time
    # layout: cards        # or table
    # selection: true      # let readers pick rows and see the total

    """
  }

  private static let data = """
    Section,Icon,Dish,What it is,Price,Tags,Mark
    Breakfast,breakfast,Porridge,"Oats with apple, cinnamon and nuts",4.20,vegan,
    Breakfast,breakfast,Two eggs on toast,"Fried, poached or scrambled",5.80,vegetarian,
    Breakfast,breakfast,Bread basket,"Rye, wheat and a roll, with butter and jam",3.90,vegetarian,
    Breakfast,breakfast,Pancakes,"A stack of four, with stewed plums",6.10,vegetarian,new
    Lunch,lunch,Lentil soup,With lemon and parsley,6.40,vegan,
    Lunch,lunch,Quiche of the day,"With a green salad; ask what is in it",8.20,,
    Lunch,lunch,Potato salad,"Warm, with mustard and radishes",7.10,vegan,
    Lunch,lunch,Cheese toast,"Mountain cheese, leek, a pickle",6.90,vegetarian,
    Cakes,cakes,Apple cake,"By the slice, warm on request",3.80,vegetarian,house
    Cakes,cakes,Carrot cake,With walnuts and a lemon glaze,4.10,vegetarian,
    Cakes,cakes,Brownie,"Dark, and not too sweet",3.40,vegan,
    Drinks,drinks,Filter coffee,By the cup or the pot,2.60,vegan,
    Drinks,drinks,Flat white,"Two shots, little foam",3.60,vegetarian,
    Drinks,drinks,Ginger tea,"Fresh root, hot water, honey",3.10,vegetarian,
    Drinks,drinks,Apple juice,From the orchard down the road,2.90,vegan,

    """

  private static let sectionNote = """
    Served until eleven, on Sundays until two.

    """

  private static let rowNote = """
    The beans change every month; the board by the door says where they are from. A pot holds three
    cups.

    """

  private static let cakeNote = """
    One kilo of sour apples to half a kilo of flour. It is baked each morning at six, and seldom
    lasts until four.

    - Take a whole one home: order the day before.
    - It has **egg**, **milk** and **wheat** in it.

    """

  private static let breakfastIcon = icon(
    #"<path d="M12 5.5c4.7 0 7.5 2.6 7.5 6.2 0 4-3.3 6.8-7.5 6.8s-7.5-2.5-7.5-6.3"#
      + #"c0-3.9 2.8-6.7 7.5-6.7z"/>"#,
    #"<circle cx="12.5" cy="12" r="2.8"/>"#)
  private static let lunchIcon = icon(
    #"<path d="M3.5 11.5h17a8.5 7.5 0 0 1-17 0z"/>"#,
    #"<path d="M9 8.5c0-1.5 1.5-1.5 1.5-3M14 8.5c0-1.5 1.5-1.5 1.5-3"/>"#)
  private static let cakesIcon = icon(
    #"<path d="M4 12l13-6.5c2 1.2 3 3.7 3 6.5z"/>"#,
    #"<path d="M4 12v6.5h16V12M4 15.3h16"/>"#)
  private static let drinksIcon = icon(
    #"<path d="M5 9h11.5v5.5a5 5 0 0 1-5 5H10a5 5 0 0 1-5-5z"/>"#,
    #"<path d="M16.5 10.5h1a2.7 2.7 0 0 1 0 5.5h-1.2M9 6.5v-2M12.5 6.5v-2"/>"#)

  /// A drawing in one line, in a colour that stands out on light and on dark.
  private static func icon(_ shapes: String...) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" \
    stroke="#b5732f" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
    \(shapes.joined(separator: "\n"))
    </svg>

    """
  }
}
