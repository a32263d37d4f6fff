/// Messages about templates, links, images and pages.
extension DiagnosticCode {
  static let pages: [DiagnosticCode] = [
    templateUnused,
    templateSyntax, templatePartial, templateName, templateRecursion, wordUnknown, imageMissing,
    imageCase, imageOutside, imageRemote, imageUnreadable, imageUnused, linkDead, linkAnchor,
    linkScheme, columnUnknown, codeWithoutAddress, imageActive,
  ]

  public static let templateSyntax = DiagnosticCode(
    "template-syntax",
    title: "A template can't be understood",
    example: "{{#rows}}<li>{{title}}</li>{{/row}}",
    remedy: """
      Repair the marked tag: every section that opens with {{#name}} or {{^name}} closes with \
      {{/name}}, in the reverse order of opening.
      """)

  public static let templatePartial = DiagnosticCode(
    "template-partial",
    title: "A template calls one that there is not",
    example: "{{> rows}}",
    remedy: """
      Name a template of Templates/ or a built-in one, without its ending. Until then the tag \
      writes nothing.
      """)

  public static let templateName = DiagnosticCode(
    "template-name",
    title: "A template uses a name that nothing has at that place",
    example: "{{#sections}}<h2>{{heading_text}}</h2>{{/sections}}",
    remedy: """
      Use one of the names that the message lists: they are all that exist there, those of the \
      sections around it included. Until then the tag writes nothing.
      """)

  public static let templateRecursion = DiagnosticCode(
    "template-recursion",
    title: "Templates call each other without end",
    example: "{{> row}} inside row.mustache, outside any section",
    remedy: "Put the call into a section that is false at the end, such as {{#items}}…{{/items}}.")

  public static let wordUnknown = DiagnosticCode(
    "word-unknown",
    title: "The interface has no word of that key",
    example: "words: {serach: Find a dish}",
    remedy: "Use one of the keys that the reference of words lists.")

  public static let codeWithoutAddress = DiagnosticCode(
    "qr-without-address",
    title: "A QR code is wanted, and the address that it would hold is not known",
    example: "qr: true, and no base_url",
    remedy: """
      The code holds the page’s address on the web. Say in site.yml where the site will stand: \
      base_url, with a value such as https://example.org/menu/.
      """)

  public static let imageMissing = DiagnosticCode(
    "image-missing",
    title: "Pictures that the data names are not there",
    example: "image: images/tea.png, and no such file",
    remedy: """
      Put the files into the menu's images folder, or correct the names. A tile with a letter \
      stands in for an icon, and nothing for a picture.
      """)

  public static let imageCase = DiagnosticCode(
    "image-case",
    title: "A picture's name is written in other letters' case than its file",
    example: "image: Tea.png, and the file is tea.png",
    remedy: "Write the name as the file has it: most web servers tell the two apart.")

  public static let imageOutside = DiagnosticCode(
    "image-outside",
    title: "A picture's name leads out of the menu's folder",
    example: "image: ../../secret.png",
    remedy: "Copy the picture into the menu's folder; nothing outside is ever published.")

  public static let imageRemote = DiagnosticCode(
    "image-remote",
    title: "Pictures at web addresses are not loaded",
    example: "image: https://example.org/tea.png",
    remedy: """
      Download the pictures into the menu's images folder, or set remote_images: true, which tells \
      the addresses' hosts who reads the page.
      """)

  public static let imageUnreadable = DiagnosticCode(
    "image-unreadable",
    title: "A picture's size can't be read",
    example: "images/tea.png that is no picture",
    remedy: "Save the picture anew as SVG, WebP, PNG, JPEG or GIF.")

  public static let imageActive = DiagnosticCode(
    "image-active",
    title: "An SVG picture has a script or something else that runs in it",
    example: "images/tea.svg with <script> or onload= in it",
    remedy: """
      In a page it would do nothing, but opened by itself it would run as a page of your site. Save \
      the picture without it: most drawing programs export “plain” or “optimised” SVG.
      """)

  public static let imageUnused = DiagnosticCode(
    "image-unused",
    title: "Pictures lie in a menu's folder that no page shows",
    example: "images/old-logo.png, named by no row and no note",
    remedy: "Remove the files, or name them in the data. They are not published.")

  public static let linkDead = DiagnosticCode(
    "link-dead",
    title: "A link leads to nothing in the site",
    example: "[the teas](../teas/index.html)",
    remedy: "Link to a page, a note or a picture of the site, or give the whole web address.")

  public static let linkAnchor = DiagnosticCode(
    "link-anchor",
    title: "A link names a section, a row or a heading that its page does not have",
    example: "[oolong](#tea/olong)",
    remedy: "Use the anchor of a section or of a row: they are in menu.json.")

  public static let linkScheme = DiagnosticCode(
    "link-scheme",
    title: "A row's link has a scheme that a page may not link to",
    example: "link: \"javascript:alert(1)\"",
    remedy: "Use a web address, a path in the site, mailto: or tel:.")

  public static let columnUnknown = DiagnosticCode(
    "column-unknown",
    title: "The configuration names a column that no row has",
    example: "columns: [prise]",
    remedy: "Use a part such as price, summary or tags, or a column of the data.")

  public static let templateUnused = DiagnosticCode(
    "template-unused",
    title: "A file in Templates/ takes the place of no file of the theme",
    example: "Templates/roww.mustache",
    remedy: """
      Give it the name of the theme's file that it is meant to replace; the message names the nearest. \
      A style of your own that follows the theme's is called theme.css.
      """)
}
