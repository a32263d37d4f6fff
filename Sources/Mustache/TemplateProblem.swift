/// Something wrong with a template: what, and where. The caller makes a message of it.
package struct TemplateProblem: Error, Sendable, Equatable {
  package var kind: Kind
  /// The name of the template it is in.
  package var template: String
  /// Byte offsets in that template.
  package var range: Range<Int>
  /// The tag that belongs to it: for a closing tag that does not match, the opening one.
  package var related: Range<Int>?

  package enum Kind: Sendable, Equatable {
    /// `{{name` without an end.
    case unclosedTag(closing: String)
    /// `{{#name}}` without `{{/name}}`.
    case unclosedSection(String)
    /// `{{/found}}` where `{{/expected}}` was to come.
    case mismatchedClose(expected: String, found: String)
    /// `{{/name}}` with nothing open.
    case unexpectedClose(String)
    /// `{{}}`, or a name with blanks in it.
    case badName(String)
    /// `{{= =}}` with anything but two delimiters inside.
    case badDelimiters
    /// `{{> name}}` where there is no such template; the nearest name, if one is near. The tag
    /// writes nothing.
    case missingPartial(String, nearest: String?)
    /// Sections inside sections, beyond ``TemplateSet/maximumNesting``.
    case nestedTooDeeply
    /// Templates that call each other without end, beyond ``TemplateSet/maximumDepth``.
    case calledTooDeeply
    /// A name that nothing at this place knows; see ``TemplateSet/unknownNames(from:shape:)``.
    case unknownName(String, nearest: String?, known: [String])
  }

  init(_ kind: Kind, _ template: String, _ range: Range<Int>, related: Range<Int>? = nil) {
    self.kind = kind
    self.template = template
    self.range = range
    self.related = related
  }

  /// Whether the template can be used all the same.
  package var isHarmless: Bool {
    switch kind {
    case .missingPartial, .unknownName: true
    default: false
    }
  }
}
