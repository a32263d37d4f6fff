internal import MenuModel

/// The name above a flat list that stands alone in a map: `{"Drinks": […]}` names a section,
/// `{"items": […]}` is an envelope.
enum LoneTitle {
  /// The name of the list at a place, when nothing else stands beside it and it reads like a title
  /// rather than like a word for any list.
  static func find(above place: ColumnPath, in root: Value) -> String? {
    guard let name = place.keys.last,
      let map = root.value(at: Array(place.keys.dropLast()))?.map, map.count == 1,
      readsLikeTitle(name)
    else { return nil }
    return name.trimmingBlanks()
  }

  /// Programs write the names of lists in small letters; people start titles with a capital, or
  /// write them in a script that has none, or in several words.
  private static func readsLikeTitle(_ name: String) -> Bool {
    guard let first = name.trimmingBlanks().first, first.isLetter else { return false }
    let envelopes: [ColumnWords.Meaning] = [.envelope, .children, .group]
    guard !envelopes.contains(where: { ColumnWords.strength(of: name, for: $0) == 1 }) else {
      return false
    }
    return !first.isLowercase || name.contains(" ")
  }
}
