/// Templates as one flat list of instructions over one pool of text.
struct Program: Sendable {
  var instructions: [Instruction] = []
  /// What `Literal` and indentations are cut from.
  var text: [UInt8] = []
  /// The places of the dotted names whose values are the same in all of a page, among those values.
  var constants: [String: Int] = [:]
  /// The later parts of dotted names.
  var nameParts: [TemplateName] = []
  var partials: [PartialCall] = []
  var parents: [ParentCall] = []
  var blocks: [BlockSite] = []
  /// Where each template starts.
  var starts: [Int] = []
  /// What each is called, for problems.
  var templateNames: [String] = []
  /// Where each template is, by name.
  var templates: [String: Int] = [:]
}

enum Instruction: Sendable {
  case text(Literal)
  case variable(NamePath, isRaw: Bool)
  /// Goes on at `otherwise` when the value is false, and at `end` when all of it is written. Both are
  /// after the matching `endSection`; an inverted section of the same name that follows is what
  /// `otherwise` leads into and `end` leads past, so that a value is asked for once for both.
  case section(NamePath, end: Int32, otherwise: Int32)
  /// Goes on at `end` when the value is true.
  case inverted(NamePath, end: Int32)
  case endSection
  case partial(Int32)
  case parent(Int32)
  case block(Int32)
  /// The end of a template, or of the body of a block.
  case end
}

/// A piece of the template's own text.
struct Literal: Sendable {
  var start: Int32
  var end: Int32
  /// Whether it starts at the start of a line, where an indentation belongs.
  var startsLine: Bool
  /// Whether what follows its last line break is in that line, so that an indentation belongs there.
  var endsAtLineStart = false
}

/// A dotted name; without parts, the implicit iterator `.`.
struct NamePath: Sendable {
  /// The first part's number; negative for the implicit iterator.
  var first: Int32
  /// The place of the other parts in the program's `nameParts`.
  var restStart: Int32 = 0
  var restCount: Int16 = 0
  /// Where the value is kept once it is known; negative when it depends on the place.
  var constant: Int16 = -1

  static let current = NamePath(first: -1)

  /// The place of the other parts.
  var rest: Range<Int> { Int(restStart)..<Int(restStart) + Int(restCount) }
}

/// What a partial tag calls: a template known when it is compiled, or named by a value.
enum Callee: Sendable {
  /// Its place in the program's `starts`; nil when there is none.
  case known(Int?)
  case named(NamePath)
}

struct PartialCall: Sendable {
  var callee: Callee
  /// In the program's text; nil for a tag inside a line, whose template is not indented.
  var indentation: Range<Int>?
  var place: TagPlace
}

/// Where a tag stands, for problems that show when it is written.
struct TagPlace: Sendable {
  /// The place of its name in the program's `templateNames`.
  var template: Int
  var range: Range<Int>
}

struct ParentCall: Sendable {
  var partial: PartialCall
  var arguments: [Argument]
  /// The instruction after the arguments' bodies.
  var next: Int

  struct Argument: Sendable {
    /// Blocks have names of their own; numbered as other names are.
    var name: TemplateName
    var body: Int
    /// Whether the body starts at the start of a line.
    var startsLine: Bool
  }
}

struct BlockSite: Sendable {
  var name: TemplateName
  /// What is added before each line of an argument; in the program's text.
  var indentation: Range<Int>
  /// Whether the block's tag is the only thing in its line.
  var standsAlone: Bool
  var place: TagPlace
  /// The instruction after the default body, which follows the block.
  var next: Int
}
