/// A name that templates use, as a small number: objects answer by switching on it, so that no
/// text is compared while a page is written.
///
/// The names given to ``TemplateSet`` have the numbers of their places in that list; names that
/// only templates use follow.
package struct TemplateName: Sendable, Hashable {
  package let number: Int

  package init(number: Int) { self.number = number }
}
