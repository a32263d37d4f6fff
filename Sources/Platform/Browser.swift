#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// The user's own browser.
package enum Browser {
  /// Opens an address, without waiting and without a shell. False when there is nothing to open it
  /// with.
  @discardableResult
  package static func open(_ address: String) -> Bool {
    #if os(Linux)
    let opener = "xdg-open"
    #else
    let opener = "open"
    #endif
    var process = pid_t()
    let words: [UnsafeMutablePointer<CChar>?] = [strdup(opener), strdup(address), nil]
    defer { for word in words { free(word) } }
    return posix_spawnp(&process, opener, nil, nil, words, environ) == 0
  }
}
