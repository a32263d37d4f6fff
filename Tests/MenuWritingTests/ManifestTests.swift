internal import Testing

@testable internal import MenuWriting

struct ManifestTests {
  private let manifest = Manifest(
    input: "men\"u\\ 寿司\n.csv",
    entries: [
      .init(path: "index.html", size: 12, hash: "00ff"),
      .init(path: "assets/ünï \"c\" \\.css", size: 0, hash: "0"),
    ])

  @Test func `it reads what it writes`() {
    #expect(Manifest(manifest.bytes) == manifest)
    #expect(Manifest(Manifest(input: "", entries: []).bytes)?.entries == [])
  }

  @Test func `its form is stable`() {
    #expect(
      String(decoding: manifest.bytes, as: UTF8.self) == #"""
        {
          "manifest": 2,
          "input": "men\"u\\ 寿司\n.csv",
          "files": [
            {"path": "assets/ünï \"c\" \\.css","size": 0,"hash": "0"},
            {"path": "index.html","size": 12,"hash": "00ff"}
          ]
        }

        """#)
  }

  @Test(arguments: [
    "", "{}", "[]", "null", "{\"manifest\": 2", "\u{FEFF}{}",
    "{\n  \"manifest\": 1,\n  \"input\": \"\",\n  \"files\": []\n}\n",
  ]) func `other files are not manifests`(_ text: String) {
    #expect(Manifest(Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    "../outside", "/etc/passwd", "a/../../b", "a//b", ".", "", "a/", "a\u{0}b", "a\nb",
    ".menugen-staging/x", ".menugen-manifest.json", String(repeating: "a", count: 256),
  ]) func `a manifest that leads elsewhere is not believed`(_ path: String) {
    let hostile = Manifest(input: "x", entries: [.init(path: path, size: 1, hash: "0")])
    #expect(Manifest(hostile.bytes) == nil)
  }

  @Test func `any change by hand makes it another file`() {
    let bytes = manifest.bytes
    for index in bytes.indices {
      var changed = bytes
      changed.remove(at: index)
      if let read = Manifest(changed) { #expect(read.bytes == changed) }
      #expect(Manifest(Array(bytes[..<index])) == nil)
    }
  }
}
