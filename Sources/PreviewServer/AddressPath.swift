/// A path as it stands in an address.
enum AddressPath {
  /// The path with everything escaped that has a meaning of its own there, or none.
  static func encoded(_ path: String) -> String {
    let hexadecimal = Array("0123456789ABCDEF")
    return path.utf8.map { byte in
      let isPlain = byte > 0x20 && byte < 0x7F && !"\"<>\\^`{|}%?#".utf8.contains(byte)
      return isPlain
        ? String(UnicodeScalar(byte))
        : "%" + String([hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]])
    }.joined()
  }
}
