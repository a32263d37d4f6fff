internal import Diagnostics
internal import Markdown
internal import MenuKit
internal import MenuModel

/// Says what becomes of the links and pictures of a text on one page.
struct NoteLinks: Sendable {
  let site: SiteContext
  /// The menu that the page belongs to; nil for pages of the site itself.
  let menu: MenuPlace?
  /// The page's path.
  let page: String
  let allowsRemoteImages: Bool

  /// - Parameter origin: where the text with the link came from.
  func treat(_ reference: LinkReference, from origin: TextOrigin?) -> LinkTreatment {
    switch reference.kind {
    case .image: treatImage(reference, origin)
    case .link: treatLink(reference, origin)
    }
  }

  // MARK: - Pictures

  private func treatImage(_ reference: LinkReference, _ origin: TextOrigin?) -> LinkTreatment {
    switch reference.address {
    case .within: break
    case .elsewhere where allowsRemoteImages: return .asWritten
    case .elsewhere:
      let problem = Diagnostic(
        .warning, .imageRemote, "the picture ‘\(reference.destination)’ is not loaded",
        suggestion: "download it, or set ‘remote_images: true’")
      return LinkTreatment(.leftOut, problem: problem)
    case .service, .refused: return LinkTreatment(.leftOut)
    }
    let name = SitePath.percentDecoded(
      String(reference.destination.prefix { $0 != "#" && $0 != "?" }))
    switch find(name, origin) {
    case .found(let menu, let file):
      let key = SiteContext.ImageKey(menu: menu, path: file.file.path)
      guard let image = site.images[key] else { return LinkTreatment(.leftOut) }
      let address = image.address(from: SitePath.root(from: page))
      let size = image.size.width > 0 ? image.size : nil
      return LinkTreatment(
        .replaced(by: address), size: size.map { ImageSize(width: $0.width, height: $0.height) })
    case .problem(let problem): return LinkTreatment(.leftOut, problem: problem)
    }
  }

  enum Found {
    case found(menu: String, ScaledImage)
    case problem(Diagnostic)
  }

  /// Looks in the menu that the text or the page belongs to; a text of the site itself names the
  /// menu's folder first.
  func find(_ name: String, _ origin: TextOrigin?) -> Found {
    let own = origin.flatMap { site.menu(ofFile: $0.file) } ?? menu
    var places = own.map { [($0, name)] } ?? []
    for place in site.menus where name.hasPrefix(place.name + "/") {
      places.append((place, String(name.utf8.dropFirst(place.name.utf8.count + 1)) ?? name))
    }
    var problem = Diagnostic(.warning, .imageMissing, "there is no picture ‘\(name)’")
    for (place, name) in places {
      switch place.findImage(name, from: origin) {
      case .found(let image): return .found(menu: place.name, image)
      case .otherCase(let path):
        problem = Diagnostic(
          .warning, .imageCase, "the picture ‘\(name)’ is spelt ‘\(path)’",
          suggestion: "write it as the file has it")
      case .outside:
        problem = Diagnostic(
          .warning, .imageOutside, "the picture ‘\(name)’ is outside the menu's folder")
      case .missing:
        problem.suggestion =
          problem.suggestion ?? Nearest.suggestion(for: name, among: place.images.paths)
      }
    }
    return .problem(problem)
  }

  // MARK: - Links

  private func treatLink(_ reference: LinkReference, _ origin: TextOrigin?) -> LinkTreatment {
    guard reference.address == .within else { return .asWritten }
    let destination = reference.destination
    let path = destination.prefix { $0 != "#" && $0 != "?" }
    let fragment = destination.firstIndex(of: "#").map {
      SitePath.percentDecoded(String(destination[destination.index(after: $0)...]))
    }
    if path.isEmpty { return treatFragment(fragment, destination) }
    let name = SitePath.percentDecoded(String(path))
    if let target = noteTarget(name, origin) {
      guard let fragment else { return replaced(by: target.page, target.anchor) }
      let prefix = HeadingPrefix.note(of: target.anchor) + "/"
      let known = target.place.anchors.headings(of: target.anchor)
      let treatment = replaced(by: target.page, prefix + fragment)
      guard !known.contains(prefix + fragment) else { return treatment }
      let names = known.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
      return treatment.saying(
        Diagnostic(
          .warning, .linkAnchor, "‘\(name)’ has no heading ‘\(fragment)’",
          suggestion: Nearest.suggestion(for: fragment, among: names)))
    }
    if let target = pageTarget(name) { return treatPage(target, fragment ?? "") }
    if case .found(let menu, let file) = find(name, origin),
      let image = site.images[.init(menu: menu, path: file.file.path)]
    {
      return LinkTreatment(.replaced(by: image.address(from: SitePath.root(from: page))))
    }
    let problem = Diagnostic(
      .warning, .linkDead, "‘\(destination)’ leads to nothing in this site",
      suggestion: Nearest.suggestion(for: name, among: site.pages.sorted()))
    return LinkTreatment(.asWritten, problem: problem)
  }

  /// A place on another page of the site: only menus' pages have places that are known.
  private func treatPage(_ target: String, _ fragment: String) -> LinkTreatment {
    let treatment = replaced(by: target, fragment)
    let owner = site.menus.first { $0.index == target || $0.sectionPages.contains(target) }
    guard let owner, !fragment.isEmpty, !fragment.hasPrefix("_") else { return treatment }
    return owner.page(showing: fragment) == nil
      ? treatment.saying(missing(fragment, in: owner)) : treatment
  }

  private func treatFragment(_ fragment: String?, _ destination: String) -> LinkTreatment {
    guard let fragment, !fragment.isEmpty, let menu else { return .asWritten }
    if let target = menu.page(showing: fragment) { return replaced(by: target, fragment) }
    // What starts so and is no heading of the menu's note is the page's own.
    if fragment.hasPrefix("_"), !fragment.hasPrefix("_/") { return .asWritten }
    return LinkTreatment(.asWritten, problem: missing(fragment, in: menu))
  }

  private func missing(_ fragment: String, in menu: MenuPlace) -> Diagnostic {
    Diagnostic(
      .warning, .linkAnchor, "there is no section, row or heading ‘\(fragment)’ in this menu",
      suggestion: Nearest.suggestion(
        for: fragment, among: menu.anchors.anchors(near: fragment)))
  }

  /// What another note's file became.
  private func noteTarget(
    _ name: String, _ origin: TextOrigin?
  ) -> (place: MenuPlace, page: String, anchor: String)? {
    guard let origin, let file = SitePath.resolve(name, from: origin.file),
      let place = site.menu(ofFile: file), let anchor = place.anchors.anchor(ofFile: file)
    else { return nil }
    let page = anchor.isEmpty ? place.index : place.page(of: anchor) ?? place.index
    return (place, page, anchor)
  }

  /// A page of the site, named as from this page or as from the root. What the build wrote itself is
  /// named from the root.
  private func pageTarget(_ name: String) -> String? {
    for start in menu?.folder == MenuPlace.nowhere ? ["", page] : [page, ""] {
      guard let path = SitePath.resolve(name, from: start) else { continue }
      for candidate in [path, path.isEmpty ? "index.html" : path + "/index.html"]
      where site.targets.contains(candidate) { return candidate }
    }
    return nil
  }

  private func replaced(by target: String, _ anchor: String) -> LinkTreatment {
    let address = target == page ? "" : SitePath.address(of: target, from: page)
    let fragment = anchor.isEmpty ? "" : "#" + anchor
    return LinkTreatment(
      .replaced(by: address.isEmpty && fragment.isEmpty ? "#" : address + fragment))
  }
}
