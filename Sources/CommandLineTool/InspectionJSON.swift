internal import Escaping
internal import MenuLoading

/// An inspection for a program: one JSON object, its members always there.
enum InspectionJSON {
  static func bytes(_ inspection: Inspection) -> [UInt8] {
    var writer = JSONWriter(lineDepth: 2)
    writer.object { object in
      object.member("file", inspection.file)
      object.member("size", inspection.size)
      object.member("encoding", inspection.encoding)
      object.optional("format", inspection.format)
      object.optional("dialect", inspection.dialect)
      object.optional("shape", inspection.shape)
      object.member("sections", inspection.sections)
      object.member("rows", inspection.rows)
      object.member("fields") { $0.array { for field in inspection.fields { write(field, &$0) } } }
      object.member("reasons") { $0.strings(inspection.reasons) }
      object.member("alternatives") { value in
        value.array { array in
          for alternative in inspection.alternatives {
            array.object {
              $0.member("summary", alternative.summary)
              $0.member("option", alternative.option)
            }
          }
        }
      }
      object.member("configuration", inspection.configuration)
    }
    return writer.bytes + [0x0A]
  }

  private static func write(_ field: Inspection.Field, _ array: inout JSONWriter) {
    array.object { object in
      object.member("name", field.name)
      object.optional("part", field.part)
      object.member("kind", field.kind)
      object.member("filled", field.filled)
      object.member("missing", field.missing)
      object.member("distinct", field.distinct)
      object.member("sample", field.sample)
      object.member("doubts") { $0.strings(field.doubts) }
    }
  }
}

extension JSONWriter {
  /// A text, or null.
  fileprivate mutating func optional(_ name: StaticString, _ text: String?) {
    member(name) { if let text { $0.string(text) } else { $0.null() } }
  }

  fileprivate mutating func strings(_ texts: [String]) {
    array { for text in texts { $0.string(text) } }
  }
}
