public import Foundation

/// The folder of real data and public suites that lies beside the checkout. It is test input and
/// never part of the repository: tests that need it run when it is there.
public enum SharedFolder {
  /// The root of the checkout, found from this file.
  public static let checkout = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// `../shared` beside the checkout, or what `MENUGEN_SHARED` names.
  public static let url =
    ProcessInfo.processInfo.environment["MENUGEN_SHARED"].map { URL(filePath: $0) }
    ?? checkout.deletingLastPathComponent().appending(path: "shared")

  public static var isThere: Bool { FileManager.default.fileExists(atPath: url.path) }

  public static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url.appending(path: path)))
  }
}
