package import Diagnostics
internal import Markdown
package import MenuKit
package import MenuModel

/// A folder of Markdown files read as data: each first-level folder is a section, each file in it,
/// however deep, is a row.
///
/// A file called `index`, `_index` or `README` is about the folder it lies in: in a first-level
/// folder it gives the section its title and note.
package struct MarkdownFolder: Sendable {
  /// In the order in which their first file comes.
  package private(set) var sections: [MenuSection] = []
  /// The rows, in the order of the files.
  package private(set) var documents: [MarkdownDocument] = []
  /// The section of each document, by index; nil for files that lie in no folder.
  package private(set) var places: [Int?] = []
  /// The file about the whole folder, if there is one.
  package private(set) var page: MarkdownDocument?
  package private(set) var diagnostics: [Diagnostic] = []

  /// Reads files by their paths from the folder, `/` between the parts. Linear in their size.
  package init(_ files: [(path: String, file: SourceFile)]) {
    var known: [String: Int] = [:]
    for (path, file) in files {
      let parts = path.split(separator: "/")
      guard let name = parts.last else { continue }
      let document = MarkdownDocument(file, name: Self.stem(of: name))
      diagnostics += document.diagnostics
      guard parts.count > 1 else {
        if page == nil, Self.isAboutFolder(name) { page = document } else { add(document, to: nil) }
        continue
      }
      let place = section(named: String(parts[0]), &known)
      if parts.count == 2, Self.isAboutFolder(name) {
        describe(place, by: document)
      } else {
        add(document, to: place)
      }
    }
  }

  /// The rows as records, given what makes a row of the fields of front matter. The title and the
  /// text come from the document where the fields have none.
  package func records(_ row: (ValueMap, SourceFile) -> MenuRow) -> RecordSet {
    var set = RecordSet(sections: sections)
    for (document, place) in zip(documents, places) {
      var row = row(document.fields, document.file)
      if row.title.isEmpty { row.title = document.title }
      if row.detail == nil { row.detail = document.text } else { row.note = document.text }
      let file = UInt32(clamping: set.files.count)
      set.files.append(document.file)
      set.records.append(
        Record(
          place.map(Record.Placement.section) ?? .none, row,
          at: ByteRange(0..<document.file.bytes.count), file: file))
    }
    return set
  }

  private mutating func section(named name: String, _ known: inout [String: Int]) -> Int {
    if let place = known[name] { return place }
    known[name] = sections.count
    sections.append(MenuSection(name, id: name))
    return sections.count - 1
  }

  private mutating func describe(_ place: Int, by document: MarkdownDocument) {
    if document.hasOwnTitle { sections[place].title = document.title }
    sections[place].note = document.text
    sections[place].icon = document.fields["icon"]?.scalarText
    sections[place].selectedIcon = document.fields["selected_icon"]?.scalarText
    sections[place].summary = document.fields["summary"]?.scalarText.map { MenuText($0) }
  }

  private mutating func add(_ document: MarkdownDocument, to place: Int?) {
    documents.append(document)
    places.append(place)
  }

  private static func isAboutFolder(_ name: Substring) -> Bool {
    ["index", "_index", "readme"].contains(stem(of: name).lowercased())
  }

  /// A file's name without its ending.
  private static func stem(of name: Substring) -> String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return String(name) }
    return String(name[..<dot])
  }
}

/// One Markdown file: its front matter, its title, and the rest.
package struct MarkdownDocument: Sendable {
  package var file: SourceFile
  /// The front matter's `title`, else the first heading, else the file's name.
  package var title: String
  /// Whether the title is more than the file's name.
  package var hasOwnTitle: Bool
  /// The front matter; empty when there is none.
  package var fields: ValueMap
  /// The Markdown below the title; nil when there is none.
  package var text: MenuText?
  package var diagnostics: [Diagnostic]

  init(_ file: SourceFile, name: String) {
    let front = FrontMatter.split(file)
    self.file = file
    fields = front.fields ?? ValueMap()
    diagnostics = front.diagnostics
    let markdown = file.text(in: front.body.offsets)
    let outline = MarkdownOutline(of: markdown)
    let given = fields["title"]?.scalarText
    title = given ?? outline.title ?? name
    hasOwnTitle = given != nil || outline.title != nil
    // A heading that says something else than the title is part of the text.
    let isTitle = outline.title != nil && (given == nil || given == outline.title)
    let body = isTitle ? outline.body : markdown
    guard body.utf8.contains(where: { $0 > 0x20 }) else { return }
    let offset = Int(front.body.start) + (isTitle ? outline.bodyOffset : 0)
    text = MenuText(
      body, format: .markdown, origin: TextOrigin(file: file.name, offset: offset))
  }
}
