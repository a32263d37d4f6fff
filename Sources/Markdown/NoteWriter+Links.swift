internal import Diagnostics
internal import Escaping

/// Links and images of a note.
extension NoteWriter {
  mutating func openLink(_ link: CommonMarkNode) {
    let address = link.address
    var treatment = LinkTreatment.asWritten
    switch address {
    case _ where options.isUnsafe: break
    case .elsewhere, .service: break
    case .within: treatment = resolve(LinkReference(.link, link.destination, address: address))
    case .refused(let scheme): treatment = refusal(of: scheme, at: link)
    }
    report(treatment, at: link)
    put("<a href=\"")
    guard writeTarget(of: link, treatment) else {
      output.removeLast("<a href=\"".utf8.count)
      linksLeftOut += 1
      return
    }
    put("\"")
    link.writeTitleAttribute(into: &output)
    if address == .elsewhere, !options.isUnsafe { put(" rel=\"noopener\"") }
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
    let address = image.address
    var treatment = LinkTreatment.asWritten
    if !options.isUnsafe {
      if case .refused(let scheme) = address {
        treatment = refusal(of: scheme, at: image)
      } else {
        treatment = resolve(LinkReference(.image, image.destination, address: address))
      }
    }
    report(treatment, at: image)
    put("<img src=\"")
    guard writeTarget(of: image, treatment) else {
      output.removeLast("<img src=\"".utf8.count)
      Escape.markup(image.plainText, into: &output)
      return
    }
    put("\" alt=\"")
    Escape.markup(image.plainText, into: &output)
    put("\"")
    image.writeTitleAttribute(into: &output)
    if let size = treatment.size {
      put(" width=\"")
      output.append(contentsOf: String(size.width).utf8)
      put("\" height=\"")
      output.append(contentsOf: String(size.height).utf8)
      put("\"")
    }
    if !options.isUnsafe { put(" loading=\"lazy\"") }
    put(" />")
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

  private func refusal(of scheme: String, at node: CommonMarkNode) -> LinkTreatment {
    let problem = Diagnostic(
      .warning, .noteAddress, "‘\(scheme):’ is not a scheme that a page may link to",
      expected: "a path, or an address that starts with https:, mailto:, tel: …")
    return LinkTreatment(.leftOut, problem: problem)
  }

  private mutating func report(_ treatment: LinkTreatment, at node: CommonMarkNode) {
    guard var problem = treatment.problem else { return }
    if problem.span == nil { problem.span = span(of: node) }
    note.diagnostics.append(problem)
  }
}
