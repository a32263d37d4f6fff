package import Diagnostics
package import MenuKit
internal import MenuModel
internal import Platform

/// The data of menus as the last round of a preview read and grouped it: the same bytes, read in the
/// same way, are not read again.
package final class KeptData: Sendable {
  /// What the data of one menu gave.
  struct Entry: Sendable {
    var loaded: DataLoader.Result
    var grouped: Grouped
    var pictures: NamedPictures
  }

  /// The sections with their rows and anchors, without notes, and what grouping said.
  package struct Grouped: Sendable {
    package var sections: [MenuSection]
    package var diagnostics: [Diagnostic]

    package init(sections: [MenuSection], diagnostics: [Diagnostic]) {
      self.sections = sections
      self.diagnostics = diagnostics
    }
  }

  private let entries = KeptByHash<Entry>()

  package init() {}

  package func begin() { entries.begin() }

  /// What was made of these bytes, if the files that the rows look names up in are still the same.
  func take(_ hash: ContentHash, _ files: any FileSystem) -> Entry? {
    entries.take(hash).flatMap { entry in
      entry.loaded.lookedUp.allSatisfy { path, hash in
        (try? files.read(path)).map { ContentHash([$0]) } == hash
      } ? entry : nil
    }
  }

  /// Keeps what the data gave. What is said of settings points to where they are written, which may be
  /// elsewhere the next time, so that data of which such a thing is said is read each time.
  func keep(_ entry: Entry, from sources: [String], for hash: ContentHash) {
    let names = Set(sources + entry.loaded.lookedUp.keys)
    let isOfDataAlone = (entry.loaded.diagnostics + entry.grouped.diagnostics).allSatisfy {
      ([$0.span] + $0.notes.map(\.span)).allSatisfy {
        $0.map { names.contains($0.file.name) } == true
      }
    }
    if isOfDataAlone { entries.keep([hash: entry]) }
  }
}

extension MenuConfiguration {
  /// The hash of all that says how data is read and grouped.
  ///
  /// - Parameter language: the site's.
  func hashOfReading(language: String) -> ContentHash {
    var hash = ContentHash()
    var options = reading
    options.places = SettingPlaces()
    // A dictionary's order is any.
    options.fields = [:]
    for (name, source) in reading.fields.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      hash.add(String(reflecting: (name, source)))
    }
    // Every option, also those of tomorrow.
    for text in ["\(String(reflecting: options))", "\(order)", display.language, language] {
      hash.add(text)
    }
    return hash
  }
}
