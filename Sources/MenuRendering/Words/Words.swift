internal import Escaping

/// The words of the interface in one language, with what a site says otherwise.
package struct Words: Sendable {
  /// The tag that was asked for.
  package let language: String
  /// In the order of `WordKey.allCases`.
  private let words: [Word]
  private let rule: PluralRule
  /// Keys of the site's own words that there are none of, sorted.
  package let unknownKeys: [String]

  /// - Parameters:
  ///   - language: a BCP 47 tag; a language without a table has English words.
  ///   - overrides: texts by key; `rows.one` is one plural form of `rows`.
  package init(language: String, overrides: [String: String] = [:]) {
    self.language = language
    rule = PluralRule(language: language)
    let table = Self.table(for: language)
    var words = WordKey.allCases.map(table)
    var unknown: [String] = []
    for (name, text) in overrides.sorted(by: { $0.key < $1.key }) {
      let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
      let place = WordKey.allCases.firstIndex { $0.rawValue == parts.first }
      let plural = parts.count > 1 ? Plural(rawValue: parts[1]) : nil
      guard let place, parts.count == 1 || plural != nil else {
        unknown.append(name)
        continue
      }
      words[place] = words[place].replacing(plural, by: text)
    }
    self.words = words
    unknownKeys = unknown
  }

  /// What a key says; of a word with plural forms, the form for many.
  package func text(_ key: WordKey) -> String { word(key).text(for: .other) }

  /// What a key says of a number.
  package func text(_ key: WordKey, _ number: Int) -> String {
    word(key).text(for: rule.plural(for: number)).replacing("{n}", by: String(number))
  }

  /// What a key says of something.
  package func text(_ key: WordKey, title: String) -> String {
    text(key).replacing("{title}", by: title)
  }

  /// What templates are given: the text, or a JSON object of all plural forms for the script.
  func templateText(_ key: WordKey) -> String {
    guard case .forms(let forms) = word(key) else { return text(key) }
    var json: [UInt8] = [UInt8(ascii: "{")]
    for plural in Plural.allCases {
      guard let form = forms[plural] else { continue }
      if json.count > 1 { json.append(UInt8(ascii: ",")) }
      Escape.json(plural.rawValue, into: &json)
      json.append(UInt8(ascii: ":"))
      Escape.json(form, into: &json)
    }
    return String(decoding: json, as: UTF8.self) + "}"
  }

  /// The texts for templates, each in the place of its name's number.
  func textsByNumber() -> [String?] {
    PageName.texts.map { name in WordKey(rawValue: name).map { templateText($0) } }
  }

  private func word(_ key: WordKey) -> Word { words[Self.places[key] ?? 0] }

  private static let places = Dictionary(
    uniqueKeysWithValues: WordKey.allCases.enumerated().map { ($1, $0) })

  /// The table of a language, found by its tag.
  private static func table(for language: String) -> (WordKey) -> Word {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    switch parts.first {
    case "ar": return arabic
    case "de": return german
    case "fr": return french
    case "zh", "yue":
      let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
      if isTraditional, !parts.contains("hans") { return traditionalChinese }
      return simplifiedChinese
    default: return english
    }
  }

  /// The direction of a language's script: `ltr` or `rtl`.
  package var direction: String {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    let scripts: Set<Substring> = ["arab", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg"]
    let languages: Set<Substring> = [
      "ar", "he", "iw", "fa", "ur", "yi", "ps", "sd", "ug", "dv", "ckb", "arc", "syr", "prs",
    ]
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
      return scripts.contains(script) ? "rtl" : "ltr"
    }
    return parts.first.map(languages.contains) ?? false ? "rtl" : "ltr"
  }
}

extension Word {
  /// The word with another text, or with another text for one plural form.
  func replacing(_ plural: Plural?, by text: String) -> Word {
    switch self {
    case .text: return .text(text)
    case .forms(var forms):
      guard let plural else { return .forms([.other: text]) }
      forms[plural] = text
      return .forms(forms)
    }
  }
}

extension String {
  /// The text with each occurrence of a short pattern replaced. Linear.
  func replacing(_ pattern: String, by replacement: String) -> String {
    let (text, pattern) = (Array(utf8), Array(pattern.utf8))
    var result: [UInt8] = []
    var index = 0
    while index < text.count {
      if text[index...].starts(with: pattern) {
        result += replacement.utf8
        index += pattern.count
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
