internal import Diagnostics
internal import MenuBuilding
internal import Platform

extension BuildOptions {
  /// What the command line asks of a build.
  ///
  /// - Parameter operand: which of the names is the input.
  init(_ invocation: Invocation, _ environment: Environment, operand: Int = 0) {
    self.init(
      input: invocation.operands.dropFirst(operand).first ?? ".", output: invocation.text(.output),
      settings: Self.settings(invocation), isSingleFile: invocation.has(.singleFile),
      jobs: invocation.number(.jobs) ?? Workers.processors, isDryRun: invocation.has(.dryRun),
      isStrict: invocation.has(.strict), adopts: invocation.has(.adopt),
      replaces: invocation.has(.replace), home: environment.home,
      cacheFolder: invocation.has(.noCache) ? nil : environment.cacheFolder)
  }

  /// The same, with the standard input read when it is the input.
  static func reading(
    _ invocation: Invocation, _ environment: Environment, operand: Int = 0
  ) throws(BuildFailure) -> BuildOptions {
    var options = BuildOptions(invocation, environment, operand: operand)
    guard options.input == "-" else { return options }
    do throws(FileSystemError) {
      options.standardInput = try StandardInput.read()
    } catch {
      throw BuildFailure(
        diagnostic: Diagnostic(.error, .unreadable, error.message, path: error.path))
    }
    return options
  }

  /// The keys of the configuration that options stand for.
  private static func settings(_ invocation: Invocation) -> [Setting] {
    Flag.building.flatMap { flag in
      invocation.texts(flag).compactMap { text in
        guard let key = flag.setting else { return nil }
        guard flag == .field else { return Setting(key, text, from: "--\(flag.name)") }
        let parts = text.split(separator: "=", maxSplits: 1)
        return Setting("\(key).\(parts[0])", String(parts[1]), from: "--field")
      }
    }
  }
}
