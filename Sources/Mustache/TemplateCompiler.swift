/// Turns the tags of one template into instructions at the end of a program.
struct TemplateCompiler {
  private let source: TemplateSource
  private let tags: [Tag]
  private let isUsable: Bool
  private let constants: Set<String>
  private(set) var program: Program
  private(set) var names: NameTable
  private(set) var problems: [TemplateProblem] = []
  /// The section that ended last.
  private var lastEnded = 0
  /// The sections that inverted ones follow right away, by the inverted ones.
  private var firstCases: [Int: Int] = [:]
  /// What is open: the instruction to complete, and the indentation to take off as it was outside.
  private var open: [(instruction: Int, outerDedent: Int)] = []
  /// How many blanks are taken off the start of each line.
  private var dedent = 0
  /// Nothing is added to the literal that ends here: a jump leads behind it.
  private var barrier = 0

  init(
    _ template: ParsedTemplate, program: Program, names: NameTable, constants: Set<String>
  ) {
    self.constants = constants
    source = template.source
    // A template that could not be parsed writes nothing.
    tags = template.problems.isEmpty ? template.tags : []
    isUsable = template.problems.isEmpty
    self.program = program
    self.names = names
  }

  /// Adds the template's instructions to the program, and its names to the names.
  mutating func compile() {
    program.starts.append(program.instructions.count)
    program.templateNames.append(source.name)
    barrier = program.instructions.count
    guard isUsable else { return emit(.end) }
    var position = 0
    for tag in tags {
      if !tag.isIgnored, isWriting(before: tag) {
        addText(position..<max(position, tag.extent.lowerBound))
        if startsLine(tag) { addLineStart() }
      }
      add(tag)
      position = tag.extent.upperBound
    }
    addText(position..<max(position, source.bytes.count))
    emit(.end)
  }

  /// Text before an argument and before the end of a parent tag is the parent's, and not written.
  private func isWriting(before tag: Tag) -> Bool {
    if tag.kind == .argument { return false }
    guard tag.kind == .close, let opener = tag.partner else { return true }
    return tags[opener].kind != .parent
  }

  private func startsLine(_ tag: Tag) -> Bool {
    let start = tag.range.lowerBound
    if tag.kind == .close, let opener = tag.partner, tags[opener].kind == .argument { return false }
    return !tag.standsAlone && (start == 0 || source.bytes[start - 1] == newline)
  }

  private mutating func add(_ tag: Tag) {
    guard !tag.isIgnored else { return }
    switch tag.kind {
    case .comment, .delimiters: break
    case .variable: emit(.variable(path(tag), isRaw: false))
    case .rawVariable: emit(.variable(path(tag), isRaw: true))
    case .section: begin(.section(path(tag), end: 0, otherwise: 0))
    case .inverted: beginInverted(path(tag))
    case .partial:
      program.partials.append(call(tag))
      emit(.partial(Int32(program.partials.count - 1)))
    case .parent:
      program.parents.append(ParentCall(partial: call(tag), arguments: [], next: 0))
      begin(.parent(Int32(program.parents.count - 1)))
    case .argument: beginArgument(tag)
    case .block: beginBlock(tag)
    case .close: end(tag)
    }
  }
}

// Sections, parents, blocks.
extension TemplateCompiler {
  private mutating func begin(_ instruction: Instruction) {
    open.append((program.instructions.count, dedent))
    emit(instruction)
  }

  private mutating func beginInverted(_ path: NamePath) {
    let start = program.instructions.count
    if program.instructions.indices.contains(lastEnded),
      case .section(let first, Int32(start), _) = program.instructions[lastEnded],
      first.first == path.first,
      program.nameParts[first.rest] == program.nameParts[path.rest]
    {
      firstCases[start] = lastEnded
    }
    begin(.inverted(path, end: 0))
  }

  private mutating func beginBlock(_ tag: Tag) {
    let content = tag.nextLine.map { indentation(at: $0) } ?? 0..<0
    let own = tag.lineStart.map { $0..<tag.range.lowerBound } ?? 0..<0
    // The indentation of a block that stands alone is its content's; without content, its tag's.
    let isEmpty = tag.partner.map { tags[$0].range.lowerBound == content.upperBound } ?? true
    let margin = tag.standsAlone && !isEmpty ? content : own
    program.blocks.append(
      BlockSite(
        name: names.name(text(tag.name)), indentation: keep(margin.dropFirst(dedent)),
        standsAlone: tag.standsAlone, place: place(of: tag), next: 0))
    begin(.block(Int32(program.blocks.count - 1)))
  }

  private mutating func beginArgument(_ tag: Tag) {
    guard let parent = open.last, case .parent(let index) = program.instructions[parent.instruction]
    else { return }
    program.parents[Int(index)].arguments.append(
      ParentCall.Argument(
        name: names.name(text(tag.name)), body: program.instructions.count,
        startsLine: tag.nextLine != nil))
    barrier = program.instructions.count
    open.append((-1, dedent))
    dedent = tag.nextLine.map { indentation(at: $0).count } ?? 0
  }

