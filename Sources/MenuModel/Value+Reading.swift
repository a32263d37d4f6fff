extension Value {
  package var isNull: Bool {
    if case .null = kind { true } else { false }
  }

  /// Missing, null and "" mean "not there"; so does text of nothing but blanks.
  package var isNothing: Bool {
    switch kind {
    case .null: true
    case .text(let text): text.utf8.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    case .boolean, .number, .list, .map: false
    }
  }

  /// The text of a scalar as written, without blanks at the ends; nil for nothing, lists and maps.
  package var scalarText: String? {
    switch kind {
    case .number(let text): text
    case .text(let text): isNothing ? nil : text.trimmingBlanks()
    case .boolean(let value): value ? "true" : "false"
    case .null, .list, .map: nil
    }
  }

  package var list: [Value]? {
    if case .list(let values) = kind { values } else { nil }
  }

  package var map: ValueMap? {
    if case .map(let map) = kind { map } else { nil }
  }
}

extension String {
  /// The text without blanks (space, tab, line breaks) at both ends. Linear; no copy when there
  /// are none.
  package func trimmingBlanks() -> String {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    guard let first = utf8.first, let last = utf8.last, isBlank(first) || isBlank(last) else {
      return self
    }
    guard let start = utf8.firstIndex(where: { !isBlank($0) }),
      let end = utf8.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(self[start...end])
  }
}
