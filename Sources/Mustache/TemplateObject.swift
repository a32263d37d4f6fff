/// What a template reads from: something that knows the values of some names.
///
/// A value of at most three words costs no allocation when it is handed over.
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
}

extension TemplateList {
  package func weight(at index: Int) -> Int { 1 }
}

extension Array: TemplateList where Element == TemplateValue {
  package func element(at index: Int) -> TemplateValue { self[index] }
}
