/// Messages about files and folders that are read and written.
extension DiagnosticCode {
  static let files: [DiagnosticCode] = [
    unreadable, notAFile, brokenLink, linkOutside, folderLoop, folderDepth,
    fileAstray,
  ]

  public static let unreadable = DiagnosticCode(
    "unreadable",
    title: "A file or folder can't be read",
    example: "menugen build menu.csv, when there is no menu.csv",
    remedy: """
      Check the spelling of the path and that you may read it (ls -l). Only regular files are read: \
      for a pipe, give ‘-’ and send the data to standard input.
      """)

  public static let notAFile = DiagnosticCode(
    "not-a-file",
    title: "A pipe, socket or device lies among the content",
    example: "content/menu/feed, made with mkfifo",
    remedy: "Move it elsewhere; only regular files are read, so that a build never waits.")

  public static let brokenLink = DiagnosticCode(
    "broken-link-file",
    title: "A symbolic link among the content leads to nothing",
    example: "content/menu/images/tea.svg -> ../old/tea.svg, which is gone",
    remedy: "Remove the link, or put back what it leads to.")

  public static let linkOutside = DiagnosticCode(
    "link-outside",
    title: "A symbolic link leads out of the content folder",
    example: "content/menu/notes -> /home/me/notes",
    remedy: """
      Copy what it leads to into the content folder. Content can't reach files outside its folder, \
      so that a page never publishes what was not meant for it.
      """)

  public static let folderLoop = DiagnosticCode(
    "folder-loop",
    title: "A symbolic link leads back to a folder it lies in",
    example: "content/menu/images/all -> ..",
    remedy: "Remove the link.")

  public static let folderDepth = DiagnosticCode(
    "folder-depth",
    title: "Folders are nested deeper than any site needs",
    example: "a/a/a/… more than 64 deep",
    remedy: "Put the files nearer to the menu's folder.")

  public static let fileAstray = DiagnosticCode(
    "file-astray",
    title: "A file is called or lies so that menugen doesn't read it",
    example: "content/site.yaml, or content/menu.csv beside the folders of the menus",
    remedy: """
      Give a configuration file its exact name, site.yml or menugen.yml, and put each data file into a \
      folder of its own under content/.
      """)
}
