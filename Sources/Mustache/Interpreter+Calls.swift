// Templates and blocks.
extension Interpreter {
  mutating func enter(_ call: PartialCall, next: Int) throws(TemplateProblem) -> Int {
    guard let template = template(call.callee) else { return next }
    try pushReturn(to: next, from: call.place)
    if let added = call.indentation {
      if !added.isEmpty { indentation += program.text[added] }
    } else if !indentation.isEmpty {
      // Inside a line: the template's lines are not lines of the one that calls it.
      indentation = []
    }
    return program.starts[template]
  }

  mutating func enterParent(_ index: Int) throws(TemplateProblem) -> Int {
    let parent = program.parents[index]
    let address = try enter(parent.partial, next: parent.next)
    guard address != parent.next else { return address }
    scopes.append(Scope(parent: index, outer: scope))
    scope = scopes.count - 1
    return address
  }

  mutating func enter(_ block: BlockSite, body: Int) throws(TemplateProblem) -> Int {
    try pushReturn(to: block.next, from: block.place)
    guard let (argument, outer) = argument(named: block.name) else { return body }
    // What the argument itself calls and leaves open belongs to the template it stands in.
    scope = outer
    if block.standsAlone, !argument.startsLine {
      indentation += program.text[block.indentation]
      output += indentation
    } else {
      skipsIndentation = !block.standsAlone && argument.startsLine
      indentation += program.text[block.indentation]
    }
    return argument.body
  }

  /// The address after the template or block; nil when all is written.
  mutating func leave() -> Int? {
    guard let place = popReturn() else { return nil }
    depth -= 1
    indentation = place.indentation
    skipsIndentation = false
    scope = place.scope
    scopes.removeLast(scopes.count - place.scopeCount)
    return place.address
  }

  private mutating func pushReturn(
    to address: Int, from place: TagPlace
  ) throws(TemplateProblem) {
    guard depth < TemplateSet.maximumDepth else {
      throw TemplateProblem(
        .calledTooDeeply, program.templateNames[place.template], place.range)
    }
    depth += 1
    pushReturn(
      Return(address: address, indentation: indentation, scope: scope, scopeCount: scopes.count))
  }

  private mutating func template(_ callee: Callee) -> Int? {
    switch callee {
    case .known(let template): return template
    case .named(let path):
      guard case .text(let name) = value(of: path) else { return nil }
      return program.templates[name]
    }
  }

  /// What fills a block: the argument of the outermost parent tag that has one.
  private func argument(
    named name: TemplateName
  ) -> (argument: ParentCall.Argument, outer: Int)? {
    var found: (ParentCall.Argument, Int)?
    var place = scope
    while place >= 0 {
      let arguments = program.parents[scopes[place].parent].arguments
      if let argument = arguments.last(where: { $0.name == name }) {
        found = (argument, scopes[place].outer)
      }
      place = scopes[place].outer
    }
    return found
  }
}
