internal import Foundation
internal import TestSupport

/// A site folder in two versions that have menus, pictures and pages in common and of their own, for
/// tests that disturb the build of the second over the first.
final class FaultySite {
  enum Version: String, CaseIterable, Sendable { case old, new }

  let folder: TemporaryFolder
  /// What a build that nobody disturbs makes of each version.
  private(set) var made: [Version: [String: String]] = [:]

  init() throws {
    folder = try TemporaryFolder()
    for version in Version.allCases {
      try write(version)
      try FileManager.default.removeItemIfThere(at: folder.url("site"))
      let run = try build()
      guard run.code == 0 else { throw Unbuildable(message: run.error) }
      made[version] = try site
    }
  }

  struct Unbuildable: Error { var message: String }

  /// The output folder's files.
  var site: [String: String] { get throws { try folder.files(below: "site") } }

  /// Makes the content one version, and the output what it was built to.
  func stand(at version: Version) throws {
    try FileManager.default.removeItemIfThere(at: folder.url("site"))
    for (path, text) in made[version] ?? [:] { try folder.write(text, to: "site/" + path) }
  }

  /// Writes the content of a version.
  func write(_ version: Version) throws {
    try FileManager.default.removeItemIfThere(at: folder.url("content"))
    let own = version == .old ? ["salads", "soups"] : ["soups", "sweets", "wines"]
    for menu in ["drinks", "mains"] + own {
      let rows = (1...20).map {
        "Section \($0 % 3),\(menu) \($0),\($0).\(version == .old ? 50 : 90)"
      }
      try folder.write(
        "Group,Name,Price\n" + rows.joined(separator: "\n"), to: "content/\(menu)/rows.csv")
    }
    let menus = (["drinks", "mains"] + own).joined(separator: ", ")
    try folder.write("title: \(version)\nmenus: [\(menus)]\n", to: "content/site.yml")
  }

  /// Builds the content as it stands.
  func build(under prefix: [String] = []) throws -> ToolRun {
    try ToolRun(["build", "--jobs", "2"], in: folder.path, under: prefix)
  }

  /// What is wrong with the output after a disturbed build of the new version over the old: files
  /// that are neither, or a next build that doesn't make it whole. `next` is what is built then.
  func wounds(next: Version) throws -> [String] {
    var wounds: [String] = []
    for (path, text) in try site where !path.hasPrefix(".menugen-") {
      if text != made[.old]?[path], text != made[.new]?[path] { wounds.append("\(path) is torn") }
    }
    try write(next)
    let run = try build()
    if run.code != 0 { wounds.append("the next build says: \(run.error)") }
    let after = try site
    if after != made[next] {
      let paths = Set(after.keys).symmetricDifference((made[next] ?? [:]).keys)
      wounds.append("the next build leaves another site: \(paths.sorted())")
    }
    return wounds
  }
}

extension FileManager {
  func removeItemIfThere(at url: URL) throws {
    if fileExists(atPath: url.path) { try removeItem(at: url) }
  }
}
