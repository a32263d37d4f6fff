internal import Diagnostics
internal import MenuModel

/// Builds values from YAML events: resolves scalars, aliases and merge keys, and keeps to limits.
struct YAMLComposer: YAMLEventTaker {
  let file: SourceFile
  private(set) var documents: [Value] = []
  var problems: Problems
  private var open: [Frame] = []
  private var anchors: [String: Anchor] = [:]
  private var aliased = 0
  private var tagsNamed: Set<String> = []

  init(_ file: SourceFile) {
    self.file = file
    problems = Problems(file)
  }

  /// Takes the next event; false when reading must stop (a message says why).
  mutating func take(_ event: YAMLEvent) -> Bool {
    switch event.kind {
    case .documentStart: anchors = [:]
    case .documentEnd: break
    case .alias(let name): return take(alias: name, at: event.range)
    case .scalar(let text, let isPlain, let properties):
      add(scalar(text, isPlain: isPlain, properties, at: event.range))
    case .listStart(let properties): return push(Frame(.list, properties, event.range))
    case .mapStart(let properties): return push(Frame(.map, properties, event.range))
    case .listEnd, .mapEnd: pop(at: event.range)
    }
    return true
  }

  /// Reports the rule of the syntax that the file breaks.
  mutating func add(_ problem: YAMLProblem) {
    problems.add(
      .error, .yamlSyntax, problem.summary, at: problem.range, suggestion: problem.suggestion,
      notes: problem.note.map { [($0.text, $0.range)] } ?? [])
  }

  // MARK: Lists and maps

  private mutating func push(_ frame: Frame) -> Bool {
    if let tag = frame.properties.tag, !Self.containerTags.contains(tag) {
      noteUnknown(tag, at: frame.range)
    }
    if let anchor = frame.properties.anchor { anchors[anchor] = .unfinished }
    open.append(frame)
    guard open.count > ReadingLimit.depth else { return true }
    problems.add(.tooDeep(ReadingLimit.depth, at: SourceSpan(file, frame.range)))
    return false
  }

  private mutating func pop(at range: Range<Int>) {
    guard var frame = open.popLast() else { return }
    // A block ends where its last value does, not at the blank lines after it.
    let end = range.isEmpty ? frame.contentEnd : range.upperBound
    frame.range = frame.range.lowerBound..<max(frame.range.upperBound, end)
    let kind: Value.Kind = frame.shape == .list ? .list(frame.items) : .map(frame.members.map)
    let value = Value(kind, at: ByteRange(frame.range))
    add(Node(value: value, weight: frame.weight, anchor: frame.properties.anchor))
  }

  /// Puts a finished node where it belongs: into the innermost open list or map, or, when there
  /// is none, among the documents.
  private mutating func add(_ node: Node) {
    if let anchor = node.anchor { anchors[anchor] = .finished(node) }
    guard var frame = open.popLast() else { return documents.append(node.value) }
    frame.weight += node.weight
    frame.contentEnd = node.value.range.offsets.upperBound
    switch (frame.shape, frame.key) {
    case (.list, _): frame.items.append(node.value)
    case (.map, nil): frame.key = key(for: node)
    case (.map, .merge(let key)):
      frame.key = nil
      merge(node.value, under: key, into: &frame)
    case (.map, .named(let key)):
      frame.key = nil
      addMember(key, node.value, to: &frame)
    case (.map, .refused): frame.key = nil
    }
    open.append(frame)
  }

  private mutating func key(for node: Node) -> Frame.Key {
    let range = node.value.range
    if let text = node.keyText {
      let key = ValueMap.Key(text, at: range)
      return text == "<<" && node.isPlain ? .merge(key) : .named(key)
    }
    problems.add(
      .error, .yamlKey, "a list or a map can't be the key of a map", at: range.offsets,
      expected: "text as the key, such as ‘Tea:’",
      suggestion: "put the text in quotes if it begins with a bracket")
    return .refused
  }

  private mutating func addMember(
    _ key: ValueMap.Key, _ value: Value, to frame: inout Frame
  ) {
    guard let place = frame.members.place(of: key.name) else {
      return frame.members.append(key, value)
    }
    if frame.mergedPlaces.remove(place) == nil {
      problems.add(
        .duplicateKey(key, first: frame.members.map.keys[place], in: file))
    }
    frame.members.replace(at: place, value)
  }

