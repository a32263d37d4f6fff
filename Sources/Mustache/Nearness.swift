/// Finds what a misspelt name was meant to be.
enum Nearness {
  /// The name that differs least, when it differs in less than half of its letters; the first of
  /// equals.
  static func nearest(to name: String, among names: [String]) -> String? {
    let limit = max(1, min(3, name.utf8.count / 3))
    var best: (name: String, distance: Int)?
    for candidate in names where abs(candidate.utf8.count - name.utf8.count) <= limit {
      let distance = distance(Array(name.utf8), Array(candidate.utf8))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// Insertions, deletions, replacements and swaps of neighbours.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var current = [i + 1]
      for (j, b) in right.enumerated() {
        var cost = min(current[j] + 1, last[j + 1] + 1, last[j] + (a == b ? 0 : 1))
        if i > 0, j > 0, a == right[j - 1], left[i - 1] == b {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
