import PreviewServer
import Testing

@Suite struct PreviewResponderTests {
  private static let site = PreviewSite(files: [
    "index.html": Array("<p>home".utf8), "tea/index.html": Array("<p>tea".utf8),
    "assets/menu.css": Array("p{}".utf8), "404.html": Array("<p>gone".utf8),
  ])

  private func answer(
    _ target: String, method: String = "GET", host: String? = "localhost:8080",
    ifNoneMatch: String? = nil, range: String? = nil, ifRange: String? = nil, base: String = "/",
    listening: String = "127.0.0.1"
  ) -> PreviewResponse {
    PreviewResponder(
      site: Self.site, basePath: base, hosts: HostNames(host: listening, port: 8080)
    ).respond(
      to: PreviewRequest(
        method: method, target: target, host: host, ifNoneMatch: ifNoneMatch, range: range,
        ifRange: ifRange))
  }

  private func text(_ response: PreviewResponse) -> String {
    guard case .bytes(let bytes, let range) = response.body else { return "events" }
    var text = [UInt8](repeating: 0, count: range.count)
    let copied = text.withUnsafeMutableBytes {
      bytes.copy(from: range.lowerBound, to: range.upperBound, into: $0)
    }
    #expect(copied == range.count)
    return String(decoding: text, as: UTF8.self)
  }

  private func header(_ name: String, _ response: PreviewResponse) -> String? {
    response.headers.first { $0.name == name }?.value
  }

  @Test(arguments: [
    ("/", 200, "<p>home"), ("/index.html", 200, "<p>home"), ("/?a=b", 200, "<p>home"),
    ("/tea/", 200, "<p>tea"), ("/te%61/", 200, "<p>tea"), ("/assets/menu.css", 200, "p{}"),
    ("/nothing", 404, "<p>gone"), ("/tea/nothing", 404, "<p>gone"),
  ])
  func aPathLeadsToItsFile(_ target: String, status: Int, body: String) {
    let response = answer(target)
    #expect(response.status == status)
    #expect(text(response) == body)
  }

  @Test(arguments: [
    ("/../etc/passwd", 404), ("/%2e%2e/etc/passwd", 404), ("/%252e%252e/etc/passwd", 404),
    ("//etc/passwd", 404), ("/tea/../index.html", 404), ("/index.html%00.css", 400),
    ("/%ff", 400), ("/%", 400), ("/%4", 400), ("/a\\b", 400), ("http://elsewhere/", 400), ("", 400),
    ("/" + String(repeating: "a", count: 5000), 400), ("//elsewhere/tea", 404),
  ])
  func noPathLeadsOut(_ target: String, status: Int) {
    #expect(answer(target).status == status)
  }

  @Test func aFolderWithoutSlashMovesToTheOneWith() {
    let response = answer("/tea")
    #expect(response.status == 301)
    #expect(header("Location", response) == "/tea/")
  }

