/// Answers requests from one state of the site: a function of the two, and of nothing else. Paths
/// are looked up among the built files, so nothing beside them can be reached.
package struct PreviewResponder: Sendable {
  package let site: PreviewSite
  /// Where the site stands, with slashes at both ends: `/` or `/menus/`, as `base_url` says.
  package let basePath: String
  package let hosts: HostNames
  /// The script that follows the builds.
  package let liveScript: [UInt8]

  package init(
    site: PreviewSite, basePath: String = "/", hosts: HostNames, liveScript: [UInt8] = []
  ) {
    self.site = site
    self.basePath = basePath
    self.hosts = hosts
    self.liveScript = liveScript
  }

  /// The preview's own addresses; no built file starts with a dot and a word like these.
  package static let events = "/.menugen/events"
  package static let script = "/.menugen/live.js"
  package static let messages = "/.menugen/messages.json"

  /// What never changes under its address: the names of assets are made of their bytes.
  private static let lasting = "public, max-age=31536000, immutable"
  private static let checked = "no-cache"

  package func respond(to request: PreviewRequest) -> PreviewResponse {
    guard let host = request.host, hosts.allow(host) else {
      return .text(421, "This preview is not known by that name.")
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      var answer = PreviewResponse.text(405, "A preview can only be read.")
      answer.headers.append(("Allow", "GET, HEAD"))
      return answer
    }
    guard let path = request.path else { return .text(400, "That is not a path.") }
    var answer = respond(to: request, path: path)
    let isLasting = answer.status == 200 && isNamedByContent(path, request)
    answer.headers += [
      ("Cache-Control", isLasting ? Self.lasting : Self.checked),
      ("X-Content-Type-Options", "nosniff"),
    ]
    return answer
  }

  /// A browser that reloads a page need not ask for such a file again.
  private func isNamedByContent(_ path: String, _ request: PreviewRequest) -> Bool {
    path.hasPrefix(basePath + "assets/") || request.target == Self.address(ofScript: liveScript)
  }

  /// Where pages find the live script: by its bytes, so that it needs to be fetched once.
  static func address(ofScript bytes: [UInt8]) -> String {
    script + "?" + ContentTag.of([bytes])
  }

  private func respond(to request: PreviewRequest, path: String) -> PreviewResponse {
    switch path {
    case Self.events:
      var answer = PreviewResponse(200, headers: [("Content-Type", "text/event-stream")])
      if request.method == "GET" { answer.body = .events }
      return answer
    case Self.script: return own(liveScript, "text/javascript; charset=utf-8")
    case Self.messages: return own(site.messages, "application/json")
    case "/" where basePath != "/": return moved(to: AddressPath.encoded(basePath))
    default: break
    }
    guard path.hasPrefix(basePath) else { return notFound() }
    let name = String(path.dropFirst(basePath.count))
    if let file = site.files[name] { return answer(request, with: file) }
    if name.isEmpty || name.hasSuffix("/") {
      return site.files[name + "index.html"].map { answer(request, with: $0) } ?? notFound()
    }
    // The path as asked, so that the answer leads nowhere else: one slash at the start, and no host.
    return site.files[name + "/index.html"] == nil
      ? notFound() : moved(to: AddressPath.encoded(path) + "/")
  }

  private func own(_ bytes: [UInt8], _ type: String) -> PreviewResponse {
    PreviewResponse(200, headers: [("Content-Type", type)], body: JoinedBytes([bytes]))
  }

  private func moved(to path: String) -> PreviewResponse {
    var answer = PreviewResponse.text(301, "It is at \(path)")
    answer.headers.append(("Location", path))
    return answer
  }

  private func notFound() -> PreviewResponse {
    guard let page = site.files["404.html"] else { return .text(404, "There is no such page.") }
    var answer = whole(page)
    answer.status = 404
    return answer
  }

  private func answer(
    _ request: PreviewRequest, with file: PreviewFile
  ) -> PreviewResponse {
    let content = file.content
    if let known = request.ifNoneMatch, matches(known, content.tag) {
      return PreviewResponse(304, headers: [("ETag", content.tag)])
    }
    // A client that knows parts of another version gets this one whole.
    let isWanted = request.method == "GET" && [nil, content.tag].contains(request.ifRange)
    guard isWanted, let range = request.range.flatMap({ ByteRequest($0) }) else {
      return whole(file)
    }
    guard let bytes = range.resolve(in: content.bytes.count) else {
      return PreviewResponse(416, headers: [("Content-Range", "bytes */\(content.bytes.count)")])
    }
    var answer = whole(file)
    answer.status = 206
    answer.headers.append(
      ("Content-Range", "bytes \(bytes.lowerBound)-\(bytes.upperBound - 1)/\(content.bytes.count)"))
    answer.body = .bytes(content.bytes, bytes)
    return answer
  }

  private func whole(_ file: PreviewFile) -> PreviewResponse {
    let content = file.content
    return PreviewResponse(
      200,
      headers: [("Content-Type", file.type), ("ETag", content.tag), ("Accept-Ranges", "bytes")],
      body: content.bytes)
  }

  private func matches(_ known: String, _ tag: String) -> Bool {
    known.split(separator: ",").contains { part in
      let one = part.drop { $0 == " " }
      return one == "*" || one == tag || one == "W/" + tag
    }
  }
}