  /// `<<: *defaults` or `<<: [*one, *two]`: members that the map does not set itself. They stand
  /// where the merge key stands; of several maps the earlier wins.
  private mutating func merge(
    _ value: Value, under key: ValueMap.Key, into frame: inout Frame
  ) {
    let sources = value.list ?? [value]
    guard !sources.isEmpty, sources.allSatisfy({ $0.map != nil }) else {
      problems.add(
        .warning, .yamlMerge, "the merge key ‘<<’ wants a map", at: value.range.offsets,
        expected: "an alias of a map, such as ‘<<: *defaults’")
      return addMember(key, value, to: &frame)
    }
    for source in sources.compactMap(\.map) {
      for (key, value) in zip(source.keys, source.values)
      where frame.members.place(of: key.name) == nil {
        frame.mergedPlaces.insert(frame.members.map.count)
        frame.members.append(key, value)
      }
    }
  }

  // MARK: Scalars and aliases

  private mutating func scalar(
    _ text: String, isPlain: Bool, _ properties: YAMLProperties, at range: Range<Int>
  ) -> Node {
    var kind: Value.Kind = isPlain ? YAMLScalar.resolve(plain: text) : .text(text)
    if isPlain, text.utf8.contains(ASCII.colon) { noteKeysInText(at: range) }
    if let tag = properties.tag {
      if let tagged = YAMLScalar.resolve(text, tag: tag) {
        kind = tagged
      } else {
        kind = .text(text)
        noteUnknown(tag, at: range)
      }
    }
    return Node(
      value: Value(kind, at: ByteRange(range)),
      weight: ReadingLimit.weight(ofTextLength: text.utf8.count),
      anchor: properties.anchor, keyText: text, isPlain: isPlain && properties.tag == nil)
  }

  private mutating func take(alias name: String, at range: Range<Int>) -> Bool {
    let problem: String
    switch anchors[name] {
    case .finished(var node):
      aliased += node.weight
      if aliased <= ReadingLimit.sharedValues {
        node.value.range = ByteRange(range)
        node.anchor = nil
        add(node)
        return true
      }
      problem = "the aliases of this file stand for more than \(ReadingLimit.sharedValues) values"
    case .unfinished: problem = "the alias ‘*\(name)’ stands inside the value it names"
    case nil: problem = "no ‘&\(name)’ stands before the alias ‘*\(name)’"
    }
    problems.add(
      .error, .yamlAlias, problem, at: range,
      suggestion: "put the text in quotes if it begins with an asterisk")
    add(Node(value: Value(.null, at: ByteRange(range)), weight: 1, keyText: ""))
    return aliased <= ReadingLimit.sharedValues
  }

  /// Says once for each tag that it means nothing here.
  private mutating func noteUnknown(_ tag: String, at range: Range<Int>) {
    guard tagsNamed.insert(tag).inserted else { return }
    problems.add(
      .notice, .yamlTag, "the tag ‘\(tag)’ is not known; its value is read as if it had none",
      at: range)
  }

  private static let containerTags: Set = [
    "!", "tag:yaml.org,2002:map", "tag:yaml.org,2002:seq", "tag:yaml.org,2002:set",
    "tag:yaml.org,2002:omap", "tag:yaml.org,2002:pairs",
  ]
}

extension YAMLComposer {
  /// A list or map whose end has not come yet.
  private struct Frame {
    enum Shape { case list, map }
    /// The key whose value comes next.
    enum Key {
      case named(ValueMap.Key)
      case merge(ValueMap.Key)
      case refused
    }

    var shape: Shape
    var properties: YAMLProperties
    var range: Range<Int>
    var contentEnd: Int
    var weight = 1
    var items: [Value] = []
    var members = ValueMapBuilder()
    var key: Key?
    /// The places of members that came by merging and may still be set.
    var mergedPlaces: Set<Int> = []

    init(_ shape: Shape, _ properties: YAMLProperties, _ range: Range<Int>) {
      self.shape = shape
      self.properties = properties
      self.range = range
      contentEnd = range.upperBound
    }
  }

  /// A finished value, and what aliases and keys need to know of it.
  private struct Node {
    var value: Value
    /// How many values it stands for, long text counting for more.
    var weight: Int
    var anchor: String?
    /// The text of a scalar.
    var keyText: String?
    var isPlain = false
  }

  private enum Anchor {
    case unfinished
    case finished(Node)
  }
}
