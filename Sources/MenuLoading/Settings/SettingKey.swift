/// One key of a configuration file: the row of the table that decoding, messages and the reference
/// are made from.
package struct SettingKey<Target>: Sendable {
  /// As written in the file.
  package let name: String
  /// What may stand there, in the reader's words: `text`, `yes or no`, `linked or swap`.
  package let kind: String
  /// What holds when the key is left out.
  package let standard: String
  /// One sentence for the reference.
  package let summary: String
  /// Puts a value where it belongs; reports what it can't take.
  let apply: @Sendable (inout SettingValue, inout Target) -> Void

  init(
    _ name: String, _ kind: String, standard: String, _ summary: String,
    apply: @escaping @Sendable (inout SettingValue, inout Target) -> Void
  ) {
    self.name = name
    self.kind = kind
    self.standard = standard
    self.summary = summary
    self.apply = apply
  }
}

/// What is said of a key for the reference: the part of a ``SettingKey`` that has no type.
package struct SettingDescription: Sendable, Equatable {
  package var name: String
  package var kind: String
  package var standard: String
  package var summary: String

  init<Target>(_ key: SettingKey<Target>) {
    name = key.name
    kind = key.kind
    standard = key.standard
    summary = key.summary
  }
}
