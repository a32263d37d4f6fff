internal import Mustache
internal import Synchronization

/// What the pages of one menu have in common: the entries of its index that lead to other pages are the
/// same bytes on each, and are written once. A thousand pages would else write a million entries.
final class IndexParts: Sendable {
  /// By the place of the first entry.
  private let written = Mutex<[Int: [[UInt8]]]>([:])

  func take(at place: Int) -> [[UInt8]]? { written.withLock { $0[place] } }

  func keep(_ pieces: [[UInt8]], at place: Int) { written.withLock { $0[place] = pieces } }
}

/// The memory of the entries of an index, on one page.
struct IndexMemory: TemplateMemory {
  let parts: IndexParts
  let page: PagePlan
  /// The sections that the entries lead to, in the menu's order.
  let entries: [Int]

  /// Few, so that little has to be written anew around the entry of the page itself.
  var shareSize: Int? { 32 }

  func written(_ range: Range<Int>) -> [[UInt8]]? {
    leadsHere(range) ? nil : parts.take(at: range.lowerBound)
  }

  func keep(_ pieces: [[UInt8]], for range: Range<Int>) {
    if !leadsHere(range) { parts.keep(pieces, at: range.lowerBound) }
  }

  /// Whether an entry leads to the page itself, or one below it does. The sections of a page follow
  /// each other.
  private func leadsHere(_ range: Range<Int>) -> Bool {
    guard let first = page.sections.first, let last = page.sections.last, !range.isEmpty else {
      return true
    }
    let next = range.upperBound < entries.count ? entries[range.upperBound] : Int.max
    return entries[range.lowerBound] <= last && first < next
  }
}
