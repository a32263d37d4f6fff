internal import Escaping

/// Gives the headings of one note their ids.
struct HeadingAnchors {
  /// How often a name was given, and the names that counting made.
  private var counts: [String: Int] = [:]

  /// The id of the next heading: the prefix, a slash and the title's words; repeated titles are
  /// counted. Linear in the title, however often it is repeated.
  mutating func anchor(for title: String, prefix: String) -> String {
    var name: [UInt8] = []
    Escape.anchorName(title, into: &name)
    let base = name.isEmpty ? "heading" : String(decoding: name, as: UTF8.self)
    guard var count = counts[base] else {
      counts[base] = 1
      return "\(prefix)/\(base)"
    }
    var candidate: String
    repeat {
      count += 1
      candidate = "\(base)-\(count)"
    } while counts[candidate] != nil
    counts[base] = count
    counts[candidate] = 1
    return "\(prefix)/\(candidate)"
  }
}
