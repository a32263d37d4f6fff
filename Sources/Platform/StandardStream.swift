#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// The standard output or the standard error.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Makes the streams safe to use; called once, before any file is opened.
  ///
  /// A reader that has gone away (`menugen inspect menu.csv | head -1`) becomes an answer of `write`
  /// instead of the end of the process, and a stream that was closed at the start keeps its number,
  /// so that no file of the site gets it and is written into.
  package static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) == -1 && errno == EBADF {
      // Opened for reading, a write to it fails, as it would have.
      _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// What became of a write.
  package enum Outcome: Sendable, Equatable {
    case written
    /// Nobody reads any more, which is nothing to complain of.
    case unread
    /// The system refused, with the reason in plain words.
    case failed(String)
  }

  /// Writes all of the bytes.
  package func write(_ bytes: [UInt8]) -> Outcome {
    var done = 0
    while done < bytes.count {
      let answer = bytes.withUnsafeBytes { buffer in
        retrying {
          systemWrite(rawValue, buffer.baseAddress.map { $0 + done }, buffer.count - done)
        }
      }
      guard answer >= 0 else {
        switch errno {
        case EPIPE: return .unread
        case EBADF: return .failed("it is closed")
        case EAGAIN:
          // Somebody made the terminal non-blocking; wait until it takes more.
          var ready = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
          _ = poll(&ready, 1, -1)
          continue
        default: return .failed(SystemErrorText.words(for: errno))
        }
      }
      done += answer
    }
    return .written
  }
}

/// The system's `write`, whose name the method hides.
private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, buffer, count)
}

/// Ends the process.
package func endProcess(_ status: Int32) -> Never { exit(status) }
