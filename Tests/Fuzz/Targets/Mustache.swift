import Mustache

/// Knows a list, an object and texts, whatever the template asks for.
private struct Sample: TemplateObject {
  func value(of name: TemplateName) -> TemplateValue {
    switch name.number {
    case 0: .text("a<b>&\"'")
    case 1: .object(Sample())
    case 2: .list([TemplateValue.text("x"), .nothing, .number(2)])
    case 3: .nothing
    default: .missing
    }
  }
}

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let set = TemplateSet(
    [TemplateSource("page", bytes: bytes), TemplateSource("part", bytes: Array("{{a}}".utf8))],
    names: ["a", "b", "c", "d"])
  for problem in set.problems { precondition(!"\(problem)".isEmpty) }
  do throws(TemplateProblem) {
    try TemplateRenderer(set).render("page", .object(Sample())) { _ in }
  } catch {
    // Templates that call each other without end.
  }
  return 0
}
