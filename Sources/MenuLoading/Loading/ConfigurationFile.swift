internal import Diagnostics
internal import MenuModel
internal import Platform

/// Reads a configuration file, which is YAML.
struct ConfigurationFile {
  private let files: any FileSystem

  init(_ files: any FileSystem) { self.files = files }

  /// Puts what the file says into the target, and gives every problem in it.
  func read<Target: Configuration>(
    _ path: String, keys: [SettingKey<Target>], into target: inout Target
  ) -> [Diagnostic] {
    switch TextFile.read(path, in: files) {
    case .failure(let failure): return failure.diagnostics
    case .success(let file):
      let result = YAMLReader(file: file).read()
      guard let value = result.value else { return result.diagnostics }
      target.places.add(value, in: file)
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let decoder = SettingsDecoder(name: name, keys: keys)
      return result.diagnostics + decoder.decode(value, in: file, into: &target)
    }
  }
}
