internal import Foundation
internal import TestSupport
internal import Testing

/// The tool looked at from outside: hardened, listed, alone.
struct SupplyTests {
  @Test func `it is hardened, all of it is listed, and it asks for nothing but what was named`()
    throws
  {
    let faults = try Script.faults("Tests/Supply/check", [ToolRun.binary.path], absence: 77)
    #expect(faults == "")
  }
}
