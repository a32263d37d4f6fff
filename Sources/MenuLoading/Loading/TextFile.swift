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
      return decoded(.success(try files.read(path)), name: path)
    } catch {
      return decoded(.failure(error), name: path)
    }
  }

  /// The same of bytes that were read already.
  static func decoded(
    _ bytes: Result<[UInt8], FileSystemError>, name: String
  ) -> Result<SourceFile, Failure> {
    do throws(FileSystemError) {
      let decoded = SourceDecoder.decode(try bytes.get(), name: name)
      guard let file = decoded.file else {
        return .failure(Failure(diagnostics: decoded.diagnostics))
      }
      return .success(file)
    } catch {
      return .failure(Failure(diagnostics: [.unreadable(error)]))
    }
  }
}
