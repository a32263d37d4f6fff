internal import CTOML
internal import Diagnostics
internal import MenuModel

/// Takes what toml++ tells about a file and builds the value.
final class TOMLVisit {
  private(set) var root: Value?
  private(set) var problems: Problems
  /// Whether the file was read to its end.
  private(set) var isWhole = true
  private let file: SourceFile
  private let offsets: CharacterOffsets
  private let hasByteOrderMark: Bool
  private var open: [Container] = []
  /// The key of the value that is told next.
  private var key: ValueMap.Key?

  /// A table or an array whose end has not come yet.
  private struct Container {
    var isTable: Bool
    var key: ValueMap.Key?
    var range: Range<Int>
    var items: [Value] = []
    var members = ValueMap()
  }

  init(_ file: SourceFile) {
    self.file = file
    problems = Problems(file)
    offsets = CharacterOffsets(file.bytes)
    hasByteOrderMark = file.bytes.starts(with: "\u{FEFF}".utf8)
  }

  func run() {
    var visitor = ctoml_visitor()
    visitor.context = Unmanaged.passUnretained(self).toOpaque()
    visitor.key = { context, text, length, region in
      TOMLVisit.from(context)?.take(key: string(text, length), region)
    }
    visitor.begin = { TOMLVisit.from($0)?.begin($1, $2) ?? false }
    visitor.end = { TOMLVisit.from($0)?.end() }
    visitor.scalar = { context, kind, text, length, region in
      TOMLVisit.from(context)?.take(kind, text.map { string($0, length) }, region)
    }
    visitor.failure = { context, text, length, region in
      TOMLVisit.from(context)?.fail(string(text, length), region)
    }
    file.bytes.withUnsafeBytes { bytes in
      ctoml_visit(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, &visitor)
    }
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> TOMLVisit? {
    context.map { Unmanaged<TOMLVisit>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: What toml++ tells

  private func take(key name: String, _ region: ctoml_region) {
    key = ValueMap.Key(name, at: ByteRange(range(region)))
  }

  private func begin(_ kind: ctoml_kind, _ region: ctoml_region) -> Bool {
    open.append(Container(isTable: kind == CTOML_TABLE, key: key, range: range(region)))
    key = nil
    guard open.count > ReadingLimit.depth else { return true }
    problems.add(.tooDeep(ReadingLimit.depth, at: SourceSpan(file, range(region))))
    isWhole = false
    return false
  }

  private func end() {
    guard let container = open.popLast() else { return }
    key = container.key
    let kind: Value.Kind = container.isTable ? .map(container.members) : .list(container.items)
    add(Value(kind, at: ByteRange(container.range)))
  }

  private func take(_ kind: ctoml_kind, _ text: String?, _ region: ctoml_region) {
    let range = range(region)
    let value: Value.Kind =
      switch kind {
      case CTOML_TRUE: .boolean(true)
      case CTOML_FALSE: .boolean(false)
      case CTOML_STRING: .text(text ?? "")
      case CTOML_DATE: .text(file.text(in: range))
      default: Self.number(file.text(in: range))
      }
    add(Value(value, at: ByteRange(range)))
  }

  private func fail(_ description: String, _ region: ctoml_region) {
    isWhole = false
    let place = range(region)
    let range = place.isEmpty ? place.lowerBound..<place.lowerBound + 1 : place
    problems.add(
      .error, .tomlSyntax, Self.headline(description),
      at: range.clamped(to: 0..<file.bytes.count),
      suggestion: quoted(valueAt: range.lowerBound))
  }

  /// What to write for a text without quotes around it, when the trouble lies in one.
  private func quoted(valueAt place: Int) -> String? {
    let start = file.bytes[..<min(place, file.bytes.count)].lastIndex(of: ASCII.lineFeed) ?? -1
    let line = file.bytes[(start + 1)...].prefix { $0 != ASCII.lineFeed }
    guard let equals = line.firstIndex(of: ASCII.equals), equals < place else { return nil }
    let value = String(decoding: line[(equals + 1)...], as: UTF8.self).trimmingBlanks()
    guard let first = value.first, first.isLetter || first.isNumber, !value.contains("\"") else {
      return nil
    }
    return "put the text in quotes: \"\(value)\""
  }

  private func add(_ value: Value) {
    guard let last = open.indices.last else { return root = value }
    if open[last].isTable {
      open[last].members.append(key ?? ValueMap.Key(""), value)
    } else {
      open[last].items.append(value)
    }
    key = nil
    // A table goes on below its header, to the end of its last member.
    let end = max(open[last].range.upperBound, Int(value.range.end))
    open[last].range = open[last].range.lowerBound..<end
  }

  private func range(_ region: ctoml_region) -> Range<Int> {
    let start = offset(region.start)
    return start..<max(start, offset(region.end))
  }

  /// toml++ counts no byte order mark, which is the first character of the file all the same.
  private func offset(_ place: ctoml_position) -> Int {
    let mark = hasByteOrderMark && place.line == 1 ? 1 : 0
    return offsets[Int(place.line), Int(place.column) + mark]
  }

  /// A number as written, without the underscores between its digits; infinity and the like are
  /// text.
  private static func number(_ text: String) -> Value.Kind {
    text.utf8.contains { ASCII.isDigit($0) } ? .number(text.filter { $0 != "_" }) : .text(text)
  }

  /// toml++ says ‘Error while parsing key: what is wrong’; what is wrong comes first here.
  private static func headline(_ description: String) -> String {
    let opening = "Error while parsing "
    guard description.hasPrefix(opening), let colon = description.firstIndex(of: ":") else {
      return "the TOML can't be read: \(description)"
    }
    let part = description[
      description.index(description.startIndex, offsetBy: opening.count)..<colon]
    let problem = description[description.index(after: colon)...].drop { $0 == " " }
    return "the TOML can't be read: \(problem), in a \(part)"
  }
}

private func string(_ text: UnsafePointer<CChar>?, _ length: Int) -> String {
  String(decoding: UnsafeRawBufferPointer(start: text, count: length), as: UTF8.self)
}
