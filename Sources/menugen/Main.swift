internal import CommandLineTool

@main
struct Main {
  static func main() { CommandLineTool.run() }
}
