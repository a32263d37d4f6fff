internal import Foundation
internal import TestSupport
internal import Testing

/// Every fault of the machine or of the files that a build may meet, each brought about for real: a
/// clear message, the right exit code, the old site as it was.
///
/// | fault | test |
/// |---|---|
/// | disk full, disk read-only | here: `disks` (needs to mount) |
/// | no permission to write, to read | here: `permissions` (needs another user) |
/// | path too long, name not representable | here: `names` |
/// | a file that changes while read | here: `growing` |
/// | a file that vanishes, a folder loop, a pipe, a device, 5 GB | here: `things` |
/// | 10⁵ files | here: `manyFiles` (long) |
/// | 64 open files, closed and full standard output, SIGKILL | `InterruptedBuildTests` |
/// | SIGINT, SIGTERM, SIGHUP | `StoppedBuildTests` |
/// | any system call that fails | `InterruptedBuildTests` (long) |
@Suite(.serialized) struct FaultTests {
  private let place: TemporaryFolder

  init() throws {
    place = try TemporaryFolder()
    try place.write("kind,name\nTea,Oolong\n", to: "content/menu/menu.csv")
    let run = try ToolRun(["build"], in: place.path)
    #expect(run.code == 0, "\(run.error)")
  }

  private func shell(_ script: String) throws -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-ec", script]
    process.currentDirectoryURL = URL(filePath: place.path)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// A build that must fail with these words and this code, and leave the site alone.
  private func expectFailure(
    _ words: String, code: Int32 = 2, _ arguments: [String] = ["build"],
    under prefix: [String] = [],
    site: String = "site"
  ) throws {
    let before = try place.files(below: site)
    #expect(!before.isEmpty)
    let run = try ToolRun(arguments, in: place.path, under: prefix)
    #expect(run.code == code, "\(run.error)")
    #expect(run.error.contains(words), "\(run.error)")
    #expect(try place.files(below: site) == before, "the old site is whole")
  }

