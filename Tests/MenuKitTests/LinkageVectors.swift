import MenuKit
import TestSupport
import Testing

/// The cases that the page's script must answer as `Linkage` does. The file is the contract: the
/// script's own test replays it.
@Suite struct LinkageVectors {
  @Test func committedFileIsCurrent() throws {
    let difference = try Golden.difference(
      of: Self.text, from: "Tests/Browser/vectors/linkage.json")
    #expect(difference == nil)
  }

  private static var text: String {
    let about = """
      "about": "Written by LinkageVectors.swift. map: steps are [y, reading line, current]. \
      linkage: an answer of null means that nothing is to be done."
      """
    let map = maps.map(mapCase).joined(separator: ",\n")
    let linkage = sequences.map(sequence).joined(separator: ",\n")
    return "{\n\(about),\n\"map\": [\n\(map)\n],\n\"linkage\": [\n\(linkage)\n]\n}\n"
  }

  // MARK: - The map

  private struct Layout {
    var name: String
    var window: Double
    var heights: [Double]
    var header = 0.0
    var footer = 0.0
    var chosen: Int?

    var metrics: SectionMetrics { SectionMetrics(heights, header: header, footer: footer) }
    var tops: [Double] { heights.indices.map { metrics.top(ofSection: $0) } }
  }

  private static var maps: [Layout] {
    let named = [
      Layout(name: "one section, nothing scrolls", window: 600, heights: [200]),
      Layout(
        name: "nothing scrolls, the third chosen", window: 600, heights: [80, 90, 70], chosen: 2),
      Layout(name: "one section higher than the window", window: 600, heights: [5000]),
      Layout(name: "all long", window: 600, heights: [900, 1400, 800, 2000]),
      Layout(name: "short ones at the end", window: 600, heights: [900, 1400, 60, 40, 50, 30]),
      Layout(name: "scarcely scrolls", window: 600, heights: [100, 100, 100, 100, 100, 110]),
      Layout(name: "last exactly as high as the window", window: 600, heights: [500, 600]),
      Layout(
        name: "header and footer", window: 640, heights: [300, 120, 500, 90], header: 220,
        footer: 180),
      Layout(
        name: "a footer higher than the window", window: 500, heights: [300, 120, 90], footer: 900),
      Layout(name: "an empty section between", window: 400, heights: [300, 0, 300, 0, 300]),
      Layout(name: "halves", window: 600.5, heights: [333.5, 44.25, 99.75, 61.5, 800.5, 20.25]),
    ]
    var random = RandomSource(seed: 2)
    return named
      + (1...20).map { number in
        let count = Int.random(in: 1...12, using: &random)
        return Layout(
          name: "random \(number)", window: Double(Int.random(in: 200...1000, using: &random)),
          heights: (0..<count).map { _ in Double(Int.random(in: 20...600, using: &random)) },
          header: Double(Int.random(in: 0...300, using: &random)),
          footer: Double(Int.random(in: 0...300, using: &random)))
      }
  }

  private static func mapCase(_ layout: Layout) -> String {
    let map = layout.metrics.map(inWindow: layout.window)
    let tops = layout.tops
    let edges = tops.map { map.position(ofLine: $0) }
    let ends = [-40, 0, map.range / 3, map.range, map.range + 40]
    let positions = Set(edges.flatMap { [$0.rounded(.down), $0.rounded(.up)] } + ends).sorted()
    let steps = positions.map { position in
      let current = map.current(at: position, tops: tops, chosen: layout.chosen) ?? -1
      return "[\(position), \(map.readingLine(at: position)), \(current)]"
    }
    return """
      {"name": "\(layout.name)", "window": \(layout.window), "range": \(map.range), \
      "tops": \(tops), "lastHeight": \(layout.heights.last ?? 0), \
      "chosen": \(layout.chosen.map(String.init) ?? "null"),
       "steps": [\(steps.joined(separator: ", "))]}
      """
  }

  // MARK: - The linkage

