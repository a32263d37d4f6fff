internal import Diagnostics
internal import MenuKit
internal import MenuModel
internal import Platform

/// Reads the data of one menu into records.
struct DataLoader {
  let files: any FileSystem
  private let options: ReadingOptions
  /// The menu's folder, which the names of data files are relative to.
  private let folder: String
  /// How many threads may work.
  private let jobs: Int

  /// What came of it; no records when the data can't be a menu, and the messages say why.
  struct Result {
    var records: RecordSet?
    var groupColumn: String?
    /// Whether the rows lay inside objects, rather than in a flat table.
    var isNested = false
    var diagnostics: [Diagnostic] = []
    /// The hashes of the files that names were looked up in; nil for one that can't be read.
    var lookedUp: [String: ContentHash?] = [:]
  }

  /// A file of the data as it was read.
  typealias Source = (path: String, bytes: Swift.Result<[UInt8], FileSystemError>)

  init(_ files: any FileSystem, options: ReadingOptions, folder: String, jobs: Int) {
    self.files = files
    self.options = options
    self.folder = folder
    self.jobs = jobs
  }

  /// Reads the files whose rows are shown.
  func read(_ source: DataFiles.Source) -> [Source] {
    switch source {
    case .files(let names):
      // A file that others only look names up in has no rows of its own to show.
      let lookedUp = Set(options.joins.map(\.data))
      let shown = names.filter { !lookedUp.contains($0) }
      return (shown.isEmpty ? names : shown).map(read)
    case .markdown(let paths): return paths.map(read)
    }
  }

  private func read(_ name: String) -> Source {
    let path = joined(folder, name)
    do throws(FileSystemError) {
      return (path, .success(try files.read(path)))
    } catch {
      return (path, .failure(error))
    }
  }

  func load(_ sources: [Source], areNotes: Bool) -> Result {
    areNotes ? loadMarkdown(sources) : load(sources)
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
      of: value, in: file, options: options, jobs: jobs, other: { joined.value(of: $0) })
    return Result(
      records: read.records, groupColumn: read.reading?.groupBy.first?.description,
      isNested: read.reading?.shape.isGrouped ?? false,
      diagnostics: data.diagnostics.followed(by: read.diagnostics) + joined.diagnostics,
      lookedUp: joined.hashes)
  }

  /// The rows of several files one after the other; sections of the same title are one.
  private func load(_ sources: [Source]) -> Result {
    var all = Result()
    for (path, bytes) in sources {
      do throws(FileSystemError) {
        let next = load(try bytes.get(), name: path)
        all.diagnostics += next.diagnostics
        all.lookedUp.merge(next.lookedUp) { first, _ in first }
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

  private func loadMarkdown(_ sources: [Source]) -> Result {
    var diagnostics: [Diagnostic] = []
    var documents: [(path: String, file: SourceFile)] = []
    let start = joined(folder, "").utf8.count
    for (path, bytes) in sources {
      let name = String(decoding: path.utf8.dropFirst(start), as: UTF8.self)
      switch TextFile.decoded(bytes, name: path) {
      case .success(let file): documents.append((name, file))
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
  private(set) var hashes: [String: ContentHash?] = [:]

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
    hashes.updateValue(nil, forKey: path)
    guard files.exists(path), let bytes = try? files.read(path) else { return nil }
    hashes[path] = ContentHash([bytes])
    let data = DataFile(
      bytes, name: path, options: ReadingOptions(hasHeader: nil, encoding: options.encoding))
    diagnostics += data.diagnostics
    return data.value?.withRowsOpened
  }
}
