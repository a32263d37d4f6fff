import Diagnostics
import MenuLoading

/// Any file: its format and encoding are found out, then its shape.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let data = DataFile(bytes, name: "menu")
  Invariants.hold(of: data.diagnostics)
  if let file = data.file, let value = data.value {
    Invariants.hold(of: DataInterpretation(of: value, in: file).diagnostics)
  }
  return 0
}