  private struct Sequence {
    var layout: Layout
    var events: [LinkageEvent]
  }

  private static var sequences: [Sequence] {
    let page = Layout(
      name: "", window: 600, heights: [900, 1400, 60, 40, 50, 30], header: 100, footer: 20)
    let small = Layout(name: "", window: 600, heights: [80, 90, 70])
    func on(_ layout: Layout, _ name: String, _ events: LinkageEvent...) -> Sequence {
      var layout = layout
      layout.name = name
      return Sequence(layout: layout, events: events)
    }
    return [
      on(
        page, "only a change of section is answered", .scrolled(to: 100), .scrolled(to: 400),
        .scrolled(to: 1200), .scrolled(to: 1210), .scrolled(to: 0)),
      on(
        page, "sections passed on the way stay dark", .indexTapped(section: 1),
        .scrolled(to: 300), .scrolled(to: 900), .scrolled(to: 1000), .scrollAnimationEnded),
      on(
        page, "a short last section stays marked until the reader scrolls",
        .indexTapped(section: 3),
        .scrolled(to: 1500), .scrolled(to: 2000), .scrollAnimationEnded, .readerGesture,
        .scrolled(to: 1990)),
      on(
        page, "a gesture that moves nothing keeps the choice", .indexTapped(section: 4),
        .scrolled(to: 2000), .scrollAnimationEnded, .readerGesture, .scrolled(to: 2000)),
      on(
        page, "a gesture interrupts the animated scroll", .indexTapped(section: 5),
        .scrolled(to: 300), .readerGesture, .scrolled(to: 310)),
      on(
        page, "a choice after a gesture locks again", .readerGesture, .scrolled(to: 1200),
        .indexTapped(section: 0), .scrolled(to: 900), .scrolled(to: 100), .scrollAnimationEnded),
      on(
        page, "an address, then Back to none", .addressChanged(section: 4), .scrolled(to: 2000),
        .addressChanged(section: nil)),
      on(
        page, "a section that is not there", .indexTapped(section: 9), .addressChanged(section: -1)),
      on(
        small, "nothing scrolls, the chosen one stays", .indexTapped(section: 2), .readerGesture,
        .scrolled(to: 0), .indexTapped(section: 2), .indexTapped(section: 1)),
    ]
  }

  private static func sequence(_ sequence: Sequence) -> String {
    let layout = sequence.layout
    var linkage = Linkage(layout.metrics, window: layout.window)
    let steps = sequence.events.map { event in
      "  {\(fields(of: event)), \"answer\": \(fields(of: linkage.handle(event)))}"
    }
    return """
      {"name": "\(layout.name)", "window": \(layout.window), "heights": \(layout.heights), \
      "header": \(layout.header), "footer": \(layout.footer), "steps": [
      \(steps.joined(separator: ",\n"))]}
      """
  }

  private static func fields(of event: LinkageEvent) -> String {
    switch event {
    case .indexTapped(let section): "\"event\": \"indexTapped\", \"section\": \(section)"
    case .addressChanged(let section):
      "\"event\": \"addressChanged\", \"section\": \(section.map(String.init) ?? "null")"
    case .scrolled(let position): "\"event\": \"scrolled\", \"to\": \(position)"
    case .scrollAnimationEnded: "\"event\": \"scrollAnimationEnded\""
    case .readerGesture: "\"event\": \"readerGesture\""
    case .focusMoved(let section): "\"event\": \"focusMoved\", \"section\": \(section)"
    case .layoutChanged, .resized: "\"event\": \"other\""
    }
  }

  private static func fields(of answer: LinkageAnswer?) -> String {
    guard let answer else { return "null" }
    let current = answer.current.map(String.init) ?? "null"
    let scroll = answer.scroll.map { "\($0.position), \"animated\": \($0.isAnimated)" } ?? "null"
    return "{\"current\": \(current), \"movesIndex\": \(answer.movesIndex), \"scroll\": \(scroll)}"
  }
}
