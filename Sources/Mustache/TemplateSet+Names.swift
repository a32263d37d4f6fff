extension TemplateSet {
  /// The names that nothing knows at the place where a template uses them, in the templates that
  /// one calls, in the order of the calls. Names in the arguments of parent tags are only held
  /// against all names there are, since they are written in another place.
  package func unknownNames(from template: String, shape: TemplateShape) -> [TemplateProblem] {
    var check = NameCheck(self, shape)
    check.enter(template, [shape.root])
    return check.problems
  }
}

/// Follows templates with the kinds of objects around each tag.
private struct NameCheck {
  private let templates: TemplateSet
  private let shape: TemplateShape
  private(set) var problems: [TemplateProblem] = []
  private var seen: Set<[String]> = []
  private var reported: Set<Place> = []

  private struct Place: Hashable {
    var template: String
    var offset: Int
  }

  init(_ templates: TemplateSet, _ shape: TemplateShape) {
    self.templates = templates
    self.shape = shape
  }

  mutating func enter(_ template: String, _ stack: [String]) {
    var waiting = [(template, stack)]
    while let (name, stack) = waiting.popLast() {
      guard let number = templates.program.templates[name], seen.insert([name] + stack).inserted
      else { continue }
      waiting += check(templates.parsed[number], stack).reversed()
    }
  }

  /// Checks one template, and gives those it calls.
  private mutating func check(
    _ template: ParsedTemplate, _ stack: [String]
  ) -> [(String, [String])] {
    var stacks = [stack]
    var argumentDepth = 0
    var calls: [(String, [String])] = []
    for tag in template.tags where !tag.isIgnored {
      let stack = stacks[stacks.count - 1]
      let name = String(decoding: template.source.bytes[tag.name], as: UTF8.self)
      switch tag.kind {
      case .variable, .rawVariable:
        resolve(name, tag, template, stack, argumentDepth > 0)
      case .section:
        let member = resolve(name, tag, template, stack, argumentDepth > 0)
        stacks.append(pushed(member, on: stack))
      case .inverted:
        resolve(name, tag, template, stack, argumentDepth > 0)
        stacks.append(stack)
      case .partial, .parent:
        if tag.isDynamic {
          resolve(name, tag, template, stack, argumentDepth > 0)
        } else {
          calls.append((name, stack))
        }
        if tag.kind == .parent { stacks.append(stack) }
      case .argument, .block:
        argumentDepth += tag.kind == .argument ? 1 : 0
        stacks.append(stack)
      case .close:
        stacks.removeLast()
        if let opener = tag.partner, template.tags[opener].kind == .argument { argumentDepth -= 1 }
      case .comment, .delimiters: break
      }
    }
    return calls
  }

  /// A kind that comes again moves to the top: it answers first, and stacks stay short.
  private func pushed(_ member: TemplateShape.Member?, on stack: [String]) -> [String] {
    guard case .object(let kind) = member else { return stack }
    return stack.filter { $0 != kind } + [kind]
  }

  @discardableResult
  private mutating func resolve(
    _ name: String, _ tag: Tag, _ template: ParsedTemplate, _ stack: [String], _ isArgument: Bool
  ) -> TemplateShape.Member? {
    guard name != "." else { return nil }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var place = stack
    var member: TemplateShape.Member?
    for part in parts {
      member = shape.member(part, in: place)
      if member == nil, isArgument, shape.kinds.values.contains(where: { $0[part] != nil }) {
        return nil
      }
      guard let found = member else {
        report(part, tag, template, known: shape.names(in: place))
        return nil
      }
      place = if case .object(let kind) = found { [kind] } else { [] }
    }
    return member
  }

  private mutating func report(
    _ name: String, _ tag: Tag, _ template: ParsedTemplate, known: [String]
  ) {
    let place = Place(template: template.source.name, offset: tag.range.lowerBound)
    guard reported.insert(place).inserted else { return }
    problems.append(
      TemplateProblem(
        .unknownName(name, nearest: Nearness.nearest(to: name, among: known), known: known),
        template.source.name, tag.range))
  }
}
