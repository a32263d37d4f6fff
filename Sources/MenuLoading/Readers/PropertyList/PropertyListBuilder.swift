internal import Diagnostics
internal import MenuModel

/// Builds a value from the elements of an XML property list, stepping over what does not belong.
struct PropertyListBuilder {
  let file: SourceFile
  private(set) var root: Value?
  private(set) var problems: Problems
  /// The list is broken or too deep: nothing more is taken.
  private(set) var isStopped = false
  private var open: [Element] = []
  /// The name of the innermost element that is open.
  var openName: String? { open.last?.kind.rawValue }
  /// How deep the reading is inside an element that is stepped over.
  private var skipped = 0
  private var hasData = false

  init(_ file: SourceFile) {
    self.file = file
    problems = Problems(file)
  }

  // MARK: What the parser tells

  mutating func start(_ name: String, at range: Range<Int>) {
    guard skipped == 0 else { return skipped += 1 }
    if let parent = open.last, parent.kind.holdsText {
      report("<\(name)> can't stand inside <\(parent.kind.rawValue)>", at: range)
      return skipped = 1
    }
    guard let kind = Element.Kind(rawValue: name) else {
      report(
        "a property list has no element <\(name)>", at: range, expected: Self.known,
        suggestion: open.isEmpty
          ? "property lists are the only XML that menugen reads: export the data as CSV or JSON"
          : nil
      )
      return skipped = 1
    }
    if kind == .plist, !open.isEmpty || root != nil {
      report("<plist> can only be the outermost element", at: range)
      return skipped = 1
    }
    if kind == .key, open.last?.kind != .dict {
      report("a <key> can only stand in a <dict>", at: range)
      return skipped = 1
    }
    open.append(Element(kind, range))
    if open.count > ReadingLimit.depth {
      isStopped = true
      problems.add(.tooDeep(ReadingLimit.depth, at: SourceSpan(file, range)))
    }
  }

  mutating func add(text: UnsafeRawBufferPointer, at range: Range<Int>) {
    guard skipped == 0, let last = open.indices.last else { return }
    if open[last].kind.holdsText {
      open[last].text.append(contentsOf: text)
      open[last].contentEnd = range.upperBound
    } else if !text.allSatisfy({ $0 <= 0x20 }), !open[last].hasStrayText {
      open[last].hasStrayText = true
      report(
        "text can't stand loose in <\(open[last].kind.rawValue)>", at: range,
        expected: "a <string> around it")
    }
  }

  /// A reference that is not expanded: the text keeps it as written.
  mutating func skip(entity: String, at range: Range<Int>) {
    report("the entity ‘&\(entity);’ is not expanded in a property list", at: range)
    let written = Array("&\(entity);".utf8)
    written.withUnsafeBytes { add(text: $0, at: range) }
  }

  mutating func end(at range: Range<Int>) {
    guard skipped == 0 else { return skipped -= 1 }
    guard var element = open.popLast() else { return }
    element.end(at: range)
    switch element.kind {
    case .plist:
      if root == nil { report("the property list is empty", at: element.range) }
    case .key: take(key: element)
    case .dict:
      if let key = element.key { reportMissingValue(of: key) }
      add(Value(.map(element.members.map), at: ByteRange(element.range)))
    case .array: add(Value(.list(element.items), at: ByteRange(element.range)))
    default: add(Value(scalar(of: element), at: ByteRange(element.contentRange)))
    }
  }

  /// The XML itself is broken there.
  mutating func stop(with problem: String, at range: Range<Int>) {
    isStopped = true
    let notes = open.last.map { ("<\($0.kind.rawValue)> is open since here", $0.startTag) }
    problems.add(.error, .propertyListSyntax, problem, at: range, notes: notes.map { [$0] } ?? [])
  }

  // MARK: Putting values in place

  private mutating func take(key element: Element) {
    guard let last = open.indices.last else { return }
    if let earlier = open[last].key { reportMissingValue(of: earlier) }
    open[last].key = ValueMap.Key(element.string, at: ByteRange(element.contentRange))
  }

  private mutating func add(_ value: Value) {
    guard let last = open.indices.last, open[last].kind != .plist else {
      if root == nil {
        root = value
      } else {
        report("a property list holds one value, and this is a second", at: value.range.offsets)
      }
      return
    }
    if open[last].kind == .array { return open[last].items.append(value) }
    guard let key = open[last].key else {
      return report("this value in a <dict> has no <key> before it", at: value.range.offsets)
    }
    open[last].key = nil
    if let place = open[last].members.place(of: key.name) {
      problems.add(
        .duplicateKey(key, first: open[last].members.map.keys[place], in: file))
      open[last].members.replace(at: place, value)
    } else {
      open[last].members.append(key, value)
    }
  }

  private mutating func scalar(of element: Element) -> Value.Kind {
    let text = element.string
    switch element.kind {
    case .true: return .boolean(true)
    case .false: return .boolean(false)
    case .integer, .real: return number(text.trimmingBlanks(), of: element)
    case .date: return .text(text.trimmingBlanks())
    case .data:
      noteData(at: element.contentRange)
      return .text(String(decoding: element.text.filter { $0 > 0x20 }, as: UTF8.self))
    default: return .text(text)
    }
  }

  private mutating func number(_ text: String, of element: Element) -> Value.Kind {
    if YAMLScalar.isInteger(text) || element.kind == .real && YAMLScalar.isDecimal(text) {
      return .number(text)
    }
    problems.add(
      .warning, .propertyListStructure,
      "‘\(text)’ is not a number that <\(element.kind.rawValue)> can hold; it is read as text",
      at: element.contentRange)
    return .text(text)
  }

  // MARK: Messages

  private mutating func noteData(at range: Range<Int>) {
    guard !hasData else { return }
    hasData = true
    problems.add(.propertyListData(at: SourceSpan(file, range)))
  }

  private mutating func reportMissingValue(of key: ValueMap.Key) {
    report("the key ‘\(key.name)’ has no value", at: key.range.offsets)
  }

  private mutating func report(
    _ summary: String, at range: Range<Int>, expected: String? = nil, suggestion: String? = nil
  ) {
    problems.add(
      .error, .propertyListStructure, summary, at: range, expected: expected,
      suggestion: suggestion)
  }

  private static let known =
    "<dict>, <array>, <key>, <string>, <integer>, <real>, <true/>, <false/>, <date> or <data>"
}

extension PropertyListBuilder {
  /// An element whose end has not come yet.
  private struct Element {
    enum Kind: String {
      case plist, dict, array, key, string, integer, real, `true`, `false`, date, data

      var holdsText: Bool { self != .plist && self != .dict && self != .array }
    }

    var kind: Kind
    var startTag: Range<Int>
    var range: Range<Int>
    var text: [UInt8] = []
    /// Where the text ends, for a place that shows the text and not its tags.
    var contentEnd: Int
    var hasStrayText = false
    var items: [Value] = []
    var members = ValueMapBuilder()
    /// The key whose value comes next.
    var key: ValueMap.Key?

    init(_ kind: Kind, _ startTag: Range<Int>) {
      self.kind = kind
      self.startTag = startTag
      range = startTag
      contentEnd = startTag.upperBound
    }

    var string: String { String(decoding: text, as: UTF8.self) }

    /// The text alone; the whole element when it has none.
    var contentRange: Range<Int> {
      text.isEmpty ? range : startTag.upperBound..<contentEnd
    }

    mutating func end(at endTag: Range<Int>) {
      range = range.lowerBound..<max(range.upperBound, endTag.upperBound)
    }
  }
}
