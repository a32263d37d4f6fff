/// Why a file or folder could not be read or written, in plain words.
package struct FileSystemError: Error, Sendable, Hashable {
  package var path: String
  package var action: Action
  package var reason: Reason

  /// What was tried.
  package enum Action: String, Sendable {
    case read = "read"
    case list = "list the folder"
    case look = "look at"
    case write = "write"
    case remove = "remove"
    case makeFolder = "make the folder"
    case watch = "watch"
  }

  package enum Reason: Sendable, Hashable {
    /// The system refused, with this number.
    case system(errno: Int32)
    /// A pipe, a socket or a device.
    case notRegular
    case isFolder
    /// More bytes than the limit.
    case tooLarge(bytes: Int, limit: Int)
    /// The path holds a NUL, which no system call can carry.
    case unusableName
  }

  package init(_ action: Action, _ path: String, _ reason: Reason) {
    self.path = path
    self.action = action
    self.reason = reason
  }

  /// Whether the path leads to nothing.
  package var isMissing: Bool {
    if case .system(let number) = reason { SystemErrorText.isMissing(number) } else { false }
  }

  /// The cause alone, without the path: `there is no such file or folder`.
  package var cause: String {
    switch reason {
    case .system(let number): SystemErrorText.words(for: number)
    case .notRegular: "it is a pipe, a socket or a device, not a regular file"
    case .isFolder: "it is a folder, not a file"
    case .tooLarge(let bytes, let limit):
      "it has \(bytes) bytes, and a file may have at most \(limit)"
    case .unusableName: "its name holds a NUL character"
    }
  }

  /// The whole sentence, without full stop: `can't read menu.csv: there is no such file or folder`.
  package var message: String { "can't \(action.rawValue) \(path): \(cause)" }
}
