internal import Foundation
internal import TestSupport
internal import Testing

/// Messages that no file brings about: the machine must be in a certain state. Each gets it for real,
/// and what the tool then says is `Conditions/<code>`.
struct ConditionTests {
  private let place: TemporaryFolder

  init() throws {
    place = try TemporaryFolder()
    try place.write("section,name,price\nDrinks,Tea,2.50\n", to: "menu.csv")
  }

  private func expect(_ text: String, _ code: String, port: Int? = nil) throws {
    let text = port.map { text.replacing("\($0)", with: "PORT") } ?? text
    let difference = try Golden.difference(
      of: text, from: "Tests/EndToEndTests/Conditions/\(code)")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func `another program has the port`() throws {
    let taken = try TakenPort()
    let run = try ToolRun(["serve", "menu.csv", "--port", "\(taken.number)"], in: place.path)
    #expect(run.code == 2)
    try expect(run.error, "preview-port", port: taken.number)
  }

  @Test func `the preview is open to the network`() throws {
    let preview = try Preview(["menu.csv", "--host", "0.0.0.0"], in: place.path)
    let text = try preview.endedText()
    #expect(preview.code == 0)
    try expect(text, "preview-open")
  }

  #if os(Linux)
  /// A file that is no library, found before the system's, is as good as none: the system's loader
  /// goes no further.
  @Test func `the library that serves can't be opened`() throws {
    try place.write("", to: "broken/libmicrohttpd.so.12")
    let broken = ["LD_LIBRARY_PATH": place.url("broken").path]
    let run = try ToolRun(["serve", "menu.csv"], in: place.path, environment: broken)
    #expect(run.code == 2)
    #expect(run.output == "")
    try expect(run.error, "preview-library")
    let versions = try ToolRun(["--version", "--verbose"], in: place.path, environment: broken)
    #expect(versions.output.hasSuffix("\nlibmicrohttpd (it can't be opened)\n"))
    #expect(try ToolRun(["build", "menu.csv"], in: place.path, environment: broken).code == 0)
  }
  #endif

  @Test func `another build writes there`() throws {
    try FileManager.default.createDirectory(
      at: place.url("site"), withIntermediateDirectories: false)
    let lock = try FileHandle(forReadingFrom: place.url("site"))
    try #require(flock(lock.fileDescriptor, LOCK_EX | LOCK_NB) == 0)
    let run = try ToolRun(["build", "menu.csv"], in: place.path)
    #expect(run.code == 2)
    try expect(run.error, "output-busy")
    try lock.close()
    #expect(try ToolRun(["build", "menu.csv"], in: place.path).code == 0)
  }

  /// The largest file that a process may write stands in for the disk's end: the system answers a
  /// write with an error in both cases.
  @Test func `a file grows larger than it may`() throws {
    let run = try ToolRun(
      ["build", "menu.csv"], in: place.path,
      under: ["sh", "-c", "trap '' XFSZ; ulimit -f 1; exec \"$@\"", "sh"])
    #expect(run.code == 2)
    #expect(try place.files(below: "site").isEmpty)
    try expect(run.error.replacing(/site\/\S+:/, with: "site/FILE:"), "output-failed")
  }

  @Test func `the standard output takes nothing`() throws {
    let run = try ToolRun(
      ["build", "menu.csv"], in: place.path,
      under: ["sh", "-c", "exec \"$@\" > /dev/full", "sh"])
    #expect(run.code == 2)
    try expect(run.error, "output-failed-full")
  }
}

/// A port of this machine that something listens on.
private final class TakenPort {
  let number: Int
  private let handle: Int32

  init() throws {
    #if canImport(Darwin)
    let handle = socket(AF_INET, SOCK_STREAM, 0)
    #else
    let handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    self.handle = handle
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(handle, $0, length) == 0 && listen(handle, 1) == 0
          && getsockname(handle, $0, &length) == 0
      }
    }
    try #require(isListening)
    number = Int(UInt16(bigEndian: address.sin_port))
  }

  deinit { close(handle) }
}

/// A preview that runs until it is asked what it said.
private final class Preview {
  private let process = Process()
  private let output = Pipe()
  private let errors: TemporaryFolder
  private(set) var code: Int32 = -1

  init(_ arguments: [String], in folder: String) throws {
    errors = try TemporaryFolder()
    try errors.write("", to: "text")
    process.executableURL = ToolRun.binary
    process.arguments = ["serve"] + arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ToolRun.environment(in: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors.url("text"))
    try process.run()
  }

  /// What it printed on the standard error, after its first line on the standard output and its end.
  func endedText() throws -> String {
    let first = output.fileHandleForReading.availableData
    try #require(!first.isEmpty)
    process.interrupt()
    process.waitUntilExit()
    code = process.terminationStatus
    return try String(contentsOf: errors.url("text"), encoding: .utf8)
  }
}
