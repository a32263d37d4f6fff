internal import MenuModel

/// The members of an object while it is read. As long as its keys are those of the object before,
/// that one's array is shared and no key is made.
struct JSONMembers {
  private let template: [ValueMap.Key]
  private var values: [Value] = []
  /// Nil while the template's keys are met in their order.
  private var keys: [ValueMap.Key]?
  /// Where keys stand, once there are too many to search.
  private var places: [String: Int] = [:]

  /// Objects up to this size are searched from end to end, which is quicker than hashing.
  private static let searched = 12

  init(like template: [ValueMap.Key]) {
    self.template = template
    values.reserveCapacity(template.count)
  }

  /// The length of the key at `position`, quotes included, when it is byte for byte the next of the
  /// template.
  @inline(__always)
  func lengthIfNextKey(
    isAt position: Int, in bytes: UnsafeBufferPointer<UInt8>, before end: Int
  ) -> Int? {
    guard keys == nil, values.count < template.count else { return nil }
    let range = template[values.count].range
    let length = Int(range.end - range.start)
    guard position + length <= end, bytes[position] == ASCII.quote else { return nil }
    let start = Int(range.start)
    for offset in 0..<length where bytes[position + offset] != bytes[start + offset] {
      return nil
    }
    return length
  }

  @inline(__always)
  mutating func appendShared(_ value: Value) { values.append(value) }

  /// Starts an array of keys of its own: those met so far, at their own places.
  mutating func leaveTemplate(ranges: ArraySlice<ByteRange>) {
    guard keys == nil else { return }
    let own = zip(template, ranges).map { ValueMap.Key($0.name, at: $1) }
    keys = own
    guard own.count > Self.searched else { return }
    for (place, key) in own.enumerated() { places[key.name] = place }
  }

  /// Adds a member; when its key is there already, replaces that one's value and says where it was.
  mutating func append(_ key: ValueMap.Key, _ value: Value) -> ByteRange? {
    guard let count = keys?.count else { return nil }
    let place =
      count <= Self.searched
      ? keys?.firstIndex { $0.name == key.name } : places[key.name]
    if let place {
      values[place] = value
      return keys?[place].range
    }
    keys?.append(key)
    values.append(value)
    if count == Self.searched {
      for (place, key) in (keys ?? []).enumerated() { places[key.name] = place }
    } else if count > Self.searched {
      places[key.name] = count
    }
    return nil
  }

  consuming func map() -> ValueMap {
    if let keys { return ValueMap(keys: keys, values: values) }
    let shared = values.count == template.count ? template : Array(template[..<values.count])
    return ValueMap(keys: shared, values: values)
  }
}
