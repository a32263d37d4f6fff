package import MenuKit
package import Platform

/// The two panes of a menu in a terminal, by keyboard: `menugen browse`.
///
/// Only this type meets the terminal. ``BrowserModel`` says what keys do, ``BrowserScreen`` what is
/// seen.
package enum TerminalBrowser {
  /// How long after an Escape byte the rest of its sequence may come, in milliseconds.
  private static let escapeTime = 40

  /// Shows a menu until the reader leaves it.
  ///
  /// - Parameters:
  ///   - menu: the menu.
  ///   - options: what the menu says about being browsed.
  /// - Returns: the picked rows, a line each, and their total, to be printed when the screen is
  ///   given back; empty when nothing was picked or the terminal went away.
  /// - Throws: an error for `/dev/tty` when the process has no terminal.
  package static func run(
    menu: LinkedMenu, options: BrowserOptions = BrowserOptions()
  ) throws(FileSystemError) -> String {
    let terminal = try Terminal()
    var model = BrowserModel(menu, options: options, size: terminal.size)
    var reader = KeyReader()
    var painter = Painter()
    try terminal.enter()
    defer { terminal.leave() }
    while !model.isDone {
      terminal.write(painter.bytes(for: BrowserScreen(model).lines))
      switch terminal.wait(milliseconds: reader.isWaiting ? escapeTime : nil) {
      case .bytes(let bytes): try take(reader.take(bytes), &model, terminal, &painter)
      case .quiet: try take(reader.flush(), &model, terminal, &painter)
      case .resized:
        painter.forget()
        model.resize(to: terminal.size)
      case .ended: return ""
      }
    }
    return BrowserTotal.list(of: model)
  }

  private static func take(
    _ keys: [Key], _ model: inout BrowserModel, _ terminal: Terminal, _ painter: inout Painter
  ) throws(FileSystemError) {
    for key in keys {
      switch key {
      case .control("z"):
        try terminal.suspend()
        painter.forget()
      case .control("l"): painter.forget()
      default: model.handle(key)
      }
    }
  }
}
