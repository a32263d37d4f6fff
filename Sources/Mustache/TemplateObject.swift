/// What a template reads from: something that knows the values of some names.
///
/// Handed over once for each section that it stands for, in one allocation when it has at most three
/// words.
package protocol TemplateObject: Sendable {
  /// The value of that name: ``TemplateValue/missing`` when the object does not know the name, so
  /// that the objects around it are asked; ``TemplateValue/nothing`` when it knows that there is
  /// none.
  func value(of name: TemplateName) -> TemplateValue
}

/// The elements that a section repeats over.
package protocol TemplateList: Sendable {
  var count: Int { get }

  /// The element at an index from 0 to `count - 1`.
  func element(at index: Int) -> TemplateValue

  /// About how much work an element is, in rows: tells where a list may be cut to be written in
  /// parallel.
  func weight(at index: Int) -> Int

  /// What knows how elements were written before; nil when they are written each time.
  var memory: (any TemplateMemory)? { get }

  /// The same list for one more thread. Where elements refer to an object, this one's should refer to a
  /// copy of it: threads that count the references to one object wait for each other at each element.
  var apart: any TemplateList { get }
}

extension TemplateList {
  package func weight(at index: Int) -> Int { 1 }
  package var memory: (any TemplateMemory)? { nil }
  package var apart: any TemplateList { self }
}

/// What a former rendering wrote of a list.
package protocol TemplateMemory: Sendable {
  /// What these elements gave, if they can only give the same now.
  func written(_ range: Range<Int>) -> [[UInt8]]?

  /// Takes what these elements gave.
  func keep(_ pieces: [[UInt8]], for range: Range<Int>)

  /// How many elements it wants to hear of at once; nil for shares of about the same work.
  var shareSize: Int? { get }
}

extension TemplateMemory {
  package var shareSize: Int? { nil }
}

extension Array: TemplateList where Element == TemplateValue {
  package func element(at index: Int) -> TemplateValue { self[index] }
}
