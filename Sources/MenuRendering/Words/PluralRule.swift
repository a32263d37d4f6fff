/// Which plural form a language has for a whole number: the cardinal rules of CLDR for the languages
/// that are likely to be met; all others know one and other.
struct PluralRule: Sendable {
  private let language: Substring

  /// - Parameter language: a tag; all but its first part is left out.
  init(language: String) {
    self.language = language.lowercased().prefix { $0 != "-" && $0 != "_" }
  }

  func plural(for number: Int) -> Plural {
    let last = number % 10
    let lastTwo = number % 100
    switch language {
    case "zh", "ja", "ko", "th", "vi", "id", "ms", "lo", "my": return .other
    case "fr", "pt", "hi", "fa", "bn", "am": return number <= 1 ? .one : .other
    case "ar":
      switch number {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      default: return (3...10).contains(lastTwo) ? .few : lastTwo >= 11 ? .many : .other
      }
    case "ru", "uk", "be", "sr", "hr", "bs":
      if last == 1, lastTwo != 11 { return .one }
      if (2...4).contains(last), !(12...14).contains(lastTwo) { return .few }
      return ["sr", "hr", "bs"].contains(language) ? .other : .many
    case "pl":
      if number == 1 { return .one }
      return (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .many
    case "cs", "sk": return number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case "he": return number == 1 ? .one : number == 2 ? .two : .other
    default: return number == 1 ? .one : .other
    }
  }
}
