/// One state of the site in memory: the files of the last good build, and the messages of the last
/// build, good or not.
package struct PreviewSite: Sendable {
  /// By path relative to the site's root.
  let files: [String: PreviewFile]
  /// The messages of the last build, as the live script reads them.
  var messages = Array("{\"failed\":false,\"messages\":[]}".utf8)

  /// Files as a build made them; with a state, each page gets the live script, which knows it.
  package init(making files: [String: PreviewFile.Making] = [:], state: String? = nil) {
    var made: [String: PreviewFile] = [:]
    for (path, make) in files {
      guard let state, path.hasSuffix(".html") else {
        made[path] = PreviewFile(path, make)
        continue
      }
      made[path] = PreviewFile(path) { LivePage.make(make(), state: state) }
    }
    if let state, made["404.html"] == nil {
      made["404.html"] = PreviewFile("404.html") { LivePage.make([LivePage.missing], state: state) }
    }
    self.files = made
  }

  /// Files whose bytes are at hand.
  package init(files: [String: [UInt8]]) {
    self.init(making: files.mapValues { bytes in { [bytes] } })
  }
}
