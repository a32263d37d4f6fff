(() => {
"use strict";
const root = document.documentElement;
const index = document.querySelector("nav.index");
const language = root.lang || "en";
const swaps = root.dataset.behaviour === "swap";
root.dataset.script = "";
const all = (selector, within = document) => Array.from(within.querySelectorAll(selector));
const one = (selector, within = document) => within.querySelector(selector);
function make(name, properties = {}, ...children) {
const element = Object.assign(document.createElement(name), properties);
element.append(...children);
return element;
}
function sentence(element, number) {
const forms = JSON.parse(element.dataset.forms || "{}");
const form = forms[new Intl.PluralRules(language).select(number)] || forms.other || "{n}";
return form.replace("{n}", number.toLocaleString(language));
}
function perFrame(work) {
let isWaiting = false;
return () => {
if (isWaiting) return;
isWaiting = true;
requestAnimationFrame(() => {
isWaiting = false;
work();
});
};
}
function whenResting(pause, work) {
let timer = 0;
let frame = 0;
const inFrame = (next) => () => {
frame = requestAnimationFrame(next);
};
return (...values) => {
clearTimeout(timer);
cancelAnimationFrame(frame);
timer = setTimeout(inFrame(inFrame(() => work(...values))), pause);
};
}
function scrollMap(window, range, lastTop, lastHeight) {
const hidden = Math.max(0, lastTop - range);
const reach = hidden === 0 ? 0 : Math.min(window, hidden + lastHeight / 2);
return { range, reach, sweep: Math.min(range, reach) };
}
function readingLine(map, position) {
const y = Math.min(Math.max(0, position), map.range);
const start = map.range - map.sweep;
if (map.sweep === 0 || y <= start) return y;
return y === map.range ? map.range + map.reach : y + (map.reach * (y - start)) / map.sweep;
}
function currentAt(map, position, count, top, chosen) {
if (map.range <= 0) return chosen ?? 0;
if (position >= map.range) return count - 1;
const line = readingLine(map, position);
let low = 0;
let high = count;
while (low < high) {
const middle = (low + high) >> 1;
if (top(middle) <= line) low = middle + 1;
else high = middle;
}
return Math.max(0, low - 1);
}
function decoded(hash) {
const text = hash.replace(/^#/, "");
try {
return decodeURIComponent(text);
} catch {
return text;
}
}
const entries = all("a[href]", index).map((link) => {
const href = link.getAttribute("href");
return { link, href, anchor: href.startsWith("#") ? decoded(href) : null, section: null };
});
const onPage = entries.filter((entry) => entry.anchor !== null);
const byAnchor = new Map(onPage.map((entry) => [entry.anchor, entry]));
function entryOf(anchor) {
for (let part = anchor; part; part = part.slice(0, Math.max(0, part.lastIndexOf("/")))) {
if (byAnchor.has(part)) return byAnchor.get(part);
}
const section = anchor && document.getElementById(anchor)?.closest(".section");
return section ? byAnchor.get(section.id) : undefined;
}
function sectionOf(entry) {
return (entry.section ??= document.getElementById(entry.anchor));
}
const isShown = (entry) => sectionOf(entry) && !entry.section.matches(".unfound");
let current = entries.find((entry) => entry.link.hasAttribute("aria-current"));
function mark(entry) {
if (!entry || entry === current) return;
current?.link.removeAttribute("aria-current");
entry.link.setAttribute("aria-current", "true");
current = entry;
showInIndex(entry.link);
}
function showInIndex(link) {
const window = index.getBoundingClientRect();
const box = link.getBoundingClientRect();
const above = box.top - window.top;
const below = box.bottom - window.bottom;
if (above < 0 || box.height >= window.height) index.scrollTop += above;
else if (below > 0) index.scrollTop += below;
}
let intent = null;
let hasGesture = false;
let isGliding = true;
let isJump = false;
let restedAt = null;
let hasScrolled = false;
function choose(entry) {
isJump &&= intent === entry;
intent = entry;
hasGesture = false;
isGliding = true;
mark(entry);
rest();
}
function release() {
intent = null;
hasGesture = false;
hasScrolled = true;
}
function noteGesture() {
hasGesture = true;
}
function layoutNow() {
const section = intent && sectionOf(intent);
return [root.scrollHeight, innerHeight, section ? section.getBoundingClientRect().top + scrollY : 0];
}
function arrive() {
const target = isJump && intent && !hasGesture && document.getElementById(decoded(location.hash));
const former = scrollY;
if (target && entryOf(target.id) === intent) target.scrollIntoView({ behavior: "instant" });
return Math.abs(scrollY - former) > 1;
}
const rest = whenResting(180, () => {
if (isGliding && arrive()) return rest();
isGliding = false;
restedAt = { y: scrollY, layout: layoutNow() };
});
function noticeScroll() {
const hasMoved = () => Math.abs(scrollY - restedAt.y) >= 1;
const isSameLayout = () => layoutNow().every((value, place) => Math.abs(value - restedAt.layout[place]) < 1);
if (hasGesture || (!isGliding && hasMoved() && isSameLayout())) release();
if (intent || isGliding) rest();
}
const scrollKeys = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", " "]);
function isTyping(target) {
return target instanceof Element && target.closest("input, textarea, select, [contenteditable]");
}
function watchReader() {
const passive = { passive: true };
const inIndex = (event) => event.target instanceof Node && index.contains(event.target);
addEventListener("wheel", (event) => inIndex(event) || noteGesture(), passive);
addEventListener("touchmove", (event) => inIndex(event) || noteGesture(), passive);
addEventListener("pointerdown", (event) => event.clientX < root.clientWidth || noteGesture());
addEventListener("keydown", (event) => {
if (!scrollKeys.has(event.key) || event.defaultPrevented || isTyping(event.target)) return;
if (event.key !== " " || !event.target.closest?.("button, summary, a")) noteGesture();
});
}
let above = null;
function layOutAbove(anchor) {
const former = above;
above = document.getElementById(anchor)?.closest(".section")?.previousElementSibling ?? null;
if (above === former) return;
former?.classList.remove("above");
above?.classList.add("above");
}
function barHeight() {
return one(".bar")?.offsetHeight ?? 0;
}
const follow = perFrame(() => {
if (swaps || intent) return;
const shown = onPage.filter(isShown);
if (!shown.length) return;
const bar = barHeight();
const y = scrollY;
const range = root.scrollHeight - innerHeight;
const top = (place) => shown[place].section.getBoundingClientRect().top + y - bar - 0.5;
const last = shown.length - 1;
const map = scrollMap(innerHeight - bar, range, top(last), shown[last].section.offsetHeight);
const chosen = shown.indexOf(current);
mark(shown[currentAt(map, y, shown.length, top, chosen < 0 ? undefined : chosen)]);
if (hasScrolled) followAddress();
});
function replaceAddress(address) {
if (address === location.href) return;
try {
history.replaceState(history.state, "", address);
} catch {
}
}
const followAddress = whenResting(400, () => {
if (intent || swaps || root.dataset.address === "still" || !current?.anchor) return;
const page = location.href.split("#")[0];
replaceAddress(scrollY <= 0 ? page : page + current.href);
});
function setParameters(values) {
const parameters = new URLSearchParams(location.search);
for (const [name, value] of Object.entries(values)) {
if (value) parameters.set(name, value);
else parameters.delete(name);
}
const query = parameters.toString();
replaceAddress(location.href.split(/[?#]/)[0] + (query ? "?" + query : "") + location.hash);
}
function obeyAddress() {
const anchor = decoded(location.hash);
const entry = entryOf(anchor);
layOutAbove(anchor);
if (entry) choose(entry);
else if (swaps) mark(onPage[0]);
else {
intent = null;
follow();
}
if (swaps) hideOthers();
}
function watchAddress() {
addEventListener("hashchange", () => {
obeyAddress();
focusTarget();
});
document.addEventListener("click", (event) => {
const link = event.target.closest?.("a[href^='#']");
if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
const anchor = decoded(link.getAttribute("href"));
const entry = entryOf(anchor);
layOutAbove(anchor);
if (entry) choose(entry);
isJump = Boolean(entry);
if (link.hash === location.hash) focusTarget();
});
}
function focusTarget() {
const target = document.getElementById(decoded(location.hash));
const place = target?.matches(".section") ? one(".heading", target) : target?.closest(".row, .detail-row");
if (!place) return;
place.tabIndex = -1;
place.focus({ preventScroll: true });
}
function hideOthers(areAllWanted) {
const chosen = current && sectionOf(current);
for (const body of all(".section > .body")) {
if (areAllWanted || body.parentElement === chosen) body.removeAttribute("hidden");
else body.setAttribute("hidden", "until-found");
}
}
function watchFind() {
document.addEventListener("beforematch", (event) => {
const section = event.target.closest?.(".section");
const entry = section && byAnchor.get(section.id);
if (!swaps || !entry) return;
mark(entry);
hideOthers();
replaceAddress(location.href.split("#")[0] + entry.href);
});
}
const detailsThat = (state) => `:is(.row, .detail-row) details${state}`;
const details = () => all(detailsThat(""));
let isKept = false;
function keepingPlace(change) {
const bar = barHeight();
const row = all(".row").find((element) => element.getBoundingClientRect().top >= bar);
const before = row?.getBoundingClientRect().top;
change();
isKept = true;
if (row?.isConnected && scrollY > 0) {
scrollBy({ top: row.getBoundingClientRect().top - before, behavior: "instant" });
}
follow();
requestAnimationFrame(() => setTimeout(() => (isKept = false)));
}
function openAll(isOpen) {
keepingPlace(() => details().forEach((element) => (element.open = isOpen)));
offerDetails();
}
function offerDetails() {
const isAnyClosed = Boolean(one(detailsThat(":not([open])")));
one("[data-do='expand']")?.toggleAttribute("hidden", !isAnyClosed);
one("[data-do='collapse']")?.toggleAttribute("hidden", isAnyClosed);
}
function anchorScroll() {
if (CSS.supports("overflow-anchor", "auto")) return;
const heights = new Map();
const watcher = new ResizeObserver((changes) => {
for (const { target } of changes) {
const height = target.offsetHeight;
const grown = height - (heights.get(target) ?? height);
heights.set(target, height);
const isAbove = target.getBoundingClientRect().bottom - grown <= barHeight();
if (grown && isAbove && !isKept) scrollBy({ top: grown, behavior: "instant" });
}
});
details().forEach((element) => watcher.observe(element));
}
function keepOpenRows() {
const key = "menugen-open:" + location.pathname;
const anchorIn = (element) => one(".anchor", element)?.id;
try {
if (performance.getEntriesByType("navigation")[0]?.type === "reload") {
const open = new Set(JSON.parse(sessionStorage.getItem(key) || "null") ?? [null]);
if (!open.has(null)) details().forEach((element) => (element.open = open.has(anchorIn(element))));
}
sessionStorage.removeItem(key);
} catch {
}
addEventListener("pagehide", () => {
try {
const open = details().filter((element) => element.open);
sessionStorage.setItem(key, JSON.stringify(open.map(anchorIn)));
} catch {
}
});
}
function watchDetails() {
const later = perFrame(() => {
offerDetails();
follow();
});
document.addEventListener("toggle", () => {
later();
if (highlighted[1].length) highlightSoon(...highlighted);
}, true);
offerDetails();
keepOpenRows();
anchorScroll();
}
function watchPrinting() {
let opened = [];
let former = null;
addEventListener("beforeprint", () => {
if (former) return;
opened = details().filter((element) => !element.open);
opened.forEach((element) => (element.open = true));
all("img[loading='lazy']").forEach((image) => (image.loading = "eager"));
former = picked && { next: picked.bar.nextSibling, parent: picked.bar.parentNode };
if (picked?.picks.size) one(".sections").prepend(picked.bar);
former ??= {};
});
addEventListener("afterprint", () => {
opened.forEach((element) => (element.open = false));
if (former?.parent) former.parent.insertBefore(picked.bar, former.next);
opened = [];
former = null;
});
}
const isPlain = (text) => /^[\0-\x7f]*$/.test(text);
function folded(text) {
return isPlain(text) ? text.toLowerCase() : text.normalize("NFKD").replace(/\p{M}+/gu, "").toUpperCase().toLowerCase();
}
function startFilter() {
const form = one("form.filter");
if (!form) return;
const input = one("input", form);
const chips = all(".chip", form);
const found = one(".found", form);
const opener = one("[data-do='find']");
const sections = all(".section").map((section) => ({ section, read: null, found: [] }));
let nothing = null;
let query = null;
let pending = [];
form.hidden = false;
function readSection(part) {
const { section } = part;
const title = folded(one(".heading-text", section).textContent);
const entry = byAnchor.get(section.id);
const counts = [entry && one("small", entry.link), one(".heading .count", section)].filter(Boolean);
part.read = all(".row", section).map((row) => {
const detail = row.nextElementSibling?.matches(".detail-row") ? row.nextElementSibling : null;
return {
row,
detail,
text: title + "\n" + folded(row.textContent + (detail?.textContent ?? "")),
tags: new Set(all("[data-tag]", row).map((tag) => tag.dataset.tag)),
};
});
part.entry = entry;
part.counts = counts.map((count) => [count, count.textContent]);
part.anchors = entry ? all("a", entry.link.parentElement).map((link) => decoded(link.hash)) : [section.id];
}
function readAhead() {
const later = window.requestIdleCallback ?? ((work) => setTimeout(work, 50));
let next = 0;
const work = (deadline) => {
do {
while (sections[next]?.read) next += 1;
if (next === sections.length) return;
readSection(sections[next]);
} while (deadline?.timeRemaining() > 4);
later(work);
};
later(work);
}
function wanted() {
const chosen = (state) => chips.filter((chip) => chip.dataset.state === state).map((chip) => chip.dataset.tag);
const words = folded(input.value).split(/\s+/).filter(Boolean);
return { words, having: chosen("with"), lacking: chosen("without") };
}
function matches(row, { words, having, lacking }) {
return words.every((word) => row.text.includes(word))
&& having.every((tag) => row.tags.has(tag))
&& !lacking.some((tag) => row.tags.has(tag));
}
function show(element, isFound) {
if (element && element.classList.contains("unfound") === isFound) element.classList.toggle("unfound", !isFound);
}
function nearestFirst() {
const place = Math.max(0, sections.findIndex(({ section }) => section === current?.section));
return [...sections.slice(place), ...sections.slice(0, place)];
}
function apply() {
query = wanted();
query.isActive = query.words.length + query.having.length + query.lacking.length > 0;
pending = nearestFirst();
if (swaps) hideOthers(query.isActive);
sift();
}
function sift() {
const begin = performance.now();
const isLate = (found) => performance.now() - begin > (found || !query.isActive ? 8 : 24);
let found = 0;
while (pending.length && !isLate(found)) found += siftSection(pending.shift());
follow();
if (pending.length) siftMore();
else finish();
}
const siftMore = perFrame(() => pending.length && sift());
function siftSection(part) {
if (!part.read && !query.isActive) return 0;
if (!part.read) readSection(part);
part.found = part.read.filter((row) => !query.isActive || matches(row, query));
const hits = new Set(part.found);
for (const row of hits.size ? part.read : []) {
show(row.row, hits.has(row));
show(row.detail, hits.has(row));
}
if (part.anchors.length === 1) showNumber(part, hits.size);
return hits.size;
}
function showNumber({ section, entry, counts }, number) {
const isGone = query.isActive && number === 0;
show(section, !isGone);
if (entry) entry.link.parentElement.classList.toggle("gone", isGone);
for (const [count, text] of counts) {
const shown = query.isActive ? number.toLocaleString(language) : text;
if (count.textContent !== shown) count.textContent = shown;
}
}
function finish() {
const { isActive, words } = query;
const done = sections.filter((part) => part.read);
const numbers = new Map(done.map(({ section, found }) => [section.id, found?.length ?? 0]));
for (const part of done) {
const number = part.anchors.reduce((sum, anchor) => sum + (numbers.get(anchor) ?? 0), 0);
if (part.anchors.length > 1) showNumber(part, number);
}
const hits = isActive ? done.flatMap((part) => part.found.map(({ row }) => row)) : [];
found.textContent = isActive ? sentence(found, hits.length) : "";
nothing ??= one(".nothing-found");
nothing.hidden = !isActive || hits.length > 0;
opener?.classList.toggle("active", isActive);
highlightSoon(hits, words);
remember();
follow();
}
const remember = whenResting(400, () => {
const { having, lacking } = wanted();
setParameters({ find: input.value.trim(), with: having.join(","), without: lacking.join(",") });
});
function setState(chip, state) {
if (state) chip.dataset.state = state;
else delete chip.dataset.state;
one(".state", chip).textContent = state ? chip.parentElement.dataset[state] : "";
}
function clear() {
input.value = "";
chips.forEach((chip) => setState(chip, ""));
apply();
}
function openPanel(isOpen) {
root.toggleAttribute("data-finding", isOpen);
opener?.setAttribute("aria-expanded", isOpen);
}
function recall() {
const parameters = new URLSearchParams(location.search);
const list = (name) => (parameters.get(name) ?? "").split(",");
input.value = parameters.get("find") ?? "";
for (const chip of chips) {
if (list("with").includes(chip.dataset.tag)) setState(chip, "with");
if (list("without").includes(chip.dataset.tag)) setState(chip, "without");
}
if (input.value || chips.some((chip) => chip.dataset.state)) {
openPanel(true);
apply();
}
}
input.addEventListener("input", perFrame(apply));
input.addEventListener("focus", () => openPanel(true));
form.addEventListener("submit", (event) => {
event.preventDefault();
input.blur();
});
form.addEventListener("keydown", (event) => {
if (event.key !== "Escape") return;
event.preventDefault();
clear();
openPanel(false);
input.blur();
});
form.addEventListener("click", (event) => {
const chip = event.target.closest(".chip");
if (!chip) return;
setState(chip, { with: "without", without: "" }[chip.dataset.state] ?? "with");
apply();
});
opener?.addEventListener("click", () => {
const isOpen = !root.hasAttribute("data-finding");
openPanel(isOpen);
if (isOpen) input.focus();
});
document.addEventListener("pointerdown", (event) => {
if (!event.target.closest?.(".bar")) openPanel(false);
});
document.addEventListener("click", (event) => event.target.closest?.("[data-do='clear-filter']") && clear());
addEventListener("keydown", (event) => {
if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
event.preventDefault();
openPanel(true);
input.focus();
});
recall();
readAhead();
}
let highlighted = [[], []];
const highlightSoon = whenResting(40, (...found) => {
highlighted = found;
highlight(...found);
});
function highlight(rows, words) {
if (!CSS.highlights) return;
const ranges = words.length ? rows.slice(0, 500).flatMap((row) => rangesIn(row, words)) : [];
if (ranges.length) CSS.highlights.set("found", new Highlight(...ranges));
else CSS.highlights.delete("found");
}
const isRead = (node) => {
if (node.nodeType === Node.TEXT_NODE) return NodeFilter.FILTER_ACCEPT;
return node.matches("details:not([open]) > .detail") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
};
function rangesIn(row, words) {
const ranges = [];
const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, isRead);
for (let node = texts.nextNode(); node; node = texts.nextNode()) {
const known = folded(node.data);
if (!words.some((word) => known.includes(word))) continue;
const { text, places } = foldedWithPlaces(node.data);
for (const word of words) {
for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
const end = places[at + word.length] ?? node.length;
ranges.push(new StaticRange({ startContainer: node, startOffset: places[at], endContainer: node, endOffset: end }));
}
}
}
return ranges;
}
function foldedWithPlaces(original) {
let text = "";
const places = [];
let place = 0;
for (const character of original) {
const part = folded(character);
text += part;
for (let unit = 0; unit < part.length; unit++) places.push(place);
place += character.length;
}
return { text, places };
}
function startSorting() {
if (root.dataset.layout !== "table") return;
const collator = new Intl.Collator(language, { numeric: true });
for (const table of all("table.rows")) {
const groups = Array.from(table.tBodies, (body, place) => ({ body, place }));
all("thead th:not(.number, .choose, .picture)", table).forEach((header) => {
const button = make("button", { type: "button", className: "sorter" }, ...header.childNodes);
header.append(button);
button.addEventListener("click", () => sort(table, groups, header, collator));
});
}
}
function sort(table, groups, header, collator) {
const next = { ascending: "descending", descending: "" }[header.getAttribute("aria-sort")] ?? "ascending";
all("[aria-sort]", table).forEach((other) => other.removeAttribute("aria-sort"));
if (next) header.setAttribute("aria-sort", next);
const direction = { ascending: 1, descending: -1 }[next] ?? 0;
const key = ({ body }) => {
const cell = body.rows[0].cells[header.cellIndex];
return cell.dataset.sort ?? cell.textContent.trim();
};
const sorted = groups.map((group) => ({ ...group, key: key(group) }));
sorted.sort((a, b) => direction * collator.compare(a.key, b.key) || a.place - b.place);
table.append(...sorted.map((group) => group.body));
all("tbody > tr", table).forEach((row, place) => {
for (const cell of row.cells) cell.setAttribute("aria-rowindex", place + 2);
});
}
let picked = null;
function addUp(amounts) {
const scale = Math.max(0, ...amounts.map(({ amount }) => (amount.split(".")[1] ?? "").length));
const units = amounts.reduce((sum, { amount, quantity }) => {
const [whole, part = ""] = amount.split(".");
return sum + BigInt(whole + part.padEnd(scale, "0")) * BigInt(quantity);
}, 0n);
const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, "0");
const sign = units < 0n ? "-" : "";
return sign + digits.slice(0, digits.length - scale) + (scale ? "." + digits.slice(-scale) : "");
}
function money(amount, currency) {
const format = (options) => {
const usual = new Intl.NumberFormat(language, options).resolvedOptions().minimumFractionDigits;
const digits = Math.max(usual, (amount.split(".")[1] ?? "").length);
const exact = { ...options, minimumFractionDigits: digits, maximumFractionDigits: digits };
return new Intl.NumberFormat(language, exact).format(amount);
};
try {
return format({ style: "currency", currency });
} catch {
return [currency, format({})].filter(Boolean).join(" ");
}
}
function escaped(id) {
const code = (mark) => "%" + mark.charCodeAt(0).toString(16).toUpperCase();
return encodeURIComponent(id).replace(/[.!~*'()]/g, code);
}
function check(text) {
let hash = 2166136261;
for (const mark of text) hash = Math.imul(hash ^ mark.charCodeAt(0), 16777619);
return ((hash >>> 0) % 1679616).toString(36).padStart(4, "0");
}
function writeSelection(picks) {
const parts = Array.from(picks, ([id, quantity]) => escaped(id) + (quantity > 1 ? "~" + quantity : ""));
const text = ["1", ...parts].join(".");
return text + "." + check(text);
}
function readSelection(text) {
try {
const picks = new Map(text.split(".").slice(1, -1).map((part) => {
const [id, quantity] = part.split("~");
return [decodeURIComponent(id), Number(quantity ?? 1)];
}));
const fits = picks.size <= 1000 && [...picks].every(([id, n]) => id && n >= 1 && n <= 999);
return fits && writeSelection(picks) === text ? picks : null;
} catch {
return null;
}
}
function startSelection() {
if (!("selection" in root.dataset)) return;
const bar = one(".picked");
if (!bar) return;
const form = one("form.picks");
const list = one(".picked-list ul", bar);
const live = one("output", bar);
const tally = one(".tally-count", bar);
const limit = Number(bar.dataset.max) || Infinity;
const key = "menugen-picked:" + location.pathname;
const picks = new Map();
const offered = new Map();
const gone = [];
const only = one("#_only");
let isNarrowed = false;
for (const input of all(".pick", form)) {
const row = input.closest("[data-id]");
const { id, amount, currency = "" } = row.dataset;
if (!offered.has(id)) {
const title = one(".name", row).firstChild;
offered.set(id, { title: title.textContent.trim(), amount, currency, inputs: [] });
}
offered.get(id).inputs.push(input);
}
const count = () => Array.from(picks.values()).reduce((sum, quantity) => sum + quantity, 0);
function pick(id, quantity) {
const former = picks.get(id) ?? 0;
const wanted = Math.min(Math.max(0, Math.trunc(quantity) || 0), 999);
const isFull = wanted > former && (count() - former + wanted > limit || (!former && picks.size >= 1000));
if (isFull) live.textContent = sentence({ dataset: { forms: live.dataset.full } }, limit);
else if (wanted) picks.set(id, wanted);
else picks.delete(id);
show(id);
if (!isFull) announce();
}
function show(id) {
const quantity = picks.get(id) ?? 0;
for (const input of offered.get(id)?.inputs ?? []) {
if (input.type === "checkbox") input.checked = quantity > 0;
else input.value = quantity || "";
}
}
function totals() {
const priced = [...picks].map(([id, quantity]) => ({ ...offered.get(id), quantity })).filter((item) => item.amount);
const currencies = [...new Set(priced.map((item) => item.currency))];
return currencies.map((currency) =>
money(addUp(priced.filter((item) => item.currency === currency)), currency));
}
function announce() {
tally.textContent = sentence(tally, count());
one(".total", bar).textContent = totals().join(" + ");
live.textContent = tally.textContent;
bar.classList.toggle("shown", picks.size + gone.length > 0);
const unpriced = Array.from(picks.keys()).filter((id) => !offered.get(id).amount);
const note = one(".unpriced", bar);
note.hidden = !unpriced.length || !totals().length;
note.textContent = sentence(note, unpriced.length);
const lost = one(".gone", bar);
lost.hidden = !gone.length;
lost.textContent = lost.dataset.gone + " " + gone.join(", ");
list.replaceChildren(...Array.from(picks, ([id, quantity]) => line(id, quantity)));
if (!picks.size) only.checked = false;
showOnlyPicked();
}
function showOnlyPicked() {
if (!only.checked && !isNarrowed) return;
isNarrowed = only.checked;
for (const section of all(".section", form)) {
const rows = all("[data-id]", section);
const isPicked = (row) => picks.has(row.dataset.id);
for (const row of rows) row.classList.toggle("unpicked", isNarrowed && !isPicked(row));
section.classList.toggle("unpicked", isNarrowed && !rows.some(isPicked));
}
}
function line(id, quantity) {
const { title, amount, currency } = offered.get(id);
const price = amount ? money(addUp([{ amount, quantity }]), currency) : "";
const remove = make("button", { type: "button", className: "remove", ariaLabel: list.dataset.remove.replace("{title}", title) }, "×");
remove.addEventListener("click", () => pick(id, 0));
return make("li", {}, make("span", {}, (quantity > 1 ? quantity + " × " : "") + title), make("span", { className: "price" }, price), remove);
}
function asText() {
const lines = Array.from(picks, ([id, quantity]) => {
const { title, amount, currency } = offered.get(id);
return `${quantity} × ${title}` + (amount ? `  ${money(addUp([{ amount, quantity }]), currency)}` : "");
});
return [...lines, ...totals()].join("\n");
}
function link() {
const parameters = new URLSearchParams(location.search);
parameters.delete("pick");
const rest = parameters.toString();
return location.href.split(/[?#]/)[0] + "?" + (rest ? rest + "&" : "") + "pick=" + writeSelection(picks);
}
async function copy(button, text) {
try {
await navigator.clipboard.writeText(text);
} catch {
const area = make("textarea", { value: text });
document.body.append(area);
area.select();
document.execCommand("copy");
area.remove();
}
say(button);
}
function say(button) {
const label = button.textContent;
if (label === button.dataset.done) return;
button.textContent = live.textContent = button.dataset.done;
setTimeout(() => (button.textContent = label), 1600);
}
function stored() {
try {
return localStorage.getItem(key);
} catch {
return null;
}
}
const actions = {
"copy-picked": (button) => copy(button, asText()),
"share-picked": (button) => copy(button, link()),
"keep-picked": (button) => {
try {
localStorage.setItem(key, writeSelection(picks));
say(button);
} catch {
button.disabled = true;
}
},
"clear-picked": () => {
const ids = [...picks.keys()];
picks.clear();
gone.length = 0;
ids.forEach(show);
setParameters({ pick: "" });
try {
localStorage.removeItem(key);
} catch {
}
announce();
},
"show-picked": (button) => {
const panel = one(".picked-list", bar);
panel.hidden = !panel.hidden;
button.setAttribute("aria-expanded", !panel.hidden);
},
more: (button) => step(button, 1),
less: (button) => step(button, -1),
};
function step(button, by) {
const { id } = button.closest("[data-id]").dataset;
pick(id, (picks.get(id) ?? 0) + by);
}
form.addEventListener("click", (event) => {
const button = event.target.closest("button[data-do]");
if (button) actions[button.dataset.do]?.(button);
});
form.addEventListener("change", (event) => {
if (!event.target.matches(".pick")) return;
const { id } = event.target.closest("[data-id]").dataset;
pick(id, event.target.type === "checkbox" ? Number(event.target.checked) : Number(event.target.value));
});
form.addEventListener("submit", (event) => event.preventDefault());
only.addEventListener("change", showOnlyPicked);
document.addEventListener("focusin", ({ target }) => {
const covered = target.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
if (bar.offsetHeight && covered > 0 && !bar.contains(target)) scrollBy({ top: covered + 8, behavior: "instant" });
});
one(".picked-tools", bar).hidden = false;
picked = { bar, picks };
const written = new URLSearchParams(location.search).get("pick") ?? stored();
for (const [id, quantity] of (written && readSelection(written)) ?? []) {
if (offered.has(id)) picks.set(id, quantity);
else gone.push(id);
}
for (const input of all(".pick", form)) show(input.closest("[data-id]").dataset.id);
announce();
live.textContent = "";
}
mark(entryOf(decoded(location.hash)) ?? current ?? onPage[0] ?? entries[0]);
if (location.hash && current?.anchor) choose(current);
isJump = performance.getEntriesByType("navigation")[0]?.type === "navigate";
watchReader();
watchAddress();
addEventListener("scroll", () => {
noticeScroll();
follow();
}, { passive: true });
for (const event of ["load", "resize"]) {
addEventListener(event, () => {
isGliding = true;
rest();
follow();
});
}
document.addEventListener("DOMContentLoaded", () => {
root.dataset.script = "ready";
one(".tools")?.removeAttribute("hidden");
one("[data-do='expand']")?.addEventListener("click", () => openAll(true));
one("[data-do='collapse']")?.addEventListener("click", () => openAll(false));
obeyAddress();
watchFind();
watchDetails();
watchPrinting();
startFilter();
startSorting();
startSelection();
});
})();
