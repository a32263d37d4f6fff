internal import MenuLoading
internal import MenuModel
internal import MenuWriting
internal import Platform

/// What was seen at a path, when somebody asked something of it.
struct Sight: Sendable {
  var path: String
  var answer: Answer

  enum Answer: Sendable {
    /// A file that was read.
    case file(SeenFile)
    /// A folder that was listed: what tells of its times, where they tell of any later change, and the hash
    /// of its list.
    case folder(ContentHash.Value?, list: ContentHash.Value)
    /// Only what stands there was asked for; nil where nothing does.
    case kind(EntryKind?, followingLinks: Bool)
    /// The path without links was asked for.
    case resolved(String)
    /// It could not be looked at, so nothing is known.
    case failed
  }

  /// A file that was read.
  struct SeenFile: Sendable {
    /// What tells of its times, where they tell of any later change.
    var times: ContentHash.Value?
    /// The hash of its bytes, where they don't.
    var bytes: ContentHash.Value?
    /// The hash of what would stand before the words of a note.
    var head: ContentHash.Value

    /// - Parameter now: a time before it was read.
    init(_ bytes: [UInt8], _ times: FileTimes, at now: Int) {
      if times.areTelling(at: now) {
        self.times = times.mark
      } else {
        self.bytes = ContentHash([bytes]).value
      }
      head = ContentHash([Array(NoteFile.head(of: bytes))]).value
    }

    fileprivate init(
      times: ContentHash.Value?, bytes: ContentHash.Value?, head: ContentHash.Value
    ) {
      (self.times, self.bytes, self.head) = (times, bytes, head)
    }
  }

  /// Whether the same would be seen now.
  var stands: Bool {
    let disk = Disk()
    switch answer {
    case .file(let file):
      if let times = file.times { return FileTimes(path).mark == times }
      return (try? disk.read(path)).map { ContentHash([$0]).value } == file.bytes
    case .folder(let times, let list):
      if let times, FileTimes(path).mark == times { return true }
      return (try? disk.list(path)).map(Self.hash) == list
    case .kind(let kind, let followingLinks):
      do throws(FileSystemError) {
        return try disk.kind(of: path, followingLinks: followingLinks) == kind
      } catch {
        return false
      }
    case .resolved(let resolved): return (try? disk.resolve(path)) == resolved
    case .failed: return false
    }
  }

  /// The hash of a folder's list.
  static func hash(of entries: [FolderEntry]) -> ContentHash.Value {
    var hash = ContentHash()
    for entry in entries {
      hash.add(entry.name)
      hash.add(entry.kind.number)
    }
    return hash.value
  }
}

extension EntryKind {
  /// For what is kept on the disk.
  fileprivate var number: Int {
    switch self {
    case .file: 0
    case .folder: 1
    case .symbolicLink: 2
    case .other: 3
    }
  }

  fileprivate init?(number: Int) {
    switch number {
    case 0: self = .file
    case 1: self = .folder
    case 2: self = .symbolicLink
    case 3: self = .other
    default: return nil
    }
  }
}

extension Packer {
  mutating func add(_ sight: Sight) {
    add(sight.path)
    switch sight.answer {
    case .file(let file):
      add(0)
      add(file.times)
      add(file.bytes)
      add(file.head)
    case .folder(let times, let list):
      add(1)
      add(times)
      add(list)
    case .kind(let kind, let followingLinks):
      add(followingLinks ? 2 : 3)
      add(kind?.number ?? -1)
    case .resolved(let path):
      add(4)
      add(path)
    case .failed: add(5)
    }
  }

  /// A hash or none.
  mutating func add(_ hash: ContentHash.Value?) {
    add(hash == nil ? 0 : 1)
    if let hash { add(hash) }
  }
}

extension Unpacker {
  mutating func sight() throws(Failure) -> Sight { Sight(path: try text(), answer: try answer()) }

  private mutating func answer() throws(Failure) -> Sight.Answer {
    switch try number() {
    case 0:
      return .file(
        Sight.SeenFile(times: try hashOrNone(), bytes: try hashOrNone(), head: try hash()))
    case 1: return .folder(try hashOrNone(), list: try hash())
    case 2: return .kind(EntryKind(number: try number()), followingLinks: true)
    case 3: return .kind(EntryKind(number: try number()), followingLinks: false)
    case 4: return .resolved(try text())
    default: return .failed
    }
  }

  mutating func hashOrNone() throws(Failure) -> ContentHash.Value? {
    try number() == 0 ? nil : try hash()
  }
}
