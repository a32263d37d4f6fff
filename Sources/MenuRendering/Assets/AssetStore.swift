internal import Diagnostics
internal import MenuModel

/// Gathers the files of `assets/`, each under a name that ends with a hash of its bytes, so that it
/// can be cached for ever and two equal files are one.
struct AssetStore {
  /// Whether pictures stand in the page itself.
  let isSingleFile: Bool
  private(set) var files: [OutputFile] = []
  private var paths: Set<String> = []
  /// What the last round of a preview made, by a hash that is made sooner.
  private let digests: KeptByHash<[UInt8]>?

  init(isSingleFile: Bool, digests: KeptByHash<[UInt8]>? = nil) {
    self.isSingleFile = isSingleFile
    self.digests = digests
  }

  /// The digest of bytes that a page is to hold.
  func digest(of bytes: [UInt8]) -> SHA256 {
    guard let digests else { return SHA256(bytes) }
    let hash = ContentHash([bytes])
    if let known = digests.take(hash) { return SHA256(digest: known) }
    let made = SHA256(bytes)
    digests.keep([hash: made.digest])
    return made
  }

  /// Adds bytes and gives their path below the site's root.
  mutating func add(_ bytes: [UInt8], _ name: String) -> String {
    let path = path(of: bytes, name)
    if paths.insert(path).inserted { files.append(OutputFile(path, bytes: bytes)) }
    return path
  }

  /// A picture, or why it is left out.
  enum Addition {
    case added(PageImage)
    case unreadable
    case active
  }

  /// Adds a picture; it is read once now, for its hash and size, and again when it is written.
  mutating func add(_ image: ScaledImage) -> Addition {
    guard let bytes = image.file.read() else { return .unreadable }
    for file in [image.file, image.double, image.triple].compactMap(\.self) {
      guard file.path.lowercased().hasSuffix(".svg"), let bytes = file.read() else { continue }
      if ActiveContent.isIn(svg: bytes) { return .active }
    }
    var size = ImageHeader.size(of: bytes)
    // The name of a file promises its density too: tea@2x.png without a tea.png beside it.
    if let found = size, image.file.path.contains("@2x.") {
      size = PixelSize((found.width + 1) / 2, (found.height + 1) / 2)
    }
    var result = PageImage(path: add(image.file, bytes), size: size ?? PixelSize(0, 0))
    result.isWhole = isSingleFile
    result.double = image.double.flatMap { file in file.read().map { add(file, $0) } }
    result.triple = image.triple.flatMap { file in file.read().map { add(file, $0) } }
    return .added(result)
  }

  private mutating func add(_ file: ImageFile, _ bytes: [UInt8]) -> String {
    if isSingleFile {
      return "data:\(Self.mediaType(of: file.path));base64,\(Base64.text(of: bytes))"
    }
    let path = path(of: bytes, file.path)
    if paths.insert(path).inserted {
      let read = file.read
      // Not the bytes themselves: a catalogue's pictures together may be large.
      files.append(OutputFile(path) { _, take in take(read() ?? []) })
    }
    return path
  }

  /// `assets/name-hash.ending`, in letters that need no escape anywhere.
  private func path(of bytes: [UInt8], _ name: String) -> String {
    let last = name.split(separator: "/").last ?? ""
    let parts = last.split(separator: ".", omittingEmptySubsequences: false)
    let ending = parts.count > 1 ? parts[parts.count - 1].lowercased() : "bin"
    let stem = parts.dropLast().joined(separator: ".").lowercased()
    let safe = stem.utf8.map { byte -> UInt8 in
      let isKept =
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
      return isKept ? byte : UInt8(ascii: "-")
    }
    let words = safe.split(separator: UInt8(ascii: "-")).joined(separator: [UInt8(ascii: "-")])
    let readable = String(decoding: Array(words).prefix(60), as: UTF8.self)
    let hash = ContentHash([bytes]).hexadecimal.prefix(10)
    return "assets/" + (readable.isEmpty ? "" : readable + "-") + hash + "." + ending
  }

  private static func mediaType(of path: String) -> String {
    switch path.split(separator: ".").last.map({ $0.lowercased() }) {
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "gif": "image/gif"
    case "webp": "image/webp"
    case "avif": "image/avif"
    default: "application/octet-stream"
    }
  }
}
