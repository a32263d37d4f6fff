/// The messages of a run, in the order in which they are printed: by file, then by place, then by
/// severity; messages without a place come last. What is said twice of one place is there once.
public struct DiagnosticReport: Sendable {
  public private(set) var diagnostics: [Diagnostic]

  /// Sorts the messages; *n* log *n* in their number.
  public init(_ diagnostics: [Diagnostic] = []) {
    self.diagnostics = diagnostics
    sort()
  }

  public mutating func add(_ more: [Diagnostic]) {
    guard !more.isEmpty else { return }
    diagnostics += more
    sort()
  }

  public func count(of severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }

  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  private mutating func sort() {
    let keyed = diagnostics.enumerated().map { (key: Key($1, order: $0), value: $1) }
    let sorted = keyed.sorted { $0.key < $1.key }.map(\.value)
    diagnostics = []
    diagnostics.reserveCapacity(sorted.count)
    for diagnostic in sorted where diagnostics.last?.says(thatOf: diagnostic) != true {
      diagnostics.append(diagnostic)
    }
  }
}

extension Diagnostic {
  /// Whether it says the same of the same place: of a text that stands on every page, each page
  /// tells what is wrong with it.
  fileprivate func says(thatOf other: Diagnostic) -> Bool {
    guard let span, let otherSpan = other.span else { return false }
    return span.range == otherSpan.range && span.file.name == otherSpan.file.name
      && code == other.code && summary == other.summary && rowPath == other.rowPath
  }
}

/// What messages are sorted by.
private struct Key: Comparable {
  var place: (isPlaceless: Int, file: String, offset: Int)
  var rest: (severity: Int, code: String, order: Int)

  init(_ diagnostic: Diagnostic, order: Int) {
    let file = diagnostic.span?.file.name ?? diagnostic.path
    // What counts the messages that are left out stands behind those that are not.
    let noSpan = diagnostic.code == .moreProblems ? Int.max : -1
    place = (file == nil ? 1 : 0, file ?? "", diagnostic.span?.range.lowerBound ?? noSpan)
    rest = (diagnostic.severity.rawValue, diagnostic.code.name, order)
  }

  static func == (left: Key, right: Key) -> Bool {
    left.place == right.place && left.rest == right.rest
  }

  static func < (left: Key, right: Key) -> Bool {
    left.place == right.place ? left.rest < right.rest : left.place < right.place
  }
}
