/// A key, as far as the browser knows keys.
enum Key: Sendable, Hashable {
  case up, down, left, right
  case pageUp, pageDown, home, end
  case enter, tab, escape, backspace
  case character(Character)
  /// A letter with Control, in lower case.
  case control(Character)
}
