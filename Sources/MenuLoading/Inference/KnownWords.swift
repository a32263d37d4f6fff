internal import Localization
internal import MenuModel

/// Which meanings a word has, found by a quick hash of its bytes: a set of texts for each meaning takes
/// longer to make than a small file takes to read.
///
/// Two words with one hash would be taken for one another. None of those that are listed are, and what a
/// word hints at decides nothing alone.
struct KnownWords: Sendable {
  /// A bit for each meaning.
  private var meanings: [UInt64: UInt32] = [:]

  /// - Parameter texts: the words of each meaning, in small letters and composed form, with blanks
  ///   between them.
  init(_ texts: [ColumnWords.Meaning: String]) {
    meanings.reserveCapacity(2048)
    for (meaning, text) in texts {
      var hash = ByteHash.start
      for byte in text.utf8 {
        if byte == ASCII.space {
          add(hash, meaning)
          hash = ByteHash.start
        } else {
          hash = ByteHash.next(hash, byte)
        }
      }
      add(hash, meaning)
    }
  }

  private mutating func add(_ hash: UInt64, _ meaning: ColumnWords.Meaning) {
    if hash != ByteHash.start { meanings[hash, default: 0] |= meaning.bit }
  }

  /// The meanings of a word: a bit for each.
  func meanings(of word: String) -> UInt32 {
    let hash = NormalForm.composed(word).utf8.reduce(ByteHash.start, ByteHash.next)
    return meanings[hash] ?? 0
  }
}
