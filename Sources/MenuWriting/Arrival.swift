internal import Diagnostics
internal import Platform
internal import Synchronization

/// A file of the site whose bytes come in while it is made. They are compared with the file that stands
/// in its place; from the first that differs on, they go into the staging folder.
///
/// No byte is made twice, and none waits in memory.
final class Arrival: Sendable {
  private let preparation: Preparation
  private let path: String
  private let differs: Bool
  /// The name of the file in the staging folder.
  private let name: String
  private let state = Mutex(State())

  private struct State {
    var tally = Tally()
    var course = Course.unknown
  }

  private enum Course {
    /// No byte has come.
    case unknown
    /// All bytes so far are those of the file that stands there.
    case same(Comparison)
    /// They are put aside.
    case staged(any GrowingFile, String, replaces: Bool)
    /// They are only counted, in a dry run.
    case counted(replaces: Bool)
    case obstructed(Diagnostic)
    case failed(FileSystemError)
  }

  /// - Parameter differs: whether it is known to be another than the file that stands there.
  init(_ preparation: Preparation, _ path: String, _ index: Int, differs: Bool) {
    self.differs = differs
    self.preparation = preparation
    self.path = path
    name = String(index)
  }

  /// Takes the next bytes: from any thread, not from two at a time.
  func take(_ piece: [UInt8]) {
    state.withLock { state in
      state.tally.add(piece)
      do throws(FileSystemError) {
        try take(piece, &state.course)
      } catch {
        state.course = .failed(error)
      }
    }
  }

  /// When all bytes have come: what became of the file.
  func end(_ prepared: inout PreparedFile) {
    let state = state.withLock { $0 }
    prepared.entry = state.tally.entry(path)
    var course = state.course
    do throws(FileSystemError) {
      // A file without any bytes has not been looked for yet, and one that stands there may be longer.
      try take([], &course)
      if case .same(var comparison) = course, try !comparison.isAtEnd() {
        course = try differing(after: comparison.length, [])
      }
      prepared.state = try ended(course, &prepared.diagnostics)
    } catch {
      prepared.state = .failed(error.named("\(preparation.output.name)/\(path)"))
    }
  }

  private func ended(
    _ course: Course, _ diagnostics: inout [Diagnostic]
  ) throws(FileSystemError) -> PreparedFile.State {
    switch course {
    case .unknown, .same: return .unchanged
    case .staged(let file, let staged, let replaces):
      try file.end(isSynced: preparation.staging.protects)
      return .changed(staged: staged, replaces: replaces)
    case .counted(let replaces): return .changed(staged: nil, replaces: replaces)
    case .obstructed(let message):
      diagnostics.append(message)
      return .refused
    case .failed(let error): throw error
    }
  }

  private func take(_ piece: [UInt8], _ course: inout Course) throws(FileSystemError) {
    if case .unknown = course { course = try begin() }
    switch course {
    case .same(var comparison):
      let before = comparison.length
      let isSame = try comparison.goesOn(with: piece)
      course = isSame ? .same(comparison) : try differing(after: before, piece)
    case .staged(let file, _, _): try file.add(piece)
    case .unknown, .counted, .obstructed, .failed: break
    }
  }

  private func begin() throws(FileSystemError) -> Course {
    switch try preparation.place(for: path) {
    case .empty: try staged(replaces: false)
    case .file where differs: try differing(after: 0, [])
    case .file: .same(Comparison(with: try preparation.output.open(path)))
    case .obstructed(let message): .obstructed(message)
    }
  }

  /// The bytes go on otherwise than those of the file that stands there.
  ///
  /// - Parameters:
  ///   - length: how many bytes were the same before the piece.
  ///   - piece: in which they differ.
  private func differing(after length: Int, _ piece: [UInt8]) throws(FileSystemError) -> Course {
    if let message = preparation.objection(toReplacing: path) { return .obstructed(message) }
    let course = try staged(replaces: true)
    guard case .staged(let file, _, _) = course else { return course }
    var rest = length
    let standing = try preparation.output.open(path)
    while rest > 0 {
      let known = try standing.next()
      guard !known.isEmpty else { break }
      try file.add(known.count <= rest ? known : Array(known[..<rest]))
      rest -= known.count
    }
    try file.add(piece)
    return course
  }

  private func staged(replaces: Bool) throws(FileSystemError) -> Course {
    guard !preparation.options.isDryRun else { return .counted(replaces: replaces) }
    let (file, staged) = try preparation.staging.begin(name)
    return .staged(file, staged, replaces: replaces)
  }
}

extension FileSystemError {
  /// The same failure, told of the file that was to be written rather than of the place where it
  /// waits.
  fileprivate func named(_ path: String) -> FileSystemError {
    action == .write ? FileSystemError(action, path, reason) : self
  }
}
