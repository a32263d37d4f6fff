internal import Markdown
internal import TestSupport
internal import Testing

/// Payloads of the kinds that are used against pages, through each way in. What comes out is read by
/// a checker that shares nothing with the code: every tag and attribute must be one of a short list,
/// and every address harmless.
@Suite("Hostile text") struct HostileTests {
  static let scripts = [
    "javascript:alert(1)", "JAVASCRIPT:alert(1)", "JaVaScRiPt:alert(1)", "vbscript:msgbox(1)",
    "data:text/html,<script>alert(1)</script>", "data:text/html;base64,PHNjcmlwdD4=",
    "data:image/svg+xml,<svg onload=alert(1)>", "file:///etc/passwd", "blob:https://a/b",
    "livescript:x", "mocha:x", "jar:http://x!/y", "view-source:x", "about:blank", "wyciwyg://x",
    "feed:javascript:alert(1)", "filesystem:https://x/y", "intent://x#Intent;end", "ms-its:x",
    "java\tscript:alert(1)", "java\nscript:alert(1)", "java\r\nscript:alert(1)",
    " javascript:alert(1)", "\u{1}javascript:alert(1)", "\u{1F}javascript:alert(1)",
    "\u{A0}javascript:alert(1)", "javascript\t:alert(1)", "javascript :alert(1)",
    "javascript&colon;alert(1)", "javascript&#58;alert(1)", "javascript&#x3a;alert(1)",
    "&#106;avascript:alert(1)", "&#x6A;avascript:alert(1)", "&#0000106avascript:alert(1)",
    "java&Tab;script:alert(1)", "java&NewLine;script:alert(1)", "java&#10;script:alert(1)",
    "java&#0;script:alert(1)", "javascript:/*--></title></style>*/alert(1)",
    "javascript://%0aalert(1)", "\u{FEFF}javascript:alert(1)", "\u{200B}javascript:alert(1)",
    "x-javascript:alert(1)", "javas\u{0}cript:alert(1)", "%6Aavascript:alert(1)",
    "javascript%3Aalert(1)", "//evil.example/x", "\\\\evil.example\\x", "\\javascript:alert(1)",
    "?javascript:alert(1)", "#javascript:alert(1)", "/\\evil.example", "ｊavascript:alert(1)",
  ]

  static let frames = [
    "[x](%)", "[x](<%>)", "![x](%)", "![x](<%>)", "<%>", "[x][y]\n\n[y]: %", "[x][y]\n\n[y]: <%>",
    "![y]\n\n[y]: <%>", "[x](y \"%\")", "[![x](%)](%)", "# [x](%)", "|a|\n|-|\n|[x](%)|", "`%`",
    "```%\n```", "<a href=\"%\">x</a>", "<a href='%'>x</a>", "<a href=%>x</a>",
    "<img src=\"%\">", "<img src=x srcset=\"%\">", "<div style=\"background:url(%)\">",
    "<table background=\"%\"><tr><td>", "<svg><a xlink:href=\"%\">x</a></svg>",
    "<form action=\"%\"><button formaction=\"%\">x</button></form>", "<object data=\"%\"></object>",
    "<iframe src=\"%\"></iframe>", "<q cite=\"%\">x</q>", "<a ping=\"%\" href=x>y</a>",
    "<meta http-equiv=refresh content=\"0;url=%\">", "<link rel=import href=\"%\">",
    "<base href=\"%\">", "<video src=\"%\" poster=\"%\"></video>", "<math href=\"%\">x</math>",
    "<p>%</p>", "<a title=\"%\" href=x>y</a>", "<a href=\"x\" id=\"%\" class=\"%\">y</a>",
  ]

