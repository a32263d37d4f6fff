/// Gives each name its number.
struct NameTable: Sendable {
  private(set) var texts: [String]
  private var numbers: [String: Int]

  init(_ texts: [String]) {
    self.texts = texts
    numbers = Dictionary(
      texts.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func name(_ text: String) -> TemplateName {
    if let number = numbers[text] { return TemplateName(number: number) }
    numbers[text] = texts.count
    texts.append(text)
    return TemplateName(number: texts.count - 1)
  }
}
