/// The names by which a preview may be called: the answer to DNS rebinding, by which a foreign page
/// reaches a local server under a name of its own.
package struct HostNames: Sendable {
  private let names: Set<String>
  private let port: Int
  /// Whether any address in figures will do. No foreign page can have one.
  private let allowsAddresses: Bool

  /// The names of a server that listens at a numeric address.
  package init(host: String, port: Int) {
    let bare = host.contains(":") ? "[\(host.lowercased())]" : host
    names = [bare, "localhost", "127.0.0.1", "[::1]"]
    self.port = port
    allowsAddresses = !["127.0.0.1", "::1"].contains(host)
  }

  /// Whether a `Host` header names this server.
  func allow(_ header: String) -> Bool {
    var name = header.lowercased()[...]
    // A client leaves out the port that HTTP has by itself.
    if port != 80 || name.hasSuffix(":80") {
      guard name.hasSuffix(":\(port)") else { return false }
      name = name.dropLast(":\(port)".count)
    }
    return names.contains(String(name)) || (allowsAddresses && isNumeric(name))
  }

  private func isNumeric(_ name: Substring) -> Bool {
    if name.hasPrefix("["), name.hasSuffix("]") {
      return name.dropFirst().dropLast().allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil && !$0.hasPrefix("+") }
  }
}
