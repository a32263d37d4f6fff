internal import CYAML
internal import Diagnostics

/// The grammar of YAML, by libyaml: turns a file into events.
struct YAMLParser {
  let file: SourceFile

  init(_ file: SourceFile) {
    self.file = file
  }

  /// Hands on the events until the stream ends, `take` answers false, or the file breaks a rule of
  /// the syntax: then the message that says so is the result. Linear in the file's size.
  func parse(_ take: (YAMLEvent) -> Bool) -> Diagnostic? {
    let offsets = CharacterOffsets(file.bytes)
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else { return nil }
    defer { yaml_parser_delete(parser) }
    return file.bytes.withUnsafeBufferPointer { bytes in
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
      while true {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else {
          return failure(of: parser.pointee, offsets)
        }
        defer { yaml_event_delete(&event) }
        if event.type == YAML_STREAM_END_EVENT { return nil }
        guard let kind = YAMLEvent.Kind(event) else { continue }
        let start = offsets[event.start_mark.index]
        let end = max(start, offsets[event.end_mark.index])
        guard take(YAMLEvent(kind: kind, range: start..<end)) else { return nil }
      }
    }
  }

  private func failure(of parser: yaml_parser_t, _ offsets: CharacterOffsets) -> Diagnostic {
    let problem = parser.problem.map { String(cString: $0) } ?? "syntax error"
    let start =
      parser.error == YAML_READER_ERROR
      ? min(parser.problem_offset, file.bytes.count) : offsets[parser.problem_mark.index]
    let end = min(start + 1, file.bytes.count)
    return Diagnostic(
      .error, .yamlSyntax, "The YAML can't be read: \(problem)",
      at: SourceSpan(file, start..<end))
  }
}

extension YAMLEvent.Kind {
  /// Nil for the events that say nothing about the data.
  fileprivate init?(_ event: yaml_event_t) {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: self = .documentStart
    case YAML_DOCUMENT_END_EVENT: self = .documentEnd
    case YAML_ALIAS_EVENT: self = .alias(String(cString: event.data.alias.anchor))
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      self = .scalar(
        String(decoding: text, as: UTF8.self),
        isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE,
        YAMLProperties(scalar.anchor, scalar.tag))
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      self = .listStart(YAMLProperties(start.anchor, start.tag))
    case YAML_SEQUENCE_END_EVENT: self = .listEnd
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      self = .mapStart(YAMLProperties(start.anchor, start.tag))
    case YAML_MAPPING_END_EVENT: self = .mapEnd
    default: return nil
    }
  }
}

extension YAMLProperties {
  fileprivate init(_ anchor: UnsafePointer<UInt8>?, _ tag: UnsafePointer<UInt8>?) {
    self.anchor = anchor.map { String(cString: $0) }
    self.tag = tag.map { String(cString: $0) }
  }
}
