internal import Synchronization

// Lists that are written by several at the same time.
extension Workers {
  /// Fewer rows than this are not worth a worker.
  private static let smallestShare = 256

  /// Where to cut a list into shares of about the same work; nil when it is small, or when one
  /// element is so much of it that it is better cut inside. A small list that has a memory is a
  /// share of its own.
  func cuts(of list: any TemplateList) -> [Range<Int>]? {
    let count = list.count
    let memory = list.memory
    if let size = memory?.shareSize {
      return stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
    }
    let hasMemory = memory != nil
    guard jobs > 1 || hasMemory else { return nil }
    var total = 0
    var largest = 0
    for index in 0..<count {
      let weight = list.weight(at: index)
      total += weight
      largest = max(largest, weight)
    }
    let smallest = 2 * Self.smallestShare
    guard total >= smallest else { return hasMemory ? [0..<count] : nil }
    guard count > 1, largest < smallest || largest <= total / (2 * jobs) else { return nil }
    // Small enough that none waits long for the last one, and that what changed of what is kept is soon
    // written anew.
    let share = max(Self.smallestShare, total / (32 * jobs))
    var cuts: [Range<Int>] = []
    var start = 0
    var weight = 0
    for index in 0..<count {
      weight += list.weight(at: index)
      guard weight >= share || index == count - 1 else { continue }
      cuts.append(start..<index + 1)
      start = index + 1
      weight = 0
    }
    return cuts
  }
}

/// Where the bytes of a page go, and who can write parts of it.
struct Way: Sendable {
  var take: TemplateRenderer.Take
  var workers: Workers

  /// Gives on what each share of a list gives, in the list's order.
  func write(
    _ list: any TemplateList, _ cuts: [Range<Int>], body: Int, from interpreter: Interpreter
  ) throws(TemplateProblem) {
    let (memory, problems, take) = (list.memory, Problems(), take)
    let pieces = { @Sendable (share: Int) -> [[UInt8]] in
      if let known = memory?.written(cuts[share]) { return known }
      var worker = Interpreter(interpreter)
      do throws(TemplateProblem) {
        try worker.write(list.apart, cuts[share], body: body)
        let pieces = worker.finish()
        memory?.keep(pieces, for: cuts[share])
        return pieces
      } catch {
        problems.add(error, share)
        return []
      }
    }
    // A share that is kept by its place is found at once; where all but one are, no worker is worth while.
    if let memory, memory.shareSize != nil,
      case let known = cuts.map(memory.written), known.count(where: { $0 == nil }) <= 1
    {
      for share in cuts.indices { (known[share] ?? pieces(share)).forEach(take) }
    } else {
      workers.perform(cuts.count, pieces) { $0.forEach(take) }
    }
    if let problem = problems.first { throw problem }
  }
}

/// What stood in the way of workers.
private final class Problems: Sendable {
  private let found = Mutex<(share: Int, problem: TemplateProblem)?>(nil)

  func add(_ problem: TemplateProblem, _ share: Int) {
    found.withLock { found in
      if share < found?.share ?? .max { found = (share, problem) }
    }
  }

  /// The one of the first share, whoever met it.
  var first: TemplateProblem? { found.withLock { $0?.problem } }
}