  @Test(arguments: [nil, "", "evil.example", "localhost", "localhost:8081", "127.0.0.1:80"])
  func anotherHostIsRefused(_ host: String?) { #expect(answer("/", host: host).status == 421) }

  /// Whoever asks to be seen from the network is reached by any address of the machine, which no
  /// foreign page can have for a name; but by no name.
  @Test(arguments: [
    ("192.168.1.7:8080", 200), ("[fe80::1]:8080", 200), ("0.0.0.0:8080", 200),
    ("evil.example:8080", 421), ("192.168.1.7", 421), ("1.2.3.4.evil:8080", 421),
    ("1.2.3:8080", 421), ("1.2.3.256:8080", 421), ("[evil]:8080", 421),
  ])
  func aPreviewForTheNetworkIsCalledByAddress(_ host: String, status: Int) {
    #expect(answer("/", host: host, listening: "0.0.0.0").status == status)
    if host != "0.0.0.0:8080" { #expect(answer("/", host: host).status == 421) }
  }

  @Test func hostsAreKnownInAnyCase() { #expect(answer("/", host: "LOCALHOST:8080").status == 200) }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS"])
  func nothingCanBeChanged(_ method: String) {
    let response = answer("/", method: method)
    #expect(response.status == 405)
    #expect(header("Allow", response) == "GET, HEAD")
  }

  @Test func anUnchangedFileIsNotSentAgain() throws {
    let tag = try #require(header("ETag", answer("/")))
    #expect(answer("/", ifNoneMatch: tag).status == 304)
    #expect(answer("/", ifNoneMatch: "\"other\", \(tag)").status == 304)
    #expect(answer("/", ifNoneMatch: "\"other\"").status == 200)
  }

  @Test(arguments: [
    ("bytes=0-2", 206, "<p>", "bytes 0-2/7"), ("bytes=3-", 206, "home", "bytes 3-6/7"),
    ("bytes=-2", 206, "me", "bytes 5-6/7"), ("bytes=3-100", 206, "home", "bytes 3-6/7"),
    ("bytes=7-", 416, "", "bytes */7"), ("bytes=-0", 416, "", "bytes */7"),
    ("bytes=0-1,3-4", 200, "<p>home", nil), ("lines=1-2", 200, "<p>home", nil),
    ("bytes=5-2", 200, "<p>home", nil), ("bytes=a-b", 200, "<p>home", nil),
  ])
  func aPartOfAFileIsSent(_ range: String, status: Int, body: String, contentRange: String?) {
    let response = answer("/", range: range)
    #expect(response.status == status)
    #expect(text(response) == body)
    #expect(header("Content-Range", response) == contentRange)
  }

  @Test func aPartOfAnotherVersionIsNotSent() throws {
    let tag = try #require(header("ETag", answer("/")))
    #expect(answer("/", range: "bytes=0-2", ifRange: tag).status == 206)
    #expect(answer("/", range: "bytes=0-2", ifRange: "\"other\"").status == 200)
    #expect(answer("/", method: "HEAD", range: "bytes=0-2").status == 200)
  }

  @Test func onlyWhatIsNamedByItsBytesIsKeptByABrowser() {
    let lasting = "public, max-age=31536000, immutable"
    #expect(header("Cache-Control", answer("/assets/menu.css")) == lasting)
    #expect(header("Cache-Control", answer("/menus/assets/menu.css", base: "/menus/")) == lasting)
    for target in ["/", "/tea/", "/assets/none.css", "/.menugen/live.js", "/.menugen/live.js?1"] {
      #expect(header("Cache-Control", answer(target)) == "no-cache", "\(target)")
    }
  }

  @Test func aPageInPiecesIsTheSameLivePage() {
    let policy = "<meta http-equiv=\"Content-Security-Policy\" content=\"script-src 'none'\">"
    let rows = String(repeating: "<p>row</p>", count: 2000)
    for page in [
      "<head>\(policy)</head><body>\(rows)</body></html>\n", "<p>short</body>", rows,
      "<body></body>\(rows)", "",
    ] {
      let bytes = Array(page.utf8)
      let whole = live([bytes])
      #expect(whole.contains("live.js"))
      let middle = bytes.count - 12
      for cut in [0, 1, 30, 8192, middle - 8, middle - 3, middle, middle + 4, bytes.count] {
        let place = max(0, min(cut, bytes.count))
        let pieces = [Array(bytes[..<place]), [], Array(bytes[place...])]
        #expect(live(pieces) == whole, "\(page.prefix(20)) cut at \(place)")
      }
    }
  }

  private func live(_ pieces: [[UInt8]]) -> String {
    let site = PreviewSite(
      making: ["index.html": { pieces }], script: LiveScript(Array("live()".utf8), state: "one"))
    let responder = PreviewResponder(
      site: site, hosts: HostNames(host: "127.0.0.1", port: 8080))
    return text(responder.respond(to: PreviewRequest(target: "/", host: "localhost:8080")))
  }

  /// Whatever pieces a file comes in and whatever part of it is asked for.
  @Test func aPartOfAFileInPiecesIsSent() {
    let text = Array("0123456789".utf8)
    for cuts in [[], [10], [1, 9], [0, 3, 3, 0, 4], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]] {
      var rest = text[...]
      var pieces = cuts.map { length in
        defer { rest = rest.dropFirst(length) }
        return Array(rest.prefix(length))
      }
      pieces.append(Array(rest))
      let joined = JoinedBytes(pieces)
      #expect(joined.count == 10)
      for start in 0...10 {
        for end in start...10 {
          for room in [1, 4, 20] {
            var buffer = [UInt8](repeating: 0, count: room)
            let count = buffer.withUnsafeMutableBytes {
              joined.copy(from: start, to: end, into: $0)
            }
            #expect(Array(buffer[..<count]) == Array(text[start..<end].prefix(room)))
          }
        }
      }
    }
  }

  @Test func theSiteStandsUnderItsBasePath() {
    #expect(answer("/menus/tea/", base: "/menus/").status == 200)
    #expect(answer("/tea/", base: "/menus/").status == 404)
    #expect(header("Location", answer("/", base: "/menus/")) == "/menus/")
    #expect(header("Location", answer("/menus/tea", base: "/menus/")) == "/menus/tea/")
  }
}