  static let shapes = [
    "<script>alert(1)</script>", "<SCRIPT SRC=//x></SCRIPT>", "<scr<script>ipt>alert(1)</script>",
    "<<script>alert(1)//<</script>", "<script\n>alert(1)</script\n>", "<script/x>alert(1)</script>",
    "<img src=x onerror=alert(1)>", "<img/src=x/onerror=alert(1)>",
    "<img src=x onerror\n=alert(1)>",
    "<img src=\"x\" \"onerror=alert(1)\">", "<img \"\"\"><script>alert(1)</script>\">",
    "<svg onload=alert(1)>", "<svg/onload=alert(1)>", "<svg><style><img src=x onerror=alert(1)>",
    "<svg></p><style><a id=\"</style><img src=1 onerror=alert(1)>\">",
    "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
    "<math><annotation-xml encoding=\"text/html\"><img src=x onerror=alert(1)>",
    "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
    "<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\">",
    "<noembed><p title=\"</noembed><img src=x onerror=alert(1)>\">",
    "<textarea><p title=\"</textarea><img src=x onerror=alert(1)>\">",
    "<title><p title=\"</title><img src=x onerror=alert(1)>\">",
    "<xmp><p title=\"</xmp><img src=x onerror=alert(1)>\">",
    "<iframe><p title=\"</iframe><img src=x onerror=alert(1)>\">",
    "<style><p title=\"</style><img src=x onerror=alert(1)>\">",
    "<!--><img src=x onerror=alert(1)>-->", "<!-- --!><img src=x onerror=alert(1)>-->",
    "<![CDATA[<img src=x onerror=alert(1)>]]>", "<?xml <img src=x onerror=alert(1)>?>",
    "<!doctype html><body onload=alert(1)>", "<html onmouseover=alert(1)>",
    "</p><script>x</script>",
    "<details open ontoggle=alert(1)>", "<input autofocus onfocus=alert(1)>",
    "<select autofocus onfocus=alert(1)><option>", "<marquee onstart=alert(1)>",
    "<a href=x onclick=alert(1)>y</a>", "<div onpointerenter=alert(1)>", "<x onclick=alert(1)>y",
    "<isindex type=image src=1 onerror=alert(1)>", "<keygen autofocus onfocus=alert(1)>",
    "<b onmouseover=alert(1)//", "<a href=\"x\"onclick=alert(1)>y</a>", "<p title=`>`onclick=x>",
    "<p title='\"><script>alert(1)</script>'>", "`<script>`<script>`",
    "\\<script>alert(1)</script>",
    "&lt;script&gt;alert(1)&lt;/script&gt;", "<a id=_content name=body>x</a>", "<p id=x id=y>",
    "<template><script>alert(1)</script></template>", "<slot onslotchange=alert(1)>",
    "<table><td background=x><script>y</script>", "<frameset onload=alert(1)>", "{{{x}}}{{>y}}",
    "<button form=x formaction=javascript:alert(1)>", "<label for=_filter>x</label>",
    "[a](x \"y\\\" onclick=alert(1)\")", "![a\" onerror=\"alert(1)](x)",
    "[a](x\" onclick=\"alert(1))",
    "[a](<x\" onclick=\"alert(1)>)", "```\"><script>alert(1)</script>\n```",
    "# <img src=x onerror=y>",
    "|<img src=x onerror=y>|\n|-|\n", "<https://x\"onclick=alert(1)>", "<a@b.c\"onclick=alert(1)>",
    "\u{0}<scr\u{0}ipt>alert(1)</script>", "\u{202E}<script>x</script>", "+ADw-script+AD4-x",
  ]

  static let payloads =
    shapes
    + frames.flatMap { frame in
      scripts.map { frame.replacing("%", with: $0) }
    }

  @Test(arguments: 0..<4) func nothingGetsThrough(_ way: Int) {
    #expect(Self.payloads.count > 1_500)
    for payload in Self.payloads {
      let html = Self.output(of: payload, way: way)
      for problem in HTMLChecker.problems(in: html) {
        Issue.record("\(problem)\n  in  \(html)\n  of  \(payload.debugDescription)")
      }
    }
  }

  @Test(.enabled(if: SharedFolder.isThere, "the list lies beside the checkout"))
  func nothingOfTheListGetsThrough() throws {
    let list = String(decoding: try SharedFolder.bytes("suites/markdown-it/xss.txt"), as: UTF8.self)
    let payloads = list.split(separator: "\n.\n").map(String.init)
    #expect(payloads.count > 20)
    for payload in payloads {
      for way in 0..<4 {
        #expect(HTMLChecker.problems(in: Self.output(of: payload, way: way)).isEmpty)
      }
    }
  }

  static func output(of payload: String, way: Int) -> String {
    let options = MarkdownOptions(
      anchorPrefix: "tea", rawHTML: way == 1 ? .sanitised : .leftOut, isInline: way == 3)
    switch way {
    case 0, 1: return MarkdownRendererTests.render(payload, options: options).html
    case 2: return SanitiserTests.sanitise(payload, options: options).html
    default:
      return SanitiserTests.sanitise(payload, options: options).html
        + MarkdownRendererTests.render(payload, options: options).html
    }
  }
}
