"""Follows every link of a site over HTTP, as a reader's browser would."""

import re
import urllib.error
import urllib.parse
import urllib.request
from dataclasses import dataclass, field
from html.parser import HTMLParser

# The types that servers give by a name's ending; a browser refuses a style or a script of another type.
TYPES = {
    "html": "text/html", "css": "text/css", "js": ("text/javascript", "application/javascript"),
    "json": "application/json", "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "webp": "image/webp",
    "md": ("text/markdown", "text/plain", "application/octet-stream"), "xml": ("text/xml", "application/xml"),
    "txt": "text/plain",
}


@dataclass
class Report:
    seen: dict = field(default_factory=dict)  # address → bytes
    faults: list = field(default_factory=list)


class Links(HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.found = []
        self.ids = set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if values.get("id"):
            self.ids.add(values["id"])
        for name in ("href", "src", "action"):
            if values.get(name) is not None:
                self.found.append(values[name])
        for candidate in (values.get("srcset") or "").split(","):
            if candidate.strip():
                self.found.append(candidate.split()[0])


def links(body, kind):
    """The addresses that a file names, and the anchors it has."""
    text = body.decode("utf-8", "replace")
    if kind == "text/html":
        parsed = Links(text)
        return parsed.found, parsed.ids
    if kind == "text/css":
        return re.findall(r"url\(\s*[\"']?([^\"')]+)", text), set()
    if "markdown" in kind or kind == "application/octet-stream":
        prose = re.sub(r"(?s)```.*?```|`[^`\n]*`", "", text)
        return re.findall(r"(?<!\\)\]\(<?([^)>\s]+)>?\)", prose), set(re.findall(r'<a id="([^"]*)"></a>', text))
    return [], set()


def fetch(address):
    try:
        with urllib.request.urlopen(address, timeout=20) as answer:
            return answer.status, answer.headers.get_content_type(), answer.read()
    except urllib.error.HTTPError as error:
        return error.code, "", b""


def crawl(base):
    """Everything that can be reached from `base`, which ends with a slash."""
    report = Report()
    waiting, wanted, anchors = [base], [], {}
    while waiting:
        address = waiting.pop()
        if address in report.seen:
            continue
        status, kind, body = fetch(address)
        report.seen[address] = body
        name = urllib.parse.urlsplit(address).path.rsplit("/", 1)[-1] or "index.html"
        if status != 200:
            report.faults.append(f"{address} answers {status}")
            continue
        expected = TYPES.get(name.rsplit(".", 1)[-1])
        if expected is None or kind not in (expected if isinstance(expected, tuple) else (expected,)):
            report.faults.append(f"{address} is served as {kind}")
        found, anchors[address] = links(body, kind if not name.endswith(".md") else "text/markdown")
        for link in found:
            split = urllib.parse.urlsplit(link)
            if split.scheme == "data":
                continue
            target = urllib.parse.urljoin(address, link)
            page, fragment = urllib.parse.urldefrag(target)
            if split.scheme or split.netloc:
                # Only links to elsewhere, which the data has, may have a host; canonical links name this site's.
                continue
            if link.startswith("/"):
                report.faults.append(f"{address}: {link} starts at the server's root")
            elif not page.startswith(base):
                report.faults.append(f"{address}: {link} leads out of the site")
            else:
                waiting.append(page)
                if fragment:
                    wanted.append((address, link, page, urllib.parse.unquote(fragment)))
    for address, link, page, fragment in wanted:
        # Names that start with _ are the page's own states, and a filter's state is no anchor.
        if fragment not in anchors.get(page, set()) and not re.match(r"_|.*=", fragment):
            report.faults.append(f"{address}: {link} leads to no anchor")
    return report
