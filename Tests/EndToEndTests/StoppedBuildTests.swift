internal import Foundation
internal import TestSupport
internal import Testing

/// A build that somebody ends in good manners: it either changes nothing or finishes, says which, and
/// leaves nothing lying about.
@Suite(.serialized) struct StoppedBuildTests {
  private let site: FaultySite

  init() throws { site = try FaultySite() }

  private func expectWhole(_ run: ToolRun, _ moment: String) throws {
    let after = try site.site
    switch run.code {
    case 0: #expect(after == site.made[.new], "\(moment)")
    case 2:
      #expect(after == site.made[.old], "\(moment)")
      #expect(run.error.contains("[output-stopped]"), "\(moment): \(run.error)")
      #expect(run.error.contains("nothing was changed"), "\(moment)")
    default: Issue.record("\(moment): ended with \(run.code)")
    }
  }

  @Test(arguments: ["INT", "TERM", "HUP"])
  func `a signal at any moment ends a build before or after`(_ signal: String) throws {
    var random = RandomSource(seed: UInt64(Date().timeIntervalSince1970 * 1000))
    let start = Date()
    try site.stand(at: .old)
    try site.write(.new)
    _ = try site.build()
    let whole = Date().timeIntervalSince(start)
    for _ in 0..<(LongTests.areWanted ? 60 : 6) {
      try site.stand(at: .old)
      try site.write(.new)
      let moment = Double.random(in: 0.03...whole, using: &random)
      let run = try site.build(under: ["timeout", "--preserve-status", "-s", signal, "\(moment)"])
      // Before the tool takes signals at all, the system ends it.
      let isEarly = run.code == 128 + 2 || run.code == 128 + 15 || run.code == 128 + 1
      if !isEarly { try expectWhole(run, "SIG\(signal) after \(moment) s") }
    }
  }

  /// Each change of place waits, so that the signal surely comes before the one that is waited for ends.
  @Test(
    .enabled(if: Strace.isThere, "needs strace"),
    arguments: [("site/.menugen-staging", 2), ("site/.menugen-staging/journal", 0)])
  func `a signal while files change places is heeded when all have`(
    _ sign: String, _ code: Int32
  ) throws {
    try site.stand(at: .old)
    try site.write(.new)
    let script = """
      set -m
      strace -D -f -qq -o /dev/null -e trace=renameat -e inject=renameat:delay_enter=300000 "$@" &
      tool=$!
      until [ -e "$sign" ]; do sleep 0.01; kill -0 $tool || break; done
      kill -INT $tool
      wait $tool
      """
    let run = try site.build(under: ["env", "sign=\(sign)", "bash", "-c", script, "bash"])
    #expect(run.code == code, "\(run.error)")
    try expectWhole(run, "SIGINT once \(sign) is there")
  }

  @Test func `a signal that is ignored stays ignored`() throws {
    try site.stand(at: .old)
    try site.write(.new)
    let script = "trap '' HUP; \"$@\" & p=$!; for i in 1 2 3 4 5; do kill -HUP $p; done; wait $p"
    let run = try site.build(under: ["bash", "-c", script, "bash"])
    #expect(run.code == 0)
    #expect(try site.site == site.made[.new])
  }

  @Test func `the message is as it is printed`() throws {
    let place = try TemporaryFolder()
    // Waits for data that never comes, so that the signal comes first.
    let script = """
      set -m
      mkfifo data
      exec 9<>data
      "$@" <data &
      tool=$!
      sleep 2
      kill -INT $tool
      wait $tool
      """
    let run = try ToolRun(["build", "-"], in: place.path, under: ["bash", "-c", script, "bash"])
    #expect(run.code == 2)
    // What the shell says of its job is no message of ours.
    let lines = run.error.split(separator: "\n").filter { !$0.hasPrefix("[") }
    let difference = try Golden.difference(
      of: lines.joined(separator: "\n") + "\n",
      from: "Tests/EndToEndTests/Conditions/output-stopped")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
