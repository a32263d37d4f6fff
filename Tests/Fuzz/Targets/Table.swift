import Diagnostics
import MenuLoading

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let file = file(start, count, "menu.csv")
  for hasHeader in [nil, true, false] {
    Invariants.hold(of: CSVReader(file: file, hasHeader: hasHeader).read(), in: file)
  }
  return 0
}
