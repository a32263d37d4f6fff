/// The value of a name in a template.
package enum TemplateValue: Sendable {
  /// The object does not know the name; the objects around it are asked.
  case missing
  /// There is none; nothing around it is asked.
  case nothing
  case flag(Bool)
  case number(Int)
  /// Text, escaped for HTML when it is written. Empty text counts as nothing.
  case text(String)
  /// Text that is written for another context than HTML text.
  case escaped(String, TextContext)
  /// HTML that is safe as it is.
  case markup(Markup)
  // Apart, so that all else is handed over in a few words whose kind is known.
  indirect case object(any TemplateObject)
  indirect case list(any TemplateList)

  /// The context that a text is escaped for. What each gives may also stand in a quoted attribute,
  /// but for `json`, which is for `script` elements.
  package enum TextContext: Sendable {
    case url, urlSegment, urlFragment, json
  }

  /// A text that may not be there.
  package static func text(_ text: String?) -> TemplateValue {
    if let text { .text(text) } else { .nothing }
  }

  /// Whether the objects around the one that gave this are asked.
  var isMissing: Bool {
    if case .missing = self { true } else { false }
  }

  /// Whether a section of this value is written.
  var isTrue: Bool {
    switch self {
    case .missing, .nothing: false
    case .flag(let value): value
    case .text(let text), .escaped(let text, _): !text.isEmpty
    case .markup(let markup): !markup.bytes.isEmpty
    case .list(let list): list.count > 0
    case .number, .object: true
    }
  }
}
