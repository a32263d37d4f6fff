internal import MenuModel
internal import Mustache
internal import Synchronization

/// What a preview knows of the parts of one page: those that the last round wrote are taken, those
/// that this one writes are kept.
final class PageMemory: Sendable {
  private let parts: WrittenParts
  private let site: LinkTargets
  private let state = Mutex(State())

  private struct State {
    /// What all parts of the page share, once it has been asked for.
    var surroundings: ContentHash?
    var new: [ContentHash: [[UInt8]]] = [:]
  }

  init(_ parts: WrittenParts, _ site: LinkTargets) {
    self.parts = parts
    self.site = site
  }

  /// What the last round wrote of a part: on a page whose notes led to nothing in the site, or to the
  /// same as now.
  func take(_ hash: ContentHash) -> [[UInt8]]? {
    guard let part = parts.take(hash) else { return nil }
    if let targets = part.targets, targets != site.hash { return nil }
    return part.pieces
  }

  func add(_ pieces: [[UInt8]], for hash: ContentHash) {
    state.withLock { $0.new[hash] = pieces }
  }

  /// Keeps what was written, once the page is whole and nothing was said about it: what is said must
  /// be said each time, so it is written each time. What hangs on headings elsewhere is too.
  func keep(_ notices: Notices) {
    let new = state.withLock { $0.new }
    switch notices.links {
    case .none: parts.keep(new.mapValues { WrittenPart($0) })
    case .within:
      let targets = site.hash
      parts.keep(new.mapValues { WrittenPart($0, targets: targets) })
    case .toHeadings: break
    }
  }

  func surroundings(of page: PagePlan) -> ContentHash {
    state.withLock { state in
      let known = state.surroundings ?? PartHash.surroundings(of: page)
      state.surroundings = known
      return known
    }
  }
}

/// The hash of all that links in notes may lead to, worked out when it is first asked for.
final class LinkTargets: Sendable {
  private let site: SiteContext
  private let known = Mutex<ContentHash?>(nil)

  init(_ site: SiteContext) { self.site = site }

  var hash: ContentHash {
    known.withLock { known in
      let hash = known ?? site.linkTargets()
      known = hash
      return hash
    }
  }
}

/// The memory of some of a page's sections, or of some rows of one.
struct PartMemory: TemplateMemory {
  let memory: PageMemory
  let page: PagePlan
  /// The section whose rows are meant; nil for sections.
  let section: Int?

  func written(_ range: Range<Int>) -> [[UInt8]]? { memory.take(hash(range)) }

  func keep(_ pieces: [[UInt8]], for range: Range<Int>) { memory.add(pieces, for: hash(range)) }

  private func hash(_ range: Range<Int>) -> ContentHash {
    var hash = PartHash(page, memory.surroundings(of: page))
    if let section {
      hash.addHead(of: section)
      hash.add(rows: range, of: section)
    } else {
      hash.add(sections: page.sections[range])
    }
    return hash.hash
  }
}
