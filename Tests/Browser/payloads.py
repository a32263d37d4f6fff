"""Texts that are made to get out of where they stand and run: one list for every way into a page.

Each `Payload` of `live()` is sure to do harm in its own `frame`, a page without care (`test_hostile.py` lets a browser
show it), so that none is there for the number's sake. What runs calls `sentinel(n)`; what only loads something asks
`TRAP` for it. Those of `quiet()` mean something to Markdown or to template engines, and nothing to HTML.
"""

import itertools
from typing import NamedTuple

TRAP = "http://trap.invalid"


class Payload(NamedTuple):
    text: str
    frame: str  # a page that is harmed; % is where the text stands


def live():
    found = {}
    for text, frame in itertools.chain(elements(), attributes(), addresses(), scripts(), styles(), parsers()):
        number = len(found)
        text = text.replace("CALL", f"sentinel({number})").replace("TRAP", f"{TRAP}/{number}").replace("NUMBER", str(number))
        found.setdefault(text, Payload(text, frame))
    return list(found.values())


# MARK: elements, from inside each kind of element and attribute

# What has to be closed before an element can be opened, and the page around it.
WAYS_OUT = [
    ("", "<p>%</p>"),
    ("\">", "<p title=\"%\">x</p>"),
    ("'>", "<p title='%'>x</p>"),
    (">", "<p title=%>x</p>"),
    ("-->", "<!-- % -->"),
    ("--!>", "<!-- % -->"),
    ("</title>", "<title>%</title>"),
    ("</textarea>", "<textarea>%</textarea>"),
    ("</style>", "<style>%</style>"),
    ("</script>", "<script type='application/json'>\"%\"</script>"),
    ("</noscript>", "<noscript>%</noscript>"),
    ("</template>", "<template>%</template>"),
    ("</xmp>", "<xmp>%</xmp>"),
    ("</select>", "<select><option>%</select>"),
    ("</svg>", "<svg><desc>%</desc></svg>"),
    ("]]></svg>", "<svg><![CDATA[%]]></svg>"),
    ("</p></details>", "<details><summary>x</summary><p>%</p></details>"),
    ("\"></a>", "<a href=\"?%\">x</a>"),
]

ELEMENTS = [
    "<script>CALL</script>",
    "<ScRiPt\n>CALL</sCrIpT >",
    "<img src=x: onerror=CALL>",
    "<IMG/SRC=\"x:\"/ONERROR=CALL>",
    "<img src=\"x:\"\tonerror\n=\n'CALL'>",
    "<svg onload=CALL>",
    "<svg><script>CALL</script></svg>",
    "<svg><animate onbegin=CALL attributeName=x dur=1s>",
    "<details open ontoggle=CALL>x</details>",
    "<input autofocus onfocus=CALL>",
    "<iframe srcdoc=\"<script>parent.CALL</script>\"></iframe>",
    "<iframe src=javascript:parent.CALL></iframe>",
    "<video src=x: onerror=CALL></video>",
    "<audio><source src=x: onerror=CALL></audio>",
    "<link rel=stylesheet href=x: onerror=CALL>",
    "<style onload=CALL></style>",
    "<object data=TRAP></object>",
    "<embed src=TRAP>",
    "<img src=TRAP>",
    "<link rel=stylesheet href=TRAP>",
    "<script src=TRAP></script>",
    "<iframe src=TRAP></iframe>",
    "<b onmouseover=CALL>x</b>",
    "<b onclick=CALL tabindex=0>x</b>",
    "<a href=javascript:CALL>x</a>",
    "<form action=javascript:CALL><button>x</button></form>",
]


def elements():
    for (out, frame), element in itertools.product(WAYS_OUT, ELEMENTS):
        yield out + element, frame


# MARK: attributes

QUOTES = [("\"", "<p tabindex=0 title=\"%\">x</p>"), ("'", "<p tabindex=0 title='%'>x</p>"),
          ("", "<p tabindex=0 title=%>x</p>")]
BLANKS = [" ", "\t", "\n", "\f", "/", "\r\n"]
HANDLERS = ["onmouseover=CALL", "onclick=CALL", "ONFOCUS=CALL autofocus", "onpointerenter=CALL",
            "style=animation:x onanimationstart=CALL"]


def attributes():
    for (quote, frame), blank, handler in itertools.product(QUOTES, BLANKS, HANDLERS):
        if not (quote == "" and blank == "/"):
            yield f"x{quote}{blank}{handler} ", frame


# MARK: addresses

SCHEMES = [
    "javascript:", "JAVASCRIPT:", "JaVaScRiPt:", "java\tscript:", "java\nscript:", "java\rscript:", "\tjavascript:",
    " javascript:", "\x01javascript:", "\x1fjavascript:", "javascript\t:", "javascript:/**/", "javascript://%0a",
    "javascript:void 0,", "&#106;avascript:", "&#x6A;avascript:", "&#0000106avascript:", "java&Tab;script:",
    "java&NewLine;script:", "javascript&colon;", "javascript&#58;", "javascript&#x3a;",
]


