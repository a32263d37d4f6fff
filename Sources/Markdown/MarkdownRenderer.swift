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
  /// Links to a heading of the note itself (`#brewing`) are led to its anchor.
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
        render(NoteContext(options, text: text, resolve: resolve), into: &output)
      }
    }
  }

  private func render(_ context: NoteContext, into output: inout [UInt8]) -> RenderedNote {
    var result = context
    let problem = NoteTree.with(context.text, hasTables: options.hasTables) { document, spread in
      if options.rawHTML == .sanitised, !options.isUnsafe, document.hasHTML {
        result = sanitised(document, spread, context, into: &output)
      } else {
        var writer = NoteWriter(context, isRaw: options.isUnsafe)
        swap(&writer.output, &output)
        writer.write(document, spread)
        swap(&writer.output, &output)
        result = writer.context
      }
    }
    if let problem { result.writeAsText(problem, into: &output) }
    return result.note
  }

  /// Writes the note with its HTML as it is, and has the sanitiser write what is allowed of that.
  private func sanitised(
    _ document: CommonMarkNode, _ spread: SpreadTables?, _ context: NoteContext,
    into output: inout [UInt8]
  ) -> NoteContext {
    var raw = NoteWriter(context, isRaw: true)
    raw.write(document, spread)
    let places = raw.rawPlaces
    return raw.output.withUnsafeBufferPointer { html in
      Sanitiser.sanitise(html, into: &output, raw.context) { offset in
        let index = places.partitioningIndex { $0.offset > offset }
        return index == 0 ? 1 : places[index - 1].line
      }
    }
  }
}

extension Array {
  /// The first index whose element, and all after it, are in the second part. Logarithmic.
  fileprivate func partitioningIndex(_ isInSecondPart: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
