internal import Diagnostics
internal import Mustache

/// Turns what is wrong with templates into messages.
struct TemplateMessages {
  private let files: ThemeFiles

  init(_ files: ThemeFiles) { self.files = files }

  /// Everything that can be known before a page is written. Unknown names are looked for only when
  /// a template is the site's own.
  func messages(about templates: TemplateSet) -> [Diagnostic] {
    var problems = templates.problems
    if !files.ownNames.isEmpty, problems.allSatisfy(\.isHarmless) {
      problems += templates.unknownNames(from: "page", shape: PageShape.shape)
      problems += templates.unknownNames(from: "not-found", shape: PageShape.shape)
    }
    return problems.map(message) + strangers
  }

  /// A warning for each file of the site's own that is in the place of none and that no template
  /// calls.
  private var strangers: [Diagnostic] {
    files.strangers.map { file in
      let name = file.name.split(separator: "/").last.map(String.init) ?? file.name
      return Diagnostic(
        .warning, .templateUnused, "‘\(name)’ takes the place of no file of the theme",
        path: file.name, suggestion: Nearest.suggestion(for: name, among: ThemeFiles.names))
    }
  }

  func message(_ problem: TemplateProblem) -> Diagnostic {
    let file = files.file(ofTemplate: problem.template)
    let wording = Wording(problem.kind)
    var message = Diagnostic(
      problem.isHarmless ? .warning : .error, wording.code, wording.summary,
      at: file.map { SourceSpan($0, problem.range) }, path: file == nil ? problem.template : nil,
      expected: wording.expected, suggestion: wording.suggestion)
    if let file, let related = problem.related {
      message.notes = [Diagnostic.Note("the section starts here", at: SourceSpan(file, related))]
    }
    return message
  }
}

/// What a message about a template says.
private struct Wording {
  var code = DiagnosticCode.templateSyntax
  var summary: String
  var expected: String?
  var suggestion: String?

  init(_ kind: TemplateProblem.Kind) {
    switch kind {
    case .unclosedTag(let closing):
      summary = "a tag is not closed"
      expected = "‘\(closing)’"
    case .unclosedSection(let name):
      summary = "section ‘\(name)’ is not closed"
      expected = "‘{{/\(name)}}’ before the end of the template"
    case .mismatchedClose(let expected, let found):
      summary = "‘\(found)’ closes a section that is not open here"
      self.expected = "‘{{/\(expected)}}’"
    case .unexpectedClose(let name): summary = "‘\(name)’ closes a section that was never opened"
    case .badName(let name):
      summary = name.isEmpty ? "a tag has no name" : "‘\(name)’ is no name: it holds a blank"
    case .badDelimiters:
      summary = "a delimiter tag does not name two delimiters"
      expected = "two texts with a blank between them: ‘{{=<% %>=}}’"
    case .nestedTooDeeply:
      summary = "sections stand more than \(TemplateSet.maximumNesting) deep inside each other"
    case .missingPartial(let name, let nearest):
      code = .templatePartial
      summary = "there is no template ‘\(name)’"
      suggestion = nearest.map { "did you mean ‘\($0)’?" }
    case .calledTooDeeply:
      code = .templateRecursion
      summary = "templates call each other more than \(TemplateSet.maximumDepth) deep"
    case .unknownName(let name, let nearest, let known):
      code = .templateName
      summary = "nothing here is called ‘\(name)’"
      expected = "one of: " + known.joined(separator: ", ")
      suggestion = nearest.map { "did you mean ‘\($0)’?" }
    }
  }
}
