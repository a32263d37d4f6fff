internal import Testing

/// Who may see whom: the first two invariants of Sources/README.md.
struct LayeringTests {
  private let package: PackageDescription

  init() throws { package = try PackageDescription.current.get() }

  @Test func `a target imports only what it declares`() {
    let ours = Set(package.rooms.map(\.name))
    for file in SourceTree.files {
      let declared = Set(package[file.target]?.dependencies ?? [])
      let undeclared = Set(file.imports).intersection(ours).subtracting(declared)
      #expect(undeclared.isEmpty, "\(file): declare it in Package.swift, or do without")
    }
  }

  @Test func `a target declares only what it imports`() {
    for room in package.rooms where room.kind != "system" {
      let imported = Set(SourceTree.files.filter { $0.target == room.name }.flatMap(\.imports))
      let idle = Set(room.dependencies).subtracting(imported).filter { !$0.hasPrefix("C") }
      #expect(idle.isEmpty, "\(room.name) declares what it doesn't use")
    }
  }

  @Test func `dependencies point down`() {
    let order = package.rooms.map(\.name)
    for room in package.rooms {
      let below = order.drop { $0 != room.name }.dropFirst()
      for dependency in room.dependencies {
        #expect(below.contains(dependency), "\(room.name) stands below \(dependency)")
      }
    }
  }

  @Test(arguments: [
    ["MenuLoading", "MenuGrouping", "MenuRendering", "MenuWriting"],
    ["PreviewServer", "TerminalBrowser"],
    ["MenuModel", "Mustache", "Markdown", "MenuTemplates", "Localization"],
  ]) func `neighbours never see each other`(_ neighbours: [String]) throws {
    for name in neighbours {
      let room = try #require(package[name])
      #expect(Set(room.dependencies).isDisjoint(with: neighbours), "\(name)")
    }
  }

  @Test(arguments: [
    ("MenuKit", []), ("Platform", ["CAttributes"]), ("Escaping", []), ("Localization", []),
    ("MenuTemplates", []), ("Mustache", ["Escaping"]), ("Diagnostics", ["Escaping"]),
    ("MenuModel", ["MenuKit", "Diagnostics", "Escaping"]),
  ]) func `the ground floor stands on its own`(_ name: String, _ allowed: [String]) throws {
    let room = try #require(package[name])
    #expect(Set(room.dependencies).subtracting(allowed).isEmpty)
  }

  @Test func `each C library is met in one target`() {
    let libraries = package.rooms.map(\.name).filter {
      $0.hasPrefix("C") && $0 != "CommandLineTool"
    }
    for library in libraries {
      let users = Set(SourceTree.files.filter { $0.imports.contains(library) }.map(\.target))
      #expect(users.count <= 1, "\(library) is imported by \(users.sorted())")
    }
  }

  @Test func `only Platform meets the operating system`() {
    let system = ["Glibc", "Musl", "Darwin", "Bionic"]
    for file in SourceTree.files where file.target != "Platform" {
      #expect(Set(file.imports).isDisjoint(with: system), "\(file)")
    }
  }

  @Test func `only Localization imports Foundation`() {
    for file in SourceTree.files where file.target != "Localization" {
      #expect(!file.imports.contains { $0.hasPrefix("Foundation") }, "\(file)")
    }
  }
}
