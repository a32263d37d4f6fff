/// The name that a mistyped one was probably meant to be.
public enum Nearest {
  /// `did you mean ‘title’?`, or nil when no name is near.
  public static func suggestion(for name: String, among names: [String]) -> String? {
    Nearest.name(to: name, among: names).map { "did you mean ‘\($0)’?" }
  }

  /// The nearest of `names`, when at most a third of its letters differ; the first of equals.
  ///
  /// Linear in the number of names, quadratic in their length; names of more than 64 characters
  /// are compared by their first 64.
  public static func name(to name: String, among names: [String]) -> String? {
    let wanted = folded(name)
    guard !wanted.isEmpty else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in names {
      let letters = folded(candidate)
      let limit = max(1, max(wanted.count, letters.count) / 3)
      let distance = editDistance(wanted, letters)
      if distance <= limit, distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// Lower case, with `-`, `_` and blanks taken for one another.
  private static func folded(_ name: String) -> [Character] {
    name.lowercased().prefix(64).map { $0 == "-" || $0 == " " ? "_" : $0 }
  }

  /// Insertions, removals, replacements, and swaps of neighbours (optimal string alignment).
  private static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in 1...left.count {
      var row = [i] + Array(repeating: 0, count: right.count)
      for j in 1...right.count {
        let isSame = left[i - 1] == right[j - 1]
        row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (isSame ? 0 : 1))
        if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
          row[j] = min(row[j], beforeLast[j - 2] + 1)
        }
      }
      (beforeLast, last) = (last, row)
    }
    return last[right.count]
  }
}