def addresses():
    for scheme in SCHEMES:
        yield scheme + "CALL", "<a href=\"%\">x</a>"
    for slashes in ("//", "/\\", "\\\\", "http:/\t/", "HTTP://"):
        yield f"{slashes}trap.invalid/NUMBER", "<img src=\"%\">"
    yield "TRAP 1x", "<img srcset=\"%\">"
    yield "0;url=TRAP", "<meta http-equiv=refresh content=\"%\">"


# MARK: script and style

def scripts():
    for quote in "\"'`":
        frame = f"<script>var x = {quote}%{quote};</script>"
        for end in (";CALL;//", "+CALL+" + quote, "\n;CALL;" + quote, "-CALL-" + quote):
            yield quote + end, frame
    yield "${CALL}", "<script>var x = `%`;</script>"
    yield "\\\";CALL;//", "<script>var x = \"%\".replace('\"', '\\\"');</script>".replace("%", "\\%")
    yield "*/CALL/*", "<script>/* % */</script>"
    yield "\u2028CALL//", "<script>// %\n</script>"
    yield "\nCALL//", "<script>// %\n</script>"
    yield "1;CALL", "<script>var x = %;</script>"
    yield "__proto__\":CALL,\"x", "<script>var x = {\"%\": 1};</script>"


def styles():
    for text in ("red;background:url(TRAP)", "red;background:URL('TRAP')", "red;background:u\\72l(TRAP)",
                 "red;list-style:url(TRAP);display:list-item", "red;border-image:url(TRAP) 1;border-style:solid"):
        yield text, "<p style=\"color:%\">x</p>"
    for text in ("red}p{background:url(TRAP)", "red}@import 'x';p{background:url(\"TRAP\")",
                 "#000000;background-image:image-set(\"TRAP\" 1x)", "red/**/}p{cursor:url(TRAP),auto;background:url(TRAP)"):
        yield text, "<style>p{color:%}</style><p>x</p>"
    yield "@import 'TRAP';", "<style>%</style>"


# MARK: what only a parser sees

def parsers():
    """Markup that means another thing when it is parsed a second time, or inside another kind of content."""
    again = "<div id=a></div><script>a.innerHTML = new DOMParser().parseFromString(`%`, 'text/html').body.innerHTML</script>"
    yield "<svg></p><style><a id=\"</style><img src=x: onerror=CALL>\">", again
    yield "<form><math><mtext></form><form><mglyph><style></math><img src=x: onerror=CALL>", again
    yield "<xmp><p title=\"</xmp><img src=x: onerror=CALL>\">", again
    yield "<noembed><p title=\"</noembed><img src=x: onerror=CALL>\">", again
    yield "<!--><img src=x: onerror=CALL>-->", "<p>%</p>"
    yield "<?x ><img src=x: onerror=CALL>?>", "<p>%</p>"
    yield "<![CDATA[><img src=x: onerror=CALL>]]>", "<p>%</p>"
    yield "</x \"><img src=x: onerror=CALL>", "<p>%</p>"
    yield "<<img src=x: onerror=CALL>", "<p>%</p>"
    yield "<x><img \"\"\"><script>CALL</script>\">", "<p>%</p>"
    yield "<table><p><img src=x: onerror=CALL>", "<p>%</p>"
    yield "<select><svg></select><img src=x: onerror=CALL>", "<p>%</p>"
    yield "<math><annotation-xml encoding=\"text/html\"><img src=x: onerror=CALL>", "<p>%</p>"
    yield "<svg><foreignObject><img src=x: onerror=CALL>", "<p>%</p>"
    yield "<frameset onload=CALL>", "%"
    yield "<body onload=CALL>", "%"
    yield "<base href=TRAP/><img src=x>", "%"


# MARK: quiet ones

def quiet():
    frames = ["[x](%)", "[x](<%>)", "![x](%)", "<%>", "[x][y]\n\n[y]: %", "![y]\n\n[y]: <%>", "[![x](%)](%)",
              "|a|\n|-|\n|[x](%)|", "# [x](%)", "[x](y \"%\")", "`%`", "```%\n```"]
    schemes = [s for s in SCHEMES if "\n" not in s and "\r" not in s] + ["vbscript:", "data:text/html,<script>", "file:///"]
    for frame, scheme in itertools.product(frames, schemes):
        yield frame.replace("%", scheme + "sentinel(-1)")
    for text in ("{{{x}}}", "{{=<% %>=}}<%& x %>", "{{> page}}", "{{#sections}}{{/sections}}", "{{&title}}", "${sentinel(-1)}",
                 "{{constructor.constructor('sentinel(-1)')()}}", "<%= sentinel(-1) %>", "#{sentinel(-1)}", "[[sentinel(-1)]]",
                 "{% raw %}<script>sentinel(-1)</script>", "=HYPERLINK(\"http://trap.invalid\",\"x\")", "@SUM(1)", "+1|'x'!A1",
                 "\x1b]0;sentinel\x07\x1b[2J", "\u202e<tpircs>", "__proto__", "constructor", "hasOwnProperty", "toString"):
        yield text
