/// Which names exist where: the kinds of objects that templates meet, and the names each knows.
package struct TemplateShape: Sendable {
  package struct Kind: Sendable {
    /// What messages call it: `row`.
    package var name: String
    package var members: [(name: String, member: Member)]

    package init(_ name: String, _ members: [(name: String, member: Member)]) {
      self.name = name
      self.members = members
    }
  }

  package enum Member: Sendable, Equatable {
    case value
    /// An object, or a list of objects, of the kind with that name.
    case object(String)
  }

  let kinds: [String: [String: Member]]
  let root: String

  /// - Parameter kinds: the first is the object that a page's template is given.
  package init(_ kinds: [Kind]) {
    root = kinds.first?.name ?? ""
    self.kinds = Dictionary(
      kinds.map { kind in
        (kind.name, Dictionary(kind.members.map { ($0.name, $0.member) }) { first, _ in first })
      },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether objects of a kind know a name.
  package func knows(_ name: String, kind: String) -> Bool { kinds[kind]?[name] != nil }

  /// The names that the outermost object knows and no other.
  package var namesOfRootAlone: Set<String> {
    let others = kinds.filter { $0.key != root }.values.flatMap(\.keys)
    return Set((kinds[root] ?? [:]).keys).subtracting(others)
  }

  /// What a name means to the innermost kind that knows it.
  func member(_ name: String, in stack: [String]) -> Member? {
    for kind in stack.reversed() {
      if let member = kinds[kind]?[name] { return member }
    }
    return nil
  }

  /// The names that some of the kinds know, sorted.
  func names(in stack: some Sequence<String>) -> [String] {
    Set(stack.flatMap { kinds[$0].map { Array($0.keys) } ?? [] }).sorted()
  }
}
