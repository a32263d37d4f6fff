import Diagnostics
import MenuLoading

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let file = file(start, count, "menu.json")
  Invariants.hold(of: JSONReader(file: file).read(), in: file)
  Invariants.hold(of: JSONLinesReader(file: file).read(), in: file)
  return 0
}
