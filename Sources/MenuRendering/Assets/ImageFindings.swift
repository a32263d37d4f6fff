internal import Diagnostics
internal import MenuKit
internal import MenuModel

/// What was noticed about the pictures of one menu.
struct ImageFindings {
  var missing: [String] = []
  var otherCase: [String] = []
  var outside: [String] = []
  var unreadable: [String] = []
  var active: [String] = []
  var remote: [String] = []
  private(set) var hosts: [String] = []
  /// The first picture of each problem, as the data names it.
  private var firsts: [DiagnosticCode: String] = [:]

  mutating func noteFirst(_ code: DiagnosticCode, _ name: String) {
    if firsts[code] == nil { firsts[code] = name }
  }

  /// The way to the first section or row that names the first picture of a problem. Linear.
  private func way(to code: DiagnosticCode, in menu: LinkedMenu) -> [String] {
    guard let name = firsts[code] else { return [] }
    for section in menu.sections {
      let way = [section.title].compactMap(\.self)
      if section.icon == name { return way + ["icon"] }
      for row in section.rows {
        if row.image == name { return way + [row.title, "image"] }
        if row.icon == name { return way + [row.title, "icon"] }
      }
    }
    return []
  }

  mutating func add(host address: String) {
    guard let host = Self.host(of: address), !hosts.contains(host) else { return }
    hosts.append(host)
  }

  /// `https://example.org`, when it is fit for a policy.
  private static func host(of address: String) -> String? {
    let isSchemeless = address.hasPrefix("//")
    let parts = (isSchemeless ? "https:" + address : address).split(
      separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[1].isEmpty else { return nil }
    let authority = parts[2].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    let host = authority.split(separator: "@").last.map { String($0).lowercased() } ?? ""
    let isPlain = host.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
    }
    return isPlain && !host.isEmpty ? "\(parts[0].lowercased())//\(host)" : nil
  }

  func messages(_ menu: SiteMenu) -> [Diagnostic] {
    guard !firsts.isEmpty || !unreadable.isEmpty || !active.isEmpty else { return [] }
    let path = menu.sources.first ?? menu.folder
    let places = menu.findInData(Set(firsts.values))
    func message(_ code: DiagnosticCode, _ names: [String], _ one: String, _ many: String)
      -> Diagnostic?
    {
      guard let first = names.first else { return nil }
      var message = Diagnostic(
        .warning, code, names.count == 1 ? "\(one): \(first)" : "\(names.count) \(many)",
        at: firsts[code].flatMap { places[$0] }, path: path, rowPath: way(to: code, in: menu.menu))
      if names.count > 1 {
        let rest = names.count > 8 ? " and \(names.count - 8) more" : ""
        message.notes = [.init(names.prefix(8).joined(separator: ", ") + rest)]
      }
      return message
    }
    var messages = [
      message(.imageMissing, missing, "a picture is not there", "pictures are not there"),
      message(
        .imageCase, otherCase, "a picture is spelt otherwise", "pictures are spelt otherwise"),
      message(
        .imageOutside, outside, "a picture is outside the menu's folder",
        "pictures are outside the menu's folder"),
      message(
        .imageUnreadable, unreadable, "a picture has no size that can be read",
        "pictures have no size that can be read"),
      message(
        .imageRemote, remote, "a picture at a web address is not loaded",
        "pictures at web addresses are not loaded"),
      message(
        .imageActive, active, "a picture that can run something is left out",
        "pictures that can run something are left out"),
    ].compactMap(\.self)
    for index in messages.indices { messages[index].suggestion = suggestion(messages[index], menu) }
    return messages
  }

  /// The names that data may use: a file of the images folder goes without the folder's.
  private func names(of images: ImageCatalogue) -> [String] {
    images.paths.map { $0.hasPrefix("images/") ? String($0.dropFirst(7)) : $0 } + images.paths
  }

  private func suggestion(_ message: Diagnostic, _ menu: SiteMenu) -> String? {
    switch message.code {
    case .imageMissing:
      firsts[.imageMissing].flatMap { Nearest.suggestion(for: $0, among: names(of: menu.images)) }
        ?? "put the files into \(menu.folder.isEmpty ? "" : menu.folder + "/")images, or correct the names"
    case .imageCase: "write each name as the file has it: web servers tell the two apart"
    case .imageOutside: "copy the picture into the menu's folder"
    case .imageActive: "save it without scripts, event handlers and documents inside"
    case .imageRemote: "download what the menu needs, or set ‘remote_images: true’"
    default: nil
    }
  }
}
