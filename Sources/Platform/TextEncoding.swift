#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// Encodings of text other than UTF-8, through the system's iconv.
package enum TextEncoding {
  /// Why bytes could not be converted.
  package enum Failure: Error, Sendable, Hashable {
    /// The system has no encoding of that name.
    case unknown(name: String)
    /// The bytes from `offset` on are not of that encoding.
    case illFormed(offset: Int)
    /// The bytes end in the middle of a character.
    case cutShort(offset: Int)
  }

  /// The encoding that a byte order mark at the start names, and the mark's length.
  package static func mark(of bytes: [UInt8]) -> (name: String, length: Int)? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return ("UTF-8", 3) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return ("UTF-32LE", 4) }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return ("UTF-32BE", 4) }
    if bytes.starts(with: [0xFF, 0xFE]) { return ("UTF-16LE", 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return ("UTF-16BE", 2) }
    return nil
  }

  /// Whether the system can convert from an encoding of that name.
  package static func isKnown(_ name: String) -> Bool {
    guard let converter = Converter(from: name) else { return false }
    converter.close()
    return true
  }

  /// The bytes as UTF-8. `name` is one that iconv knows, in any case: `windows-1252`, `gbk`,
  /// `shift_jis`, `utf-16le`. Linear in the number of bytes.
  package static func utf8(
    from bytes: ArraySlice<UInt8>, encoding name: String
  ) throws(Failure) -> [UInt8] {
    guard let converter = Converter(from: name) else { throw .unknown(name: name) }
    defer { converter.close() }
    return try converter.convert(bytes)
  }
}

/// One conversion; must be closed.
private struct Converter {
  let handle: iconv_t

  init?(from name: String) {
    // A name with a suffix such as //IGNORE would drop bytes without a word.
    guard !name.isEmpty, name.utf8.allSatisfy(Self.isNameByte),
      let handle = iconv_open("UTF-8", name), Int(bitPattern: handle) != -1
    else { return nil }
    self.handle = handle
  }

  func close() { iconv_close(handle) }

  func convert(_ bytes: ArraySlice<UInt8>) throws(TextEncoding.Failure) -> [UInt8] {
    // Iconv takes its input through a pointer to mutable memory, though it leaves it alone.
    var input = Array(bytes)
    var output: [UInt8] = []
    output.reserveCapacity(input.count + input.count / 2)
    var done = 0
    while done < input.count {
      let (piece, taken, problem) = step(&input, from: done)
      output += piece
      done += taken
      switch problem {
      case 0, E2BIG: continue
      case EINVAL: throw .cutShort(offset: done)
      default: throw .illFormed(offset: done)
      }
    }
    return output
  }

  /// Converts until a piece of output is full, the input ends, or a byte can't be converted.
  private func step(
    _ input: inout [UInt8], from start: Int
  ) -> (piece: [UInt8], taken: Int, problem: Int32) {
    var taken = 0
    var problem: Int32 = 0
    let room = 1 << 16
    let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      input.withUnsafeMutableBytes { raw in
        buffer.withMemoryRebound(to: CChar.self) { output in
          var from = raw.baseAddress.map { ($0 + start).assumingMemoryBound(to: CChar.self) }
          var left = raw.count - start
          var to = output.baseAddress
          var free = room
          let answer = iconv(handle, &from, &left, &to, &free)
          problem = isFailure(answer) ? errno : 0
          taken = raw.count - start - left
          count = room - free
        }
      }
    }
    return (piece, taken, problem)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_.:()+".utf8.contains(byte)
    }
  }
}

/// Iconv's `(size_t)-1`, whichever way the system's header has it imported.
private func isFailure<Answer: FixedWidthInteger>(_ answer: Answer) -> Bool {
  answer == Answer(truncatingIfNeeded: -1)
}
