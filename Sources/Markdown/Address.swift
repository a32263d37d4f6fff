internal import Escaping

/// What kind of place a link or an image names, decided by its scheme.
///
/// Only the schemes in ``allowedSchemes`` ever reach a page. The test reads an address as browsers
/// do: blanks and control characters don't count, and upper case is lower case.
package enum Address: Sendable, Equatable {
  /// A place on this site: a relative path or a fragment.
  case within
  /// Another site, by a scheme of the web or by `//host`.
  case elsewhere
  /// Something that is not a page: a mail address, a telephone number, an app's address.
  case service
  /// A scheme that is not allowed, as it was written.
  case refused(scheme: String)

  /// Schemes of other sites.
  package static let webSchemes = ["http", "https", "ftp", "ftps"]
  /// Schemes that open another program and can't run anything in the page.
  package static let serviceSchemes = [
    "mailto", "tel", "sms", "geo", "xmpp", "irc", "ircs", "matrix", "webcal", "magnet", "sip",
    "sips", "ssh", "sftp", "git", "news", "nntp", "urn", "doi", "market", "whatsapp", "weixin",
    "alipays",
  ]

  package static var allowedSchemes: [String] { webSchemes + serviceSchemes }

  /// Reads the scheme of an address in UTF-8. Linear in the bytes before the first one that can't
  /// belong to a scheme.
  package init(_ bytes: some Sequence<UInt8>) {
    // Most addresses with a scheme are such; the rest is read byte for byte.
    let isPlain = bytes.withContiguousStorageIfAvailable { $0.has("https://") }
    if isPlain == true {
      self = .elsewhere
      return
    }
    var scheme: [UInt8] = []
    var slashes = 0
    loop: for byte in bytes where byte > 0x20 && byte != 0x7F {
      switch byte {
      case UInt8(ascii: "/"), UInt8(ascii: "\\"):
        guard scheme.isEmpty else { break loop }
        slashes += 1
        if slashes == 2 { break loop }
      case UInt8(ascii: ":") where slashes == 0 && !scheme.isEmpty:
        self = Address(scheme: scheme)
        return
      case _ where slashes == 0 && Address.belongsToScheme(byte, isFirst: scheme.isEmpty):
        scheme.append(byte)
      default: break loop
      }
    }
    self = slashes == 2 ? .elsewhere : .within
  }

  private static func belongsToScheme(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      !isFirst
    default: false
    }
  }

  private init(scheme: [UInt8]) {
    let name = String(decoding: scheme, as: UTF8.self)
    let lowered = name.lowercased()
    if Address.webSchemes.contains(lowered) {
      self = .elsewhere
    } else if Address.serviceSchemes.contains(lowered) {
      self = .service
    } else {
      self = .refused(scheme: name)
    }
  }
}
