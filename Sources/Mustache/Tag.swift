/// A tag of a template, and how it stands in its line.
struct Tag {
  var kind: Kind
  /// Without sigil and blanks: the text between them.
  var name: Range<Int>
  /// Whether the name is the name of a value that holds the name: `{{>*name}}`.
  var isDynamic = false
  /// From the opening to the closing delimiter.
  var range: Range<Int>
  /// `range`, with what a tag that stands alone takes of its line.
  var extent: Range<Int>
  /// Where the line starts, when only blanks stand between its start and the tag.
  var lineStart: Int?
  /// Where the next line starts, when only blanks stand between the tag and the line's end.
  var nextLine: Int?
  /// Whether it takes its line, or lines, as nothing else stands there.
  var standsAlone = false
  /// The place, in the list of tags, of the tag that closes this one or that this one closes.
  var partner: Int?
  /// Whether it stands in the content of a parent tag, outside its blocks: it writes nothing.
  var isIgnored = false

  enum Kind: Equatable {
    case variable, rawVariable
    case section, inverted
    case close
    case partial
    case parent
    /// `{{$name}}` in the content of a parent tag: what is written in a block's place.
    case argument
    /// `{{$name}}` elsewhere: a place that a child template can fill.
    case block
    case comment, delimiters

    var opens: Bool {
      switch self {
      case .section, .inverted, .parent, .argument, .block: true
      default: false
      }
    }
  }

  init(_ kind: Kind, name: Range<Int>, range: Range<Int>) {
    self.kind = kind
    self.name = name
    self.range = range
    extent = range
  }

  /// The whole line, when the tag is the only thing in it.
  var line: Range<Int>? {
    guard let lineStart, let nextLine else { return nil }
    return lineStart..<nextLine
  }
}
