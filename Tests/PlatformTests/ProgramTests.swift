import Foundation
import Platform
import Testing

@Suite struct ProgramTests {
  /// What was rendered with a library is not taken for what another one renders.
  @Test func `the libraries are a part of what the program is`() throws {
    guard FileManager.default.fileExists(atPath: "/proc/self/maps") else {
      #expect(Program.identity == nil)
      return
    }
    let identity = try #require(Program.identity)
    #expect(identity == Program.identity)
    // Not by Foundation, which reads no more of it than fits into one call.
    let maps = String(decoding: try Disk().read("/proc/self/maps"), as: UTF8.self)
    let library = try #require(
      maps.split(separator: "\n").first { $0.contains("/libcmark.so") || $0.contains("/libc.so") })
    let path = String(library[try #require(library.firstIndex(of: "/"))...])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    let size = try #require(attributes[.size] as? Int)
    let node = try #require(attributes[.systemFileNumber] as? Int)
    #expect(identity.contains(" \(size) \(node) "))
  }
}
