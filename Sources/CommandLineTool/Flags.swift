internal import Diagnostics

/// Every option that any command takes.
extension Flag {
  // How the data is read.
  static let groupBy = Flag(
    "group-by", .text("COLUMN"), .reading, "make sections from the repeated values of a column",
    isRepeatable: true, setting: "group_by")
  static let field = Flag(
    "field", .pair("NAME=COLUMN"), .reading,
    "say where a part of the rows is found, as in title=name or price=cost.amount",
    isRepeatable: true, setting: "fields")
  static let header = Flag(
    "header", .choice(["first", "none"]), .reading,
    "whether the first line of a table names its columns", setting: "header_line")
  static let encoding = Flag(
    "encoding", .text("NAME"), .reading, "the data's encoding, when it is not UTF-8",
    setting: "encoding")

  // How the page is made.
  static let title = Flag(
    "title", .text("TEXT"), .page, "the title of the page or site", setting: "title")
  static let behaviour = Flag(
    "behaviour", .choice(["linked", "swap"]), .page,
    "scroll through all sections, or show the selected one alone", setting: "behaviour")
  static let layout = Flag(
    "layout", .choice(["list", "cards", "table"]), .page, "how rows are laid out",
    setting: "layout")
  static let baseURL = Flag(
    "base-url", .text("URL"), .page, "where the site will stand on the web", setting: "base_url")
  static let singleFile = Flag(
    "single-file", .none, .page, "put style, script and pictures into the page itself")

  /// How data is read and shown: what every command that builds takes.
  static let building = [
    groupBy, field, header, encoding, title, behaviour, layout, baseURL, singleFile,
  ]

  // What is written.
  static let output = Flag(
    "output", letter: "o", .path("DIR"), .writing, "the folder to write into (site)")
  static let adopt = Flag(
    "adopt", .none, .writing, "build into a folder that has files of others")
  static let replace = Flag(
    "replace", .none, .writing, "put this site in the place of another input's")
  static let dryRun = Flag(
    "dry-run", letter: "n", .none, .writing, "say what would be done and do nothing")
  static let jobs = Flag(
    "jobs", letter: "j", .number("N", 1...256), .writing,
    "how many processors to use (all); the result is the same")
  static let noCache = Flag(
    "no-cache", .none, .writing, "do all of the work again; the result is the same")

  /// What a command takes that writes a site.
  static let writing = [output, adopt, replace, dryRun, jobs, noCache]

  // The preview.
  static let port = Flag(
    "port", letter: "p", .number("N", 1...65535), .command, "the port of the preview (8080)")
  static let host = Flag(
    "host", .text("ADDRESS"), .command, "a numeric address of this machine (127.0.0.1)")
  static let poll = Flag(
    "poll", .none, .command, "look at the files twice a second: shared folders may tell nothing")
  static let open = Flag("open", .none, .command, "open the page in a browser")

  // The inspection.
  static let json = Flag("json", .none, .command, "print JSON instead of text")

  // What is said.
  static let strict = Flag("strict", .none, .messages, "let warnings fail the run as errors do")
  static let messages = Flag(
    "messages", .choice(MessageStyle.allCases.map(\.rawValue)), .messages,
    "the form of the messages (text)")
  static let quiet = Flag(
    "quiet", letter: "q", .none, .messages, "print nothing but what fails the run")
  static let verbose = Flag("verbose", letter: "v", .none, .messages, "say more of what is done")
  static let color = Flag(
    "color", .choice(["auto", "always", "never"]), .messages,
    "whether messages have colours (auto)")
  static let help = Flag("help", letter: "h", .none, .messages, "print this help")
  static let version = Flag(
    "version", letter: "V", .none, .messages,
    "print the version; with --verbose those of the libraries too")

  /// What every command takes.
  static let common = [messages, quiet, verbose, color, help, version]
}
