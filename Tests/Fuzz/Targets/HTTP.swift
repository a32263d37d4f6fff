import PreviewServer

/// A request, line by line: the target, the host, what the client has, the part it wants, the method.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let lines = text.split(separator: "\n", maxSplits: 4, omittingEmptySubsequences: false)
    .map(String.init)
  let files = [
    "index.html": Array("<p>home".utf8), "tea/index.html": Array("<p>tea".utf8),
    "404.html": Array("<p>gone".utf8), "a b/ü.svg": Array("<svg/>".utf8), "empty.txt": [],
  ]
  for base in ["/", "/menus/"] {
    let responder = PreviewResponder(
      site: PreviewSite(files: files), basePath: base,
      hosts: HostNames(host: "127.0.0.1", port: 8080))
    for host in [lines.count > 1 ? lines[1] : nil, "localhost:8080"] {
      let request = PreviewRequest(
        method: lines.count > 4 ? lines[4] : "GET", target: lines[0], host: host,
        ifNoneMatch: lines.count > 2 ? lines[2] : nil, range: lines.count > 3 ? lines[3] : nil)
      check(responder.respond(to: request), request, Array(files.values))
    }
  }
  return 0
}

/// Whatever is asked, nothing but a file of the site or a short text of ours is sent, and nobody is
/// sent elsewhere.
private func check(_ answer: PreviewResponse, _ request: PreviewRequest, _ files: [[UInt8]]) {
  precondition([200, 206, 301, 304, 400, 404, 405, 416, 421].contains(answer.status), "a status")
  let own = ["localhost:8080", "127.0.0.1:8080", "[::1]:8080"]
  if !own.contains(request.host?.lowercased() ?? "") {
    precondition(answer.status == 421, "another host is answered")
  }
  for (name, value) in answer.headers {
    precondition(value.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }, "\(name): \(value)")
    guard name == "Location" else { continue }
    precondition(value.hasPrefix("/") && !value.hasPrefix("//"), "sent elsewhere: \(value)")
  }
  guard case .bytes(let joined, let range) = answer.body,
    answer.status == 200 || answer.status == 206
  else { return }
  var bytes = [UInt8](repeating: 0, count: range.count)
  let copied = bytes.withUnsafeMutableBytes {
    joined.copy(from: range.lowerBound, to: range.upperBound, into: $0)
  }
  precondition(copied == range.count, "a part of what was promised")
  let isFile = files.contains { $0.elementsEqual(bytes) }
  let isPart = answer.status == 206 && files.contains { $0.count >= bytes.count && !bytes.isEmpty }
  precondition(isFile || isPart || request.target.hasPrefix("/.menugen/"), "sent what is no file")
}
