/// Measures how long something takes, for what is told to a person; never for what is written.
package struct Stopwatch: Sendable {
  private let start = ContinuousClock.now

  package init() {}

  package var milliseconds: Int {
    let time = ContinuousClock.now - start
    return Int(time.components.seconds) * 1000
      + Int(time.components.attoseconds / 1_000_000_000_000_000)
  }
}
