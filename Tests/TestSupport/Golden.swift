internal import Foundation

/// A committed file that a test compares with what the code makes now.
public enum Golden {
  /// Whether this run writes the files instead: `UPDATE_GOLDEN=1`.
  public static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1"

  /// Compares text with a committed file.
  ///
  /// - Parameter path: relative to the checkout.
  /// - Returns: nil when they are equal, else what differs. An updating run writes the file and
  ///   says so, which fails the test: nobody takes such a run for a passing one.
  public static func difference(of text: String, from path: String) throws -> String? {
    let file = SharedFolder.checkout.appending(path: path)
    if isUpdating {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return "\(path) was written anew: look at it, commit it, run again without UPDATE_GOLDEN"
    }
    let committed = String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
    guard committed != text else { return nil }
    let old = committed.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(old, new).prefix { $0 == $1 }.count
    return """
      \(path):\(line + 1) differs (UPDATE_GOLDEN=1 writes it anew)
      - \(line < old.count ? String(old[line]) : "(end)")
      + \(line < new.count ? String(new[line]) : "(end)")
      """
  }
}