  struct Thing: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var script: String
    var words: String
    var code: Int32 = 1
  }

  @Test(arguments: [
    Thing(
      testDescription: "a pipe", script: "rm content/menu/menu.csv; mkfifo content/menu/menu.csv",
      words: "a pipe, a socket or a device"),
    Thing(
      testDescription: "a device",
      script: "rm content/menu/menu.csv; ln -s /dev/zero content/menu/menu.csv", words: "menu.csv"),
    Thing(
      testDescription: "a file of 5 GB", script: "truncate -s 5G content/menu/menu.csv",
      words: "5368709120 bytes"),
    Thing(
      testDescription: "a link that leads nowhere",
      script: "rm content/menu/menu.csv; ln -s gone.csv content/menu/menu.csv", words: "menu.csv"),
    Thing(
      testDescription: "links that lead in a circle",
      script: "rm content/menu/menu.csv; ln -s menu.csv content/menu/menu.csv", words: "menu.csv"),
    Thing(testDescription: "nothing", script: "rm -r content/menu", words: "content"),
  ]) func things(_ thing: Thing) throws {
    #expect(try shell(thing.script))
    try expectFailure(thing.words, code: thing.code)
  }

  @Test func `a folder that holds itself by a link is read once`() throws {
    #expect(
      try shell(
        """
        ln -s .. content/menu/up; ln -s . content/menu/images; ln -s . content/all
        ln -s / content/root; mkdir content-of-others; ln -s ../content-of-others content/others
        """))
    let run = try ToolRun(["build"], in: place.path, under: ["timeout", "60"])
    #expect(run.code == 0 || run.code == 1, "\(run.error)")
    for name in ["root", "others"] {
      #expect(run.error.contains("‘\(name)’ is a link that leads out of content"), "\(run.error)")
    }
    #expect(run.error.contains("content/all: warning: a link leads back"), "\(run.error)")
    #expect(try !place.files(below: "site").isEmpty)
  }

  @Test func names() throws {
    let long = String(repeating: "ü", count: 120)
    #expect(try shell("mkdir 'content/\(long)'; cp content/menu/menu.csv 'content/\(long)/'"))
    let run = try ToolRun(["build"], in: place.path)
    #expect(run.code == 0, "240 bytes are a name: \(run.error)")
    let deep = Array(repeating: String(repeating: "d", count: 200), count: 25).joined(
      separator: "/")
    try expectFailure("its name or path is too long", ["build", "--output", deep])
    #expect(try shell(#"printf 'a,b\n1,2\n' > "$(printf 'content/menu/b\377d.csv')""#))
    let odd = try ToolRun(["build"], in: place.path)
    #expect([0, 1, 2].contains(odd.code), "a name that is no UTF-8: \(odd.error)")
    #expect(odd.code == 0 || odd.error.contains("error:"))
  }

  @Test(.enabled(if: getuid() == 0, "needs to become another user")) func permissions() throws {
    let user = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    #expect(try shell("chmod 755 .; printf 'kind,name\\nTea,Sencha\\n' > content/menu/menu.csv"))
    try expectFailure("permission is denied", under: user)
    #expect(try shell("chmod -R a+rwX .; chmod 600 content/menu/menu.csv"))
    try expectFailure("permission is denied", code: 1, under: user)
  }

  /// Whether a disk can be mounted here: in a container that may not, nothing says so but trying.
  private static let canMount: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "d=$(mktemp -d); mount -t tmpfs tmpfs $d && umount $d; s=$?; rmdir $d; exit $s",
    ]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  @Test(.enabled(if: canMount, "needs to mount a disk")) func disks() throws {
    #expect(try shell("mkdir small; mount -t tmpfs -o size=400k tmpfs small"))
    defer { _ = try? shell("umount small") }
    let build = ["build", "--output", "small/out"]
    #expect(try ToolRun(build, in: place.path).code == 0)
    let rows = (0..<3_000).map { "Tea,Oolong number \($0)\n" }.joined()
    try place.write("kind,name\n" + rows, to: "content/menu/menu.csv")
    try expectFailure("the disk is full", build, site: "small/out")
    #expect(try shell("mount -o remount,ro small"))
    try expectFailure("the disk can only be read", build, site: "small/out")
  }

  /// Whole rows are added while the file is read: each build has the first of them, none cut.
  @Test func growing() throws {
    let script = """
      (i=0; while [ $i -lt 40000 ]; do echo "Tea,Row $i"; i=$((i+1)); done >> content/menu/menu.csv) &
      for n in 1 2 3 4; do "$@" || exit $?; cp site/menu.json then$n.json; done; wait; "$@"
      """
    let run = try ToolRun(["build", "--quiet"], in: place.path, under: ["sh", "-c", script, "sh"])
    #expect(run.code == 0, "\(run.error)")
    for name in ["then1.json", "then2.json", "then3.json", "then4.json", "site/menu.json"] {
      let titles = try JSONDecoder().decode(
        MenuFile.self, from: Data(contentsOf: place.url(name))
      ).sections.flatMap(\.rows).map(\.title)
      #expect(titles == ["Oolong"] + (0..<titles.count - 1).map { "Row \($0)" }, "\(name)")
    }
    #expect(try ToolRun(["verify", "site"], in: place.path).code == 0)
  }

  private struct MenuFile: Decodable {
    var sections: [Section]
    struct Section: Decodable { var rows: [Row] }
    struct Row: Decodable { var title: String }
  }

  @Test(.enabled(if: LongTests.areWanted, "makes 100,000 files")) func manyFiles() throws {
    #expect(
      try shell(
        """
        mkdir content/menu/notes; cd content/menu/notes
        python3 -c 'for n in range(100_000): open(f"n{n}.md", "w").write("x")'
        """))
    let before = try place.files(below: "site")
    let limits = #"ulimit -n 64; ulimit -v 4000000; exec timeout 300 "$@""#
    let run = try ToolRun(
      ["build", "--jobs", "2"], in: place.path, under: ["sh", "-c", limits, "sh"])
    #expect(run.code == 0, "\(run.error.prefix(400))")
    // Each was read, and each belongs to nothing.
    #expect(run.error.split(separator: "\n").count { $0.hasSuffix("[note-astray]") } == 100_000)
    #expect(try place.files(below: "site") == before)
  }
}
