// The preview's own script, added to pages by `menugen serve` and never by a build: it follows the
// builds, keeps the reader's place, and shows the messages of a build that failed.
(() => {
  "use strict";
  const script = document.currentScript;
  const place = "menugen-place:" + location.pathname;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  let state = Number(script.dataset.state);
  let text = null; // of this page, as it was served

  // --- keeping the place -------------------------------------------------------------------

  const keyOf = (part) => part.id || part.querySelector("[id]")?.id || part.closest("[id]")?.id;

  function rowAtReadingLine() {
    const bar = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    for (const down of [8, 40, 90]) {
      const hit = document.elementFromPoint(innerWidth * 0.66, bar + down)?.closest("main [id]");
      if (hit) return { id: hit.id, top: hit.getBoundingClientRect().top };
    }
    return null;
  }

  function remember(changed) {
    const focus = document.activeElement;
    const picks = [...document.querySelectorAll("main input[name]")]
      .map((input) => [input.name, input.value, input.checked])
      .filter(([, value, checked]) => checked || Number(value) > 0);
    const kept = {
      row: scrollY > 0 ? rowAtReadingLine() : null,
      open: [...document.querySelectorAll("main details[open]")].map(keyOf),
      focus: focus && focus !== document.body ? keyOf(focus) : null,
      picks,
      changed,
    };
    // The place is kept by row, which survives what a changed page does to positions.
    history.scrollRestoration = "manual";
    try {
      sessionStorage.setItem(place, JSON.stringify(kept));
    } catch {
      // Storage may be refused; then the page reloads at its top.
    }
  }

  function recall() {
    let kept = null;
    try {
      kept = JSON.parse(sessionStorage.getItem(place));
      sessionStorage.removeItem(place);
    } catch {
      return;
    }
    if (!kept) return;
    const open = new Set(kept.open);
    for (const row of document.querySelectorAll("main details")) row.open = open.has(keyOf(row));
    for (const [name, value, checked] of kept.picks) {
      for (const input of document.getElementsByName(name)) {
        if (input.type === "checkbox" ? input.value !== value : input.type === "hidden") continue;
        if (input.type === "checkbox") input.checked = checked;
        else input.value = value;
        input.dispatchEvent(new Event("change", { bubbles: true }));
      }
    }
    if (kept.focus) document.getElementById(kept.focus)?.focus({ preventScroll: true });
    returnTo(kept.row, 4);
    history.scrollRestoration = "auto";
    for (const id of kept.changed ?? []) flash(document.getElementById(id));
  }

  // Sections that were never on the screen have estimated heights, so one step may not suffice.
  function returnTo(row, steps) {
    const target = row && document.getElementById(row.id);
    if (!target) return;
    scrollBy({ top: target.getBoundingClientRect().top - row.top, behavior: "instant" });
    if (steps > 0) requestAnimationFrame(() => returnTo(row, steps - 1));
  }

  function flash(row) {
    if (!row || calm) return;
    row.animate({ backgroundColor: ["color-mix(in srgb, Highlight 40%, transparent)", "transparent"] }, 1400);
  }

  // --- following the builds ----------------------------------------------------------------

  const styleLink = /<link[^>]*rel="?stylesheet[^>]*>/g;
  const withoutStyle = (page) => page.replace(styleLink, "").replace(/ data-state="\d+"/, "");
  const parsed = (page) => new DOMParser().parseFromString(page, "text/html");

  async function pageNow() {
    const answer = await fetch(location.pathname, { cache: "no-store" });
    return answer.ok ? answer.text() : null;
  }

  async function refresh() {
    const [news, page] = await Promise.all([
      fetch("/.menugen/messages.json", { cache: "no-store" }).then((answer) => answer.json()),
      pageNow(),
    ]);
    showMessages(news.failed ? news.messages : []);
    if (news.failed || page === text) return;
    if (page !== null && text !== null && withoutStyle(page) === withoutStyle(text)) {
      swapStyle(page);
      text = page;
    } else {
      remember(page === null || text === null ? [] : changedRows(text, page));
      location.reload();
    }
  }

  function swapStyle(page) {
    const former = [...document.querySelectorAll("link[rel=stylesheet]")];
    for (const link of parsed(page).querySelectorAll("link[rel=stylesheet]")) {
      const fresh = document.importNode(link, true);
      fresh.addEventListener("load", () => former.forEach((old) => old.remove()), { once: true });
      document.head.append(fresh);
    }
  }

  function changedRows(before, after) {
    if (before.length + after.length > 8_000_000) return [];
    const rows = (page) => [...parsed(page).querySelectorAll("main li[id], main tr[id], main article[id]")];
    const known = new Map(rows(before).map((row) => [row.id, row.textContent]));
    const changed = rows(after).filter((row) => known.get(row.id) !== row.textContent);
    return changed.slice(0, 40).map((row) => row.id);
  }

  function listen() {
    const events = new EventSource("/.menugen/events");
    events.onmessage = (event) => {
      const number = Number(event.data);
      if (number === state && !overlay) return;
      state = number;
      refresh().catch(() => {}); // the server may be gone; the stream connects again by itself
    };
  }

  // --- the messages of a failed build --------------------------------------------------------

  let overlay = null;

  function element(name, words, ...children) {
    const made = document.createElement(name);
    if (words) made.textContent = words;
    made.append(...children);
    return made;
  }

  function showMessages(messages) {
    overlay?.remove();
    overlay = null;
    if (!messages.length) return;
    overlay = document.createElement("div");
    const shadow = overlay.attachShadow({ mode: "open" });
    const style = new CSSStyleSheet();
    style.replaceSync(overlayStyle);
    shadow.adoptedStyleSheets = [style];
    const close = element("button", "Close");
    close.addEventListener("click", () => showMessages([]));
    const count = messages.length === 1 ? "1 message" : messages.length + " messages";
    const panel = element(
      "section", "",
      element("h2", "The last build failed: " + count),
      element("p", "The page below is the last good one. This goes away when the file is repaired."),
      ...messages.map((message) => element("pre", message)),
      close,
    );
    panel.setAttribute("role", "alertdialog");
    panel.setAttribute("aria-label", "Messages of the build");
    panel.tabIndex = -1;
    panel.addEventListener("keydown", (event) => event.key === "Escape" && showMessages([]));
    shadow.append(panel);
    document.body.append(overlay);
    panel.focus({ preventScroll: true });
  }

  const overlayStyle = `
    section { position: fixed; inset: auto 0 0; max-block-size: 70vh; overflow: auto; z-index: 2147483647;
      padding: 1rem 1.5rem; background: Canvas; color: CanvasText; border-block-start: 4px solid #c8102e;
      box-shadow: 0 -.5rem 2rem #0006; font: 1rem/1.5 system-ui, sans-serif; }
    h2 { margin: 0; font-size: 1.1rem; } p { margin: 0 0 .75rem; }
    pre { margin: 0 0 .75rem; padding: .75rem; overflow: auto; font: .9rem/1.45 ui-monospace, monospace;
      border-inline-start: 3px solid #c8102e; background: color-mix(in srgb, CanvasText 6%, Canvas); }
    button { font: inherit; padding: .4rem 1rem; }`;

  addEventListener("load", () => {
    recall();
    listen();
    pageNow()
      // A page that was built since this one was served is no measure for what changes next.
      .then((page) => (text = page?.includes(`data-state="${state}"`) ? page : null))
      .catch(() => {});
  });
})();
