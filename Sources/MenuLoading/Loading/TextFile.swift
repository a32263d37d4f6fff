internal import Diagnostics
internal import Platform

/// Reads a file of text: UTF-8, or UTF-16 with its mark.
enum TextFile {
  /// What was wrong.
  struct Failure: Error {
    var diagnostics: [Diagnostic]
  }

  static func read(_ path: String, in files: any FileSystem) -> Result<SourceFile, Failure> {
    do throws(FileSystemError) {
      let decoded = SourceDecoder.decode(try files.read(path), name: path)
      guard let file = decoded.file else {
        return .failure(Failure(diagnostics: decoded.diagnostics))
      }
      return .success(file)
    } catch {
      return .failure(Failure(diagnostics: [.unreadable(error)]))
    }
  }
}
