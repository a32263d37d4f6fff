/// Joins opening and closing tags, and finds what each tag takes of its line. Linear.
struct TagMatcher {
  private let template: TemplateSource
  private(set) var tags: [Tag]
  private(set) var problems: [TemplateProblem] = []
  /// The places of the tags that are open.
  private var open: [Int] = []

  init(_ template: TemplateSource, _ tags: [Tag]) {
    self.template = template
    self.tags = tags
  }

  mutating func match() {
    for index in tags.indices {
      if tags[index].kind == .close {
        close(at: index)
      } else {
        place(index)
      }
    }
    for index in open {
      report(.unclosedSection(name(tags[index])), tags[index].range)
    }
  }

  /// Says what an opening or single tag is to the tags around it.
  private mutating func place(_ index: Int) {
    let parent = open.last.map { tags[$0] }
    let isInsideParent = parent.map { $0.kind == .parent || $0.isIgnored } ?? false
    if isInsideParent, tags[index].kind == .block {
      tags[index].kind = .argument
    } else {
      tags[index].isIgnored = isInsideParent
    }
    takeLine(index)
    guard tags[index].kind.opens else { return }
    if open.count == TemplateSet.maximumNesting { report(.nestedTooDeeply, tags[index].range) }
    open.append(index)
  }

  /// A parent tag is judged with its closing tag, since both may stand in one line.
  private mutating func takeLine(_ index: Int) {
    let tag = tags[index]
    switch tag.kind {
    case .variable, .rawVariable, .parent: break
    case .argument:
      if let next = tag.nextLine { tags[index].extent = tag.range.lowerBound..<next }
    case .section, .inverted, .partial, .block, .comment, .delimiters, .close:
      guard let line = tag.line else { break }
      tags[index].extent = line
      tags[index].standsAlone = true
    }
  }

  private mutating func close(at index: Int) {
    let tag = tags[index]
    guard let opener = open.popLast() else {
      return report(.unexpectedClose(name(tag)), tag.range)
    }
    guard template.bytes[tags[opener].name] == template.bytes[tag.name],
      tags[opener].isDynamic == tag.isDynamic
    else {
      report(
        .mismatchedClose(expected: name(tags[opener]), found: name(tag)), tag.range,
        related: tags[opener].range)
      return recover(from: tag, opener: opener)
    }
    tags[opener].partner = index
    tags[index].partner = opener
    tags[index].isIgnored = tags[opener].isIgnored
    switch tags[opener].kind {
    case .parent:
      guard let start = tags[opener].lineStart, let end = tag.nextLine else { break }
      tags[opener].extent = start..<tags[opener].range.upperBound
      tags[opener].standsAlone = true
      tags[index].extent = tag.range.lowerBound..<end
    case .argument:
      if let start = tag.lineStart { tags[index].extent = start..<tag.range.upperBound }
    default: takeLine(index)
    }
  }

  /// A closing tag that fits an outer section closes that one; any other closes nothing.
  private mutating func recover(from tag: Tag, opener: Int) {
    let name = template.bytes[tag.name]
    if let fitting = open.lastIndex(where: { template.bytes[tags[$0].name] == name }) {
      open.removeSubrange(fitting...)
    } else {
      open.append(opener)
    }
  }

  private func name(_ tag: Tag) -> String {
    (tag.isDynamic ? "*" : "") + String(decoding: template.bytes[tag.name], as: UTF8.self)
  }

  private mutating func report(
    _ kind: TemplateProblem.Kind, _ range: Range<Int>, related: Range<Int>? = nil
  ) {
    problems.append(TemplateProblem(kind, template.name, range, related: related))
  }
}
