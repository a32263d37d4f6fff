/// The tool as typed: what is typed, what it means, what is done.
package enum CommandLineTool {
  package static func run() {}
}
