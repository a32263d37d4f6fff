internal import Escaping
internal import MenuModel

/// What a build wrote: the list by which later builds know their own files from everybody else's.
///
/// It stands in the output folder as `.menugen-manifest.json`. The same site gives the same bytes.
struct Manifest: Sendable, Equatable {
  static let path = ".menugen-manifest.json"

  /// What a manifest says it is: another number for another way to hash.
  static let format = 2

  /// What the site was built from, as the build names it.
  var input: String
  /// The data files that were read, as the input has them; by them two inputs of the same name are
  /// told apart.
  var sources: [String]
  /// Sorted by path; in a journal a path may appear once for each content that it may have.
  var entries: [Entry]

  struct Entry: Sendable, Hashable {
    var path: String
    var size: Int
    /// ``ContentHash/hexadecimal`` of the bytes.
    var hash: String
  }

  init(input: String, sources: [String] = [], entries: some Sequence<Entry>) {
    self.input = input
    self.sources = sources
    self.entries = Set(entries).sorted {
      $0.path == $1.path
        ? $0.hash < $1.hash : $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
  }

  /// What is said of a file. Logarithmic.
  func entry(of path: String) -> Entry? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].path.utf8.lexicographicallyPrecedes(path.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < entries.count && entries[low].path == path ? entries[low] : nil
  }

  /// The input's name with one of its files, for telling it from one of the same name.
  var named: String { sources.first.map { $0 == input ? input : "\(input)/\($0)" } ?? input }

  /// The file's bytes.
  var bytes: [UInt8] {
    var writer = JSONWriter(lineDepth: 2)
    writer.object {
      $0.member("manifest", Self.format)
      $0.member("input", input)
      if !sources.isEmpty {
        $0.member("sources") { $0.array { for source in sources { $0.string(source) } } }
      }
      $0.member("files") {
        $0.array {
          for entry in entries {
            $0.object {
              $0.member("path", entry.path)
              $0.member("size", entry.size)
              $0.member("hash", entry.hash)
            }
          }
        }
      }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// Whether these are the bytes of a manifest by a menugen that wrote it in another way.
  static func isOfAnotherVersion(_ bytes: [UInt8]) -> Bool {
    var scanner = ManifestScanner(bytes)
    return scanner.format().map { $0 != format } ?? false
  }

  /// Reads what ``bytes`` wrote; nil for anything else. A file that was touched by hand can't be
  /// trusted to say what may be removed. Linear.
  init?(_ bytes: [UInt8]) {
    var scanner = ManifestScanner(bytes)
    guard let read = scanner.manifest(), read.bytes == bytes,
      read.entries.allSatisfy({ OutputName.problem(with: $0.path) == nil })
    else { return nil }
    self = read
  }
}

/// Reads the members of a manifest in the order in which they are written.
private struct ManifestScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func format() -> Int? {
    guard skip("{"), skip("\"manifest\":") else { return nil }
    return number()
  }

  mutating func manifest() -> Manifest? {
    guard format() == Manifest.format, skip(","), skip("\"input\":"), let input = string(),
      skip(","), let sources = sources(), skip("\"files\":"), skip("[")
    else { return nil }
    var entries: [Manifest.Entry] = []
    while !skip("]") {
      guard entries.isEmpty || skip(","), let entry = entry() else { return nil }
      entries.append(entry)
    }
    return Manifest(input: input, sources: sources, entries: entries)
  }

  /// None when they are left out; nil when they can't be read.
  private mutating func sources() -> [String]? {
    var sources: [String] = []
    guard skip("\"sources\":") else { return sources }
    guard skip("[") else { return nil }
    while !skip("]") {
      guard sources.isEmpty || skip(","), let source = string() else { return nil }
      sources.append(source)
    }
    return skip(",") ? sources : nil
  }

  private mutating func entry() -> Manifest.Entry? {
    guard skip("{"), skip("\"path\":"), let path = string(), skip(","), skip("\"size\":"),
      let size = number(), skip(","), skip("\"hash\":"), let hash = string(), skip("}")
    else { return nil }
    return Manifest.Entry(path: path, size: size, hash: hash)
  }

  /// Whether `text` comes next, after white space; steps over it.
  private mutating func skip(_ text: StaticString) -> Bool {
    while index < bytes.count,
      bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\n")
    {
      index += 1
    }
    return text.withUTF8Buffer { wanted in
      guard bytes[index...].starts(with: wanted) else { return false }
      index += wanted.count
      return true
    }
  }

  private mutating func number() -> Int? {
    _ = skip("")
    let digits = bytes[index...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    index += digits.count
    return Int(String(decoding: digits, as: UTF8.self))
  }

  private mutating func string() -> String? {
    guard skip("\"") else { return nil }
    var text: [UInt8] = []
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      guard bytes[index] == UInt8(ascii: "\\") else {
        text.append(bytes[index])
        index += 1
        continue
      }
      guard let scalar = escape() else { return nil }
      text += Array(String(scalar).utf8)
    }
    guard skip("\"") else { return nil }
    return String(validating: text, as: UTF8.self)
  }

  /// The character that the escape at `index` stands for.
  private mutating func escape() -> Unicode.Scalar? {
    guard index + 1 < bytes.count else { return nil }
    let letter = bytes[index + 1]
    index += 2
    switch letter {
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "u"):
      let digits = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
      index += digits.utf8.count
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    default: return Unicode.Scalar(letter)
    }
  }
}
