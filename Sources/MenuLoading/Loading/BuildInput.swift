/// What a run is asked to read.
package enum BuildInput: Sendable, Equatable {
  /// A folder that has `content/`, or the content folder itself: a site of one or more menus.
  case site(content: String, templates: String?)
  /// A folder that is one menu: a data file with what lies beside it, or a tree of Markdown.
  case menuFolder(String)
  /// One data file, read with nothing beside it but the pictures it names.
  case file(String)
  /// Bytes that came by standard input.
  case standardInput([UInt8])

  /// The name that stands for the input in messages and in the manifest of a build.
  package var name: String {
    switch self {
    case .site(let content, _): content
    case .menuFolder(let path), .file(let path): path
    case .standardInput: "standard input"
    }
  }
}
