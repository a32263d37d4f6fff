internal import Foundation
internal import TestSupport

/// What `Package.swift` declares.
struct PackageDescription: Sendable {
  /// In the order of the file.
  let targets: [Target]

  struct Target: Sendable {
    let name: String
    let kind: String
    let dependencies: [String]
  }

  static let current = Result { try PackageDescription() }

  private struct Unreadable: Error {}

  private init() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--ignore-lock", "--package-path", SharedFolder.checkout.path,
      "dump-package",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard let package = try JSONSerialization.jsonObject(with: data) as? [String: Any],
      let targets = package["targets"] as? [[String: Any]]
    else { throw Unreadable() }
    self.targets = try targets.map { target in
      guard let name = target["name"] as? String, let kind = target["type"] as? String,
        let dependencies = target["dependencies"] as? [[String: Any]]
      else { throw Unreadable() }
      return Target(
        name: name, kind: kind,
        dependencies: dependencies.compactMap { ($0["byName"] as? [Any])?.first as? String })
    }
  }

  subscript(_ name: String) -> Target? { targets.first { $0.name == name } }

  /// The targets under `Sources`.
  var rooms: [Target] { targets.filter { $0.kind != "test" && $0.name != "TestSupport" } }
}
