internal import Diagnostics
internal import MenuModel

/// Reads a binary property list (`bplist00`).
///
/// By hand, since decoders give its dictionaries without their order, and the order is content.
struct BinaryPropertyListReader {
  private let file: SourceFile
  /// What each object came to, so that one that is referred to often is read once.
  private var finished: [Int: Item] = [:]
  private var unfinished: Set<Int> = []
  /// How many values repeated references stand for.
  private var shared = 0
  private var hasData = false
  private var problems: Problems

  private struct Item {
    var value: Value
    /// How many values it stands for, long text counting for more.
    var weight: Int
  }

  init(_ file: SourceFile) {
    self.file = file
    problems = Problems(file)
  }

  static func recognises(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

  /// The list as a value; a damaged one gives a message with the place and no value. Linear in the
  /// file's size and in what its references stand for.
  consuming func read() -> ReadResult {
    do throws(BinaryPropertyListDamage) {
      let objects = try BinaryPropertyListObjects(file.bytes)
      let root = try item(objects.root, of: objects, depth: 0)
      return ReadResult(root.value, problems.all())
    } catch {
      problems.add(.error, .propertyListBinary, error.problem, at: error.range)
      return ReadResult(nil, problems.all())
    }
  }

  private mutating func item(
    _ number: Int, of objects: BinaryPropertyListObjects, depth: Int
  ) throws(BinaryPropertyListDamage) -> Item {
    if let item = finished[number] {
      shared += item.weight
      if shared <= ReadingLimit.sharedValues { return item }
    }
    let object = try objects.object(number)
    let range = object.range
    guard shared <= ReadingLimit.sharedValues else {
      let limit = ReadingLimit.sharedValues
      throw .init(problem: "the list repeats objects to more than \(limit) values", range: range)
    }
    guard depth <= ReadingLimit.depth else {
      throw .init(problem: "the list is more than \(ReadingLimit.depth) deep", range: range)
    }
    guard unfinished.insert(number).inserted else {
      throw .init(problem: "a list or dictionary holds itself", range: range)
    }
    let item = try item(object, of: objects, depth: depth)
    unfinished.remove(number)
    finished[number] = item
    return item
  }

  private mutating func item(
    _ object: BinaryPropertyListObjects.Object, of objects: BinaryPropertyListObjects, depth: Int
  ) throws(BinaryPropertyListDamage) -> Item {
    let range = ByteRange(object.range)
    switch object.content {
    case .scalar(let kind):
      return Item(value: Value(kind, at: range), weight: 1)
    case .text(let text):
      let weight = ReadingLimit.weight(ofTextLength: text.utf8.count)
      return Item(value: Value(.text(text), at: range), weight: weight)
    case .data(let text):
      noteData(at: object.range)
      let weight = ReadingLimit.weight(ofTextLength: text.utf8.count)
      return Item(value: Value(.text(text), at: range), weight: weight)
    case .list(let references):
      var values: [Value] = []
      var weight = 1
      for reference in references {
        let item = try item(reference, of: objects, depth: depth + 1)
        values.append(item.value)
        weight += item.weight
      }
      return Item(value: Value(.list(values), at: range), weight: weight)
    case .dictionary(let keys, let values):
      var members = ValueMapBuilder()
      var weight = 1
      for (key, reference) in zip(keys, values) {
        let name = try self.key(key, of: objects)
        let item = try item(reference, of: objects, depth: depth + 1)
        weight += item.weight
        add(name, item.value, to: &members)
      }
      return Item(value: Value(.map(members.map), at: range), weight: weight)
    }
  }

  private func key(
    _ number: Int, of objects: BinaryPropertyListObjects
  ) throws(BinaryPropertyListDamage) -> ValueMap.Key {
    if let value = finished[number]?.value, case .text(let text) = value.kind {
      return ValueMap.Key(text, at: value.range)
    }
    let object = try objects.object(number)
    guard case .text(let text) = object.content else {
      throw .init(problem: "a key of a dictionary is not text", range: object.range)
    }
    return ValueMap.Key(text, at: ByteRange(object.range))
  }

  private mutating func add(
    _ key: ValueMap.Key, _ value: Value, to members: inout ValueMapBuilder
  ) {
    guard let place = members.place(of: key.name) else { return members.append(key, value) }
    problems.add(.duplicateKey(key, first: members.map.keys[place], in: file))
    members.replace(at: place, value)
  }

  private mutating func noteData(at range: Range<Int>) {
    guard !hasData else { return }
    hasData = true
    problems.add(.propertyListData(at: SourceSpan(file, range)))
  }
}
