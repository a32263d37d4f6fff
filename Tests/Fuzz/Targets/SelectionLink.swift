import MenuKit

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  // As it came, and with a check that fits, which no fuzzer finds by chance.
  for link in [text, text + "." + check(text)] {
    do throws(SelectionLink.Failure) {
      let read = try Selection(link: link)
      precondition(read.link.utf8.elementsEqual(link.utf8), "two forms of one selection")
      precondition(read.picks.count <= 1000)
      precondition(read.picks.allSatisfy { !$0.id.isEmpty && (1...999).contains($0.quantity) })
      let limited = try Selection(link: link, limit: 2)
      precondition(limited.picks.reduce(0) { $0 + $1.quantity } <= 2 || limited.picks.count <= 2)
    } catch {
      precondition(error == .damaged || error == .unknownVersion)
    }
  }
  return 0
}

/// The check as the documentation has it.
private func check(_ text: String) -> String {
  var hash: UInt32 = 2_166_136_261
  for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
  let digits = String(hash % 1_679_616, radix: 36)
  return String(repeating: "0", count: 4 - digits.utf8.count) + digits
}
