package import Diagnostics
package import Platform

/// Why nothing was written, or not all of it: the command was wrong, or the system refused. Problems
/// in the content are not among these.
package struct WriteFailure: Error {
  package var diagnostic: Diagnostic

  package init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  /// The system's refusal.
  ///
  /// - Parameter outcome: what that means for the site.
  package init(_ error: FileSystemError, _ outcome: String? = nil) {
    diagnostic = Diagnostic(.error, .outputFailed, error.message, suggestion: outcome)
  }
}

extension Diagnostic {
  /// The end of a build that somebody stopped in time.
  package static var stopped: Diagnostic {
    Diagnostic(
      .error, .outputStopped, "the build was stopped",
      suggestion: "nothing was changed: the site is as it was")
  }
}
