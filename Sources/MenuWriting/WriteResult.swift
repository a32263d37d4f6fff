package import Diagnostics

/// What a build did to the output folder; in a dry run, what it would have done.
package struct WriteResult: Sendable {
  /// The paths of new and changed files, in the order of the site's files.
  package var written: [String]
  /// How many files were the same already.
  package var unchanged: Int
  /// The paths of files of the former build that are gone.
  package var removed: [String]
  /// The size of the whole site.
  package var bytes: Int
  /// What making and writing the files brought up.
  package var diagnostics: [Diagnostic]
  /// Whether the folder now holds this site. False when the messages forbid it: then nothing was
  /// changed.
  package var isComplete: Bool
}
