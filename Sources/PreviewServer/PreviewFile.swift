internal import Synchronization

/// A file as it is served: made when it is first asked for, and kept.
package final class PreviewFile: Sendable {
  /// What makes a file's bytes, in pieces to be joined.
  package typealias Making = @Sendable () -> [[UInt8]]

  /// What the file's ending says of its kind, for `Content-Type`.
  let type: String
  private let state: Mutex<State>

  private enum State {
    case waiting(Making)
    case made(Content)
  }

  struct Content: Sendable {
    let bytes: JoinedBytes
    /// Differs where the bytes do.
    let tag: String

    init(_ bytes: JoinedBytes) {
      self.bytes = bytes
      tag = "\"\(ContentTag.of(bytes.pieces))\""
    }
  }

  init(_ path: String, _ make: @escaping Making) {
    type = ContentType.of(path)
    state = Mutex(.waiting(make))
  }

  var content: Content {
    state.withLock { state in
      switch state {
      case .made(let content): return content
      case .waiting(let make):
        let content = Content(JoinedBytes(make()))
        state = .made(content)
        return content
      }
    }
  }
}

/// Tells versions of a file apart; nothing is kept secret by it.
enum ContentTag {
  /// Eight bytes a step, after FNV-1a. Another one where the same bytes are cut otherwise.
  static func of(_ pieces: [[UInt8]]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for piece in pieces {
      hash = (hash ^ UInt64(piece.count)) &* 0x100_0000_01B3
      piece.withUnsafeBytes { raw in
        let words = raw.count / 8
        for index in 0..<words {
          hash ^= raw.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)
          hash = (hash &* 0x9E37_79B9_7F4A_7C15) ^ (hash >> 29)
        }
        for byte in raw[(words * 8)...] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      }
    }
    return String(hash, radix: 16)
  }
}
