internal import Diagnostics
internal import Escaping

/// Links and images of a note.
extension NoteWriter {
  mutating func openLink(_ link: CommonMarkNode) {
    let address = link.address
    let treatment = treatment(of: .link, address, link)
    report(treatment.problem, about: link)
    let start = output.count
    put("<a href=\"")
    guard writeTarget(of: link, treatment) else {
      output.removeLast(output.count - start)
      linksLeftOut += 1
      return
    }
    put("\"")
    link.writeTitleAttribute(into: &output)
    if address == .elsewhere, !isRaw { put(" rel=\"noopener\"") }
    put(">")
  }

  /// Links don't nest, so one that was left out is the one that is being closed.
  mutating func closeLink() {
    guard linksLeftOut == 0 else {
      linksLeftOut -= 1
      return
    }
    put("</a>")
  }

  mutating func writeImage(_ image: CommonMarkNode) {
    let treatment = treatment(of: .image, image.address, image)
    report(treatment.problem, about: image)
    let start = output.count
    put("<img src=\"")
    guard writeTarget(of: image, treatment) else {
      output.removeLast(output.count - start)
      Escape.markup(image.plainText, into: &output)
      return
    }
    put("\" alt=\"")
    Escape.markup(image.plainText, into: &output)
    put("\"")
    image.writeTitleAttribute(into: &output)
    if !isRaw { treatment.writeImageAttributes(into: &output) }
    put(isRaw ? " />" : ">")
  }

  private mutating func report(_ problem: Diagnostic?, about node: CommonMarkNode) {
    guard problem != nil else { return }
    context.report(problem, at: node.destination, line: lineInNote(of: node))
  }

  private mutating func treatment(
    of kind: LinkReference.Kind, _ address: Address, _ node: CommonMarkNode
  ) -> LinkTreatment {
    guard !isRaw else { return .asWritten }
    if kind == .link, address == .within, let anchor = headingAnchor(for: node.destination) {
      return LinkTreatment(.replaced(by: "#\(anchor)"))
    }
    return context.treatment(of: kind, address, destination: node.destination)
  }

  /// False when there is no target to write.
  private mutating func writeTarget(
    of node: CommonMarkNode, _ treatment: LinkTreatment
  ) -> Bool {
    switch treatment.target {
    case .asWritten: node.writeDestination(into: &output)
    case .replaced(by: let url): Escape.url(url, into: &output)
    case .leftOut: return false
    }
    return true
  }
}

extension LinkTreatment {
  /// The size, when it is known, and that the image may come late.
  func writeImageAttributes(into output: inout [UInt8]) {
    if let size { output += " width=\"\(size.width)\" height=\"\(size.height)\"".utf8 }
    output += " loading=\"lazy\"".utf8
  }
}
