/// Messages about the command line.
extension DiagnosticCode {
  static let usage: [DiagnosticCode] = [
    commandUnknown, optionUnknown, optionValue, operandCount, codeUnknown, previewLibrary,
    previewPort, previewOpen,
  ]

  public static let commandUnknown = DiagnosticCode(
    "command-unknown",
    title: "There is no command of that name",
    example: "menugen biuld menu.csv",
    remedy: "‘menugen help’ lists the commands; the message names the nearest.")

  public static let optionUnknown = DiagnosticCode(
    "option-unknown",
    title: "The command has no option of that name",
    example: "menugen build menu.csv --ouput lunch",
    remedy: """
      ‘menugen help COMMAND’ lists the options of a command; the message names the nearest. What \
      follows ‘--’ is never taken for an option.
      """)

  public static let optionValue = DiagnosticCode(
    "option-value",
    title: "An option has a value that it can't take, or lacks one",
    example: "menugen build menu.csv --jobs many",
    remedy: "Write one of the values that the message names: --jobs 2, or --jobs=2.")

  public static let operandCount = DiagnosticCode(
    "operand-count",
    title: "The command was given too few or too many names",
    example: "menugen inspect",
    remedy: """
      The first line of ‘menugen help COMMAND’ shows what a command takes. A name with blanks in it \
      wants quotes around it.
      """)

  public static let codeUnknown = DiagnosticCode(
    "code-unknown",
    title: "There is no message with that code",
    example: "menugen explain json-sintax",
    remedy: """
      Type the code as it stands in brackets at the end of a message; ‘menugen explain’ alone lists \
      all codes.
      """)

  public static let previewLibrary = DiagnosticCode(
    "preview-library",
    title: "The library that serves previews is not there",
    example: "menugen serve",
    remedy: """
      Install libmicrohttpd, which is named libmicrohttpd12 on Debian and libmicrohttpd with Homebrew. \
      Every other command works without it: ‘menugen build’ writes the pages, which need no server.
      """)

  public static let previewPort = DiagnosticCode(
    "preview-port",
    title: "The preview can't listen where it was asked to",
    example: "menugen serve --port 80",
    remedy: """
      Another program has the port, or the system keeps it for itself: leave out ‘--port’ to take any \
      free one. ‘--host’ takes a numeric address of this machine.
      """)

  public static let previewOpen = DiagnosticCode(
    "preview-open",
    title: "The preview can be seen from the network",
    example: "menugen serve --host 192.168.1.20",
    remedy: "Leave out ‘--host’ unless others are meant to look; end the preview when they have.")
}
