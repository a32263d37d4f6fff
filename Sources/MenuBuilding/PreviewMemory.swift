internal import MenuLoading
internal import MenuModel

/// What the rounds of a preview hand on: the notes as they were read, and the parts of pages as they
/// were written. A round that is given it makes the bytes of a fresh build, and says the same.
package final class PreviewMemory: Sendable {
  let notes = KeptNotes()
  let parts = WrittenParts()

  package init() {}
}
