// The preview's own script, added to pages by `menugen serve` and never by a build: it follows the
// builds, keeps the reader's place, and shows the messages of a build that failed.
(() => {
  "use strict";
  const place = "menugen-place:" + location.pathname;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const own = document.currentScript.dataset.state;
  let state = own; // that is known of
  let text = null; // of this page, as it was served

  // --- rows and what is in them --------------------------------------------------------------

  // A row has its anchor on itself or, when it opens, inside it, where a closed one has no place. In
  // a table what opens is a row of its own.
  const rows = "main li, main tr, main article";
  const anchorIn = (row) => row.id || row.querySelector("[id]")?.id;
  const opening = (row) => row.matches("tr") && !anchorIn(row) && row.nextElementSibling?.matches(":has(td > details)") ? row.nextElementSibling : null;
  const face = (row) => (row.previousElementSibling && opening(row.previousElementSibling) === row ? row.previousElementSibling : row);
  const inner = (row) => anchorIn(opening(row) ?? row);

  /** The nearest element around `part` that has a name in the next build too, and that name. */
  function ownerOf(part) {
    for (let around = part; around; around = around.parentElement) {
      if (around.id) return { owner: around, id: around.id };
      const id = around.matches(rows) && inner(around);
      if (id) return { owner: face(around), id };
    }
    return null;
  }

  function rowOf(id) {
    const anchor = document.getElementById(id);
    const row = anchor?.closest(rows);
    return row && inner(row) === id ? face(row) : anchor;
  }

  const parts = (owner, name) => [owner, opening(owner)].flatMap((row) => (row ? [...row.getElementsByTagName(name)] : []));

  /** Where an element stands: the how-manieth of its kind in a row, section or other named part. */
  function addressOf(part) {
    const found = part && ownerOf(part);
    if (!found) return null;
    const { owner, id } = found;
    if (owner === part) return [id, owner.id === id ? "" : "row"];
    return [id, owner.id === id ? "" : "row", part.localName, parts(owner, part.localName).indexOf(part)];
  }

  function elementAt(address) {
    if (!address) return null;
    const [id, kind, name, number] = address;
    const owner = kind ? rowOf(id) : document.getElementById(id);
    return name && owner ? parts(owner, name)[number] : owner;
  }

  // --- keeping the place ---------------------------------------------------------------------

  function rowAtReadingLine() {
    const bar = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const main = document.querySelector("main")?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
    const isMirrored = getComputedStyle(document.documentElement).direction === "rtl";
    let best = null;
    for (const down of [8, 40, 90, 160]) {
      // Of cards that stand side by side, the first: only that one keeps its line when there are more.
      const hit = document.elementFromPoint(isMirrored ? main.right - 40 : main.left + 40, bar + down);
      const row = hit?.closest(rows) && ownerOf(hit.closest(rows));
      if (row) return { id: row.id, isRow: true, top: row.owner.getBoundingClientRect().top };
      const part = hit?.closest("main [id]");
      if (part) best ??= { id: part.id, isRow: false, top: part.getBoundingClientRect().top };
    }
    return best;
  }

  const inputs = () => [...document.querySelectorAll("main input, main select, main textarea")];

  /** The address follows the reader after a while; one that lags would choose a section that was left. */
  function bringAddressUpToDate() {
    const marked = document.querySelector("nav a[aria-current][href^='#']");
    const isStill = document.documentElement.dataset.address === "still";
    if (!marked || !location.hash || isStill || (location.hash + "/").startsWith(marked.hash + "/")) return;
    history.replaceState(history.state, "", marked.hash);
  }

  function remember() {
    bringAddressUpToDate();
    const focus = overlay ? focusBefore : document.activeElement;
    const isNamed = focus && focus !== document.body && focus !== document.documentElement;
    const kept = {
      row: scrollY > 0 ? rowAtReadingLine() : null,
      open: [...document.querySelectorAll("main details[open]")].map(addressOf),
      inputs: inputs()
        .filter((input) => input.checked !== input.defaultChecked || input.value !== input.defaultValue)
        .map((input) => [addressOf(input), input.checked, input.value]),
      focus: isNamed ? addressOf(focus) : null,
      caret: isNamed ? [focus.selectionStart, focus.selectionEnd] : null,
      index: document.querySelector("nav")?.scrollTop,
      texts: known,
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
    const open = new Set(kept.open.map(elementAt));
    for (const details of document.querySelectorAll("main details")) details.open = open.has(details);
    for (const [address, checked, value] of kept.inputs) {
      const input = elementAt(address);
      if (!input) continue;
      if (["checkbox", "radio"].includes(input.type)) input.checked = checked;
      else input.value = value;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    }
    const focus = elementAt(kept.focus);
    if (focus?.tabIndex < 0 && !focus.hasAttribute("tabindex")) focus.tabIndex = -1;
    focus?.focus({ preventScroll: true });
    if (kept.caret?.[0] != null && focus?.setSelectionRange) focus.setSelectionRange(...kept.caret);
    const index = document.querySelector("nav");
    if (index) index.scrollTop = kept.index;
    holdPlace(kept.row);
    former = kept.texts;
  }

  /** Puts a row where it was, and again until the page has loaded: sections that were never on the
      screen have estimated heights. The reader's own scrolling ends it. */
  function holdPlace(row) {
    const target = row && (row.isRow ? rowOf(row.id) : document.getElementById(row.id));
    let left = 6;
    const end = () => (left = 0);
    for (const event of ["wheel", "touchmove", "keydown", "pointerdown"]) addEventListener(event, end, { once: true, passive: true });
    const hold = () => {
      if (left > 0 && target) scrollBy({ top: target.getBoundingClientRect().top - row.top, behavior: "instant" });
    };
    const step = () => {
      hold();
      if (--left > 0) requestAnimationFrame(step);
    };
    step();
    addEventListener("load", () => {
      hold();
      history.scrollRestoration = "auto";
    });
  }

  function flash(row) {
    if (!row || calm) return;
    row.animate({ backgroundColor: ["color-mix(in srgb, Highlight 40%, transparent)", "transparent"] }, { duration: 1400, id: "menugen-changed" });
  }

  // --- following the builds ------------------------------------------------------------------

  const styleLink = /<link[^>]*rel="?stylesheet[^>]*>/g;
  const plain = (page) => page.replace(/ data-state="[^"]*"/, "");
  const withoutStyle = (page) => plain(page).replace(styleLink, "");
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
    if (news.failed) return;
    if (page !== null && text !== null && withoutStyle(page) === withoutStyle(text)) {
      if (plain(page) !== plain(text)) swapStyle(page);
      text = page;
    } else if (page !== text) {
      remember();
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

  // What each row says is known by a hash, so that the next page can tell which rows changed: once
  // it is on the screen, which is what the reader waits for.
  let known = []; // of this page: pairs of a row's name and its hash
  let former = []; // of the page that was here before

  function hashes(page) {
    if (page.length > 4_000_000) return [];
    // A table counts its rows, so that one more would change all that follow.
    const words = (part) => part.matches("td.number") ? "" : part.textContent + [part, ...part.querySelectorAll("img")].map((image) => image.getAttribute("src"));
    const all = (row) => [row, opening(row)].flatMap((part) => (part ? [...part.children].map(words) : [])).join("\n");
    return [...parsed(page).querySelectorAll(rows)].filter((row) => face(row) === row).map((row) => [inner(row), hash(all(row))]);
  }

  function hash(words) {
    let [low, high] = [0, 0];
    for (let index = 0; index < words.length; index++) {
      low = Math.imul(low ^ words.charCodeAt(index), 0x01000193);
      high = Math.imul(high ^ low ^ (low >>> 15), 0x2c1b3c6d);
    }
    return low + ":" + high;
  }

  /** Takes the page as it was served, and shows which rows changed with it. */
  function compare(page) {
    text = page;
    if (page === null || calm) return;
    known = hashes(page);
    const before = new Map(former);
    if (!before.size) return;
    const changed = known.filter(([id, now]) => id && before.get(id) !== now);
    for (const [id] of changed.slice(0, 40)) flash(rowOf(id));
  }

  // One at a time, and once more for what came meanwhile.
  let isFollowing = false;
  let isBehind = false;

  async function follow() {
    isBehind = true;
    if (isFollowing) return;
    isFollowing = true;
    while (isBehind) {
      isBehind = false;
      await refresh().catch(() => {}); // the server may be gone; the stream connects again
    }
    isFollowing = false;
  }

  // A browser opens few connections to one server, so that pages out of sight hold none. A computer
  // that slept may not know that its connection is gone: what is silent for long is opened anew.
  const patience = 25_000;
  let events = null;
  let heard = 0;

  function listen() {
    events?.close();
    events = null;
    if (document.hidden) return;
    heard = Date.now();
    const stream = (events = new EventSource("/.menugen/events"));
    stream.onmessage = (event) => {
      heard = Date.now();
      if (event.data === state) return;
      state = event.data;
      follow();
    };
    stream.addEventListener("still", () => (heard = Date.now()));
    stream.onerror = () => {
      // Closed for good: the server answered otherwise, as one does that is about to start.
      if (stream.readyState === EventSource.CLOSED && stream === events) setTimeout(listen, 500);
    };
  }

  setInterval(() => {
    if (events && Date.now() - heard > patience) listen();
  }, 5000);
  document.addEventListener("visibilitychange", listen);
  addEventListener("pagehide", () => events?.close());
  addEventListener("pageshow", (event) => event.persisted && listen());

  // --- the messages of a failed build --------------------------------------------------------

  let overlay = null;
  let focusBefore = null;

  function element(name, words, ...children) {
    const made = document.createElement(name);
    if (words) made.textContent = words;
    made.append(...children);
    return made;
  }

  function hideMessages() {
    const hadFocus = overlay && document.activeElement === overlay;
    overlay?.remove();
    overlay = null;
    if (hadFocus) focusBefore?.focus({ preventScroll: true });
  }

  function showMessages(messages) {
    if (overlay?.menugenText === messages.join("\n")) return;
    if (!overlay) focusBefore = document.activeElement;
    hideMessages();
    if (!messages.length) return;
    overlay = document.createElement("div");
    overlay.menugenText = messages.join("\n");
    const shadow = overlay.attachShadow({ mode: "open" });
    const style = new CSSStyleSheet();
    style.replaceSync(overlayStyle);
    shadow.adoptedStyleSheets = [style];
    const close = element("button", "Close");
    close.addEventListener("click", hideMessages);
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
    panel.addEventListener("keydown", (event) => {
      event.stopPropagation(); // the page has keys of its own
      if (event.key === "Escape") hideMessages();
    });
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
    button { font: inherit; padding: .4rem 1rem; }
    @media print { section { display: none; } }`;

  // After the page's own script, before the first paint.
  document.addEventListener("DOMContentLoaded", recall);
  addEventListener("load", () => {
    listen();
    pageNow()
      // A page that was built since this one was served is no measure for what changes next.
      .then((page) => text ?? compare(page?.includes(`data-state="${own}"`) ? page : null))
      .catch(() => {});
  });
})();
