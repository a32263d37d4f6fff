import Diagnostics
import MenuLoading
import MenuModel

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let file = file(start, count, "tea/oolong.md")
  let front = FrontMatter.split(file)
  precondition(front.body.start <= front.body.end && front.body.end <= count)
  if let fields = front.fields {
    Invariants.hold(of: ReadResult(Value(.map(fields)), front.diagnostics), in: file)
  }
  Invariants.hold(of: front.diagnostics)
  let folder = MarkdownFolder([(path: "tea/oolong.md", file: file)])
  precondition(folder.documents.count == 1 && !folder.documents[0].title.isEmpty)
  return 0
}
