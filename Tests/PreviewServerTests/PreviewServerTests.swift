import Foundation
import PreviewServer
import Testing

/// The server against a real client: curl.
@Suite struct PreviewServerTests {
  private func start() throws -> PreviewServer {
    let server = try #require(PreviewServer(host: "127.0.0.1", port: 0))
    publish("<p>one", on: server)
    return server
  }

  private func publish(_ page: String, on server: PreviewServer) {
    server.publish(
      PreviewResponder(
        site: PreviewSite(files: ["index.html": Array(page.utf8)]),
        hosts: HostNames(host: "127.0.0.1", port: server.port)))
  }

  private func curl(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["curl", "--silent", "--max-time", "5", "--path-as-is"] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test func aPageIsServedAndFollowsWhatIsPublished() throws {
    let server = try start()
    defer { server.stop() }
    let address = "http://127.0.0.1:\(server.port)/"
    #expect(try curl(address) == "<p>one")
    publish("<p>two", on: server)
    #expect(try curl(address) == "<p>two")
    #expect(try curl("-o", "/dev/null", "-w", "%{http_code}", address + "%00") == "400")
    #expect(try curl("-o", "/dev/null", "-w", "%{http_code}", address + "../x") == "404")
    #expect(try curl("-I", address).hasPrefix("HTTP/1.1 200"))
  }

  @Test func eventsAreToldToManyAndDoNotHoldUpTheStop() throws {
    let server = try start()
    let address = "http://127.0.0.1:\(server.port)" + PreviewResponder.events
    let clients = try (0..<50).map { _ in
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["curl", "--silent", "--no-buffer", "--max-time", "20", address]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      return (process, output)
    }
    Thread.sleep(forTimeInterval: 1)
    publish("<p>two", on: server)
    Thread.sleep(forTimeInterval: 0.5)
    server.stop()
    for (process, output) in clients {
      let text = String(
        decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(text.contains("-1\n"))
      #expect(text.contains("-2\n"))
    }
  }

  @Test func aPortInUseIsRefused() throws {
    let server = try start()
    defer { server.stop() }
    #expect(PreviewServer(host: "127.0.0.1", port: server.port) == nil)
    #expect(PreviewServer(host: "not-numeric", port: 0) == nil)
  }
}
