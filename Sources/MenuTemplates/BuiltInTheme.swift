/// The theme that is part of the program: the files of `Templates/`, embedded so that the tool is
/// one file.
package enum BuiltInTheme {
  /// A file of the theme, by the name it has in `Templates/`.
  package struct File: Sendable {
    package var name: String
    package var text: StaticString

    package var bytes: [UInt8] { text.withUTF8Buffer { Array($0) } }
  }
}
