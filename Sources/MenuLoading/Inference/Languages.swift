internal import MenuModel

/// Texts in several languages: a map from language to text, or columns that end in a language.
enum Languages {
  /// The languages that data is most often in, by ISO 639-1.
  private static let codes: Set<String> = [
    "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "nn", "no", "fi", "is", "pl", "cs",
    "sk", "sl", "hr", "sr", "bs", "mk", "bg", "ru", "uk", "be", "ro", "hu", "el", "tr", "he", "ar",
    "fa", "ur", "hi", "bn", "ta", "te", "ml", "mr", "th", "vi", "id", "ms", "zh", "ja", "ko", "ka",
    "hy", "az", "kk", "et", "lv", "lt", "ga", "cy", "eu", "ca", "gl", "mt", "sq", "sw", "am", "eo",
    "la", "mn", "my", "km", "lo", "ne", "si", "tl", "uz", "cn", "jp", "kr", "ua", "cz",
    "gr",
  ]

  /// Whether a key names a language: `en`, `pt-BR`, `zh_Hans`, `EN`.
  static func isLanguage(_ key: String) -> Bool {
    let parts = key.split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let first = parts.first, parts.count <= 3, first.utf8.count == 2 else { return false }
    guard parts.dropFirst().allSatisfy({ (2...4).contains($0.utf8.count) }) else { return false }
    return codes.contains(first.lowercased())
  }

  /// Whether a map holds one text in several languages: all its keys are languages, all its values
  /// scalars.
  static func isLanguageMap(_ map: ValueMap) -> Bool {
    map.count >= 1 && map.keys.allSatisfy { isLanguage($0.name) }
      && map.values.allSatisfy(\.isScalar)
  }

  /// The text in the wanted language, else in one close to it, in English, in the first that has it.
  static func choose(from map: ValueMap, language: String) -> Value? {
    let wanted = folded(language)
    let base = wanted.prefix { $0 != "-" }
    func first(_ matches: (String) -> Bool) -> Value? {
      zip(map.keys, map.values).first { matches(folded($0.name)) && !$1.isNothing }?.1
    }
    return first { $0 == wanted } ?? first { $0.prefix { $0 != "-" } == base }
      ?? first { $0.prefix { $0 != "-" } == "en" } ?? map.values.first { !$0.isNothing }
  }

  private static func folded(_ tag: String) -> String {
    String(tag.lowercased().map { $0 == "_" ? "-" : $0 })
  }

  /// Columns that hold the same in several languages (`name_en`, `name_fr`, `nameDe`), by what they
  /// have in common, in order of the first of each.
  static func columnSets(_ names: [String]) -> [(
    base: String, members: [(name: String, language: String)]
  )] {
    var order: [String] = []
    var sets: [String: [(String, String)]] = [:]
    for name in names {
      guard let (base, language) = split(name) else { continue }
      if sets[base] == nil { order.append(base) }
      sets[base, default: []].append((name, language))
    }
    return order.compactMap { base in
      guard let members = sets[base], Set(members.map(\.1)).count >= 2 else { return nil }
      return (base, members)
    }
  }

  /// `name_en` into `name` and `en`.
  private static func split(_ name: String) -> (base: String, language: String)? {
    for separator in ["_", "-", ".", ":", "@", " ", " (", "["] {
      guard let place = name.ranges(of: separator).last else { continue }
      var language = name[place.upperBound...]
      if separator == " (" || separator == "[" { language = language.dropLast() }
      let base = name[..<place.lowerBound]
      if !base.isEmpty, isLanguage(String(language)) { return (String(base), String(language)) }
    }
    let tail = name.suffix(2)
    // nameEn: the capital tells where the language starts.
    guard name.count > 3, let first = tail.first, first.isUppercase,
      tail.last?.isLowercase == true, codes.contains(tail.lowercased())
    else { return nil }
    return (String(name.dropLast(2)), tail.lowercased())
  }
}
