internal import Testing

/// Every code of a message can be found, and appears.
struct DiagnosticCodeTests {
  private let declaring = SourceTree.files.filter { $0.path.contains("/DiagnosticCode+") }

  /// The names of the codes that a file declares.
  private func codes(in file: SourceTree.File) throws -> [String] {
    let pattern = try Regex(
      #"static let (\w+) = DiagnosticCode\("#, as: (Substring, Substring).self)
    return file.code.matches(of: pattern).map { String($0.output.1) }
  }

  @Test func `every code is in the list of its area, and every area in the list of all`() throws {
    let all = try #require(
      SourceTree.files.first { $0.path == "Sources/Diagnostics/DiagnosticCode.swift" })
    let area = try Regex(
      #"static let (\w+): \[DiagnosticCode\] = \[([^\]]*)\]"#,
      as: (Substring, Substring, Substring).self)
    for file in declaring {
      let lists = file.code.matches(of: area)
      #expect(!lists.isEmpty, "\(file) has no list")
      var listed: Set<String> = []
      for list in lists {
        #expect(try !all.places(of: #"\b\#(list.output.1)\b"#).isEmpty, "\(list.output.1)")
        listed.formUnion(list.output.2.split { !$0.isLetter && !$0.isNumber }.map(String.init))
      }
      #expect(try listed == Set(codes(in: file)), "\(file)")
    }
  }

  @Test func `every code appears in a message`() throws {
    let users = SourceTree.files.filter { !$0.path.contains("/DiagnosticCode+") }
    let words = Set(users.flatMap { $0.code.split { !$0.isLetter && !$0.isNumber && $0 != "." } })
    let used = Set(words.flatMap { $0.split(separator: ".").dropFirst($0.hasPrefix(".") ? 0 : 1) })
    for file in declaring {
      for code in try codes(in: file) { #expect(used.contains(Substring(code)), "\(code)") }
    }
  }
}
