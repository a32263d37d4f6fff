import Diagnostics
import Foundation
import MenuLoading
import MenuModel
import TestSupport
import Testing

/// The public suite of JSON texts: `y_` must be taken, `n_` refused, `i_` survived.
@Suite(.enabled(if: SharedFolder.isThere, "the folder of public suites is not there"))
struct JSONSuiteTests {
  static let names: [String] =
    (try? FileManager.default.contentsOfDirectory(
      atPath: SharedFolder.url.appending(path: "suites/json/test_parsing").path))?
    .filter { $0.hasSuffix(".json") }.sorted() ?? []

  @Test func isWhole() { #expect(Self.names.count > 300) }

  @Test(arguments: names)
  func answers(name: String) throws {
    let bytes = try SharedFolder.bytes("suites/json/test_parsing/\(name)")
    let result = JSONReader(file: SourceFile(name: name, bytes: bytes)).read()
    let errors = result.diagnostics.filter { $0.severity == .error }
    switch name.prefix(2) {
    case "y_":
      #expect(result.value != nil)
      #expect(errors.isEmpty, "\(errors.map(\.summary))")
      try compare(result.value, bytes)
    case "n_":
      #expect(!errors.isEmpty)
      for error in errors {
        let span = try #require(error.span, "\(error.summary)")
        #expect(span.range.upperBound <= max(bytes.count, span.range.lowerBound))
      }
    default: break
    }
  }

  /// Foundation's reading of the same bytes must agree, as far as it keeps what was written.
  private func compare(_ value: Value?, _ bytes: [UInt8]) throws {
    let theirs = try JSONSerialization.jsonObject(
      with: Data(bytes), options: [.fragmentsAllowed])
    let ours = try #require(value)
    #expect(Self.isSame(ours, theirs), "\(ours) / \(theirs)")
  }

  static func isSame(_ ours: Value, _ theirs: Any) -> Bool {
    switch ours.kind {
    case .null: return theirs is NSNull
    case .boolean(let boolean): return (theirs as? NSNumber)?.boolValue == boolean
    case .number(let text):
      // Foundation's own reading of tiny numbers is one unit off in the last place.
      guard let number = Double(text), let other = theirs as? NSNumber else { return false }
      return abs(number - other.doubleValue) <= abs(number) * 1e-14
    case .text(let text): return text == theirs as? String
    case .list(let values):
      guard let list = theirs as? [Any], list.count == values.count else { return false }
      return zip(values, list).allSatisfy { isSame($0, $1) }
    case .map(let map):
      guard let members = theirs as? [String: Any], members.count == map.count else {
        return false
      }
      return zip(map.keys, map.values).allSatisfy { key, value in
        members[key.name].map { isSame(value, $0) } ?? false
      }
    }
  }
}
