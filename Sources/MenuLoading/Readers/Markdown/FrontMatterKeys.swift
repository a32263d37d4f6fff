internal import Diagnostics
internal import MenuModel

/// Finds keys of front matter that are probably mistyped: any key may be a column, but one that a single
/// file has, where it lacks a key of nearly that name that the others have, is a slip.
enum FrontMatterKeys {
  /// A warning for each. Linear in the files, but for keys that only one of them has.
  static func messages(_ documents: [MarkdownDocument]) -> [Diagnostic] {
    var uses: [String: Int] = ["title": 2]
    for document in documents {
      for key in document.fields.keys { uses[key.name, default: 0] += 1 }
    }
    let shared = uses.filter { $0.value > 1 }.map(\.key).sorted()
    return documents.flatMap { document -> [Diagnostic] in
      let own = document.fields.keys.filter { uses[$0.name] == 1 }
      return own.compactMap { key in
        let others = shared.filter { document.fields[$0] == nil }
        guard let meant = Nearest.name(to: key.name, among: others) else { return nil }
        return Diagnostic(
          .warning, .frontMatterKey, "no other file has a key ‘\(key.name)’ in its front matter",
          at: SourceSpan(document.file, key.range.offsets), suggestion: "did you mean ‘\(meant)’?")
      }
    }
  }
}
