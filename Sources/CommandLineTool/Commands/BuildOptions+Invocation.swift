internal import Diagnostics
internal import MenuBuilding
internal import Platform

extension BuildOptions {
  /// What the command line asks of a build.
  init(_ invocation: Invocation, _ environment: Environment) {
    self.init(
      input: invocation.operands.first ?? ".", output: invocation.text(.output),
      settings: Self.settings(invocation), isSingleFile: invocation.has(.singleFile),
      jobs: invocation.number(.jobs) ?? Workers.processors, isDryRun: invocation.has(.dryRun),
      isStrict: invocation.has(.strict), adopts: invocation.has(.adopt),
      replaces: invocation.has(.replace), home: environment.home)
  }

  /// The same, with the standard input read when it is the input.
  static func reading(
    _ invocation: Invocation, _ environment: Environment
  ) throws(BuildFailure) -> BuildOptions {
    var options = BuildOptions(invocation, environment)
    guard options.input == "-" else { return options }
    do throws(FileSystemError) {
      options.standardInput = try StandardInput.read()
    } catch {
      throw BuildFailure(
        diagnostic: Diagnostic(.error, .unreadable, error.message, path: error.path))
    }
    return options
  }

  /// The options that stand for keys of the configuration, and the keys.
  private static let keys: [(flag: Flag, key: String)] = [
    (.title, "title"), (.groupBy, "group_by"), (.behaviour, "behaviour"), (.layout, "layout"),
    (.header, "header_line"), (.encoding, "encoding"), (.baseURL, "base_url"),
  ]

  private static func settings(_ invocation: Invocation) -> [Setting] {
    let own = keys.flatMap { flag, key in
      invocation.texts(flag).map { Setting(key, $0, from: "--\(flag.name)") }
    }
    let fields = invocation.texts(.field).map { text in
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      return Setting("fields.\(parts[0])", parts.count > 1 ? parts[1] : "", from: "--field")
    }
    return own + fields
  }
}
