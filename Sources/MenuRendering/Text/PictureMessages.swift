internal import Diagnostics

/// Draws the messages about the pictures of a page's notes together: a folder without its pictures
/// is one thing to say, not a hundred.
enum PictureMessages {
  /// The messages with those of each kind of picture problem as one, which stands where the first
  /// stood and notes the places of the others. Linear.
  static func grouped(_ messages: [Diagnostic]) -> [Diagnostic] {
    var result: [Diagnostic] = []
    var places: [DiagnosticCode: Int] = [:]
    var counts: [DiagnosticCode: Int] = [:]
    for message in messages {
      guard wording[message.code] != nil, let place = places[message.code] else {
        places[message.code] = result.count
        counts[message.code] = 1
        result.append(message)
        continue
      }
      counts[message.code, default: 1] += 1
      if result[place].notes.count < mostNotes {
        result[place].notes.append(.init(message.summary, at: message.span))
      }
    }
    for (code, place) in places {
      guard let words = wording[code], let count = counts[code], count > 1 else { continue }
      result[place].summary = "\(count) pictures of notes \(words)"
      result[place].suggestion = code == .imageRemote ? result[place].suggestion : nil
    }
    return result
  }

  private static let mostNotes = 7

  /// What many have in common.
  private static let wording: [DiagnosticCode: String] = [
    .imageMissing: "are not there", .imageCase: "are spelt otherwise",
    .imageOutside: "are outside the menu's folder", .imageRemote: "are not loaded",
  ]
}
