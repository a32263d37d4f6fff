internal import Foundation
internal import TestSupport
internal import Testing

/// The real tool, killed and cheated while it writes.
@Suite(.serialized) struct InterruptedBuildTests {
  private let site: FaultySite

  init() throws { site = try FaultySite() }

  /// Disturbs a build of the new version over the old one; nothing may be torn, and the next build
  /// of either version makes the site whole.
  private func disturb(_ number: Int, under prefix: [String]) throws -> ToolRun {
    try site.stand(at: .old)
    try site.write(.new)
    let run = try site.build(under: prefix)
    let wounds = try site.wounds(next: number.isMultiple(of: 2) ? .new : .old)
    #expect(wounds.isEmpty, "\(number): \(prefix.joined(separator: " "))")
    return run
  }

  @Test func `a build that is killed at any moment leaves nothing torn`() throws {
    try site.stand(at: .old)
    try site.write(.new)
    let start = Date()
    _ = try site.build()
    let whole = Date().timeIntervalSince(start)
    var random = RandomSource(seed: UInt64(start.timeIntervalSince1970 * 1000))
    var killed = 0
    for number in 0..<(LongTests.areWanted ? 500 : 20) {
      let moment = Double.random(in: 0.002...whole * 1.1, using: &random)
      if try disturb(number, under: ["timeout", "-s", "KILL", "\(moment)"]).code != 0 {
        killed += 1
      }
    }
    #expect(killed > 0)
  }

  @Test(.enabled(if: Strace.isThere, "needs strace"))
  func `a build that is killed before each change leaves nothing torn`() throws {
    for call in ["renameat", "unlinkat", "mkdirat", "fsync"] {
      for count in LongTests.areWanted ? Array(1...40) : [1, 2, 7] {
        let injection = "inject=\(call):signal=SIGKILL:when=\(count)"
        let run = try disturb(count, under: Strace.running(call, injection))
        guard run.code != 0 else { break }
      }
    }
  }

  @Test(.enabled(if: Strace.isThere, "needs strace"))
  func `a system call that fails is told in plain words`() throws {
    let faults = [
      ("write", "ENOSPC"), ("fsync", "EIO"), ("renameat", "EACCES"), ("mkdirat", "ENOSPC"),
      ("unlinkat", "EROFS"), ("openat", "EMFILE"), ("close", "EIO"),
    ]
    for (call, fault) in faults {
      for count in LongTests.areWanted ? Array(1...30) : [1, 3, 9] {
        let injection = "inject=\(call):error=\(fault):when=\(count)"
        let run = try disturb(count, under: Strace.running(call, injection))
        // Before the tool begins, the loader itself meets the fault.
        guard run.code != 0, run.code != 127, call != "openat" else { continue }
        #expect(run.code == 2 && run.error.contains("can't "), "\(injection): \(run.error)")
      }
    }
  }

  @Test func `64 open files are enough`() throws {
    let run = try disturb(0, under: ["sh", "-c", #"ulimit -n 64; exec "$@""#, "sh"])
    #expect(run.code == 0)
  }

  @Test func `a little memory is enough`() throws {
    let run = try disturb(0, under: ["sh", "-c", #"ulimit -v 2000000; exec "$@""#, "sh"])
    #expect(run.code == 0)
  }

  @Test func `closed streams are no files of the site`() throws {
    let run = try disturb(0, under: ["sh", "-c", #"exec "$@" <&- >&- 2>&-"#, "sh"])
    #expect(run.code == 2, "the closing line could not be printed")
    let quiet = try disturb(0, under: ["sh", "-c", #"exec "$@" --quiet <&- >&- 2>&-"#, "sh"])
    #expect(quiet.code == 0)
  }

  @Test func `a full standard output is no success`() throws {
    let run = try disturb(0, under: ["sh", "-c", #"exec "$@" >/dev/full"#, "sh"])
    #expect(run.code == 2)
    #expect(run.error.contains("can't write to the standard output: the disk is full"))
  }

  @Test func `a reader that went away is no failure`() throws {
    let run = try disturb(0, under: ["sh", "-c", #""$@" | true; echo ${PIPESTATUS}"#, "sh"])
    #expect(run.code == 0)
  }

  @Test func `builds at the same time keep out of each other's way`() async throws {
    try site.stand(at: .old)
    try site.write(.new)
    let folder = site.folder.path
    let runs = try await withThrowingTaskGroup(of: ToolRun.self) { group in
      for _ in 0..<6 { group.addTask { try ToolRun(["build"], in: folder) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(runs.contains { $0.code == 0 })
    for run in runs where run.code != 0 {
      #expect(run.code == 2 && run.error.contains("another build is writing"))
    }
    #expect(try site.wounds(next: .new).isEmpty)
  }
}

/// strace, which lets system calls fail or kill.
enum Strace {
  static let isThere: Bool = {
    let run = try? ToolRun(
      ["--version"], in: "/", under: running("fsync", "inject=fsync:error=EIO"))
    return run?.code == 0
  }()

  static func running(_ call: String, _ injection: String) -> [String] {
    ["strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=\(call)", "-e", injection]
  }
}
