/// One state of the site in memory: the files of the last good build, and the messages of the last
/// build, good or not.
package struct PreviewSite: Sendable {
  /// By path relative to the site's root.
  let files: [String: PreviewFile]
  /// The messages of the last build, as the live script reads them.
  var messages = Array("{\"failed\":false,\"messages\":[]}".utf8)

  /// Files as a build made them; each page gets the live script, if there is one.
  package init(making files: [String: PreviewFile.Making] = [:], script: LiveScript? = nil) {
    var made: [String: PreviewFile] = [:]
    for (path, make) in files {
      guard let script, path.hasSuffix(".html") else {
        made[path] = PreviewFile(path, make)
        continue
      }
      made[path] = PreviewFile(path) { LivePage.make(make(), script) }
    }
    if let script, made["404.html"] == nil {
      made["404.html"] = PreviewFile("404.html") { LivePage.make([LivePage.missing], script) }
    }
    self.files = made
  }

  /// Files whose bytes are at hand.
  package init(files: [String: [UInt8]]) {
    self.init(making: files.mapValues { bytes in { [bytes] } })
  }
}
