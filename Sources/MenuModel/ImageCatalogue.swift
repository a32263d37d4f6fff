/// The pictures that lie beside a menu's data, found by the names that the data uses.
///
/// A name may be a path below the menu's folder (`images/tea.svg`), a path below its `images`
/// folder (`tea.svg`), or a name without ending (`tea`), which finds the first of svg, webp, png,
/// jpg, jpeg, gif, avif. `tea@2x.png` and `tea@3x.png` are found with `tea.png`.
package struct ImageCatalogue: Sendable {
  private let files: [String: ImageFile]
  private let foldedNames: [String: String]

  /// Linear in the number of files. A file's `path` is relative to the menu's folder.
  package init(_ files: [ImageFile] = []) {
    self.files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    foldedNames = Dictionary(
      files.map { ($0.path.lowercased(), $0.path) }, uniquingKeysWith: { first, _ in first })
  }

  /// What a name in the data leads to. Constant time for a name of ordinary length.
  package func find(_ name: String) -> Finding {
    guard !name.hasPrefix("/"), let relative = InnerPath.resolve(name) else { return .outside }
    for candidate in Self.candidates(relative) {
      if let file = files[candidate] { return .found(withScales(file)) }
    }
    for candidate in Self.candidates(relative) {
      if let near = foldedNames[candidate.lowercased()] { return .otherCase(near) }
    }
    return .missing
  }

  /// The paths of all files, sorted.
  package var paths: [String] { files.keys.sorted() }

  package enum Finding: Sendable {
    case found(ScaledImage)
    /// There is a file of that name in other letters' case; its path.
    case otherCase(String)
    /// The name leads out of the menu's folder.
    case outside
    case missing
  }

  private static let endings = ["svg", "webp", "png", "jpg", "jpeg", "gif", "avif"]

  private static func candidates(_ path: String) -> [String] {
    let direct = [path, "images/" + path]
    return direct + direct.flatMap { base in endings.map { base + "." + $0 } }
  }

  private func withScales(_ file: ImageFile) -> ScaledImage {
    guard let dot = file.path.lastIndex(of: ".") else { return ScaledImage(file: file) }
    let stem = file.path[..<dot]
    let ending = file.path[dot...]
    return ScaledImage(
      file: file, double: files["\(stem)@2x\(ending)"], triple: files["\(stem)@3x\(ending)"])
  }
}

/// A picture file: its path relative to the menu's folder, and how to read it.
package struct ImageFile: Sendable {
  package var path: String
  /// Reads the bytes anew each time; nil when the file can't be read any more.
  package var read: @Sendable () -> [UInt8]?

  package init(path: String, read: @escaping @Sendable () -> [UInt8]?) {
    self.path = path
    self.read = read
  }
}

/// A picture with its versions for screens of two and three times the density.
package struct ScaledImage: Sendable {
  package var file: ImageFile
  package var double: ImageFile?
  package var triple: ImageFile?

  package init(file: ImageFile, double: ImageFile? = nil, triple: ImageFile? = nil) {
    self.file = file
    self.double = double
    self.triple = triple
  }
}
