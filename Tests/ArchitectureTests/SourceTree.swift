internal import Foundation
internal import TestSupport

/// The Swift files below `Sources`, as far as these tests look at them.
enum SourceTree {
  struct File: Sendable, CustomStringConvertible {
    /// From the checkout: `Sources/MenuKit/MenuRow.swift`.
    var path: String
    /// The target that it belongs to.
    var target: String
    var text: String
    /// The text with comments and the insides of string literals blanked out.
    var code: String
    var isGenerated: Bool
    var description: String { path }

    var lineCount: Int { text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }

    /// The modules that the file imports.
    var imports: [String] {
      code.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), index < words.count - 1,
          words[..<index].allSatisfy({ $0.hasPrefix("@") || accessWords.contains(String($0)) })
        else { return nil }
        return String(words[words.count - 1])
      }
    }

    /// The lines of ``code`` that a pattern is found in, as `path:line: text`.
    func places(of pattern: String) throws -> [String] {
      let expression = try Regex(pattern)
      let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.enumerated().compactMap { index, line in
        line.firstMatch(of: expression).map { _ in "\(path):\(index + 1): \(line)" }
      }
    }
  }

  static let files: [File] = {
    let sources = SharedFolder.checkout.appending(path: "Sources")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: sources.path)) ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      guard let text = try? String(contentsOf: sources.appending(path: path), encoding: .utf8)
      else { return nil }
      return File(
        path: "Sources/" + path, target: String(path.prefix { $0 != "/" }), text: text,
        code: blanked(text), isGenerated: text.hasPrefix("// Generated"))
    }
  }()

  static func names(in folder: String) -> [String] {
    let url = SharedFolder.checkout.appending(path: folder)
    return ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  private static let accessWords = ["public", "package", "internal", "private", "fileprivate"]

  /// Blanks out comments and string literals; what is interpolated into a literal goes with it.
  static func blanked(_ text: String) -> String {
    var code = ""
    var rest = Substring(text)
    func blank(_ length: Int) {
      code += rest.prefix(length).map { $0 == "\n" ? "\n" : " " }
      rest = rest.dropFirst(length)
    }
    while let character = rest.first {
      if rest.hasPrefix("//") {
        blank(rest.prefix { $0 != "\n" }.count)
      } else if rest.hasPrefix("/*") {
        blank(rest.range(of: "*/").map { rest[..<$0.upperBound].count } ?? rest.count)
      } else if let literal = literalLength(rest) {
        blank(literal)
      } else {
        code.append(character)
        rest = rest.dropFirst()
      }
    }
    return code
  }

  /// The length of the string literal that starts here, with its quotes.
  private static func literalLength(_ text: Substring) -> Int? {
    let hashes = String(text.prefix { $0 == "#" })
    let start = text.dropFirst(hashes.count)
    guard start.first == "\"" else { return nil }
    let quotes = start.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    var length = hashes.count + quotes.count
    var rest = start.dropFirst(quotes.count)
    var depth = 0
    while !rest.isEmpty {
      if depth == 0, rest.hasPrefix(quotes + hashes) { return length + quotes.count + hashes.count }
      var step = 1
      if rest.hasPrefix("\\" + hashes + "(") {
        depth += 1
        step = 2 + hashes.count
      } else if depth == 0, rest.hasPrefix("\\" + hashes) {
        step = min(2 + hashes.count, rest.count)
      } else if depth > 0, let inner = literalLength(rest) {
        step = inner
      } else if depth > 0, rest.first == "(" {
        depth += 1
      } else if depth > 0, rest.first == ")" {
        depth -= 1
      }
      length += step
      rest = rest.dropFirst(step)
    }
    return nil
  }
}
