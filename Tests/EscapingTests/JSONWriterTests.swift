internal import Testing

@testable internal import Escaping

struct JSONWriterTests {
  private func written(lineDepth: Int, _ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(lineDepth: lineDepth)
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func sample(_ writer: inout JSONWriter) {
    writer.object {
      $0.member("name", "Tea \"green\" </script>")
      $0.member("price") { $0.raw("9.90") }
      $0.member("tags") {
        $0.array {
          $0.string("hot")
          $0.bool(true)
          $0.null()
          $0.number(-1)
        }
      }
      $0.member("none") { $0.object { _ in } }
    }
  }

  @Test func `everything on one line`() {
    #expect(
      written(lineDepth: 0, sample)
        == #"{"name":"Tea \"green\" \u003c/script\u003e","price":9.90,"tags":["hot",true,null,-1],"none":{}}"#
    )
  }

  @Test func `the outer levels over lines`() {
    #expect(
      written(lineDepth: 1, sample) == #"""
        {
          "name": "Tea \"green\" \u003c/script\u003e",
          "price": 9.90,
          "tags": ["hot",true,null,-1],
          "none": {}
        }
        """#)
  }

  @Test func `a list of lists over lines`() {
    let text = written(lineDepth: 2) {
      $0.array {
        $0.array { $0.number(1) }
        $0.array { _ in }
      }
    }
    #expect(text == "[\n  [\n    1\n  ],\n  []\n]")
  }
}
