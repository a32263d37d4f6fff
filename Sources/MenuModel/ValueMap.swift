/// The members of a map, in the file's order. Keys are unique: readers report a repeated key.
///
/// Rows of a table share one array of keys (copy on write), so a cell costs no key.
package struct ValueMap: Sendable {
  package var keys: [Key]
  /// As many as `keys`.
  package var values: [Value]

  package struct Key: Sendable {
    package var name: String
    package var range: ByteRange

    package init(_ name: String, at range: ByteRange = ByteRange()) {
      self.name = name
      self.range = range
    }
  }

  package init(keys: [Key] = [], values: [Value] = []) {
    self.keys = keys
    self.values = values
  }

  package var count: Int { keys.count }

  /// Whether the two share one array of keys, as rows of a table do: found without a look at a name.
  package func hasSameKeys(as other: ValueMap) -> Bool {
    keys.count == other.keys.count
      && keys.withUnsafeBufferPointer { keys in
        other.keys.withUnsafeBufferPointer { $0.baseAddress == keys.baseAddress }
      }
  }

  package mutating func append(_ key: Key, _ value: Value) {
    keys.append(key)
    values.append(value)
  }

  /// The value under that name. Linear in the number of keys.
  package subscript(name: String) -> Value? {
    keys.firstIndex { $0.name == name }.map { values[$0] }
  }
}
