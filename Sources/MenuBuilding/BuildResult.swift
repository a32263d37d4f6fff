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
  /// How many files were new or changed.
  public var written: Int
  /// How many files were the same already.
  public var unchanged: Int
  /// How many files of a former build were removed.
  public var removed: Int
  /// The size of the whole site in bytes.
  public var bytes: Int
  /// Every message of the run, sorted.
  public var report: DiagnosticReport

  /// What a menu holds.
  public struct MenuCount: Sendable, Hashable {
    /// What it is called.
    public var title: String
    /// How many sections it has.
    public var sections: Int
    /// How many rows all its sections have.
    public var rows: Int
  }

  /// The page to open first.
  public var firstPage: String { output + "/index.html" }
}

/// Why a build could do nothing at all: the command was wrong, or the system refused.
public struct BuildFailure: Error {
  /// The message that says why.
  public var diagnostic: Diagnostic

  /// A failure with its message.
  public init(diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
