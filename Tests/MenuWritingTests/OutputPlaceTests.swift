internal import Diagnostics
internal import Foundation
internal import TestSupport
internal import Testing

@testable internal import MenuWriting
@testable internal import Platform

struct OutputPlaceTests {
  struct Place: Sendable, CustomTestStringConvertible {
    var output: String
    var input: String
    var problem: String?
    var testDescription: String { "\(output) from \(input)" }
    init(_ output: String, _ input: String, _ problem: String?) {
      (self.output, self.input, self.problem) = (output, input, problem)
    }
  }

  @Test(arguments: [
    Place("p/site", "p/content", nil),
    Place("p/content2", "p/content", nil),
    Place("p/new/deep/site", "p/content", nil),
    Place("p/site", "p/menu.csv", nil),
    Place("p/content", "p/content", "inside what is read"),
    Place("p/content/site", "p/content", "inside what is read"),
    Place("p/new/../content/x", "p/content", "inside what is read"),
    Place("p/link/site", "p/content", "inside what is read"),
    Place("p/site", "p/link", nil),
    Place("p", "p/content", "hold what is read"),
    Place("p/.", "p/menu.csv", "hold what is read"),
    Place("/", "p/content", "the root"),
    Place("//", "p/content", "the root"),
    Place("/../..", "p/content", "the root"),
    Place("home", "p/content", "a home folder"),
    Place(".", "p/content", "home folders"),
    Place("home/site", "p/content", nil),
  ]) func place(_ place: Place) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "p/content/menu.csv")
    try folder.write("", to: "p/menu.csv")
    try folder.write("", to: "home/x")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/p/link", withDestinationPath: "content")
    let output = place.output.hasPrefix("/") ? place.output : folder.path + "/" + place.output
    let problem = OutputPlace.problem(
      with: output, inputs: [folder.path + "/" + place.input], home: folder.path + "/home",
      on: Disk())
    if let expected = place.problem {
      #expect(problem?.summary.contains(expected) == true, "\(problem?.summary ?? "nothing")")
      #expect(problem?.code == .outputOverlaps)
    } else {
      #expect(problem == nil)
    }
  }
}
