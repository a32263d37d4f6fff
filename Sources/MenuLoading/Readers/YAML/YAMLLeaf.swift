/// A scalar that has been read and not been handed on: it may turn out to be a key.
struct YAMLText {
  var text: String
  var range: Range<Int>
  var isPlain: Bool
  /// Whether it goes over more than one line, which a key can't.
  var isMultiline: Bool
}

/// What may be a key or a value without lists or maps in it.
enum YAMLLeaf {
  case scalar(YAMLText)
  case alias(String, Range<Int>)

  var range: Range<Int> {
    switch self {
    case .scalar(let text): text.range
    case .alias(_, let range): range
    }
  }

  var isMultiline: Bool {
    if case .scalar(let text) = self { text.isMultiline } else { false }
  }

  /// Whether it is in quotes, so that a colon right after it ends it.
  var isQuoted: Bool {
    if case .scalar(let text) = self { !text.isPlain } else { false }
  }
}
