internal import CAttributes
#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// What is noted on the folder itself, as an extended attribute: no file of the site tells where on
/// this machine it was built.
extension DiskFolder {
  package var place: String? {
    guard let resolved = realpath(name, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  package var remark: String? {
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    let count = bytes.withUnsafeMutableBytes { buffer in
      #if canImport(Glibc)
      fgetxattr(handle, Self.attribute, buffer.baseAddress, buffer.count)
      #else
      fgetxattr(handle, Self.attribute, buffer.baseAddress, buffer.count, 0, 0)
      #endif
    }
    guard count > 0 else { return nil }
    return String(validating: bytes.prefix(count), as: UTF8.self)
  }

  package func noteRemark(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { buffer in
      #if canImport(Glibc)
      fsetxattr(handle, Self.attribute, buffer.baseAddress, buffer.count, 0)
      #else
      fsetxattr(handle, Self.attribute, buffer.baseAddress, buffer.count, 0, 0)
      #endif
    }
  }

  private static var attribute: String { "user.menugen.origin" }
}