  private mutating func end(_ tag: Tag) {
    guard let (index, outerDedent) = open.popLast() else { return }
    dedent = outerDedent
    defer { barrier = program.instructions.count }
    guard index >= 0 else { return emit(.end) }
    switch program.instructions[index] {
    case .section(let path, _, _):
      emit(.endSection)
      let end = Int32(program.instructions.count)
      program.instructions[index] = .section(path, end: end, otherwise: end)
      lastEnded = index
    case .inverted(let path, _):
      let end = Int32(program.instructions.count)
      program.instructions[index] = .inverted(path, end: end)
      if let first = firstCases[index] {
        program.instructions[first] = .section(path, end: end, otherwise: Int32(index + 1))
      }
    case .parent(let call):
      program.parents[Int(call)].next = program.instructions.count
    case .block(let site):
      emit(.end)
      program.blocks[Int(site)].next = program.instructions.count
    default: break
    }
  }
}

// Names and text.
extension TemplateCompiler {
  private mutating func path(_ tag: Tag) -> NamePath {
    let name = source.bytes[tag.name]
    guard !name.elementsEqual(".".utf8) else { return .current }
    let parts = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let numbers = parts.map { names.name(String(decoding: $0, as: UTF8.self)) }
    let start = program.nameParts.count
    program.nameParts += numbers.dropFirst()
    var path = NamePath(
      first: Int32(numbers[0].number), restStart: Int32(start),
      restCount: Int16(clamping: numbers.count - 1))
    if constants.contains(String(decoding: parts[0], as: UTF8.self)) {
      path.constant = constant(String(decoding: name, as: UTF8.self))
    }
    return path
  }

  /// The place of a value that is kept; negative when there are too many.
  private mutating func constant(_ name: String) -> Int16 {
    if let place = program.constants[name] { return Int16(place) }
    guard let place = Int16(exactly: program.constants.count) else { return -1 }
    program.constants[name] = Int(place)
    return place
  }

  private mutating func call(_ tag: Tag) -> PartialCall {
    let line = tag.standsAlone ? tag.lineStart : nil
    let indentation = line.map { keep(($0..<tag.range.lowerBound).dropFirst(dedent)) }
    let origin = place(of: tag)
    if tag.isDynamic {
      return PartialCall(callee: .named(path(tag)), indentation: indentation, place: origin)
    }
    let name = text(tag.name)
    let known = program.templates[name]
    if known == nil {
      let nearest = Nearness.nearest(to: name, among: program.templates.keys.sorted())
      problems.append(
        TemplateProblem(.missingPartial(name, nearest: nearest), source.name, tag.range))
    }
    return PartialCall(callee: .known(known), indentation: indentation, place: origin)
  }

  private func place(of tag: Tag) -> TagPlace {
    TagPlace(template: program.templateNames.count - 1, range: tag.range)
  }

  /// The blanks at the start of the line that starts there.
  private func indentation(at start: Int) -> Range<Int> {
    let end = source.bytes[start...].firstIndex { !isSpace($0) } ?? source.bytes.count
    return start..<end
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: source.bytes[range], as: UTF8.self)
  }

  private mutating func keep(_ range: Range<Int>) -> Range<Int> {
    let start = program.text.count
    program.text += source.bytes[range]
    return start..<program.text.count
  }

  private mutating func emit(_ instruction: Instruction) {
    program.instructions.append(instruction)
  }

  private mutating func addText(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let startsLine = range.lowerBound == 0 || source.bytes[range.lowerBound - 1] == newline
    let start = program.text.count
    if dedent == 0 {
      program.text += source.bytes[range]
    } else {
      addDedented(range, startsLine: startsLine)
    }
    let literal = Literal(
      start: Int32(start), end: Int32(program.text.count), startsLine: startsLine)
    emit(.text(literal))
  }

  private mutating func addDedented(_ range: Range<Int>, startsLine: Bool) {
    var position = range.lowerBound
    var isAtLineStart = startsLine
    while position < range.upperBound {
      if isAtLineStart {
        let blanks = indentation(at: position)
        position = min(position + min(blanks.count, dedent), range.upperBound)
      }
      let lineEnd = source.bytes[position..<range.upperBound].firstIndex(of: newline)
      let end = lineEnd.map { $0 + 1 } ?? range.upperBound
      program.text += source.bytes[position..<end]
      position = end
      isAtLineStart = true
    }
  }

  /// Marks that a line starts here with a tag.
  private mutating func addLineStart() {
    if program.instructions.count > barrier, case .text(var literal) = program.instructions.last {
      literal.endsAtLineStart = true
      program.instructions[program.instructions.count - 1] = .text(literal)
    } else {
      let place = Int32(program.text.count)
      emit(.text(Literal(start: place, end: place, startsLine: true)))
    }
  }
}
