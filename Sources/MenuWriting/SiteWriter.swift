internal import Diagnostics
package import MenuModel
package import Platform

/// Writes the files of a site into a folder: changed files only, all of them or none, and never over
/// anybody else's.
///
/// Every file is made and put aside first (``Staging``). Only when all are there, whole and on the
/// disk, do they change places (``Commit``). A build that is killed in between leaves a journal, by
/// which the next one knows what is menugen's.
package struct SiteWriter: Sendable {
  let output: any OutputFolder

  package init(_ output: any OutputFolder) { self.output = output }

  /// Writes the site.
  ///
  /// Memory for what the threads are making. Messages that forbid the site (``WriteOptions/failing``) leave the
  /// folder as it was and come back in the result; a wrong command or the system's refusal throws.
  package func write(
    _ files: [OutputFile], _ options: WriteOptions
  ) throws(WriteFailure) -> WriteResult {
    var isComplete = false
    defer { if !isComplete, output.isNew { output.removeIfEmpty() } }
    let known = try KnownSite.locked(output)
    if let refusal = known.refusal(options, in: output.name) { throw WriteFailure(refusal) }
    let staging = Staging(in: output, protects: !known.hashes.isEmpty || options.adopts)
    let preparation = Preparation(
      output: output, known: known, staging: staging, options: options)
    let prepared = prepare(files, preparation)
    var result = WriteResult(prepared)
    guard try isWhole(prepared, result, preparation) else { return result }

    let former = try change(Commit(preparation, prepared), isDryRun: options.isDryRun)
    result.removed = former.removable
    result.diagnostics += former.kept.map(kept)
    isComplete = true
    result.isComplete = true
    if !options.isDryRun { Origin(options.place, output.place)?.note(on: output) }
    return result
  }

  /// Makes all files; what came of each, in their order. The data of whole menus is begun first: many
  /// threads can end a page together, but each piece of data keeps one busy for long.
  private func prepare(_ files: [OutputFile], _ preparation: Preparation) -> [PreparedFile] {
    let order =
      files.indices.filter { files[$0].isSilent } + files.indices.filter { !files[$0].isSilent }
    let prepared = Workers.map(files.count, jobs: preparation.options.jobs) {
      preparation.prepare(files[order[$0]], index: order[$0])
    }
    return zip(order, prepared).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Lets the files change places; gives the former ones, gone and kept.
  private func change(
    _ commit: Commit, isDryRun: Bool
  ) throws(WriteFailure) -> (removable: [String], kept: [String]) {
    let former: (removable: [String], kept: [String])
    do throws(FileSystemError) {
      former = try commit.formerFiles()
    } catch {
      throw WriteFailure(error, Self.unchanged)
    }
    guard !isDryRun else { return former }
    do throws(Commit.Failure) {
      try commit.run(removing: former.removable)
    } catch {
      throw WriteFailure(error.error, error.isUndone ? Self.unchanged : Self.interrupted)
    }
    return former
  }

  private static let unchanged = "nothing was changed: the site is as it was"
  private static let interrupted =
    "when the cause is gone, run the command again: it finishes what this one began"

  /// Whether all files are ready to change places; when not, what was put aside is thrown away.
  private func isWhole(
    _ prepared: [PreparedFile], _ result: WriteResult, _ preparation: Preparation
  ) throws(WriteFailure) -> Bool {
    let failures = prepared.compactMap { file in
      if case .failed(let error) = file.state { error } else { nil }
    }
    let isStopped = preparation.options.isStopped()
    let isForbidden = result.diagnostics.contains { $0.severity <= preparation.options.failing }
    guard isStopped || isForbidden || !failures.isEmpty else { return true }
    // What can't be thrown away now, the next build sweeps out; the first failure is what matters.
    if !preparation.options.isDryRun { try? preparation.staging.discard() }
    if isStopped { throw WriteFailure(.stopped) }
    if let failure = failures.first {
      throw WriteFailure(failure, Self.unchanged)
    }
    return false
  }

  private func kept(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning, .outputKept,
      "the file is no longer part of the site, but was changed since menugen wrote it, and stays",
      path: "\(output.name)/\(path)")
  }
}

extension WriteResult {
  /// What the files say before any of them has changed places.
  fileprivate init(_ prepared: [PreparedFile]) {
    self.init(
      written: [], unchanged: 0, removed: [], bytes: 0, diagnostics: [], isComplete: false)
    for file in prepared {
      diagnostics += file.diagnostics
      bytes += file.entry?.size ?? 0
      switch file.state {
      case .unchanged: unchanged += 1
      case .changed: written.append(file.path)
      case .refused, .failed: break
      }
    }
  }
}
