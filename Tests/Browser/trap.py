"""A browser window that notices when anything runs or is asked for that should not be."""

import payloads

# Calls of `sentinel`, and of what the public lists of payloads call, are told to the test.
PRELUDE = """
  const tell = (what) => window.reportToTest(String(what));
  window.sentinel = (number) => { tell("ran " + number); };
  for (const name of ["alert", "confirm", "prompt", "print", "open"]) window[name] = (text) => tell("ran " + name + " " + text);
"""

# Sets off every handler that stands in markup, and follows every link that is no address of a page. Elements without
# either have nothing to run.
PROVOKE = """() => {
  const addresses = /^(https?|file|mailto|tel):$/;
  addEventListener("submit", (event) => event.preventDefault());
  let count = 0;
  for (const element of document.querySelectorAll("body, body *")) {
    count++;
    for (const { name } of element.attributes)
      if (/^on/i.test(name)) element.dispatchEvent(new Event(name.slice(2).toLowerCase()));
    if (element.matches("a[href], area[href]") && !addresses.test(element.protocol)) element.click();
  }
  return count;
}"""

# What no page of ours ever has: a way to run, to load or to be led elsewhere.
STRUCTURE = """() => {
  const found = [];
  const allowed = /^(https?|mailto|tel|file):$/;
  for (const element of document.querySelectorAll("*")) {
    const name = element.localName;
    if (["iframe", "frame", "object", "embed", "base", "applet", "portal", "animate", "set", "foreignObject"].includes(name))
      found.push("an element " + name);
    if (name === "meta" && /refresh/i.test(element.httpEquiv)) found.push("a refresh");
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name) || ["srcdoc", "formaction", "ping", "background"].includes(name)) found.push(name + "=" + value);
      if (["href", "src", "action", "xlink:href", "cite", "data", "poster"].includes(name)) {
        let scheme = "";
        try { scheme = new URL(value, location.href).protocol; } catch { }
        const picture = element.matches("img, link[rel~=icon]") && value.startsWith("data:image/");
        if (scheme && !allowed.test(scheme) && !picture) found.push(name + "=" + value);
      }
    }
    if (name === "a" && element.protocol.startsWith("http") && element.host !== location.host && location.host
      && !/noopener|noreferrer/.test(element.rel) && element.target) found.push("an opener for " + element.href);
  }
  return found.slice(0, 20);
}"""


LOCAL = ("http://127.0.0.1:", "file:", "data:")


class Window:
    """A page of its own. `harm` is what ran, `asked` every address that was asked for."""

    def __init__(self, chromium, *, has_policy=True):
        self.harm, self.asked = [], []
        self.context = chromium.new_context(bypass_csp=not has_policy, viewport={"width": 1200, "height": 900})
        self.context.expose_binding("reportToTest", lambda _, what: self.harm.append(what))
        self.context.add_init_script(PRELUDE)
        # What the policy forbids is told as a request too, but never gets as far as the network.
        self.context.on("request", lambda request: request.url.startswith(LOCAL) and self.asked.append(request.url))
        self.context.route(lambda url: not url.startswith(LOCAL), self.refuse)
        self.page = self.context.new_page()
        self.page.set_default_timeout(30_000)
        self.page.on("dialog", lambda dialog: (self.harm.append("a dialog " + dialog.message), dialog.dismiss()))
        self.page.on("popup", lambda popup: self.harm.append("a window " + popup.url))

    def refuse(self, route):
        self.asked.append(route.request.url)
        route.abort()

    def visit(self, address):
        """Opens the page and provokes all that is in it. The number of elements."""
        self.page.goto(address)
        title = self.page.title()
        self.page.evaluate("() => document.querySelectorAll('details').forEach((row) => row.open = true)")
        count = self.page.evaluate(PROVOKE)
        # What was set off comes after what is already waiting.
        self.page.evaluate("() => new Promise((done) => setTimeout(done, 60))")
        if self.page.url.split("#")[0].split("?")[0] != address.split("#")[0].split("?")[0]:
            self.harm.append("led to " + self.page.url)
        assert self.page.title() == title
        self.harm += self.page.evaluate(STRUCTURE)
        return count

    def numbers(self):
        """The numbers of the payloads that ran or asked for something."""
        ran = [what.split()[1] for what in self.harm if what.startswith("ran ")]
        asked = [url[len(payloads.TRAP) + 1:].split("/")[0] for url in self.asked if url.startswith(payloads.TRAP)]
        return {int(number) for number in ran + asked if number.isdigit()}

    def close(self):
        self.context.close()


def harmful(chromium, blank, numbers):
    """The numbers of the payloads that do harm in a page without care, of those given by their numbers; `blank`
    is the address of an empty page. Those that did none are tried again with more time: on a machine at work
    the error of a picture or a film comes late."""
    window = Window(chromium, has_policy=False)
    window.page.goto(blank)
    done = set()
    for time in (60, 600, 4000):
        left = {number: payload for number, payload in numbers.items() if number not in done}
        if not left:
            break
        pages = [payload.frame.replace("%", payload.text) for payload in left.values()]
        window.page.evaluate(FRAMES, [[f"<!doctype html>{page}" for page in pages], time])
        former = -1
        while former != len(window.harm) + len(window.asked):  # what was set off is told one by one
            former = len(window.harm) + len(window.asked)
            window.page.wait_for_timeout(700)
        done = window.numbers()
    window.close()
    return done


FRAMES = """async ([pages, time]) => {
  const rest = (pause) => new Promise((done) => setTimeout(done, pause));
  for (let start = 0; start < pages.length; start += 25) {
    const frames = pages.slice(start, start + 25).map((text) => {
      const frame = document.createElement("iframe");
      const loaded = new Promise((done) => frame.addEventListener("load", done));
      frame.srcdoc = text;
      document.body.append(frame);
      return { frame, loaded };
    });
    await Promise.race([Promise.all(frames.map((each) => each.loaded)), rest(1500)]);
    for (const { frame } of frames) {
      const inside = frame.contentDocument; // null when it was led elsewhere
      for (const element of inside?.querySelectorAll("*") ?? []) {
        for (const name of ["mouseover", "pointerenter", "focus", "animationstart", "toggle"])
          element.dispatchEvent(new Event(name));
        element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      }
    }
    await rest(time);
    for (const { frame } of frames) frame.remove();
  }
}"""
