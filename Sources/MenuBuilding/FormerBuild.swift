internal import MenuModel
internal import MenuRendering
internal import MenuWriting
internal import Platform

/// What the last build saw and what came of it, kept in the user's cache folder: while it all stands as it
/// did, the next build's answer is this one's.
struct FormerBuild {
  /// What was asked for: everything in the options that a site hangs on.
  private let request: String
  /// The data files, as the manifest names them.
  let sources: [String]
  /// What was counted.
  let menus: [BuildResult.MenuCount]
  /// The site, as it was left.
  var site: WrittenSite
  /// Where the words of notes stand in them: what notes of a section have in common, and the notes in packs.
  private let sections: [WordPlace.Section]
  private let words: [Unpacker]
  /// Everything that was read or looked for.
  private var sights: [Unpacker]

  /// The last piece of a file that ``init(_:request:)`` reads. Before it stand the words of notes and what
  /// was seen, each in so many packs.
  static func end(
    request: String, sources: [String], menus: [BuildResult.MenuCount], site: WrittenSite,
    sections: [WordPlace.Section], packs: (words: Int, sights: Int)
  ) -> Packer {
    var packer = Packer()
    packer.add(request)
    packer.add(sources) { $1.add($0) }
    packer.add(menus) { menu, packer in
      packer.add(menu.title)
      packer.add(menu.sections)
      packer.add(menu.rows)
    }
    packer.add(site.files) { file, packer in
      packer.add(file.path)
      packer.add(file.times)
    }
    packer.add(site.manifest)
    packer.add(sections) { section, packer in
      for path in [section.page, section.data, section.document] { packer.add(path) }
      packer.add(section.level)
      packer.add(section.html.rawValue)
    }
    packer.add(packs.words)
    packer.add(packs.sights)
    return packer
  }

  /// Nil for anything else than a file of that request.
  init?(_ bytes: [UInt8], request: String) {
    guard var end = Unpacker(bytes, endingAt: bytes.count) else { return nil }
    var start = end.start
    do throws(Unpacker.Failure) {
      guard try end.text() == request else { return nil }
      self.request = request
      sources = try end.list { end throws(Unpacker.Failure) in try end.text() }
      menus = try end.list { end throws(Unpacker.Failure) in
        BuildResult.MenuCount(
          title: try end.text(), sections: try end.number(), rows: try end.number())
      }
      site = WrittenSite(
        files: try end.list { end throws(Unpacker.Failure) in
          WrittenFile(path: try end.text(), times: try end.hashOrNone())
        }, manifest: try end.hash())
      sections = try end.list { end throws(Unpacker.Failure) in try end.section() }
      let counts = (words: try end.number(), sights: try end.number())
      sights = try Unpacker.packs(counts.sights, in: bytes, upTo: &start)
      words = try Unpacker.packs(counts.words, in: bytes, upTo: &start)
    } catch {
      return nil
    }
    guard start == 0 else { return nil }
  }

  /// Gives the pieces of its file.
  func write(_ take: ([UInt8]) -> Void) {
    for pack in words + sights { take(pack.packed) }
    Self.end(
      request: request, sources: sources, menus: menus, site: site, sections: sections,
      packs: (words.count, sights.count)
    ).write(take)
  }

  /// What was seen and would not be seen now; nil when the file is no good.
  ///
  /// - Parameter jobs: how many threads may look.
  func changed(jobs: Int) -> [Sight]? {
    let sights = sights
    let changed = Workers.map(sights.count, jobs: jobs) { number -> [Sight]? in
      var (unpacker, changed) = (sights[number], [Sight]())
      do throws(Unpacker.Failure) {
        while !unpacker.isAtEnd {
          let sight = try unpacker.sight()
          if !sight.stands { changed.append(sight) }
        }
      } catch {
        return nil
      }
      return changed
    }
    return changed.contains { $0 == nil } ? nil : changed.flatMap { $0 ?? [] }
  }

  /// Puts what is seen of files now in the place of what was.
  mutating func replace(_ new: [String: Sight.SeenFile]) throws(Unpacker.Failure) {
    for number in sights.indices {
      var (unpacker, packer) = (sights[number], Packer())
      var isChanged = false
      while !unpacker.isAtEnd {
        var sight = try unpacker.sight()
        if case .file = sight.answer, let file = new[sight.path] {
          sight.answer = .file(file)
          isChanged = true
        }
        packer.add(sight)
      }
      guard isChanged else { continue }
      var bytes: [UInt8] = []
      packer.write { bytes += $0 }
      guard let changed = Unpacker(bytes, endingAt: bytes.count) else { throw Unpacker.Failure() }
      sights[number] = changed
    }
  }

  /// The places of the words in these files.
  func places(in paths: Set<String>) throws(Unpacker.Failure) -> [WordPlace] {
    var places: [WordPlace] = []
    for pack in words {
      var unpacker = pack
      while !unpacker.isAtEnd {
        let (section, anchor, file) = (
          try unpacker.number(), try unpacker.text(), try unpacker.text()
        )
        guard paths.contains(file) else { continue }
        guard sections.indices.contains(section) else { throw Unpacker.Failure() }
        places.append(WordPlace(section: sections[section], anchor: anchor, file: file))
      }
    }
    return places
  }

  /// Gives where the words of notes stand, in packs: all of it at once would be a tenth of a large site.
  ///
  /// - Returns: how many packs there are.
  static func write(_ words: WordPlaces, _ take: ([UInt8]) -> Void) -> Int {
    var (packer, notes, packs) = (Packer(), 0, 0)
    words.forEach { section, anchor, file in
      packer.add(section)
      packer.add(anchor)
      packer.add(file)
      notes += 1
      guard notes % 512 == 0 else { return }
      packer.write(take)
      (packer, packs) = (Packer(), packs + 1)
    }
    packer.write(take)
    return packs + 1
  }
}

extension Unpacker {
  /// So many packs, the last of which ends there; `end` is where the first of them starts then.
  fileprivate static func packs(
    _ count: Int, in bytes: [UInt8], upTo end: inout Int
  ) throws(Failure) -> [Unpacker] {
    var packs: [Unpacker] = []
    for _ in 0..<max(0, count) {
      guard let pack = Unpacker(bytes, endingAt: end) else { throw Failure() }
      end = pack.start
      packs.append(pack)
    }
    return packs.reversed()
  }

  fileprivate mutating func section() throws(Failure) -> WordPlace.Section {
    let (page, data, document) = (try text(), try text(), try text())
    let level = try number()
    guard let html = MenuSettings.HTMLInNotes(rawValue: try text()) else { throw Failure() }
    return WordPlace.Section(page: page, data: data, document: document, level: level, html: html)
  }
}
