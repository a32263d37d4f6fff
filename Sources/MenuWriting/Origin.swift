internal import Platform

/// From where to where a site was built on this machine.
///
/// It is noted on the output folder itself and in none of its files, which are the same on every
/// machine: by their names alone, `content` here and `content` there are the same. A copy of the
/// folder, or one that was moved, tells nothing of where its content is now.
struct Origin: Equatable {
  /// The absolute path of what was read.
  var input: String
  /// The absolute path of the output folder.
  var output: String

  init?(_ input: String?, _ output: String?) {
    guard let input, let output, !input.contains("\n"), !output.contains("\n") else { return nil }
    (self.input, self.output) = (input, output)
  }

  /// What is noted on a folder; nil when nothing is, or when the folder has been moved since.
  init?(of folder: any OutputFolder) {
    guard let lines = folder.remark?.split(separator: "\n", omittingEmptySubsequences: false),
      lines.count == 2, let place = folder.place, lines[1] == place
    else { return nil }
    (input, output) = (String(lines[0]), place)
  }

  /// Notes it on its folder.
  func note(on folder: any OutputFolder) {
    if Origin(of: folder) != self { folder.noteRemark(input + "\n" + output) }
  }

  enum Relation: Equatable {
    case same
    /// The site's input is elsewhere, and still there.
    case other(String)
    /// What the site was built from is no longer there: moved, renamed or removed.
    case gone
  }

  /// How the place that a build reads now stands to the one that this site was built from.
  func relation(to place: String?) -> Relation {
    if input == place { return .same }
    return Disk().exists(input) ? .other(input) : .gone
  }

  /// Whether the output stands right beside what is read, as `site` does beside `content`.
  var isBeside: Bool { Self.folder(of: input) == Self.folder(of: output) }

  private static func folder(of path: String) -> Substring {
    path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
  }
}
