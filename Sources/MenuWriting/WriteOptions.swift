package import Diagnostics

/// What a build says about the folder it writes into.
package struct WriteOptions: Sendable {
  /// What the site is built from: a name that is the same wherever the project lies. A folder that
  /// was built from another input is not written into.
  package var input: String
  /// The data files that are read, relative to the input, sorted.
  package var sources: [String]
  /// The absolute path of what is read; nil when it is no file or folder.
  package var place: String?
  /// `--replace`: put this site in the place of another input's.
  package var replaces: Bool
  /// `--adopt`: write into a folder that has files of others, and replace those of the same name.
  package var adopts: Bool
  /// `--dry-run`: find out what would be done, and do nothing.
  package var isDryRun: Bool
  /// The least severity among the messages of the pages that keeps the old site in place: `error`,
  /// or `warning` with `--strict`.
  package var failing: Severity
  /// How many files are made at the same time.
  package var jobs: Int
  /// Whether somebody wants the run to end. Until the files change places nothing is lost by that;
  /// from then on the build is finished all the same.
  package var isStopped: @Sendable () -> Bool

  package init(
    input: String, sources: [String] = [], place: String? = nil, replaces: Bool = false,
    adopts: Bool = false, isDryRun: Bool = false,
    failing: Severity = .error, jobs: Int = 1,
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) {
    self.input = input
    self.sources = sources
    self.place = place
    self.replaces = replaces
    self.adopts = adopts
    self.isDryRun = isDryRun
    self.failing = failing
    self.jobs = jobs
    self.isStopped = isStopped
  }
}
