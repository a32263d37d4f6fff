internal import Diagnostics

/// Turns notes in Markdown into HTML: CommonMark by libcmark, with tables. Its tree is written by
/// us, for heading anchors, checked links and images, and text that is escaped as all our output is.
///
/// A value without state: any number of threads may render with the same one.
package struct MarkdownRenderer: Sendable {
  package var options: MarkdownOptions

  package init(_ options: MarkdownOptions = MarkdownOptions()) {
    self.options = options
  }

  /// Appends the HTML of a note to `output`. Linear in the note's length.
  ///
  /// - Parameters:
  ///   - resolve: asked for every image, and for every link that leads within the site.
  /// - Returns: its headings, and what is wrong with it.
  package func render(
    _ markdown: String, into output: inout [UInt8],
    resolvingLinks resolve: (LinkReference) -> LinkTreatment = { _ in .asWritten }
  ) -> RenderedNote {
    var markdown = markdown
    return markdown.withUTF8 { text in
      withoutActuallyEscaping(resolve) { resolve in
        var writer = NoteWriter(options, text: text, resolve: resolve)
        swap(&writer.output, &output)
        NoteTree.with(text, hasTables: options.hasTables) { document, spread in
          writer.write(document, spread)
        }
        swap(&writer.output, &output)
        return writer.note
      }
    }
  }
}
