internal import MenuModel

/// Finds the collection that entries hold: the rows of sections, or what rows consist of.
///
/// A list inside a row may as well be what the row is like (sizes, tags, pictures). Rows of a section
/// have names of their own that are not met in other sections, and there are several of them;
/// what a row is like is met in many rows.
struct ChildFinder {
  let language: String
  /// How many collections around this one are being judged.
  var depth = 0

  /// A collection inside entries, and how well it serves as their rows.
  struct Candidate {
    var path: ColumnPath
    var form: CollectionForm
    /// Above 0 when its entries are rows rather than what a row is like.
    var score: Double
    /// A sample of its entries, from several parents.
    var entries: [Collection.Entry]
    var survey: ColumnSurvey
    /// The entries of the whole sample of parents.
    var count: Int
  }

  /// The candidates, the best first.
  func candidates(in entries: [Collection.Entry], _ survey: ColumnSurvey) -> [Candidate] {
    let values = entries.map(\.value)
    let isBare = survey.rows * 2 < entries.count
    if isBare || areCollections(entries) {
      let form = namesLanguages(entries) ? .members(nil) : formOfCollections(values)
      if let form, let own = own(values, as: form) { return [own] }
    }
    var paths: [ColumnPath] = []
    for column in survey.columns where !column.isLanguageMap {
      let statistics = column.statistics
      guard statistics.lists.filled + statistics.maps > 0 else { continue }
      // What lies inside a collection that is a candidate belongs to it.
      guard !paths.contains(where: { column.path.keys.starts(with: $0.keys) }) else { continue }
      let inner = values.compactMap { $0.value(at: column.path.keys) }
      if FormFinder.form(of: inner) != nil { paths.append(column.path) }
    }
    return paths.compactMap { candidate($0, in: entries, survey, among: paths.count) }
      .sorted { $0.score > $1.score }
  }

  /// Whether maps are collections rather than rows. In a list, where nothing else names them, maps
  /// of scalars are rows however little their keys have in common.
  private func areCollections(_ entries: [Collection.Entry]) -> Bool {
    let values = entries.map(\.value)
    if namesLanguages(entries) { return true }
    guard FormFinder.form(of: values) != nil else { return false }
    guard entries.first?.key == nil || entries.count == 1 else { return true }
    return values.allSatisfy { value in
      value.map?.values.allSatisfy { $0.isNothing || !$0.isScalar } ?? false
    }
  }

  /// The form of those values that are collections, when they are not the exception.
  private func formOfCollections(_ values: [Value]) -> CollectionForm? {
    let collections = values.filter { !$0.isScalar }
    guard collections.count * 10 >= values.count * 4 else { return nil }
    return FormFinder.form(of: collections)
  }

  /// `{en: {…}, fr: {…}}`: the texts of a program in several languages.
  private func namesLanguages(_ entries: [Collection.Entry]) -> Bool {
    entries.count >= 2
      && entries.allSatisfy { entry in
        Languages.isLanguage(entry.key?.name ?? "") && entry.value.map != nil
      }
  }

  /// The entries themselves, when they are collections: then there is nothing else to choose.
  private func own(_ values: [Value], as form: CollectionForm) -> Candidate? {
    let gathered = gather(values, as: form)
    guard !gathered.entries.isEmpty else { return nil }
    return Candidate(
      path: ColumnPath([]), form: form, score: 10, entries: gathered.entries,
      survey: ColumnSurvey(gathered.entries, language: language), count: gathered.count)
  }

  private func candidate(
    _ path: ColumnPath, in parents: [Collection.Entry], _ parentSurvey: ColumnSurvey, among: Int
  ) -> Candidate? {
    let inner = parents.compactMap { $0.value.value(at: path.keys) }.filter { !$0.isNothing }
    guard let form = FormFinder.form(of: inner) else { return nil }
    let gathered = gather(inner, as: form)
    guard !gathered.entries.isEmpty else { return nil }
    let survey = ColumnSurvey(gathered.entries, language: language)
    var candidate = Candidate(
      path: path, form: form, score: 0, entries: gathered.entries, survey: survey,
      count: gathered.count)
    let evidence = ChildEvidence(
      path: path, collections: inner.map { Collection($0, as: form) }.filter { $0.count > 0 },
      survey: survey, parents: parents, parentSurvey: parentSurvey, rivals: among - 1)
    candidate.score = evidence.score
    if holdsRows(candidate) { candidate.score += 2.5 }
    return candidate
  }

  /// Whether the entries hold rows of their own: sections in sections, though each menu calls them
  /// the same.
  private func holdsRows(_ candidate: Candidate) -> Bool {
    guard depth < 2 else { return false }
    let lists = candidate.entries.count { $0.value.list?.isEmpty == false }
    // Names with lists: what each kind of a thing has.
    if candidate.survey.keys.scalars > 0, lists * 10 >= candidate.entries.count * 9 { return true }
    guard candidate.survey.rows * 2 > candidate.entries.count else { return false }
    let inner = ChildFinder(language: language, depth: depth + 1)
      .candidates(in: candidate.entries, candidate.survey).first
    return inner.map { $0.score > 0 && $0.count >= candidate.entries.count } ?? false
  }

  /// Up to 2000 entries, at most 200 of one collection, and how many there are in all.
  private func gather(
    _ values: [Value], as form: CollectionForm
  ) -> (entries: [Collection.Entry], count: Int) {
    var entries: [Collection.Entry] = []
    var count = 0
    for value in values {
      let collection = Collection(value, as: form)
      count += collection.count
      guard entries.count < 2000 else { continue }
      for place in 0..<min(collection.count, 200) {
        let entry = collection[place]
        if !entry.value.isNothing || entry.key != nil { entries.append(entry) }
      }
    }
    return (entries, count)
  }
}
