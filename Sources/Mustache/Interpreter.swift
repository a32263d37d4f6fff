/// Runs a program: one pass over its instructions, with a stack of its own instead of recursion.
struct Interpreter: Sendable {
  let program: Program
  let writesRawText: Bool
  private let way: Way?

  var output: [UInt8] = []
  /// What was written before it and is to be handed over together.
  private var pieces: [[UInt8]] = []
  /// The objects that are asked for names, from the outermost in.
  var objects: [any TemplateObject]
  /// Values that are the same in all of a page, as far as they are known.
  var constants: [TemplateValue?]
  /// What `.` stands for, from the outermost in.
  var contexts: [TemplateValue]
  private var frames: [Frame] = []
  /// The lists that loops are in, from the outermost in.
  private var lists: [any TemplateList] = []
  /// Where templates and blocks at work go back to.
  private var returns: [Return] = []
  /// How many templates and blocks are at work.
  var depth = 0
  /// What each line starts with.
  var indentation: [UInt8] = []
  /// Whether the next start of a line has its indentation already.
  var skipsIndentation = false
  /// The parent tags whose arguments blocks may ask for, each with the place of the one around it.
  var scopes: [Scope] = []
  /// The place of the innermost that counts here; -1 for none.
  var scope = -1

  /// What goes on after the end of a section, or of a template or block. Numbers alone: what has to
  /// be counted is on stacks of its own.
  enum Frame: Sendable {
    /// Of the last of `lists`.
    case loop(next: Int, count: Int, body: Int, end: Int, objects: Int)
    case section(end: Int, objects: Int)
    /// To the last of `returns`.
    case call
  }

  struct Return: Sendable {
    var address: Int
    var indentation: [UInt8]
    var scope: Int
    var scopeCount: Int
  }

  struct Scope: Sendable {
    var parent: Int
    var outer: Int
  }

  /// - Parameter way: where the bytes go as they are written.
  init(_ templates: TemplateSet, _ value: TemplateValue, _ way: Way) {
    program = templates.program
    writesRawText = templates.writesRawText
    self.way = way
    objects = []
    contexts = []
    constants = Array(repeating: nil, count: program.constants.count)
    push(value)
  }

  /// One that goes on where another is, as a worker: what it wrote is handed over together.
  init(_ other: Interpreter) {
    program = other.program
    writesRawText = other.writesRawText
    way = nil
    objects = other.objects
    constants = other.constants
    contexts = other.contexts
    depth = other.depth
    indentation = other.indentation
    scopes = other.scopes
    scope = other.scope
  }

  /// Starts another piece when this one is long: a buffer of a whole page would be copied each time
  /// it grows, and be there twice meanwhile.
  private mutating func cutOutput() {
    guard output.count >= Self.pieceLength else { return }
    if let way { return give(to: way) }
    pieces.append(output)
    output = []
    output.reserveCapacity(Self.pieceLength + Self.pieceLength / 8)
  }

  /// Gives on what was written; the buffer is used again.
  private mutating func give(to way: Way) {
    guard !output.isEmpty else { return }
    way.take(output)
    output.removeAll(keepingCapacity: true)
  }

  private static let pieceLength = 1 << 20

  /// Everything that was written and not given on.
  mutating func finish() -> [[UInt8]] {
    if !output.isEmpty { pieces.append(output) }
    output = []
    return pieces
  }

  /// Runs from an address up to the end of that template.
  mutating func run(from start: Int) throws(TemplateProblem) {
    let instructions = program.instructions
    var address = start
    while true {
      switch instructions[address] {
      case .text(let literal):
        write(literal)
        address += 1
      case .variable(let path, let isRaw):
        write(value(of: path), isRaw: isRaw)
        address += 1
      case .section(let path, let end, let otherwise):
        let value = value(of: path)
        address =
          value.isTrue
          ? try begin(value, body: address + 1, end: Int(end)) : Int(otherwise)
      case .inverted(let path, let end):
        address = value(of: path).isTrue ? Int(end) : address + 1
      case .endSection:
        guard let next = endSection() else { return }
        address = next
      case .partial(let index):
        address = try enter(program.partials[Int(index)], next: address + 1)
      case .parent(let index):
        address = try enterParent(Int(index))
      case .block(let index):
        address = try enter(program.blocks[Int(index)], body: address + 1)
      case .end:
        guard let next = leave() else { return }
        address = next
      }
    }
  }
}

// Sections.
extension Interpreter {
  private mutating func begin(
    _ value: TemplateValue, body: Int, end: Int
  ) throws(TemplateProblem) -> Int {
    if case .list(let list) = value {
      if let way, let cuts = way.workers.cuts(of: list) {
        give(to: way)
        try way.write(list, cuts, body: body, from: self)
        return end
      }
      frames.append(
        .loop(next: 1, count: list.count, body: body, end: end, objects: objects.count))
      lists.append(list)
      push(list.element(at: 0))
    } else {
      frames.append(.section(end: end, objects: objects.count))
      push(value)
    }
    return body
  }

  private mutating func push(_ value: TemplateValue) {
    contexts.append(value)
    if case .object(let object) = value { objects.append(object) }
  }

  mutating func pushReturn(_ place: Return) {
    frames.append(.call)
    returns.append(place)
  }

  mutating func popReturn() -> Return? {
    guard case .call = frames.popLast() else { return nil }
    return returns.popLast()
  }

  /// The next address; nil at the end of what a worker was asked to write.
  private mutating func endSection() -> Int? {
    contexts.removeLast()
    switch frames.popLast() {
    case .section(let end, let count):
      removeObjects(from: count)
      return end
    case .loop(let next, let count, let body, let end, let objects):
      removeObjects(from: objects)
      guard next < count else {
        lists.removeLast()
        return end
      }
      frames.append(.loop(next: next + 1, count: count, body: body, end: end, objects: objects))
      cutOutput()
      push(lists[lists.count - 1].element(at: next))
      return body
    case .call, nil: return nil
    }
  }

  /// Writes some elements of a list, as a worker.
  mutating func write(
    _ list: any TemplateList, _ range: Range<Int>, body: Int
  ) throws(TemplateProblem) {
    for index in range {
      let count = objects.count
      cutOutput()
      push(list.element(at: index))
      try run(from: body)
      removeObjects(from: count)
    }
  }

  /// Most sections have none of their own.
  private mutating func removeObjects(from count: Int) {
    while objects.count > count { objects.removeLast() }
  }
}
