import Markdown

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  var options = MarkdownOptions()
  var output: [UInt8] = []
  _ = MarkdownRenderer(options).render(text, into: &output)
  options.rawHTML = .sanitised
  _ = MarkdownRenderer(options).render(text, into: &output)
  _ = MarkdownOutline(of: text)
  checkInert(output)
  return 0
}

/// Whatever a note says, no script can come of it: every `<` begins an element that is allowed.
private func checkInert(_ output: [UInt8]) {
  let html = String(decoding: output, as: UTF8.self).lowercased()
  for word in ["<script", "<iframe", "<object", "<embed", "<svg", "<style", "<base", "<form"] {
    precondition(!html.contains(word), word)
  }
}
