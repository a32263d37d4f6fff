internal import Diagnostics
internal import MenuKit
internal import MenuModel
internal import Platform

/// Reads the data of one menu into records.
struct DataLoader {
  private let files: any FileSystem
  private let options: ReadingOptions
  /// The menu's folder, which the names of data files are relative to.
  private let folder: String

  /// What came of it; no records when the data can't be a menu, and the messages say why.
  struct Result {
    var records: RecordSet?
    var groupColumn: String?
    /// Whether the rows lay inside objects, rather than in a flat table.
    var isNested = false
    var diagnostics: [Diagnostic] = []
  }

  init(_ files: any FileSystem, options: ReadingOptions, folder: String) {
    self.files = files
    self.options = options
    self.folder = folder
  }

  func load(_ source: DataFiles.Source) -> Result {
    switch source {
    case .files(let names): load(names)
    case .markdown(let paths): loadMarkdown(paths)
    }
  }

  /// Reads bytes that came from anywhere.
  func load(_ bytes: [UInt8], name: String) -> Result {
    let data = DataFile(bytes, name: name, options: options)
    if data.format == .markdown, let file = data.file {
      return load(MarkdownFolder([(path: name, file: file)]), data.diagnostics)
    }
    guard let value = data.value, let file = data.file else {
      return Result(diagnostics: data.diagnostics)
    }
    let joined = JoinedFiles(files, options: options, folder: folder)
    let read = DataInterpretation(
      of: value, in: file, options: options, other: { joined.value(of: $0) })
    return Result(
      records: read.records, groupColumn: read.reading?.groupBy.first?.description,
      isNested: read.reading?.shape.isGrouped ?? false,
      diagnostics: data.diagnostics.followed(by: read.diagnostics) + joined.diagnostics)
  }

  /// The rows of several files one after the other; sections of the same title are one.
  private func load(_ names: [String]) -> Result {
    var all = Result()
    // A file that others only look names up in has no rows of its own to show.
    let lookedUp = Set(options.joins.map(\.data))
    let shown = names.filter { !lookedUp.contains($0) }
    for name in shown.isEmpty ? names : shown {
      let path = joined(folder, name)
      do throws(FileSystemError) {
        let next = load(try files.read(path), name: path)
        all.diagnostics += next.diagnostics
        all.groupColumn = all.groupColumn ?? next.groupColumn
        all.isNested = all.isNested || next.isNested
        if let records = next.records {
          all.records = all.records.map { $0.joined(with: records) } ?? records
        }
      } catch {
        all.diagnostics.append(.unreadable(error))
      }
    }
    return all
  }

  private func loadMarkdown(_ paths: [String]) -> Result {
    var diagnostics: [Diagnostic] = []
    var documents: [(path: String, file: SourceFile)] = []
    for path in paths {
      switch TextFile.read(joined(folder, path), in: files) {
      case .success(let file): documents.append((path, file))
      case .failure(let failure): diagnostics += failure.diagnostics
      }
    }
    return load(MarkdownFolder(documents), diagnostics)
  }

  private func load(_ markdown: MarkdownFolder, _ diagnostics: [Diagnostic]) -> Result {
    let rows = FrontMatterRows(markdown.documents.map(\.fields), options: options)
    let records = markdown.records { fields, file in rows.row(of: fields, in: file) }
    let keys = FrontMatterKeys.messages(markdown.documents)
    return Result(records: records, diagnostics: diagnostics + markdown.diagnostics + keys)
  }
}

/// The files that a menu's rows look names up in, each read once.
private final class JoinedFiles {
  private let files: any FileSystem
  private let options: ReadingOptions
  private let folder: String
  private(set) var diagnostics: [Diagnostic] = []

  init(_ files: any FileSystem, options: ReadingOptions, folder: String) {
    self.files = files
    self.options = options
    self.folder = folder
  }

  /// The value of a file of that name beside the data; nil when there is none.
  func value(of name: String) -> Value? {
    guard !name.utf8.isEmpty, !name.hasPrefix("/"), let inner = InnerPath.resolve(name)
    else { return nil }
    let path = joined(folder, inner)
    guard files.exists(path), let bytes = try? files.read(path) else { return nil }
    let data = DataFile(
      bytes, name: path, options: ReadingOptions(hasHeader: nil, encoding: options.encoding))
    diagnostics += data.diagnostics
    return data.value
  }
}
