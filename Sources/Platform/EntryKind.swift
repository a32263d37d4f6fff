/// What can stand at a path.
package enum EntryKind: Sendable, Hashable {
  case file
  case folder
  case symbolicLink
  /// A pipe, a socket or a device: never read.
  case other
}

/// A name in a folder, and what it is (a link is not followed).
package struct FolderEntry: Sendable, Hashable {
  /// The name alone, without the folder. Ill-formed UTF-8 in it is repaired, and such a file can't
  /// be read: messages say so.
  package var name: String
  package var kind: EntryKind

  package init(name: String, kind: EntryKind) {
    self.name = name
    self.kind = kind
  }
}
