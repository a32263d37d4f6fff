internal import Foundation

/// A script of the checkout's Tests folder, run as a part of a test.
public enum Script {
  /// What a script finds fault with: its standard error, empty when it ends well.
  ///
  /// - Parameters:
  ///   - path: relative to the checkout.
  ///   - absence: the exit code that says that a tool the script needs is not there; such a run
  ///     finds no fault.
  public static func faults(
    _ path: String, _ arguments: [String] = [], absence: Int32? = nil
  ) throws -> String {
    let process = Process()
    process.executableURL = SharedFolder.checkout.appending(path: path)
    process.arguments = arguments
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus == 0 || process.terminationStatus == absence { return "" }
    return String(decoding: text, as: UTF8.self) + "\(path) ended with \(process.terminationStatus)"
  }
}
