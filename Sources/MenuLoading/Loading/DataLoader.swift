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
    Result(diagnostics: DataFile(bytes, name: name, options: options).diagnostics)
  }

  private func load(_ names: [String]) -> Result { Result() }

  private func loadMarkdown(_ paths: [String]) -> Result {
    var diagnostics: [Diagnostic] = []
    var documents: [(path: String, file: SourceFile)] = []
    for path in paths {
      switch TextFile.read(joined(folder, path), in: files) {
      case .success(let file): documents.append((path, file))
      case .failure(let failure): diagnostics += failure.diagnostics
      }
    }
    let markdown = MarkdownFolder(documents)
    let records = markdown.records { _, _ in MenuRow("") }
    return Result(records: records, diagnostics: diagnostics + markdown.diagnostics)
  }
}
