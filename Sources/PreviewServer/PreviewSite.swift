/// One state of the site in memory: the files of the last good build, and the messages of the last
/// build, good or not.
package struct PreviewSite: Sendable {
  /// By path relative to the site's root.
  private(set) var files: [String: File]
  /// The messages of the last build as JSON; shown over the page when `hasErrors`.
  package var messages: [UInt8]
  package var hasErrors: Bool

  package struct File: Sendable {
    package var bytes: [UInt8]
    package var tag: String
    package var type: String
  }

  package init(
    files: [String: [UInt8]] = [:], messages: [UInt8] = Array("[]".utf8), hasErrors: Bool = false
  ) {
    self.files = [:]
    self.messages = messages
    self.hasErrors = hasErrors
    for (path, bytes) in files {
      self.files[path] = File(
        bytes: bytes, tag: "\"\(Self.hash(bytes))\"", type: ContentType.of(path))
    }
  }

  /// FNV-1a, 64 bits: tells versions of a file apart; nothing is kept secret by it.
  private static func hash(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }
}

/// What a file's ending says of its kind.
enum ContentType {
  static func of(_ path: String) -> String {
    let ending = path.split(separator: "/").last?.split(separator: ".").last ?? ""
    return types[String(ending)] ?? "application/octet-stream"
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "json": "application/json",
    "md": "text/markdown; charset=utf-8", "txt": "text/plain; charset=utf-8",
    "xml": "application/xml", "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg",
    "jpeg": "image/jpeg", "webp": "image/webp", "gif": "image/gif", "avif": "image/avif",
    "ico": "image/x-icon",
  ]
}
