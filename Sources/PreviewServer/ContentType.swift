/// What a file's ending says of its kind.
enum ContentType {
  static func of(_ path: String) -> String {
    let ending = path.split(separator: "/").last?.split(separator: ".").last ?? ""
    return types[ending.lowercased()] ?? "application/octet-stream"
  }

  private static var types: [String: String] {
    [
      "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
      "js": "text/javascript; charset=utf-8", "json": "application/json",
      "md": "text/markdown; charset=utf-8", "txt": "text/plain; charset=utf-8",
      "xml": "application/xml", "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg",
      "jpeg": "image/jpeg", "webp": "image/webp", "gif": "image/gif", "avif": "image/avif",
      "ico": "image/x-icon",
    ]
  }
}
