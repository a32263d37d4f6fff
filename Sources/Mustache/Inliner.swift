/// Writes the templates that tags call in the place of the tags, so that rows don't pay for how a
/// theme is cut into files.
///
/// Only for programs in which a call changes nothing but the address: no tag indents the template it
/// calls, and no block waits for an argument.
struct Inliner {
  private let source: Program
  private var program: Program
  /// The templates that are being written, from the outermost in.
  private var open: [Int] = []
  /// Nothing is added to the literal that ends here: a jump leads behind it.
  private var barrier = 0

  /// From here on calls stay calls: templates that each call two others twice have no end.
  private static let maximumLength = 20_000

  private init(_ source: Program) {
    self.source = source
    program = source
    program.instructions = []
    program.starts = []
  }

  /// The same program with fewer calls; itself where a call may do more. Linear in what comes out,
  /// which has a limit.
  static func inlined(_ program: Program) -> Program {
    let indents = program.partials.contains { !($0.indentation ?? 0..<0).isEmpty }
    guard !indents, program.parents.isEmpty, program.blocks.isEmpty else { return program }
    var inliner = Inliner(program)
    for template in program.starts.indices {
      inliner.barrier = inliner.program.instructions.count
      inliner.program.starts.append(inliner.barrier)
      inliner.write(template)
      inliner.emit(.end)
    }
    return inliner.program
  }

  /// Adds the instructions of a template, without its end.
  private mutating func write(_ template: Int) {
    open.append(template)
    let start = source.starts[template]
    let next = template + 1
    let end = (next < source.starts.count ? source.starts[next] : source.instructions.count) - 1
    let targets = targets(in: start..<end)
    // Where each instruction, and the end, has come to stand; and those that jump.
    var places: [Int32] = []
    var jumps: [Int] = []
    for address in start...end {
      if targets.contains(Int32(address)) { barrier = program.instructions.count }
      places.append(Int32(program.instructions.count))
      guard address < end else { break }
      switch source.instructions[address] {
      case .text(let literal): write(literal)
      case .partial(let index): write(source.partials[Int(index)], .partial(index))
      case .section, .inverted:
        jumps.append(program.instructions.count)
        emit(source.instructions[address])
      case .variable, .endSection, .parent, .block, .end: emit(source.instructions[address])
      }
    }
    for jump in jumps { redirect(jump) { places[Int($0) - start] } }
    open.removeLast()
  }

  private mutating func write(_ call: PartialCall, _ instruction: Instruction) {
    guard case .known(let callee) = call.callee else { return emit(instruction) }
    guard let callee else { return }
    let isRoom = program.instructions.count < Self.maximumLength
    if isRoom, !open.contains(callee) { write(callee) } else { emit(instruction) }
  }

  /// Two literals in a row become one.
  private mutating func write(_ literal: Literal) {
    guard program.instructions.count > barrier, case .text(var former) = program.instructions.last
    else { return emit(.text(literal)) }
    if Int(former.end) < program.text.count {
      let start = Int32(program.text.count)
      program.text += program.text[Int(former.start)..<Int(former.end)]
      (former.start, former.end) = (start, Int32(program.text.count))
    }
    program.text += source.text[Int(literal.start)..<Int(literal.end)]
    former.end = Int32(program.text.count)
    program.instructions[program.instructions.count - 1] = .text(former)
  }

  /// The addresses in a template that its own instructions jump to.
  private func targets(in range: Range<Int>) -> Set<Int32> {
    var targets: Set<Int32> = []
    for instruction in source.instructions[range] {
      switch instruction {
      case .section(_, let end, let otherwise): targets.formUnion([end, otherwise])
      case .inverted(_, let end): targets.insert(end)
      default: break
      }
    }
    return targets
  }

  private mutating func redirect(_ index: Int, _ place: (Int32) -> Int32) {
    switch program.instructions[index] {
    case .section(let path, let end, let otherwise):
      program.instructions[index] = .section(path, end: place(end), otherwise: place(otherwise))
    case .inverted(let path, let end):
      program.instructions[index] = .inverted(path, end: place(end))
    default: break
    }
  }

  private mutating func emit(_ instruction: Instruction) {
    program.instructions.append(instruction)
  }
}
