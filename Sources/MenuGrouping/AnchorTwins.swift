/// Things that are equal in everything, and so can only be counted.
struct AnchorTwins {
  struct Key: Hashable {
    /// The id as a name.
    var id: String?
    var hash: UInt64
  }

  var key: Key
  var places: [Int]

  /// What follows the name: the id, if there is one, then more letters with each attempt.
  func suffix(_ attempt: Int) -> String {
    guard let id = key.id else {
      return ContentHash.letters(of: key.hash, count: 4 * (attempt + 1))
    }
    return attempt == 0 ? id : "\(id)-\(ContentHash.letters(of: key.hash, count: 4 * attempt))"
  }
}
