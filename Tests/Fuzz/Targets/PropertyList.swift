import Diagnostics
import MenuLoading

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let file = file(start, count, "menu.plist")
  Invariants.hold(of: PropertyListReader(file: file).read(), in: file)
  return 0
}
