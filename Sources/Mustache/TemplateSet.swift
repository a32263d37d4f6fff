/// Templates that call each other, compiled once.
package struct TemplateSet: Sendable {
  let program: Program
  /// The texts of all names: those given first, then those that only templates use.
  package let names: [String]
  /// What is wrong with the templates, in their order; a template with anything but harmless
  /// problems writes nothing.
  package let problems: [TemplateProblem]
  /// Whether `{{{name}}}` writes a text as it is. Off, only ``Markup`` is written unescaped.
  let writesRawText: Bool
  /// Kept for ``unknownNames(from:shape:)``.
  let parsed: [ParsedTemplate]

  /// How many sections may stand inside each other.
  package static let maximumNesting = 200
  /// How many templates and blocks may be at work inside each other.
  package static let maximumDepth = 200

  /// Compiles templates: linear in their length.
  ///
  /// - Parameters:
  ///   - sources: of two with the same name, the later one counts.
  ///   - names: the names that objects know; each has the number of its place here.
  ///   - constants: names that only the outermost object knows: they and what they lead to are asked
  ///     for once a page.
  ///   - writesRawText: whether `{{{name}}}` writes a text as it is, as the specification says.
  package init(
    _ sources: [TemplateSource], names: [String] = [], constants: Set<String> = [],
    writesRawText: Bool = false
  ) {
    self.init(sources, names: names, constants: constants, writesRawText: writesRawText) {
      Inliner.inlined($0)
    }
  }

  init(
    _ sources: [TemplateSource], names: [String], constants: Set<String>, writesRawText: Bool,
    finishing finish: (Program) -> Program
  ) {
    var program = Program()
    var table = NameTable(names)
    var problems: [TemplateProblem] = []
    var parsed: [ParsedTemplate] = []
    for (index, source) in sources.enumerated() { program.templates[source.name] = index }
    for source in sources {
      let template = ParsedTemplate(source)
      var compiler = TemplateCompiler(
        template, program: program, names: table, constants: constants)
      compiler.compile()
      (program, table) = (compiler.program, compiler.names)
      problems += template.problems + compiler.problems
      parsed.append(template)
    }
    self.program = finish(program)
    self.names = table.texts
    self.problems = problems
    self.writesRawText = writesRawText
    self.parsed = parsed
  }

  package func hasTemplate(_ name: String) -> Bool { program.templates[name] != nil }
}

/// A template with its tags found and matched; without tags when that fails.
struct ParsedTemplate: Sendable {
  let source: TemplateSource
  let tags: [Tag]
  let problems: [TemplateProblem]

  init(_ source: TemplateSource) {
    self.source = source
    var scanner = TagScanner(source)
    scanner.scan()
    var matcher = TagMatcher(source, scanner.tags)
    if scanner.problems.isEmpty { matcher.match() }
    problems = (scanner.problems + matcher.problems).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
    tags = matcher.tags
  }
}
