package import Diagnostics
internal import MenuTemplates
internal import Mustache

/// What pages are made with: templates, style and script, built in or a site's own.
package struct Theme: Sendable {
  let templates: TemplateSet
  /// With comments and indents taken out.
  let style: [UInt8]
  let script: [UInt8]
  /// The site's `theme.css`, which has the last word.
  let ownStyle: [UInt8]
  /// What is wrong with the templates; with an error among them no page can be made.
  package let diagnostics: [Diagnostic]
  private let files: ThemeFiles

  /// - Parameter overrides: the files of a site's `Templates/`; each replaces the built-in file of
  ///   the same name. `theme.css` follows the built-in style.
  package init(_ overrides: [SourceFile] = []) {
    files = ThemeFiles(overrides)
    templates = TemplateSet(
      files.templates.map { TemplateSource($0.name, bytes: $0.bytes) }, names: PageName.texts,
      constants: PageShape.shape.namesOfRootAlone)
    diagnostics = TemplateMessages(files).messages(about: templates)
    style = SourceStripper.strip(files.bytes("menu.css"), .style)
    ownStyle = SourceStripper.strip(files.bytes("theme.css"), .style)
    script = SourceStripper.strip(files.bytes("menu.js"), .script)
  }

  /// Whether a site's own templates are among them.
  var hasOwnTemplates: Bool { files.hasOwnTemplates }

  /// What to say when a template fails while a page is written.
  func message(about problem: TemplateProblem) -> Diagnostic {
    TemplateMessages(files).message(problem)
  }
}

/// The files of a theme by name, a site's own before the built-in ones.
struct ThemeFiles: Sendable {
  private var files: [String: SourceFile] = [:]
  /// The names of the site's own.
  private(set) var ownNames: Set<String> = []

  init(_ overrides: [SourceFile]) {
    for file in BuiltInTheme.files {
      files[file.name] = SourceFile(name: "built-in \(file.name)", bytes: file.bytes)
    }
    for file in overrides {
      let name = file.name.split(separator: "/").last.map(String.init) ?? file.name
      files[name] = file
      ownNames.insert(name)
    }
  }

  /// The templates by the name that partial tags use, sorted, without their last line break: most
  /// are written in the middle of a line.
  var templates: [(name: String, bytes: [UInt8])] {
    files.keys.filter { $0.hasSuffix(Self.ending) }.sorted().map { name in
      var bytes = bytes(name)
      if bytes.last == 0x0A { bytes.removeLast() }
      if bytes.last == 0x0D { bytes.removeLast() }
      return (String(name.dropLast(Self.ending.count)), bytes)
    }
  }

  /// The names that a site's own file may have to take the place of the theme's, or to follow it.
  static var names: [String] { BuiltInTheme.files.map(\.name) + ["theme.css"] }

  /// What files of a theme end with, and what people take for it. Others, such as a README, are
  /// nobody's business.
  private static let endings = [".mustache", ".css", ".js", ".html"]

  /// The site's own files that have none of these names and that no template of its own calls.
  var strangers: [SourceFile] {
    let known = Set(Self.names)
    return ownNames.sorted().compactMap { name in
      let looksMeant = Self.endings.contains { name.hasSuffix($0) }
      guard looksMeant, !known.contains(name), !isCalled(name) else { return nil }
      return files[name]
    }
  }

  private func isCalled(_ name: String) -> Bool {
    guard name.hasSuffix(Self.ending) else { return false }
    let stem = name.dropLast(Self.ending.count)
    return ownNames.contains { other in
      guard other != name, let file = files[other] else { return false }
      let text = file.text(in: 0..<file.bytes.count)
      return ["{{>", "{{<"].contains {
        text.contains("\($0)\(stem)}}") || text.contains("\($0) \(stem)}}")
      }
    }
  }

  func bytes(_ name: String) -> [UInt8] { files[name]?.bytes ?? [] }

  /// The file of a template.
  func file(ofTemplate name: String) -> SourceFile? { files[name + Self.ending] }

  var hasOwnTemplates: Bool { ownNames.contains { $0.hasSuffix(Self.ending) } }

  func isOwn(template name: String) -> Bool { ownNames.contains(name + Self.ending) }

  private static let ending = ".mustache"
}
