/// What one word key says in a language: one text, or a text for each plural form.
enum Word: Sendable, Equatable, ExpressibleByStringLiteral {
  case text(String)
  /// With `{n}` in the place of the number; always with `other`.
  case forms([Plural: String])

  init(stringLiteral text: String) { self = .text(text) }

  /// A text for one and a text for every other number.
  static func forms(one: String, other: String) -> Word { .forms([.one: one, .other: other]) }

  /// The text for a number.
  func text(for plural: Plural) -> String {
    switch self {
    case .text(let text): text
    case .forms(let texts): texts[plural] ?? texts[.other] ?? ""
    }
  }
}

/// The plural forms that languages have, as CLDR names them.
enum Plural: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}
