internal import Testing

/// What the law of style says that a machine can see.
struct StyleTests {
  private let files = SourceTree.files.filter { !$0.isGenerated }

  @Test func `files are short`() {
    for file in files { #expect(file.lineCount <= 400, "\(file) has \(file.lineCount) lines") }
    let short = files.filter { $0.lineCount <= 150 }
    #expect(short.count * 100 >= files.count * 85, "files mostly have less than 150 lines")
  }

  @Test func `public is for those who use the libraries`() throws {
    for file in files where !["MenuKit", "MenuBuilding", "Diagnostics"].contains(file.target) {
      #expect(try file.places(of: #"\bpublic\s|\bopen (class|func|var)\b"#) == [])
    }
  }

  struct Construct: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var pattern: String
    init(_ name: String, _ pattern: String) { (testDescription, self.pattern) = (name, pattern) }
  }

  @Test(arguments: [
    Construct("try!", #"\btry!"#),
    Construct("as!", #"\bas!"#),
    Construct("a forced unwrap", #"[\w)\]]!(?!=)"#),
    Construct("fatalError and its kin", #"\b(fatalError|preconditionFailure|assertionFailure)\("#),
    Construct("a stored static var", #"\bstatic var \w+(: [^{]+)?( = .*)?$"#),
    Construct("unchecked sending", #"@unchecked Sendable|nonisolated\(unsafe\)|@preconcurrency"#),
    Construct("print", #"^(?!.*(into:|func )).*(^|\s)(print|debugPrint|dump)\("#),
    Construct("a regular expression", #"\bRegex\b|NSRegularExpression"#),
    Construct("XML or HTML by Foundation", #"\bXMLParser\b|NSAttributedString"#),
  ]) func `some constructs are not used`(_ construct: Construct) throws {
    for file in files { #expect(try file.places(of: construct.pattern) == []) }
  }

  @Test func `nothing is left for later`() {
    for file in SourceTree.files {
      for word in ["TODO", "FIXME", "HACK", "To be furnished"] {
        #expect(!file.text.contains(word), "\(file) has \(word)")
      }
    }
  }

  @Test func `names are whole words`() {
    for file in files {
      let name = file.path.split(separator: "/").last ?? ""
      for vague in ["Util", "Helper", "Manager", "Misc"] {
        #expect(!name.contains(vague), "\(file)")
      }
    }
  }

  @Test(arguments: [
    (#"let a = "x // \(b("}")) \" y" // c"#, #"let a =                               "#),
    ("a /* b\nc */ d", "a     \n     d"),
    ("f(\"\"\"\n  x \" \\(y)\n  \"\"\")!", "f(   \n          \n     )!"),
    (##"#"a\"# + b"##, ##"       + b"##),
  ]) func `blanking leaves the code`(_ text: String, _ code: String) {
    let blanked = SourceTree.blanked(text)
    #expect(blanked.count == text.count)
    #expect(blanked.trimmed == code.trimmed)
  }
}

extension String {
  fileprivate var trimmed: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
