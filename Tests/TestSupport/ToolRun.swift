public import Foundation

/// A run of the real tool.
public struct ToolRun: Sendable {
  public private(set) var output = ""
  public private(set) var error = ""
  /// The exit code, or minus the number of the signal that ended it.
  public private(set) var code: Int32

  /// The binary: what `MENUGEN_BINARY` names, else the one built beside the tests.
  public static let binary: URL = {
    if let path = ProcessInfo.processInfo.environment["MENUGEN_BINARY"] {
      return URL(filePath: path)
    }
    let beside = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "menugen")
    return FileManager.default.isExecutableFile(atPath: beside.path)
      ? beside : SharedFolder.checkout.appending(path: ".build/debug/menugen")
  }()

  /// Starts the tool and waits for its end.
  ///
  /// - Parameters:
  ///   - folder: where it runs.
  ///   - input: what its standard input holds; nothing when left out.
  ///   - environment: on top of a plain one: no colours, `home` in the folder, the C locale.
  ///   - prefix: a program and its arguments to run it under.
  public init(
    _ arguments: [String], in folder: String, input: Data = Data(),
    environment: [String: String] = [:], under prefix: [String] = []
  ) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = prefix + [Self.binary.path] + arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = Self.environment(in: folder).merging(environment) { $1 }
    // Files, not pipes: nothing to fill up while the test waits.
    let scratch = try TemporaryFolder()
    try input.write(to: scratch.url("in"))
    for name in ["out", "err"] { try Data().write(to: scratch.url(name)) }
    process.standardInput = try FileHandle(forReadingFrom: scratch.url("in"))
    process.standardOutput = try FileHandle(forWritingTo: scratch.url("out"))
    process.standardError = try FileHandle(forWritingTo: scratch.url("err"))
    try process.run()
    process.waitUntilExit()
    code =
      process.terminationReason == .uncaughtSignal
      ? -process.terminationStatus : process.terminationStatus
    output = String(decoding: try Data(contentsOf: scratch.url("out")), as: UTF8.self)
    error = String(decoding: try Data(contentsOf: scratch.url("err")), as: UTF8.self)
  }

  /// The environment that every run gets.
  public static func environment(in folder: String) -> [String: String] {
    [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "LC_ALL": "C",
      "HOME": folder + "/home", "SWIFT_BACKTRACE": "enable=no",
    ]
  }
}
