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
  /// Eight bytes a step, after FNV-1a, in four lanes: none waits for the one before it. Another one
  /// where the same bytes are cut otherwise.
  static func of(_ pieces: [[UInt8]]) -> String {
    var lanes = SIMD4<UInt64>(repeating: 0xCBF2_9CE4_8422_2325)
    lanes[1] = 1
    lanes[2] = 2
    lanes[3] = 3
    for piece in pieces {
      lanes[0] = (lanes[0] ^ UInt64(piece.count)) &* 0x100_0000_01B3
      piece.withUnsafeBytes { raw in
        let steps = raw.count / 32
        for index in 0..<steps {
          lanes ^= raw.loadUnaligned(fromByteOffset: index * 32, as: SIMD4<UInt64>.self)
          lanes = (lanes &* 0x9E37_79B9_7F4A_7C15) ^ (lanes &>> 29)
        }
        for byte in raw[(steps * 32)...] {
          lanes[0] = (lanes[0] ^ UInt64(byte)) &* 0x100_0000_01B3
        }
      }
    }
    var hash = lanes[0]
    for lane in 1..<4 { hash = (hash &* 0x9E37_79B9_7F4A_7C15) ^ (hash >> 29) ^ lanes[lane] }
    return String(hash, radix: 16)
  }
}
