public import Diagnostics

/// What a build read and did.
public struct BuildResult: Sendable {
  /// Whether the output folder now holds the site. False when messages forbid it: then nothing was
  /// changed, and `report` says why.
  public var isComplete: Bool
  /// The menus that were read.
  public var menus: [MenuCount]
  /// The output folder.
  public var output: String
  /// How many files were new or changed, how many were the same already, and how many former ones
  /// were removed.
  public var written: Int
  public var unchanged: Int
  public var removed: Int
  /// The size of the whole site in bytes.
  public var bytes: Int
  /// Every message of the run, sorted.
  public var report: DiagnosticReport

  /// What a menu holds.
  public struct MenuCount: Sendable, Hashable {
    public var title: String
    public var sections: Int
    public var rows: Int
  }

  /// The page to open first.
  public var firstPage: String { output + "/index.html" }
}

/// Why a build could do nothing at all: the command was wrong, or the system refused.
public struct BuildFailure: Error {
  public var diagnostic: Diagnostic

  public init(diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
