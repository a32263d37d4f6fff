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

  /// What each share of the list gives, in the list's order.
  func write(
    _ list: any TemplateList, _ cuts: [Range<Int>], body: Int, from interpreter: Interpreter
  ) throws(TemplateProblem) -> [[UInt8]] {
    let memory = list.memory
    let results = Results(count: cuts.count)
    perform(cuts.count) { share in
      if let known = memory?.written(cuts[share]) { return results.set(share, .success(known)) }
      var worker = Interpreter(interpreter)
      do throws(TemplateProblem) {
        try worker.write(list, cuts[share], body: body)
        let pieces = worker.finish()
        memory?.keep(pieces, for: cuts[share])
        results.set(share, .success(pieces))
      } catch {
        results.set(share, .failure(error))
      }
    }
    var pieces: [[UInt8]] = []
    for result in results.all() { pieces += try result.get() }
    return pieces
  }
}

/// Where workers put what they wrote.
private final class Results: Sendable {
  private let slots: Mutex<[Result<[[UInt8]], TemplateProblem>]>

  init(count: Int) { slots = Mutex(Array(repeating: .success([]), count: count)) }

  func set(_ index: Int, _ result: Result<[[UInt8]], TemplateProblem>) {
    slots.withLock { $0[index] = result }
  }

  func all() -> [Result<[[UInt8]], TemplateProblem>] { slots.withLock { $0 } }
}
