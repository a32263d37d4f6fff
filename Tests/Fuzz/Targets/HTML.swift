import Markdown

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let html = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let sanitiser = Sanitiser()
  var once: [UInt8] = []
  _ = sanitiser.sanitise(html, into: &once)
  let text = String(decoding: once, as: UTF8.self)
  for word in ["<script", "<iframe", "<object", "<embed", "<svg", "<style", "<base", "<form"] {
    precondition(!text.lowercased().contains(word), word)
  }
  return 0
}
