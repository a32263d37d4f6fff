internal import Foundation
internal import TestSupport

@testable internal import MenuModel

/// A disk in memory with little room, for as long as the object lives.
final class SmallDisk {
  private let folder: TemporaryFolder
  var path: String { folder.path }

  /// Whether this process may mount one; containers often say no, even to root.
  static let isPossible: Bool = {
    guard let disk = try? SmallDisk(kilobytes: 64) else { return false }
    return FileManager.default.fileExists(atPath: disk.path)
  }()

  init(kilobytes: Int) throws {
    folder = try TemporaryFolder()
    try run("mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", folder.path)
  }

  deinit { try? run("umount", folder.path) }

  func makeReadOnly() throws { try run("mount", "-o", "remount,ro", folder.path) }

  func files() throws -> [String: String] { try folder.files() }

  private struct Refused: Error {}

  private func run(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Refused() }
  }
}

enum TestHash {
  static func of(_ pieces: [[UInt8]]) -> String { ContentHash(pieces).hexadecimal }
}
