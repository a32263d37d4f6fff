package import Diagnostics

/// A link or an image as a note has it, handed to whoever knows what its address leads to.
package struct LinkReference: Sendable {
  package enum Kind: Sendable {
    case link, image
  }

  package var kind: Kind
  /// The address as written, with references and escapes of Markdown or HTML resolved.
  package var destination: String
  package var address: Address

  package init(_ kind: Kind, _ destination: String, address: Address) {
    self.kind = kind
    self.destination = destination
    self.address = address
  }
}

/// What becomes of a link or an image.
package struct LinkTreatment: Sendable {
  package enum Target: Sendable {
    /// The address stays.
    case asWritten
    /// This address takes its place.
    case replaced(by: String)
    /// The link's words or the image's description stay, without a link or an image.
    case leftOut
  }

  package var target: Target
  /// The size of an image in pixels, when it is known.
  package var size: ImageSize?
  /// What to say about it; the renderer adds the place.
  package var problem: Diagnostic?

  package init(_ target: Target, size: ImageSize? = nil, problem: Diagnostic? = nil) {
    self.target = target
    self.size = size
    self.problem = problem
  }

  package static let asWritten = LinkTreatment(.asWritten)

  /// The same, with something to say about it.
  package func saying(_ problem: Diagnostic) -> LinkTreatment {
    LinkTreatment(target, size: size, problem: problem)
  }
}

/// Width and height of an image, in CSS pixels.
package struct ImageSize: Sendable, Equatable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
