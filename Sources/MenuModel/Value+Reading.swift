extension Value {
  package var isNull: Bool {
    if case .null = kind { true } else { false }
  }

  /// Missing, null and "" mean "not there"; so does text of nothing but blanks.
  @inlinable package var isNothing: Bool {
    // Looked at where it lies: a copy would count its text.
    switch content {
    case .read(.null): true
    case .read(.text(let text)): text.isBlank
    case .read, .unread: false
    }
  }

  /// Whether it is something: neither missing, as ``isNothing`` says, nor a list or map of nothing.
  @inlinable package var isFilled: Bool {
    switch content {
    case .read(.null): false
    case .read(.text(let text)): !text.isBlank
    case .read(.list(let values)): !values.isEmpty
    case .read(.map(let map)): !map.keys.isEmpty
    case .read: true
    case .unread: map.map { !$0.keys.isEmpty } ?? false
    }
  }

  /// The text of a scalar as written, without blanks at the ends; nil for nothing, lists and maps.
  @inlinable package var scalarText: String? {
    switch content {
    case .read(.number(let text)): text
    case .read(.text(let text)): text.isBlank ? nil : text.trimmingBlanks()
    case .read(.boolean(let value)): value ? "true" : "false"
    case .read, .unread: nil
    }
  }

  /// A text as it was written; nil for all else.
  @inlinable package var text: String? {
    if case .read(.text(let text)) = content { text } else { nil }
  }

  @inlinable package var list: [Value]? {
    if case .read(.list(let values)) = content { values } else { nil }
  }

  @inlinable package var map: ValueMap? {
    switch content {
    case .read(.map(let map)): map
    case .read: nil
    case .unread: if case .map(let map) = kind { map } else { nil }
    }
  }
}

extension String {
  /// The text without blanks (space, tab, line breaks) at both ends. Linear; no copy when there
  /// are none.
  @inlinable package func trimmingBlanks() -> String {
    guard let first = utf8.first, let last = utf8.last, Self.isBlank(first) || Self.isBlank(last)
    else {
      return self
    }
    guard let start = utf8.firstIndex(where: { !Self.isBlank($0) }),
      let end = utf8.lastIndex(where: { !Self.isBlank($0) })
    else { return "" }
    return String(self[start...end])
  }

  /// Whether nothing but blanks is in it.
  @inlinable package var isBlank: Bool {
    guard let first = utf8.first else { return true }
    return Self.isBlank(first) && utf8.allSatisfy(Self.isBlank)
  }

  @inlinable package static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 0x09 < 5 }
}
