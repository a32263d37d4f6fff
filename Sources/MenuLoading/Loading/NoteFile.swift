internal import Diagnostics
internal import MenuModel

/// The file of a note, taken apart without a menu.
package enum NoteFile {
  /// What stands before the note: while it stays as it is, the note belongs where it did.
  package static func head(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes[FrontMatter.head(of: bytes)]
  }

  /// The note itself; nil when it can't be read.
  package static func text(of bytes: [UInt8], name: String) -> String? {
    guard case .success(let file) = TextFile.decoded(.success(bytes), name: name) else {
      return nil
    }
    return file.text(in: FrontMatter.split(file, lookingFor: "for").body.offsets)
  }
}
