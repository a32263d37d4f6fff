import TestSupport
import Testing

@testable import MenuRendering

@Suite("What runs in a picture")
struct ActiveContentTests {
  @Test(arguments: [
    "<script>x</script>", "<SCRIPT href='x'/>", "<svg:script xmlns:svg='x'>", "<s:ScRiPt\n>",
    "<rect onclick='x'/>", "<rect\nONLOAD = 'x'/>", "<rect fill='red'onload='x'/>",
    "<rect/onload='x'>", "<a href='javascript:x'>", "<a xlink:href=\" JavaScript:x\">",
    "<a href='java\nscript:x'>", "<a href='&#106;avascript:x'>", "<a href='java&Tab;script:x'>",
    "<a href = 'vbscript:x'>", "<use href='data:image/svg+xml,x'/>", "<a href='data:text/html,x'>",
    "<foreignObject>", "<iframe/>", "<set attributeName='href' to='javascript:x'/>",
    "<animate attributeName='xlink:href' values='javascript:x'/>", "<handler type='x'>",
    "<!DOCTYPE svg [<!ENTITY x 'y'>]>", "<?xml-stylesheet href='x'?>", "\u{0}<\u{0}s",
    "<?xml version='1.0' encoding='utf-7'?>+ADw-script+AD4-",
  ]) func isFound(_ content: String) {
    #expect(ActiveContent.isIn(svg: Array("<svg xmlns='x'>\(content)</svg>".utf8)))
    #expect(ActiveContent.isIn(svg: Array(content.utf8)))
  }

  @Test(arguments: [
    "<?xml version='1.0' encoding='UTF-8'?>", "<!-- on = 'off' -->", "<path d='M0 0' id='on'/>",
    "<text font-family='&quot;Arial&quot;'>scripts &amp; objects</text>", "<a href='#x'>",
    "<use xlink:href='#on'/>", "<image href='data:image/png;base64,AAAA'/>", "<description/>",
    "<a href='https://a.example/?a=1&amp;b=2'>", "<animate attributeName='x' dur='1s'/>",
    "<style>p{color:red}</style>", "<g data-once='1'/>", "<metadata>only</metadata>",
  ]) func isNotSeenWhereItIsNot(_ content: String) {
    #expect(!ActiveContent.isIn(svg: Array("<svg xmlns='x'>\(content)</svg>".utf8)))
  }

  @Test func takesTimeInProportion() {
    func time(_ count: Int, _ text: String) -> Duration {
      let bytes = Array(String(repeating: text, count: count).utf8)
      return ProcessorTime.measure { _ = ActiveContent.isIn(svg: bytes) }
    }
    for text in ["<", "<animate ", "<a href=", "on ", "\"o"] {
      _ = time(1_000, text)
      #expect(time(80_000, text) < time(10_000, text) * 40 + .milliseconds(200), "\(text)")
    }
  }
}
