/// Is the first row a header? Tables mostly have one, so only signs against it count against it.
extension CSVSample {
  /// Whether the row at that index reads like the names of columns rather than like the rows below.
  func looksLikeHeader(_ index: Int) -> Bool {
    guard rows.indices.contains(index) else { return true }
    let head = texts(rows[index])
    let body = rows[(index + 1)...].filter { !isBlank($0) }.prefix(200).map(texts)
    guard !body.isEmpty else {
      return !head.contains { NumberForm.looksNumeric($0.utf8) }
    }
    if columns == 1, let name = head.first { return Self.isName(name, above: body.flatMap(\.self)) }
    let named = head.filter { !$0.isEmpty }
    if isRepeatedHeader(head, in: body) { return true }
    var balance = Set(named).count < named.count ? -0.5 : 0
    let areYears = years(among: head)
    for (column, name) in head.enumerated() where !name.isEmpty {
      let values = body.compactMap { column < $0.count ? $0[column] : nil }
        .filter { !$0.isEmpty }
      balance += Self.vote(of: name, above: values, mayBeYear: areYears)
    }
    // Two names alike are not enough: programs write such headers too.
    return balance >= -0.5
  }

  /// Whether the line stands among the rows again, where files were put together, and one of its names
  /// is above nothing but numbers: alike rows of words are not enough.
  private func isRepeatedHeader(_ head: [String], in body: [[String]]) -> Bool {
    guard body.contains(head) else { return false }
    let others = body.filter { $0 != head }
    return head.indices.contains { column in
      let values = others.compactMap { column < $0.count ? $0[column] : nil }.filter { !$0.isEmpty }
      return Self.vote(of: head[column], above: values, mayBeYear: false) >= 2
    }
  }

  /// Whether the first line of a mere list names it: nothing but the word itself can tell, or that
  /// it is in small letters, or no number, unlike the others.
  private static func isName(_ name: String, above values: [String]) -> Bool {
    if NumberForm.looksNumeric(name.utf8) || values.contains(name) { return false }
    let numeric = values.count { NumberForm.looksNumeric($0.utf8) }
    if numeric * 5 >= values.count * 4 { return true }
    let meanings: [ColumnWords.Meaning] = [.title, .group, .id, .link, .image, .summary, .tags]
    if meanings.contains(where: { ColumnWords.strength(of: name, for: $0) >= 0.7 }) { return true }
    let isSmall = name.first?.isLowercase ?? false
    return isSmall && values.count > 1 && values.allSatisfy { $0.first?.isUppercase ?? false }
  }

  /// Years above columns of figures are names; then another column has a name in words.
  private func years(among head: [String]) -> Bool {
    let numbers = head.filter { NumberForm.looksNumeric($0.utf8) }
    let named = head.count { !$0.isEmpty }
    guard !numbers.isEmpty, numbers.count < named else { return false }
    return numbers.allSatisfy { Int($0).map((1900...2100).contains) ?? false }
      && Set(numbers).count == numbers.count && numbers.count > 1
  }

  private static func vote(
    of name: String, above values: [String], mayBeYear: Bool
  ) -> Double {
    guard !values.isEmpty else { return 0 }
    let isNumber = NumberForm.looksNumeric(name.utf8)
    let numeric = values.count { NumberForm.looksNumeric($0.utf8) }
    if numeric * 5 >= values.count * 4 { return isNumber ? (mayBeYear ? 0 : -2) : 2 }
    if isNumber { return -1 }
    if values.contains(name) { return -1.5 }
    if name.utf8.count > 60 || isAddress(name) { return -2 }
    guard values.count > 4, let length = values.first?.count, length != name.count else { return 0 }
    // Mostly the second is as good as all.
    return values.allSatisfy { $0.count == length } ? 1 : 0
  }

  private static func isAddress(_ name: String) -> Bool {
    name.contains("://") || name.utf8.contains(UInt8(ascii: "@")) && name.utf8.contains(ASCII.dot)
  }
}
