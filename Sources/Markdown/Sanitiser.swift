internal import Diagnostics

/// Turns HTML that anyone may have written into HTML that can do nothing but show: the tree that
/// browsers would build of it, written anew with the elements and attributes of ``AllowList``.
///
/// A value without state: any number of threads may use the same one.
package struct Sanitiser: Sendable {
  package var options: MarkdownOptions

  package init(_ options: MarkdownOptions = MarkdownOptions()) {
    self.options = options
  }

  /// Appends what is allowed of `html` to `output`, with every element closed. Headings are shifted,
  /// ids get the prefix (without one they are left out), links and images are resolved as in a note.
  /// Linear.
  package func sanitise(
    _ html: String, into output: inout [UInt8],
    resolvingLinks resolve: (LinkReference) -> LinkTreatment = { _ in .asWritten }
  ) -> RenderedNote {
    var html = html
    return html.withUTF8 { html in
      withoutActuallyEscaping(resolve) { resolve in
        let context = NoteContext(options, text: html, resolve: resolve)
        let lines = SourceLines(html)
        return Sanitiser.sanitise(html, into: &output, context) { lines.number(ofLineAt: $0) }.note
      }
    }
  }

  /// The words of HTML without markup, a line for each block; what the allow-list leaves out with its
  /// content is left out here too. Linear.
  package static func plainText(of html: String) -> String {
    var html = html
    return html.withUTF8 { html in
      guard HTMLLimits.problem(in: html) == nil else {
        return String(decoding: html, as: UTF8.self)
      }
      return HTMLNode.withFragment(of: html) { SanitisingRules.shared.plainText(below: $0) } ?? ""
    }
  }

  /// - Parameter line: the line of the note that a place in the HTML came from.
  static func sanitise(
    _ html: UnsafeBufferPointer<UInt8>, into output: inout [UInt8], _ context: NoteContext,
    line: @escaping (Int) -> Int
  ) -> NoteContext {
    var writer = SanitisingWriter(context, line: line)
    if let problem = HTMLLimits.problem(in: html) {
      writer.context.writeAsText(problem, into: &output)
      return writer.context
    }
    swap(&writer.output, &output)
    HTMLNode.withFragment(of: html) { writer.write($0) }
    swap(&writer.output, &output)
    return writer.context
  }
}
