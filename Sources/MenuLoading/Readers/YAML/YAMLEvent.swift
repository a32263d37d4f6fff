/// One step through a YAML stream: what the grammar found, and the bytes it stood in.
struct YAMLEvent {
  var kind: Kind
  var range: Range<Int>

  enum Kind {
    case documentStart
    case documentEnd
    /// `*name`
    case alias(String)
    case scalar(String, isPlain: Bool, YAMLProperties)
    case listStart(YAMLProperties)
    case listEnd
    case mapStart(YAMLProperties)
    case mapEnd
  }
}

/// What may stand before a YAML node: `&anchor` and `!tag`.
struct YAMLProperties {
  var anchor: String?
  /// With its handle resolved: `tag:yaml.org,2002:str` for `!!str`; `!` alone is the
  /// non-specific tag.
  var tag: String?

  var isEmpty: Bool { anchor == nil && tag == nil }
}

/// What takes the events of a ``YAMLParser``.
protocol YAMLEventTaker {
  /// Takes the next event; false when parsing must stop.
  mutating func take(_ event: YAMLEvent) -> Bool
}
