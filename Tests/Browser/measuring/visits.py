"""Opens a page in Chromium and measures what a reader would notice. Each visit is a page of its own, in a
browser of its own."""

from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

from measuring.pages import size_of

DESKTOP, PHONE = "desktop", "phone"
PROFILES = {
    DESKTOP: (1, {"viewport": {"width": 1280, "height": 800}}),
    PHONE: (4, {"viewport": {"width": 390, "height": 780}, "is_mobile": True, "has_touch": True}),
}

# What is typed: each key is waited for; the first leaves nearly all rows, the last few.
WORD = "tomato"

SHIFTS = """
  window.shifts = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.shifts += entry.value)))
    .observe({ type: "layout-shift", buffered: true });
"""

SCROLL = """
  window.measured = null;
  const [frames, step, selector] = args;
  const target = selector ? document.querySelector(selector) : window;
  const gaps = [];
  let former = 0;
  const onFrame = (now) => {
    if (former) gaps.push(now - former);
    former = now;
    if (gaps.length < frames) {
      target.scrollBy({ top: step, behavior: "instant" });
      return requestAnimationFrame(onFrame);
    }
    gaps.sort((a, b) => a - b);
    window.measured = { frame: gaps[gaps.length >> 1], slow: gaps[Math.floor(gaps.length * 0.95)] };
  };
  requestAnimationFrame(onFrame);
"""

# At rest is what has not moved by a pixel for a while. At the end of the page a target may stand lower.
JUMP = """
  window.measured = null;
  const link = Array.from(document.querySelectorAll(args[0])).at(-1);
  const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  const begin = performance.now();
  let rested = begin;
  let place = null;
  link.click();
  const look = () => {
    const now = performance.now();
    const top = target.getBoundingClientRect().top;
    if (place === null || Math.abs(top - place) > 1) rested = now;
    place = top;
    if (now - rested < 600) return requestAnimationFrame(look);
    const wanted = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const margin = parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
    const off = top - wanted - margin;
    const isAtEnd = scrollY >= document.documentElement.scrollHeight - innerHeight - 1;
    window.measured = { jump: rested - begin, missed: isAtEnd ? Math.max(0, -off) : Math.abs(off) };
  };
  requestAnimationFrame(look);
"""

# From the key to the frame that shows what it did, as the engine tells it: in steps of 8 ms, at least 16.
KEYS = """
  window.keys = [];
  new PerformanceObserver((list) => window.keys.push(...list.getEntries().map((entry) => [entry.startTime, entry.duration])))
    .observe({ type: "event", durationThreshold: 16 });
"""


class Visit:
    def __init__(self, browser, page, profile):
        throttle, options = PROFILES[profile]
        self.browser, self.page = browser, page
        self.tab = browser.new_context(**options).new_page()
        self.session = self.tab.context.new_cdp_session(self.tab)
        self.session.send("Performance.enable")
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
        self.tab.goto(page.file.as_uri(), wait_until="load", timeout=600_000)

    def metrics(self):
        found = self.session.send("Performance.getMetrics")["metrics"]
        return {entry["name"]: entry["value"] for entry in found}

    def js(self, body, *args):
        return self.tab.evaluate(f"(args) => {{ {body} }}", list(args))

    def measured(self, body, *args):
        """What a script leaves in `window.measured`: the page's policy forbids what Playwright waits by."""
        self.js(body, *args)
        for _ in range(1200):
            if answer := self.tab.evaluate("window.measured"):
                return answer
            self.tab.wait_for_timeout(100)
        raise TimeoutError(f"{self.page.file} never came to rest")

    def wait_for_rest(self):
        """Until the page has had two seconds in which the main thread did next to nothing."""
        quiet = 0
        former = self.metrics()["TaskDuration"]
        while quiet < 4:
            self.tab.wait_for_timeout(500)
            now = self.metrics()["TaskDuration"]
            quiet = quiet + 1 if now - former < 0.05 else 0
            former = now

    def memory(self):
        """What renderers hold that no other process shares, in MB."""
        processes = self.browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
        total = 0
        for number in [entry["id"] for entry in processes if entry["type"] == "renderer"]:
            for row in Path(f"/proc/{number}/smaps_rollup").read_text(encoding="utf-8").splitlines():
                if row.startswith(("Private_Dirty:", "Private_Clean:")):
                    total += int(row.split()[1])
        return total / 1024


@contextmanager
def visit(page, profile):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        try:
            yield Visit(browser, page, profile)
        finally:
            browser.close()


def figures(page, profile, parts):
    found = {}
    with visit(page, profile) as opened:
        found |= loading(opened)
        if "index" in parts:
            found |= index_scrolling(opened)
        if "scroll" in parts:
            found |= scrolling(opened)
            found["shift"] = opened.js("return window.shifts")
            found["memory"] = opened.memory()
    if "scroll" in parts:
        with visit(page, profile) as opened:
            opened.wait_for_rest()
            found |= opened.measured(JUMP, page.entries)
    if "find" in parts:
        found |= finding(page, profile)
    return found


def loading(opened):
    found = {"bytes": size_of(opened.page.file) / 1e6}
    found |= opened.js("""
      return { nodes: document.querySelectorAll("*").length,
        paint: performance.getEntriesByName("first-contentful-paint")[0].startTime,
        loaded: performance.getEntriesByType("navigation")[0].loadEventEnd };
    """)
    opened.js(SHIFTS)
    opened.wait_for_rest()
    found["opened_memory"] = opened.memory()
    return found


def scrolling(opened):
    """A wheel first, so that the page knows a reader; then a step in each frame, some 10,000 pixels a second."""
    frames = 150
    opened.tab.mouse.move(250, 500)
    opened.tab.mouse.wheel(0, 100)
    opened.tab.wait_for_timeout(700)
    before = opened.metrics()
    found = opened.measured(SCROLL, frames, 180, None)
    after = opened.metrics()
    for name, metrics in {"script": ["ScriptDuration"], "layout": ["LayoutDuration", "RecalcStyleDuration"]}.items():
        found[name] = sum(after[metric] - before[metric] for metric in metrics) * 1000 / frames
    return found


def index_scrolling(opened):
    found = opened.measured(SCROLL, 100, 40, ".index")
    return {f"index_{name}": value for name, value in found.items()}


def finding(page, profile):
    """Typing as soon as the page is loaded, and typing when it has rested."""
    found = {}
    for name, is_rested in {"early": False, "key": True}.items():
        with visit(page, profile) as opened:
            opened.js(KEYS)
            if is_rested:
                opened.wait_for_rest()
            opened.js("""
              const input = document.querySelector(".find input");
              if (!input.checkVisibility()) document.querySelector("[data-do='find']").click();
              input.focus();
            """)
            if is_rested:
                opened.tab.wait_for_timeout(500)
            times = [pressed(opened, key) for key in WORD]
            found[name] = times[0]
            if is_rested:
                found["next_key"] = max(times[1:])
                found["clear"] = pressed(opened, "Escape")
                found["filtered_memory"] = opened.memory()
    return found


def pressed(opened, key):
    """Milliseconds from a key to what it shows."""
    begin = opened.js("return performance.now()")
    opened.tab.keyboard.press(key)
    opened.wait_for_rest()
    return max([16.0, *[duration for start, duration in opened.js("return window.keys") if start >= begin]])
