internal import Diagnostics
internal import Platform
internal import Synchronization

/// The files that messages print excerpts of, each read once and one object: a thousand messages
/// about one large file take its memory once, and its lines are counted once.
final class SourceFiles: Sendable {
  private let files: any FileSystem
  private let known = Mutex<[String: SourceFile?]>([:])

  init(_ files: any FileSystem) { self.files = files }

  /// The file of that name; nil when it can't be read any more.
  func file(name: String) -> SourceFile? {
    known.withLock { known in
      if let file = known[name] { return file }
      let file = (try? files.read(name)).map { SourceFile(name: name, bytes: $0) }
      known[name] = file
      return file
    }
  }
}
