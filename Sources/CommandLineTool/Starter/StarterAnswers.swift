internal import Escaping
internal import Platform

/// What the starter site is told about itself: by who sits at a terminal, else as it stands here.
struct StarterAnswers: Sendable, Equatable {
  var title = "The Corner Café"
  var language = "en"
  var currency = "EUR"

  /// The title as YAML, whatever is in it.
  var quotedTitle: String {
    var bytes: [UInt8] = []
    Escape.json(title, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Asks three questions; an empty line takes what stands in brackets, and so does the end of the
  /// input for all that are left.
  ///
  /// - Parameter line: reads what is typed, up to the end of the line; nil at the end of the input.
  static func asking(
    _ say: (String) -> Void, line: () -> String?
  ) -> StarterAnswers {
    var answers = StarterAnswers()
    func ask(
      _ question: String, _ answer: WritableKeyPath<Self, String>, _ check: (String) -> String?
    ) {
      while true {
        say("\(question) [\(answers[keyPath: answer])] ")
        guard let typed = line() else { return say("\n") }
        let words = typed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if words.isEmpty { return }
        if let taken = check(words) {
          answers[keyPath: answer] = taken
          return
        }
        say("That is not one: ")
      }
    }
    ask("What is it called?", \.title) { $0 }
    ask("In which language is it, as a tag such as en, fr or zh-Hant?", \.language, tag)
    ask("In which currency are its prices, as three letters?", \.currency, code)
    return answers
  }

  private static func tag(_ words: String) -> String? {
    let parts = words.split(separator: "-", omittingEmptySubsequences: false)
    let isTag =
      (2...3).contains(parts.first?.utf8.count ?? 0)
      && parts.allSatisfy { (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(isLetterOrDigit) }
      && parts[0].allSatisfy(\.isLetter)
    return isTag ? words : nil
  }

  private static func code(_ words: String) -> String? {
    let isCode = words.utf8.count == 3 && words.allSatisfy { $0.isASCII && $0.isLetter }
    return isCode ? words.uppercased() : nil
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
