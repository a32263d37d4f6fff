// Generated from Templates/ by BuiltInThemeTests with UPDATE_GOLDEN=1. Edit there.
// swift-format-ignore-file

extension BuiltInTheme {
  /// Every file, sorted by name.
  package static let files: [File] = [
    File(
      name: "bar.mustache",
      text: ###"""
{{! The bar that stays on top. Its tools and the filter need the script, which takes `hidden` away. }}
<div class="bar">
<p class="place">
{{#site.home}}
<a class="home" href="{{site.home}}">{{site.title}}</a>
{{/site.home}}
<a class="here" href="#">{{page.title}}</a>
</p>
<div class="tools" hidden>
{{#page.has_details}}
<button class="tool" type="button" data-do="expand" hidden><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M5 8l5-5 5 5M5 12l5 5 5-5"/></svg><span class="tool-name">{{words.expand_all}}</span></button>
<button class="tool" type="button" data-do="collapse" hidden><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M5 3l5 5 5-5M5 17l5-5 5 5"/></svg><span class="tool-name">{{words.collapse_all}}</span></button>
{{/page.has_details}}
{{#page.filter}}
<button class="tool" type="button" data-do="find" aria-expanded="false" aria-controls="_filter"><svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="8.5" cy="8.5" r="5.5"/><path d="M13 13l4.5 4.5"/></svg><span class="tool-name">{{words.filter}}</span></button>
{{/page.filter}}
</div>
{{#page.filter}}
{{> filter}}
{{/page.filter}}
</div>

"""###),
    File(
      name: "detail.mustache",
      text: ###"""
{{#prose}}<div class="prose">{{{.}}}</div>{{/prose}}{{#has_fields}}{{> fields}}{{/has_fields}}{{#has_items}}{{> items}}{{/has_items}}{{#link}}
<p class="more"><a class="button" href="{{link}}"{{#link_is_foreign}} rel="noopener"{{/link_is_foreign}}>{{words.open_link}}</a></p>{{/link}}

"""###),
    File(
      name: "face.mustache",
      text: ###"""
{{#image}}<img class="picture" src="{{src}}"{{#srcset}} srcset="{{srcset}}"{{/srcset}} width="{{width}}" height="{{height}}" alt=""{{#lazy}} loading="lazy"{{/lazy}}>{{/image}}{{^image}}{{#icon}}<img class="mark" src="{{src}}"{{#srcset}} srcset="{{srcset}}"{{/srcset}} width="{{width}}" height="{{height}}" alt=""{{#lazy}} loading="lazy"{{/lazy}}>{{/icon}}{{/image}}<span class="text">{{#price}}<span class="line">{{> title}}<span class="price">{{.}}</span></span>{{/price}}{{^price}}{{> title}}{{/price}}{{#summary}}<span class="summary">{{{.}}}</span>{{/summary}}{{#has_tags}}{{> row-tags}}{{/has_tags}}</span>

"""###),
    File(
      name: "fields.mustache",
      text: ###"""
<dl class="fields">
{{#fields}}
<dt>{{name}}</dt><dd>{{{value}}}</dd>
{{/fields}}
</dl>

"""###),
    File(
      name: "filter.mustache",
      text: ###"""
<form class="filter" id="_filter" role="search" hidden>
<label class="find"><svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="8.5" cy="8.5" r="5.5"/><path d="M13 13l4.5 4.5"/></svg><span class="sr">{{words.filter}}</span><input type="search" name="q" placeholder="{{words.filter}}" autocomplete="off" spellcheck="false" enterkeyhint="search"><kbd aria-hidden="true">/</kbd></label>
{{#page.has_tags}}
<fieldset class="chips" data-with="{{words.tag_with}}" data-without="{{words.tag_without}}">
<legend class="sr">{{words.tags}}</legend>
{{#tags}}
<button class="chip" type="button" data-tag="{{name}}"><span class="state"></span>{{name}} <span class="count">{{count}}</span></button>
{{/tags}}
</fieldset>
{{/page.has_tags}}
<output class="found" data-forms="{{words.found}}"></output>
</form>

"""###),
    File(
      name: "foot.mustache",
      text: ###"""
<footer class="foot">
{{#page.legend}}
<section class="legend prose" id="_legend" aria-label="{{words.legend}}">{{{.}}}</section>
{{/page.legend}}
{{#page.footer}}
<div class="site-footer prose">{{{.}}}</div>
{{/page.footer}}
{{#page.has_links}}
<ul class="links">
{{#links}}
<li><a href="{{href}}">{{title}}</a></li>
{{/links}}
</ul>
{{/page.has_links}}
<div class="imprint">
{{#page.qr}}
<img class="qr" src="{{src}}" width="{{width}}" height="{{height}}" alt="">
{{/page.qr}}
<p>{{#page.source}}<span class="source">{{words.source}} {{page.source}}</span>{{/page.source}} <span class="address">{{page.canonical}}</span></p>
</div>
</footer>

"""###),
    File(
      name: "head.mustache",
      text: ###"""
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
{{#page.policy}}
<meta http-equiv="Content-Security-Policy" content="{{page.policy}}">
{{/page.policy}}
<title>{{page.head_title}}</title>
{{#page.description}}
<meta name="description" content="{{page.description}}">
{{/page.description}}
<meta name="color-scheme" content="light dark">
{{#page.canonical}}
<link rel="canonical" href="{{page.canonical}}">
{{/page.canonical}}
<meta property="og:type" content="website">
<meta property="og:title" content="{{page.title}}">
{{#page.description}}
<meta property="og:description" content="{{page.description}}">
{{/page.description}}
{{#page.canonical}}
<meta property="og:url" content="{{page.canonical}}">
{{/page.canonical}}
{{#page.og_image}}
<meta property="og:image" content="{{page.og_image}}">
{{/page.og_image}}
{{#page.favicon}}
<link rel="icon" href="{{page.favicon}}">
{{/page.favicon}}
{{#page.data_href}}
<link rel="alternate" type="application/json" href="{{page.data_href}}">
{{/page.data_href}}
{{#page.markdown_href}}
<link rel="alternate" type="text/markdown" href="{{page.markdown_href}}">
{{/page.markdown_href}}
{{#page.style_href}}
<link rel="stylesheet" href="{{page.style_href}}">
{{/page.style_href}}
{{#page.style}}
<style>{{{.}}}</style>
{{/page.style}}
{{#page.structured_data}}
<script type="application/ld+json">{{{.}}}</script>
{{/page.structured_data}}

"""###),
    File(
      name: "icon.mustache",
      text: ###"""
{{#icon}}<img class="icon" src="{{src}}"{{#srcset}} srcset="{{srcset}}"{{/srcset}} width="{{width}}" height="{{height}}" alt=""{{#lazy}} loading="lazy"{{/lazy}}>{{/icon}}{{#selected_icon}}<img class="icon picked-icon" src="{{src}}"{{#srcset}} srcset="{{srcset}}"{{/srcset}} width="{{width}}" height="{{height}}" alt=""{{#lazy}} loading="lazy"{{/lazy}}>{{/selected_icon}}{{^icon}}<i{{^count}} class="alone"{{/count}} aria-hidden="true">{{letter}}</i>{{/icon}}

"""###),
    File(
      name: "index-entry.mustache",
      text: ###"""
{{! A page a section has all entries on each page: the line breaks stand inside a tag, where they are no text. }}
<li><a
href="{{href}}"{{#here}} aria-current="true"{{/here}}>{{> icon}}<span>{{title}}</span>{{#count}} <small title="{{count_text}}">{{count}}</small>{{/count}}</a>{{#has_entries}}<ul>{{#entries}}{{> index-entry}}{{/entries}}</ul>{{/has_entries}}

"""###),
    File(
      name: "index.mustache",
      text: ###"""
<nav class="index" aria-label="{{words.index}}">
<ul>
{{#index}}
{{> index-entry}}
{{/index}}
</ul>
</nav>

"""###),
    File(
      name: "items.mustache",
      text: ###"""
<ul class="items">
{{#items}}
<li><span class="item-title">{{title}}</span>{{#price}} <span class="price">{{price}}</span>{{/price}}
{{#has_fields}}
{{> fields}}
{{/has_fields}}
{{#has_items}}
{{> items}}
{{/has_items}}
</li>
{{/items}}
</ul>

"""###),
    File(
      name: "masthead.mustache",
      text: ###"""
<div class="masthead">
{{#page.logo}}
<div class="logo">{{{.}}}</div>
{{/page.logo}}
<div class="masthead-text">
<h1>{{page.title}}</h1>
{{#page.summary}}
<div class="lead">{{{.}}}</div>
{{/page.summary}}
{{#page.section_count_text}}
<p class="totals"><span>{{page.section_count_text}}</span>{{#page.row_count_text}} <span>{{page.row_count_text}}</span>{{/page.row_count_text}}</p>
{{/page.section_count_text}}
</div>
{{#page.header}}
<div class="site-header prose">{{{.}}}</div>
{{/page.header}}
{{#page.note}}
<div class="note prose">{{{.}}}</div>
{{/page.note}}
</div>

"""###),
    File(
      name: "menu.css",
      text: ###"""
/* The page's style. A theme sets the custom properties of the first part outside of any layer; the
   build does so with the accent. Parts follow in the order in which the page has them. */
@layer roles, base, columns, parts, shapes, following, paper;

@layer roles {
  :root {
    /* What a theme sets */
    --accent: #b3261e;
    --sans: -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, "PingFang SC",
      "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans", sans-serif;
    --serif: "Iowan Old Style", "Palatino Linotype", Palatino, P052, Georgia, "Songti SC", "Noto Serif CJK SC", serif;
    --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
    --display: var(--sans);
    --page: 82rem;
    --radius: .625rem;

    /* Sizes that several parts share */
    --bar: 3.25rem;
    --heading: 3rem;
    --picked: 5rem;
    --index: min(5.5rem, 28vw);
    --gutter: .875rem;
    --step: .25rem;
    --small: .8125rem;
    --tiny: .75rem;
    --large: 1.1875rem;
    --huge: clamp(1.625rem, 1.1rem + 2.4vw, 2.75rem);

    /* Roles of colour, each derived from the accent: its hue stays, its lightness is bounded, so that
       text keeps a contrast of 4.5 on every surface whatever the accent is */
    --paper: light-dark(oklch(from var(--accent) .988 min(c, .003) h), oklch(from var(--accent) .18 min(c, .01) h));
    --raised: light-dark(#fff, oklch(from var(--accent) .22 min(c, .014) h));
    --sunk: light-dark(oklch(from var(--accent) .957 min(c, .008) h), oklch(from var(--accent) .145 min(c, .01) h));
    --tint: light-dark(oklch(from var(--accent) .945 min(c, .035) h), oklch(from var(--accent) .275 min(c, .05) h));
    --line: light-dark(oklch(from var(--accent) .9 min(c, .012) h), oklch(from var(--accent) .31 min(c, .016) h));
    --edge: light-dark(oklch(from var(--accent) .62 min(c, .02) h), oklch(from var(--accent) .56 min(c, .02) h));
    --ink: light-dark(oklch(from var(--accent) .22 min(c, .018) h), oklch(from var(--accent) .94 min(c, .008) h));
    --soft: light-dark(oklch(from var(--accent) .46 min(c, .02) h), oklch(from var(--accent) .75 min(c, .016) h));
    --mark: light-dark(oklch(from var(--accent) min(l, .48) min(c, .17) h), oklch(from var(--accent) max(l, .79) min(c, .13) h));
    --fill: var(--mark);
    --on-fill: light-dark(#fff, #111);
    --good: light-dark(oklch(.45 .11 150), oklch(.82 .13 150));
    --warn: light-dark(oklch(.47 .1 70), oklch(.84 .13 80));
    --bad: light-dark(oklch(.48 .18 27), oklch(.8 .12 25));
    --shadow: 0 1px 2px light-dark(#0001, #0006), 0 6px 20px light-dark(#0000000f, #0005);
    color-scheme: light dark;
  }

  @supports (color: contrast-color(red)) {
    :root {
      --fill: light-dark(oklch(from var(--accent) clamp(.3, l, .85) c h), oklch(from var(--accent) clamp(.6, l, .88) min(c, .17) h));
      --on-fill: contrast-color(var(--fill));
    }
  }

  [data-density="compact"] { --step: .1875rem; }
  [data-density="spacious"] { --step: .3125rem; }

  @media (width < 48rem) {
    :root { --picked: 8rem; }
  }
  @media (width >= 48rem) {
    :root { --index: 15rem; --gutter: 1.5rem; --bar: 3.5rem; }
  }
  @media (width >= 75rem) {
    :root { --index: 17rem; --gutter: 2.25rem; }
  }
}

@layer base {
  *, ::before, ::after { box-sizing: border-box; }
  html {
    background: var(--paper);
    color: var(--ink);
    font: 1rem / 1.5 var(--sans);
    scroll-padding-block-start: var(--bar);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    overflow-wrap: anywhere;
    hyphens: auto;
    text-autospace: normal;
    accent-color: var(--mark);
  }
  @media (prefers-reduced-motion: no-preference) {
    /* Not while the page loads, nor on long pages, whose sections change size on the way */
    :root:is(:not([data-script]), [data-script="ready"]):not([data-sized]) { scroll-behavior: smooth; }
    a, button, summary, .chip, .row { transition: background-color .15s, color .15s, border-color .15s; }
  }
  /* What has the focus never stands below the bar of what is picked */
  [data-selection] { scroll-padding-block-end: var(--picked); }
  body { margin: 0; min-block-size: 100vh; min-block-size: 100dvh; display: flex; flex-direction: column; }
  h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, pre, fieldset, legend { margin: 0; padding: 0; border: 0; }
  h1, h2, h3, h4, h5, h6 { font-size: inherit; line-height: 1.25; text-wrap: balance; }
  ul { list-style: none; }
  img { max-inline-size: 100%; block-size: auto; display: block; }
  a { color: var(--mark); text-underline-offset: .18em; text-decoration-thickness: 1px; }
  button, input { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: pointer; hyphens: manual; }
  :focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; border-radius: 3px; }
  [tabindex="-1"]:focus { outline: none; }
  [hidden]:not([hidden="until-found"], .stepper button) { display: none !important; }
  svg { inline-size: 1.25rem; block-size: 1.25rem; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; flex: none; }
  ::selection { background: var(--tint); color: var(--ink); }
  ::highlight(found) { background: light-dark(#ffe58a, #7a5b00); color: light-dark(#111, #fff); }
  .sr { position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .skip { position: fixed; inset-block-start: -10rem; inset-inline-start: var(--gutter); z-index: 9; padding: .75rem 1.25rem; background: var(--fill); color: var(--on-fill); border-radius: 0 0 var(--radius) var(--radius); }
  .skip:focus { inset-block-start: 0; }
  .button { display: inline-flex; align-items: center; min-block-size: 2.5rem; padding: .375rem 1rem; border: 1px solid var(--edge); border-radius: 99rem; background: var(--raised); color: var(--ink); text-decoration: none; font-size: var(--small); font-weight: 600; line-height: 1.3; }
  .button:hover { border-color: var(--mark); color: var(--mark); }
  .button.quiet { border-color: transparent; background: none; color: var(--mark); }
  .count, .index small { color: var(--soft); font-size: var(--small); font-weight: 400; font-variant-numeric: tabular-nums; white-space: nowrap; }
}

@layer columns {
  .top { display: contents; }
  .bar, .masthead, .columns, .foot { padding-inline: max(var(--gutter), (100% - var(--page)) / 2); }
  .columns { display: grid; grid-template-columns: var(--index) minmax(0, 1fr); align-items: start; flex: 1 0 auto; }
  .sections { container: sections / inline-size; min-inline-size: 0; padding-block-end: 2rem; }

  @media (width < 48rem) {
    .columns { padding-inline: 0; }
    .columns::before { content: ""; grid-area: 1 / 1; align-self: stretch; background: var(--sunk); }
    .index { grid-area: 1 / 1; }
    .sections { grid-area: 1 / 2; }
    .sections { padding-inline: var(--gutter); }
  }
  @media (width >= 48rem) {
    .columns { column-gap: var(--gutter); }
  }
}

/* The bar on top, with the filter */
@layer parts {
  .bar { position: sticky; inset-block-start: 0; z-index: 5; display: flex; align-items: center; gap: .5rem; block-size: var(--bar); background: var(--paper); border-block-end: 1px solid var(--line); }
  .place { display: flex; align-items: center; flex: 1; min-inline-size: 0; gap: .5rem; font-size: .9375rem; hyphens: manual; }
  .place a { color: inherit; text-decoration: none; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; padding-block: .375rem; }
  .place a:hover { color: var(--mark); }
  .home { color: var(--soft); flex: 0 1 auto; max-inline-size: 45%; }
  .home::after { content: "/"; margin-inline-start: .5rem; color: var(--edge); }
  .here { font-weight: 650; flex: 1; }
  .tools { display: flex; gap: .25rem; }
  .tool { display: inline-flex; align-items: center; gap: .5rem; min-inline-size: 2.5rem; block-size: 2.5rem; justify-content: center; border: 0; border-radius: 99rem; background: none; color: var(--soft); font-size: var(--small); }
  .tool:hover { background: var(--sunk); color: var(--ink); }
  .tool[aria-expanded="true"], .tool.active { background: var(--tint); color: var(--mark); }
  .find { position: relative; display: flex; align-items: center; color: var(--soft); }
  .find svg { position: absolute; inset-inline-start: .75rem; inline-size: 1rem; pointer-events: none; }
  .find input { inline-size: 100%; block-size: 2.5rem; padding-inline: 2.25rem .75rem; border: 1px solid var(--edge); border-radius: 99rem; background: var(--raised); color: var(--ink); appearance: none; font-size: 1rem; }
  .find input::placeholder { color: var(--soft); opacity: 1; }
  .find kbd { position: absolute; inset-inline-end: .75rem; padding: 0 .4rem; border: 1px solid var(--line); border-radius: .25rem; color: var(--soft); font: var(--tiny) var(--mono); pointer-events: none; }
  .find input:focus ~ kbd, .find input:not(:placeholder-shown) ~ kbd { visibility: hidden; }
  .chips { display: flex; flex-wrap: wrap; gap: .375rem; }
  .chip { display: inline-flex; align-items: center; gap: .375rem; min-block-size: 2rem; padding: .125rem .75rem; border: 1px solid var(--edge); border-radius: 99rem; background: var(--raised); font-size: var(--small); }
  .chip:hover { border-color: var(--mark); }
  .chip .state:empty { display: none; }
  .chip .state { font-weight: 600; }
  .chip[data-state] .count { color: inherit; }
  .chip[data-state="with"] { background: var(--fill); border-color: var(--fill); color: var(--on-fill); }
  .chip[data-state="without"] { background: var(--ink); border-color: var(--ink); color: var(--paper); }
  .chip[data-state="without"] .name { text-decoration: line-through; }
  .found { display: block; color: var(--soft); font-size: var(--small); }
  .found:empty { display: none; }
  .nothing-found { display: grid; justify-items: start; gap: .5rem; padding-block: 2.5rem; color: var(--soft); }
  .nothing-found p:first-child { color: var(--ink); font-size: var(--large); font-weight: 600; }

  @media (width < 64rem) {
    .tool-name { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .filter { position: absolute; inset-block-start: 100%; inset-inline: 0; display: grid; gap: .75rem; padding: .75rem var(--gutter) .875rem; background: var(--paper); border-block-end: 1px solid var(--line); box-shadow: var(--shadow); max-block-size: calc(100dvh - var(--bar)); overflow: auto; overscroll-behavior: contain; }
    :root:not([data-finding]) .filter { display: none; }
    .find kbd { display: none; }
  }
  @media (width >= 64rem) {
    .tool[data-do="find"] { display: none; }
    .filter { inline-size: 19rem; }
    .filter .chips { display: none; }
    [data-finding] .filter .chips { display: flex; position: absolute; inset-block-start: 100%; inset-inline: 0; padding: .75rem max(var(--gutter), (100% - var(--page)) / 2); background: var(--paper); border-block-end: 1px solid var(--line); box-shadow: var(--shadow); }
    .find:has(~ .found:not(:empty)) input { padding-inline-end: 6.5rem; }
    .filter { position: relative; }
    [data-finding] .filter { position: static; }
    /* In the field's end: where tags open over the whole bar, the form itself is no frame for it */
    .filter { display: grid; grid-template-columns: minmax(0, 1fr); }
    .filter :is(.find, .found) { grid-area: 1 / 1; }
    .filter .found { position: relative; z-index: 1; place-self: center end; margin-inline-end: 1rem; pointer-events: none; }
    .filter .found:empty { display: none; }
  }
}

/* Title, description, header */
@layer parts {
  .masthead { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .5rem 1.5rem; padding-block: clamp(1.25rem, 4vw, 3rem) clamp(1.25rem, 3vw, 2.25rem); }
  .masthead > * { grid-column: 1 / -1; }
  .logo { font-weight: 700; }
  /* A height that is known before the picture comes, so that nothing moves when it does. */
  .logo img { block-size: 3.5rem; inline-size: auto; max-inline-size: 8rem; object-fit: contain; }
  @media (width >= 48rem) {
    .masthead:has(.logo) > .masthead-text { grid-column: 1; }
    .masthead > .logo { grid-column: 2; grid-row: 1; align-self: center; }
    .logo img { max-inline-size: 14rem; block-size: 6rem; }
  }
  h1 { font: 700 var(--huge) / 1.12 var(--display); letter-spacing: -.015em; }
  .lead, .prose p { text-wrap: pretty; }
  .masthead .lead { max-inline-size: 44rem; margin-block-start: .5rem; color: var(--soft); font-size: clamp(1rem, .95rem + .3vw, 1.1875rem); }
  .totals { display: flex; flex-wrap: wrap; gap: .125rem 1rem; margin-block-start: .625rem; color: var(--soft); font-size: var(--small); }
  .site-header { max-inline-size: 48rem; color: var(--soft); font-size: .9375rem; }
  .site-header strong { color: var(--ink); }
  .masthead > .note { max-inline-size: 44rem; }
}

/* Index: a narrow column of icons on phones, a list from 48rem */
@layer parts {
  .index { position: sticky; inset-block-start: var(--bar); max-block-size: calc(100vh - var(--bar)); max-block-size: calc(100dvh - var(--bar)); overflow: hidden auto; overscroll-behavior: contain; scrollbar-width: thin; }
  .index a { display: flex; position: relative; color: var(--entry-ink, var(--soft)); font-weight: var(--entry-weight, 400); background: var(--entry-paper, transparent); text-decoration: none; line-height: 1.25; }
  .index a:hover { color: var(--ink); }
  .index a:focus-visible { outline-offset: -2px; }
  .index a::before { content: ""; position: absolute; inset-inline-start: .1875rem; inset-block: .625rem; inline-size: .1875rem; border-radius: 99rem; background: var(--entry-bar, transparent); }
  .icon, .index i { inline-size: var(--icon, 1.5rem); block-size: var(--icon, 1.5rem); flex: none; }
  .icon { object-fit: contain; }
  /* The tile of an entry without icon. An attribute that style shows would spare the element, and cost more: what
     has `attr()` shares its style with no other, in Chromium 0.2 ms for each of a thousand entries */
  .index i { display: grid; font-style: normal; place-items: center; border-radius: .4em; background: var(--tile-paper, var(--tint)); color: var(--tile-ink, var(--mark)); font-size: calc(var(--icon, 1.5rem) * .54); font-weight: 650; line-height: 1; overflow: hidden; hyphens: manual; overflow-wrap: normal; }
  .index .picked-icon { display: var(--picked-icon, none); }
  .index .icon:has(+ .picked-icon) { display: var(--plain-icon, block); }
  .index small { margin-inline-start: auto; }
  .index .gone { display: none; }

  @media (width < 48rem) {
    .index { padding-block-end: 2rem; }
    .index a::before { inset-inline-start: 0; inset-block: .375rem; inline-size: .25rem; }
    .index a { --icon: 1.75rem; flex-direction: column; align-items: center; gap: .25rem; padding: .75rem .375rem .625rem; font-size: var(--tiny); text-align: center; }
    .index a > span { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 4; overflow: hidden; max-inline-size: 100%; }
    .index small { margin: 0; font-size: .6875rem; line-height: 1; }
    .index ul ul a { --icon: 1.25rem; padding-block: .5rem; }
    .index ul ul i { display: none; }
  }
  @media (width >= 48rem) {
    .index { padding-block: .5rem 2rem; margin-inline-start: -.625rem; }
    .index a { align-items: center; gap: .625rem; padding: calc(var(--step) * 1.75) .75rem; border-radius: var(--radius); font-size: .9375rem; }
    .index a:hover { background: var(--entry-paper, var(--sunk)); }
    .index a > span { min-inline-size: 0; flex: 1; }
    .index ul ul { padding-inline-start: 2.125rem; }
    .index .alone, .index ul ul i { display: none; }
  }
}

/* Sections */
@layer parts {
  .section { scroll-margin-block-start: 0; padding-block-end: calc(var(--step) * 6); }
  .heading { position: sticky; inset-block-start: var(--bar); z-index: 2; display: flex; align-items: baseline; gap: .75rem; margin-inline: calc(var(--gutter) * -.5); padding: .75rem calc(var(--gutter) * .5) .5rem; background: var(--paper); font: 700 var(--large) / 1.25 var(--display); }
  .heading-text { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
  .heading .count { margin-inline-start: auto; font-family: var(--sans); }
  @media (width < 48rem) {
    .heading .count { display: none; }
  }
  .sub .heading { font-size: 1.0625rem; color: var(--soft); }
  .section .lead { margin-block: .25rem .625rem; color: var(--soft); max-inline-size: 44rem; }
  .section .note { margin-block: .25rem 1rem; }
  .section .note > :not(table, pre) { max-inline-size: 44rem; }
  .empty { padding: 1rem; border: 1px dashed var(--line); border-radius: var(--radius); color: var(--soft); font-size: var(--small); text-align: center; }
}

/* Rows: a list */
@layer parts {
  .row { position: relative; }
  .row, .anchor { scroll-margin-block-start: calc(var(--heading) + .75rem); }
  .anchor { position: absolute; inset-block-start: 0; }
  @media (width < 48rem) {
    .row, .anchor { scroll-margin-block-start: 4.5rem; }
  }
  li.row { border-block-start: 1px solid var(--line); }
  .face { --rim: 1px; }
  .face, summary { display: flex; align-items: flex-start; gap: .25rem .75rem; padding-block: calc(var(--step) * 2.75); }
  /* No step of a counter, which would have the lists of the whole page counted anew with each row that comes */
  summary { counter-increment: none; cursor: pointer; list-style: none; border-radius: .25rem; }
  summary::-webkit-details-marker { display: none; }
  summary:hover .title { color: var(--mark); }
  .text { flex: 1; min-inline-size: 0; }
  .line { display: flex; align-items: baseline; gap: .75rem; }
  :is(.line, .text) > .title { flex: 1; min-inline-size: 0; }
  .text > .title { display: block; }
  .title { display: inline; font-size: 1rem; font-weight: 600; line-height: 1.35; text-wrap: wrap; }
  .title a { color: inherit; text-decoration-color: var(--edge); }
  .title a:hover { color: var(--mark); text-decoration-color: currentColor; }
  summary .name { position: relative; padding-inline-end: 1.375rem; }
  summary .name::before { content: ""; position: absolute; inset-block-end: .45em; inset-inline-end: .375rem; inline-size: .4375rem; block-size: .4375rem; border: solid var(--edge); border-width: 0 1.75px 1.75px 0; transform: rotate(45deg); }
  [open] > summary .name::before { transform: translateY(.25em) rotate(225deg); }
  span.summary { display: block; margin-block-start: .125rem; color: var(--soft); font-size: .875rem; line-height: 1.45; text-wrap: pretty; }
  .price { color: var(--mark); font-weight: 650; font-variant-numeric: tabular-nums; white-space: nowrap; line-height: 1.35; overflow-wrap: normal; hyphens: manual; }
  img.picture { inline-size: 5.25rem; aspect-ratio: 4 / 3; object-fit: cover; border-radius: var(--radius); flex: none; background: var(--sunk); }
  .mark { inline-size: 1.5rem; block-size: 1.5rem; object-fit: contain; flex: none; }
  span.tags { display: flex; flex-wrap: wrap; gap: .25rem; margin-block-start: .375rem; }
  td .tags { margin-block-start: 0; }
  .tag { padding: .0625rem .5rem; border-radius: 99rem; background: var(--sunk); color: var(--soft); font-size: var(--tiny); line-height: 1.5; }
  .badge { padding: .125em .5em; white-space: nowrap; border-radius: .3em; background: var(--tint); color: var(--mark); font: 600 var(--tiny) / 1.6 var(--sans); letter-spacing: .01em; vertical-align: .08em; hyphens: manual; }
  .badge:is([data-badge="error" i], [data-badge="failed" i], [data-badge="high" i]) { color: var(--bad); background: color-mix(in oklab, var(--bad) 12%, var(--paper)); }
  .badge:is([data-badge="warning" i], [data-badge="medium" i]) { color: var(--warn); background: color-mix(in oklab, var(--warn) 14%, var(--paper)); }
  .badge:is([data-badge="passed" i], [data-badge="ok" i], [data-badge="low" i]) { color: var(--good); background: color-mix(in oklab, var(--good) 12%, var(--paper)); }
  .badge:is([data-badge="note" i], [data-badge="info" i], .off) { color: var(--soft); background: var(--sunk); }
  .unavailable :is(.title, .price) { color: var(--soft); font-weight: 400; }
  .unavailable img.picture { filter: grayscale(1); opacity: .6; }
  .row:target, .row:has(:target), tr:has(+ tr :target) { background: var(--tint); box-shadow: 0 0 0 .375rem var(--tint); border-radius: 1px; border-color: transparent; }

  @container sections (inline-size < 26rem) {
    .row img.picture { inline-size: clamp(3rem, 22cqi, 4.25rem); aspect-ratio: 1; }
    .row .line, .text > .title { display: inline; }
    .row .price { display: block; inline-size: fit-content; margin-block: .125rem; }
  }
}

/* Details */
@layer parts {
  .detail { position: static; padding-block: .125rem calc(var(--step) * 4); font-size: .9375rem; max-inline-size: 44rem; }
  .detail > * + :not(.anchor + *) { margin-block-start: .75rem; }
  .fields { display: grid; grid-template-columns: minmax(5rem, 9rem) minmax(0, 1fr); gap: .25rem 1rem; font-size: .875rem; }
  .fields dt { color: var(--soft); }
  .items { display: grid; gap: .375rem; font-size: .875rem; }
  .items .items { margin: .375rem 0 0; padding-inline-start: 1rem; border-inline-start: 2px solid var(--line); }
  .items .price { float: inline-end; }
  .prose > * + *, .prose li > * + * { margin-block-start: .625em; }
  .prose ul { list-style: disc; padding-inline-start: 1.25em; }
  .prose ol { padding-inline-start: 1.5em; }
  .prose li + li { margin-block-start: .25em; }
  .prose li::marker { color: var(--edge); }
  .prose :is(h2, h3, h4, h5, h6) { margin-block-start: 1.25em; font-size: 1.0625em; }
  .prose > :first-child { margin-block-start: 0; }
  .prose :is(code, pre) { font-family: var(--mono); font-size: .875em; hyphens: manual; }
  .prose :not(pre) > code { padding: .1em .35em; border-radius: .3em; background: var(--sunk); }
  .prose pre { padding: .75rem 1rem; border-radius: var(--radius); background: var(--sunk); white-space: pre-wrap; }
  .prose blockquote { margin-inline: 0; padding-inline-start: 1rem; border-inline-start: 3px solid var(--line); color: var(--soft); }
  /* A table wider than its place scrolls by itself; its words stay whole */
  .prose table { display: block; inline-size: fit-content; max-inline-size: 100%; overflow-x: auto; overscroll-behavior-x: contain; scrollbar-width: thin; border-collapse: collapse; font-size: .9375em; overflow-wrap: normal; hyphens: manual; }
  .prose th { color: var(--soft); font-size: .9375em; font-weight: 600; vertical-align: bottom; }
  .prose :is(th, td) { min-inline-size: 5rem; padding: .375rem .75rem; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
  .prose :is(th, td).centre { text-align: center; }
  .prose :is(th, td).end { text-align: end; }
  .prose hr { border: 0; border-block-start: 1px solid var(--line); margin-block: 1.5em; }
  .prose img { border-radius: var(--radius); }
  .more { margin-block-start: .75rem; }
}

/* Rows: cards. The price ends the card, and the plus stands beside it */
@layer parts {
  [data-layout="cards"] ul.rows { --pad: calc(var(--step) * 3.5); display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); gap: calc(var(--step) * 3.5); }
  [data-layout="cards"] .short ul.rows { grid-template-columns: repeat(auto-fill, minmax(min(100%, clamp(7.5rem, 22cqi, 12rem)), 1fr)); gap: calc(var(--step) * 2.5); }
  [data-layout="cards"] .face { --rim: 2px; }
  [data-layout="cards"] li.row { border: 1px solid var(--line); border-radius: var(--radius); background: var(--raised); overflow: clip; }
  [data-layout="cards"] :is(.face, summary) { flex-direction: column; padding: var(--pad) !important; }
  [data-layout="cards"] :is(details:not([open]), details:not([open]) > summary) { block-size: 100%; }
  [data-layout="cards"] img.picture { inline-size: calc(100% + 2 * var(--pad)); max-inline-size: none; margin: calc(var(--pad) * -1) calc(var(--pad) * -1) 0; border-radius: 0; aspect-ratio: 3 / 2; }
  [data-layout="cards"] .text { display: flex; flex-direction: column; inline-size: 100%; }
  [data-layout="cards"] .text::before { content: none !important; }
  [data-layout="cards"] .line { display: contents; }
  [data-layout="cards"] .text .title { flex: none; }
  [data-layout="cards"] .price { order: 1; margin-block: auto 0; padding-block-start: .5rem; font-size: 1.0625rem; }
  [data-layout="cards"] .title a { text-decoration: none; }
  [data-layout="cards"] .title a::after { content: ""; position: absolute; inset: 0; }
  [data-layout="cards"] li.row:hover:has(.title a) { border-color: var(--mark); }
  [data-layout="cards"] .detail { padding-inline: var(--pad); }
  [data-layout="cards"][data-selection] :is(.text:not(:has(.price)), .detail) { padding-block-end: 2.5rem; }
  [data-layout="cards"] li.row > :is(.plus, .stepper) { inset-block: auto .3125rem; inset-inline-end: .375rem; flex-direction: row; }
}

/* Rows: a table */
@layer parts {
  table.rows { inline-size: 100%; table-layout: fixed; border-collapse: collapse; font-size: .9375rem; }
  table.rows .title-cell { inline-size: 26%; }
  table.rows td.title-cell, table.rows tbody th { font-weight: 400; }
  table.rows .summary { inline-size: 30%; }
  table.rows :is(.price, .choose) { inline-size: 7rem; }
  table.rows th.picture { inline-size: 5rem; }
  table.rows :is(th, td) { padding: calc(var(--step) * 2) .75rem; text-align: start; vertical-align: top; }
  table.rows > tbody > tr:not(.detail-row) > * { border-block-start: 1px solid var(--line); }
  table.rows > thead th { position: sticky; inset-block-start: calc(var(--bar) + var(--heading) - 1px); z-index: 1; background: var(--paper); color: var(--soft); font-size: var(--small); font-weight: 600; line-height: 1.3; }
  table.rows > thead th::after { content: ""; position: absolute; inset: auto 0 0; border-block-end: 1px solid var(--edge); }
  table.rows .number { inline-size: 2.75rem; color: var(--soft); font-variant-numeric: tabular-nums; text-align: end; font-weight: 400; }
  table.rows .number-cell, table.rows .price { text-align: end; font-variant-numeric: tabular-nums; }
  table.rows img.picture { inline-size: 3.5rem; }
  .sorter { display: inline-flex; align-items: center; gap: .375rem; margin: -.25rem -.5rem; padding: .25rem .5rem; border: 0; border-radius: .375rem; background: none; font-weight: inherit; }
  .sorter:hover { background: var(--sunk); color: var(--ink); }
  .sorter::after { content: "↕"; font-size: .875em; opacity: .6; }
  [aria-sort="ascending"] .sorter::after { content: "↑"; opacity: 1; color: var(--mark); }
  [aria-sort="descending"] .sorter::after { content: "↓"; opacity: 1; color: var(--mark); }
  /* A row and its detail share a tbody: the arrow stands at the row's first line, however many there are */
  table.rows > tbody { position: relative; }
  .detail-row > td { position: static; padding-block: 0 !important; }
  .detail-row summary { position: absolute; inset-block-start: 0; inset-inline-end: 0; inline-size: 2.5rem; block-size: calc(1.5em + var(--step) * 4); padding: 0; align-items: center; justify-content: center; }
  .detail-row summary::after { content: ""; inline-size: .5rem; block-size: .5rem; border: solid var(--soft); border-width: 0 1.75px 1.75px 0; transform: translateY(-.15rem) rotate(45deg); }
  .detail-row summary:hover::after { border-color: var(--mark); }
  .detail-row [open] summary::after { transform: translateY(.1rem) rotate(225deg); }
  .detail-row .anchor { inset-block-start: 0; }
  /* WebKit, known by a property that it alone has, positions nothing by a tbody: there by an anchor */
  @supports (hanging-punctuation: first) and (anchor-scope: --row) {
    table.rows { position: relative; }
    table.rows > tbody { anchor-scope: --row; }
    table.rows > tbody > .row { anchor-name: --row; }
    .detail-row summary { inset-block-start: anchor(--row start); inset-inline-end: anchor(--row end); }
    .detail-row .anchor { inset-block-start: anchor(--row start); }
  }
  @supports (hanging-punctuation: first) and (not (anchor-scope: --row)) {
    .detail-row > td { position: relative; }
    .detail-row summary { inset-block: auto 100%; }
    .detail-row .anchor { inset-block-start: -4.5rem; }
  }
  .detail-row .detail { padding-inline-start: 2.75rem; }
  [data-layout="table"] .heading-text { -webkit-line-clamp: 1; }
  [data-layout="table"] .heading { block-size: var(--heading); }
  table.rows:has(.detail-row) tr:not(.detail-row) > :last-child { padding-inline-end: 2.75rem; }

  @container sections (inline-size < 34rem) {
    table.rows, table.rows > tbody, table.rows > tbody > tr, table.rows > tbody > tr > * { display: block; }
    table.rows > thead { display: block; position: absolute; clip-path: inset(50%); inline-size: 1px; block-size: 1px; overflow: hidden; }
    table.rows > tbody > tr:not(.detail-row) { position: relative; padding-block: calc(var(--step) * 2.5); border-block-start: 1px solid var(--line); }
    table.rows > tbody > tr > * { border: 0 !important; padding: .0625rem 0 !important; text-align: start !important; inline-size: auto !important; }
    table.rows > tbody > tr > [data-label]:not(:empty) { display: grid; grid-template-columns: 5.5rem minmax(0, 1fr); gap: .5rem; font-size: .875rem; }
    table.rows > tbody > tr > [data-label]::before { content: attr(data-label); color: var(--soft); }
    table.rows > tbody > tr > :empty { display: none; }
    table.rows > tbody > tr > [data-label]::before { font-weight: 400; font-size: .875rem; }
    table.rows > tbody > tr > .choose { position: absolute; inset-block-start: 0; inset-inline-end: -.375rem; }
    table.rows .number { float: inline-start; margin-inline-end: .5rem; }
    table.rows .title-cell { display: flow-root !important; padding-inline-end: 2.75rem !important; }
    :root:not([data-script]) .row:has(.stepper) .title-cell { padding-inline-end: 4.5rem !important; min-block-size: 2rem; }
    .detail-row .detail { padding-inline-start: 0; }
    .detail-row summary { position: static; inline-size: max-content; block-size: 2rem; gap: .625rem; margin-block-start: -.25rem; color: var(--soft); font-size: .875rem; }
    .detail-row summary .sr:first-child { position: static; inline-size: auto; block-size: auto; margin: 0; clip-path: none; }
  }
}

/* Picking */
@layer parts {
  .picks { counter-reset: picked; }
  .pick:checked, input[type="number"].pick:in-range:not(:placeholder-shown) { counter-increment: picked; }
  li.row > :is(.plus, .stepper) { position: absolute; inset-block-start: calc(var(--step) * 2.75 - .5625rem); inset-inline-end: -.375rem; }
  [data-selection] li.row { --pick: 2.5rem; }
  [data-selection] li.row:has(.stepper) { --pick: 4.25rem; }
  [data-script][data-selection] li.row:has(.stepper) { --pick: 2.5rem; }
  [data-script][data-selection] li.row:has(input[type="number"]:not(:placeholder-shown)) { --pick: 6.5rem; }
  [data-selection] :is(.face, li.row > details > summary) { padding-inline-end: var(--pick); min-block-size: calc(3rem + var(--rim, 0px)); }
  @container sections (inline-size < 26rem) {
    [data-selection] :is(.face, li.row > details > summary) { padding-inline-end: 0; }
    [data-selection] li.row .text::before { content: ""; float: inline-end; inline-size: min(var(--pick), 4.25rem); block-size: 2.25rem; }
    [data-script] .stepper { flex-direction: column-reverse; }
    [data-script] li.row:where(.picks *):has(input[type="number"]:not(:placeholder-shown)) { --pick: 2.5rem; }
    [data-script] li.row:where(.picks *):has(input[type="number"]:not(:placeholder-shown)) .text::before { block-size: 6rem; }
    [data-script] .stepper input { inline-size: 2.25rem; block-size: 1.5rem; }
  }
  .plus { display: grid; place-items: center; inline-size: 2.75rem; block-size: 2.75rem; cursor: pointer; }
  .plus input { appearance: none; margin: 0; inline-size: 1.75rem; block-size: 1.75rem; border-radius: 99rem; border: 1.5px solid var(--mark); background: var(--raised); display: grid; place-items: center; cursor: inherit; }
  .plus input::before { content: "+"; color: var(--mark); font: 500 1.25rem / 1 var(--sans); }
  .plus input:checked { background: var(--fill); border-color: var(--fill); }
  .plus input:checked::before { content: "✓"; color: var(--on-fill); font-size: 1rem; }
  .plus:hover input:not(:checked, :disabled) { background: var(--tint); }
  .pick:disabled, .stepper :disabled { opacity: .35; cursor: not-allowed; }
  .stepper { display: inline-flex; align-items: center; min-block-size: 2.75rem; }
  /* A field ends with its column; only round buttons have room about them */
  :root:not([data-script], [data-layout="cards"]) .stepper { margin-inline-end: .375rem; }
  .stepper input { inline-size: 4rem; block-size: 2.25rem; border: 1px solid var(--edge); border-radius: var(--radius); background: var(--raised); text-align: center; font-size: 1rem; }
  .stepper input::placeholder { color: var(--soft); opacity: 1; }
  [data-script] .stepper button { display: grid; place-items: center; inline-size: 2.25rem; block-size: 2.75rem; padding: 0; border: 0; background: none; font-size: 0; }
  .stepper button::before { content: "+"; display: grid; place-items: center; inline-size: 1.75rem; block-size: 1.75rem; border-radius: 99rem; border: 1.5px solid var(--fill); background: var(--fill); color: var(--on-fill); font: 500 1.25rem / 1 var(--sans); }
  .stepper button[data-do="less"]::before { content: "−"; background: var(--raised); color: var(--mark); border-color: var(--mark); }
  [data-script] .stepper input { inline-size: 1.75rem; padding: 0; border: 0; background: none; font-weight: 650; appearance: textfield; }
  [data-script] .stepper input::-webkit-inner-spin-button { display: none; }
  [data-script] .stepper:has(input:placeholder-shown) :is(input, [data-do="less"]) { display: none !important; }
  [data-selection] li.row:has(.pick:in-range:not(:placeholder-shown, [type="checkbox"])) { --pick: 7rem; }

  .picked { display: none; }
  .picks:has(.pick:checked, input[type="number"].pick:in-range:not(:placeholder-shown), #_only:checked) .picked,
  .picked.shown { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1rem; position: fixed; inset-inline: 0; inset-block-end: 0; z-index: 4; padding: .625rem max(var(--gutter), (100% - var(--page)) / 2) max(.625rem, env(safe-area-inset-bottom)); background: var(--raised); border-block-start: 1px solid var(--line); box-shadow: var(--shadow); max-block-size: 80dvh; overflow: auto; overscroll-behavior: contain; }
  .tally { display: flex; align-items: baseline; gap: .75rem; margin-inline-end: auto; order: -1; }
  .tally-count { color: var(--soft); }
  :root:not([data-script]) .tally-count::before { content: counter(picked) " "; color: var(--ink); font-weight: 650; }
  .total { color: var(--mark); font-size: var(--large); font-variant-numeric: tabular-nums; }
  .only { display: flex; align-items: center; gap: .5rem; min-block-size: 2.5rem; font-size: var(--small); }
  .only input { inline-size: 1.125rem; block-size: 1.125rem; margin: 0; }
  .picked-list { flex-basis: 100%; display: grid; gap: .75rem; padding-block: .5rem; }
  .picked-list h2 { font-size: var(--large); }
  .picked-list li { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; align-items: center; gap: .75rem; padding-block: .25rem; border-block-start: 1px solid var(--line); }
  .picked-list .remove { inline-size: 2.25rem; block-size: 2.25rem; border: 0; border-radius: 99rem; background: none; color: var(--soft); font-size: 1.125rem; }
  .picked-list .remove:hover { background: var(--sunk); color: var(--bad); }
  .picked-actions { display: flex; flex-wrap: wrap; gap: .5rem; }
  [data-selection] .foot { padding-block-end: calc(var(--picked) + 1rem); }
}

/* Foot, and the page for an address that leads nowhere */
@layer parts {
  .foot { display: grid; gap: 1rem; margin-block-start: 2rem; padding-block: 2rem 3rem; border-block-start: 1px solid var(--line); background: var(--sunk); color: var(--soft); font-size: .875rem; }
  .foot .prose { max-inline-size: 48rem; }
  .links { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
  .links a, .foot .prose a { color: var(--soft); }
  .links a:hover { color: var(--mark); }
  .imprint { display: none; }
  .not-found { display: grid; align-content: center; justify-items: start; gap: 1rem; min-block-size: 90vh; max-inline-size: 34rem; margin-inline: auto; padding: 2rem var(--gutter); }
  .not-found-number { font: 700 5rem / 1 var(--display); color: var(--mark); }
}

/* Shapes: what a menu looks like when its content is of a kind */
@layer shapes {
  [data-shape="menu"] { --display: var(--serif); }
  [data-shape="menu"] h1 { font-weight: 600; letter-spacing: -.01em; }
  [data-shape="menu"] .heading { font-size: 1.4375rem; font-weight: 600; }
  [data-shape="menu"] .sections .lead { font-family: var(--serif); font-style: italic; }
  [data-shape="menu"] .sections .lead:lang(zh, ja, ko, ar) { font-style: normal; }
  [data-shape="menu"] .title { font-size: 1.0625rem; }
  @container sections (inline-size >= 26rem) {
    [data-shape="menu"][data-layout="list"] .line > .price { display: flex; flex: 1 0 auto; align-items: baseline; gap: .75rem; }
    [data-shape="menu"][data-layout="list"] .line > .price::before { content: ""; flex: 1 1 1rem; min-inline-size: 1rem; border-block-end: 2px dotted var(--line); }
    [data-shape="menu"][data-layout="list"] .line .title { flex: 0 1 auto; }
    [data-shape="menu"][data-layout="list"] li.row { border-block-start-color: transparent; }
  }
  @container sections (inline-size >= 52rem) {
    [data-shape="menu"][data-layout="list"] ul.rows { display: grid; grid-template-columns: 1fr 1fr; column-gap: 3rem; align-items: start; }
  }

  [data-shape="directory"] .section { padding-block-end: calc(var(--step) * 4); }
  [data-shape="directory"] ul.rows { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr)); column-gap: 1.25rem; align-items: start; }
  [data-shape="directory"] .title { font-size: .9375rem; font-weight: 400; }
  [data-shape="directory"] .heading::after { content: ""; position: absolute; inset: auto calc(var(--gutter) * .5) 0; border-block-end: 1px solid var(--line); }
  @container sections (inline-size < 34rem) {
    [data-shape="directory"] table.rows > tbody > tr:not(.detail-row) { display: flex; flex-wrap: wrap; align-items: baseline; gap: .125rem .375rem; overflow-wrap: normal; }
    [data-shape="directory"] table.rows .number { flex: 0 0 1.25rem; margin: 0; }
    [data-shape="directory"] table.rows .title-cell { flex: 1 0 auto; max-inline-size: 100%; padding: 0 !important; }
    [data-shape="directory"] table.rows > tbody > tr > [data-label]::before { content: none; }
    [data-shape="directory"] table.rows > tbody > tr > [data-label]:not(:empty) { display: block; flex: none; max-inline-size: 100%; color: var(--soft); margin-inline-start: auto; }
  }
  [data-shape="directory"] .rows li.row { --rim: 0px; border: 0; }
  [data-shape="directory"] .fields { grid-template-columns: minmax(0, 1fr); }
  [data-shape="directory"] .fields dd { margin-block-start: -.125rem; }

  [data-shape="reference"] .title { font-family: var(--mono); font-size: .9375rem; }
  [data-shape="reference"] .sections { max-inline-size: 60rem; }

  [data-shape="help"] .sections { max-inline-size: 52rem; }
  [data-shape="help"] ul.rows { display: grid; gap: .625rem; }
  [data-shape="help"] .face { --rim: 2px; }
  [data-shape="help"] li.row { border: 1px solid var(--line); border-radius: var(--radius); background: var(--raised); }
  [data-shape="help"] :is(.face, summary) { padding: calc(var(--step) * 3.5) 1.125rem; }
  [data-shape="help"] .row summary { padding-inline-end: 2.75rem; position: relative; border-radius: var(--radius); }
  [data-shape="help"] summary .name { position: static; padding: 0; }
  [data-shape="help"] summary .name::before { inset-block: 1.5rem auto; inset-inline-end: 1.25rem; }
  [data-shape="help"] .detail { padding-inline: 1.125rem; }

  [data-shape="report"] .title { font-size: .9375rem; font-weight: 500; }

  [data-shape="guide"] .index a { --icon: 1.75rem; }
  [data-shape="guide"] .heading { font-size: 1.375rem; }
}

/* The current entry. With script by aria-current; without it by what the engine knows of scrolling */
@layer following {
  .index a[aria-current] { --entry-ink: var(--mark); --entry-paper: var(--current-paper); --entry-weight: 650; --entry-bar: var(--mark); --picked-icon: block; --plain-icon: none; --tile-paper: var(--fill); --tile-ink: var(--on-fill); }
  .index { --current-paper: var(--tint); }
  @media (width < 48rem) {
    .index { --current-paper: var(--paper); }
  }
  [data-script] .index li:not(:has([aria-current])) > ul { display: none; }

  @supports selector(:target-current) {
    :root:not([data-script]) .index { scroll-target-group: auto; }
    :root:not([data-script]) { container: page / scroll-state; }
    @container page scroll-state(scrollable: block) {
      :root:not([data-script]) .index a:target-current { --entry-ink: var(--mark); --entry-paper: var(--current-paper); --entry-weight: 650; --entry-bar: var(--mark); --picked-icon: block; --plain-icon: none; --tile-paper: var(--fill); --tile-ink: var(--on-fill); }
    }
    /* Where nothing can scroll the engine takes the last; it is the first, or the chosen one, which no style can tell */
    @container page not scroll-state(scrollable: block) {
      :root:not([data-script], [data-sized], :has(.section:target, .section :target)) .index > ul > li:first-child > a { --entry-ink: var(--mark); --entry-paper: var(--current-paper); --entry-weight: 650; --entry-bar: var(--mark); --picked-icon: block; --plain-icon: none; --tile-paper: var(--fill); --tile-ink: var(--on-fill); }
    }
  }
}

/* The same without script in engines that know timelines: the first 24 sections each name one, which runs
   while the section crosses the line below the bar */
@layer following {
  @supports (timeline-scope: --a) and (not (scroll-target-group: auto)) {
    @keyframes current {
      from, to { --entry-ink: var(--mark); --entry-paper: var(--current-paper); --entry-weight: 650; --entry-bar: var(--mark); --picked-icon: block; --plain-icon: none; --tile-paper: var(--fill); --tile-ink: var(--on-fill); }
    }
    :root:not([data-script]) { timeline-scope: --s1, --s2, --s3, --s4, --s5, --s6, --s7, --s8, --s9, --s10, --s11, --s12, --s13, --s14, --s15, --s16, --s17, --s18, --s19, --s20, --s21, --s22, --s23, --s24; }
    :root:not([data-script]) .section { view-timeline-inset: var(--bar) calc(100vh - var(--bar) - 2px); }
    :root:not([data-script]) .index:not(:has(ul ul)) a { animation-name: current; animation-duration: 1s; }
    .section:nth-of-type(1) { view-timeline-name: --s1; }
    .index li:nth-child(1) a { animation-timeline: --s1; }
    .section:nth-of-type(2) { view-timeline-name: --s2; }
    .index li:nth-child(2) a { animation-timeline: --s2; }
    .section:nth-of-type(3) { view-timeline-name: --s3; }
    .index li:nth-child(3) a { animation-timeline: --s3; }
    .section:nth-of-type(4) { view-timeline-name: --s4; }
    .index li:nth-child(4) a { animation-timeline: --s4; }
    .section:nth-of-type(5) { view-timeline-name: --s5; }
    .index li:nth-child(5) a { animation-timeline: --s5; }
    .section:nth-of-type(6) { view-timeline-name: --s6; }
    .index li:nth-child(6) a { animation-timeline: --s6; }
    .section:nth-of-type(7) { view-timeline-name: --s7; }
    .index li:nth-child(7) a { animation-timeline: --s7; }
    .section:nth-of-type(8) { view-timeline-name: --s8; }
    .index li:nth-child(8) a { animation-timeline: --s8; }
    .section:nth-of-type(9) { view-timeline-name: --s9; }
    .index li:nth-child(9) a { animation-timeline: --s9; }
    .section:nth-of-type(10) { view-timeline-name: --s10; }
    .index li:nth-child(10) a { animation-timeline: --s10; }
    .section:nth-of-type(11) { view-timeline-name: --s11; }
    .index li:nth-child(11) a { animation-timeline: --s11; }
    .section:nth-of-type(12) { view-timeline-name: --s12; }
    .index li:nth-child(12) a { animation-timeline: --s12; }
    .section:nth-of-type(13) { view-timeline-name: --s13; }
    .index li:nth-child(13) a { animation-timeline: --s13; }
    .section:nth-of-type(14) { view-timeline-name: --s14; }
    .index li:nth-child(14) a { animation-timeline: --s14; }
    .section:nth-of-type(15) { view-timeline-name: --s15; }
    .index li:nth-child(15) a { animation-timeline: --s15; }
    .section:nth-of-type(16) { view-timeline-name: --s16; }
    .index li:nth-child(16) a { animation-timeline: --s16; }
    .section:nth-of-type(17) { view-timeline-name: --s17; }
    .index li:nth-child(17) a { animation-timeline: --s17; }
    .section:nth-of-type(18) { view-timeline-name: --s18; }
    .index li:nth-child(18) a { animation-timeline: --s18; }
    .section:nth-of-type(19) { view-timeline-name: --s19; }
    .index li:nth-child(19) a { animation-timeline: --s19; }
    .section:nth-of-type(20) { view-timeline-name: --s20; }
    .index li:nth-child(20) a { animation-timeline: --s20; }
    .section:nth-of-type(21) { view-timeline-name: --s21; }
    .index li:nth-child(21) a { animation-timeline: --s21; }
    .section:nth-of-type(22) { view-timeline-name: --s22; }
    .index li:nth-child(22) a { animation-timeline: --s22; }
    .section:nth-of-type(23) { view-timeline-name: --s23; }
    .index li:nth-child(23) a { animation-timeline: --s23; }
    .section:nth-of-type(24) { view-timeline-name: --s24; }
    .index li:nth-child(24) a { animation-timeline: --s24; }
  }
}

/* One section at a time, by the address alone. Hidden sections stay within reach of the browser's find */
@layer following {
  .section:is([data-behaviour="swap"]:not([data-script="ready"]) *):is(:target, :has(:target)) > .body,
  .sections:is([data-behaviour="swap"]:not([data-script="ready"]) *):not(:has(.section:target, .section :target)) .section:first-of-type > .body { content-visibility: visible; }
  [data-behaviour="swap"] .section { padding-block-end: 0; }
  /* Without script a section that a link led into stays shown: then the chosen one stands above it */
  [data-behaviour="swap"]:not([data-script="ready"]) .sections { display: flex; flex-direction: column; }
  .section:is([data-behaviour="swap"]:not([data-script="ready"]) *):is(:target, :has(:target)) { order: -1; }
}

/* Long pages: a section that is out of sight costs nothing; its class says how high it will be */
@layer following {
  /* The containment stays when a section is shown in any case: when it comes or goes, Chromium counts the lists of
     the whole page anew, 55 ms for 600,000 elements */
  [class*="size-"] { content-visibility: auto; contain: content; contain-intrinsic-block-size: auto var(--size); }
  /* Containment hides counters, which count where no script does */
  [data-selection]:not([data-script]) [class*="size-"] { content-visibility: visible; contain: none; }
  /* What ends right above a target has its real size before a jump lands, not some frames after it. A script
     names it; where none has run the style finds it. That comes last: engines look for `:has()` in all there is */
  [class*="size-"]:is(.above, :root:not([data-script]) *):is(.above, :has(+ :target, + .section :target)) { content-visibility: visible; }
  /* What is not found goes without its box being taken away: when a box goes that holds a closed detail or
     another containment, Chromium counts the lists of the whole page anew, 45 ms for 600,000 elements */
  .unfound:not([data-sized] :is(.section, li.row)) { display: none !important; }
  [data-sized] :is(.section, li.row).unfound { visibility: hidden; block-size: 0; min-block-size: 0; margin: 0; padding: 0; border: 0; overflow: clip; }
  [data-sized] .section.unfound { content-visibility: hidden; }
  [data-sized] li.row.unfound { position: absolute; inline-size: 100%; }
  .size-1 { --size: 8rem; } .size-2 { --size: 12rem; } .size-3 { --size: 18rem; } .size-4 { --size: 27rem; }
  .size-5 { --size: 40.5rem; } .size-6 { --size: 60.75rem; } .size-7 { --size: 91rem; } .size-8 { --size: 137rem; }
  .size-9 { --size: 205rem; } .size-10 { --size: 308rem; } .size-11 { --size: 461rem; } .size-12 { --size: 692rem; }
  .size-13 { --size: 1038rem; } .size-14 { --size: 1557rem; } .size-15 { --size: 2335rem; } .size-16 { --size: 3503rem; }
  .size-17 { --size: 5255rem; } .size-18 { --size: 7882rem; } .size-19 { --size: 11823rem; } .size-20 { --size: 17734rem; }
  .size-21 { --size: 26602rem; } .size-22 { --size: 39903rem; } .size-23 { --size: 59854rem; } .size-24 { --size: 89781rem; }
}

/* Only what is picked. A script names the rest; where none has run the style finds it. What hangs on the whole
   page is said once, by a property that rows inherit: were `:has()` of the page asked on each row, Firefox would
   look at all rows anew for each that it reads, a minute and more for 6,000 of them */
@layer following {
  .unpicked, .unpicked + .detail-row { display: none; }
  .picks:is(:root:not([data-script]) *):has(#_only:checked) { --unpicked: none; }
  :is(.section, li.row, .rows > tbody):is(.picks *):not(.unpicked, :has(.pick:checked, input[type="number"].pick:in-range:not(:placeholder-shown))) { display: var(--unpicked, revert-layer); }
}

/* Colours that the reader forces */
@media (forced-colors: active) {
  .index a[aria-current]::before { background: Highlight; forced-color-adjust: none; }
  .index i, .chip, .badge, .tag, .stepper button::before { border: 1px solid; }
  .chip[data-state] { border: 2px solid Highlight; }
  .plus input:checked { background: Highlight; forced-color-adjust: none; }
}

/* Paper */
@media print {
  @layer paper {
    @page { margin: 15mm 14mm; }
    :root { color-scheme: light; --paper: #fff; --page: none; font-size: 10pt; }
    .bar, .skip, .plus, .stepper, .picked-tools, .picked-actions, .only, .button, .nothing-found { display: none !important; }
    body, .columns { display: block; padding: 0; }
    .columns::before { content: none; }
    .masthead, .foot { padding-inline: 0; }
    .masthead { padding-block: 0 6mm; }
    .index { position: static; max-block-size: none; min-block-size: 0; overflow: visible; margin: 0 0 6mm; padding: 0; background: none; break-after: auto; }
    .index > ul { columns: 3 40mm; column-gap: 8mm; }
    .index ul ul { display: block !important; padding-inline-start: 5mm; }
    .index a { flex-direction: row !important; align-items: baseline; gap: 2mm; padding: .6mm 0 !important; color: var(--ink) !important; background: none !important; font-size: 9.5pt !important; font-weight: 400 !important; text-align: start; break-inside: avoid; }
    .index a::before, .index :is(.icon, i) { display: none !important; }
    .index small { margin-inline-start: auto !important; }
    .sections { padding: 0; }
    .section, .body { content-visibility: visible !important; contain: none !important; }
    .section { padding-block-end: 5mm !important; }
    .heading { position: relative; inset: auto; margin: 0; padding: 2mm 0 1mm; border-block-end: .4pt solid var(--edge); break-after: avoid; break-inside: avoid; }
    .section .lead, .section .note { break-after: avoid; }
    li.row, tr.row { break-inside: avoid; }
    li.row:first-child { break-before: avoid; }
    .face, summary { padding-block: 1.2mm !important; padding-inline: 0 !important; min-block-size: 0 !important; flex-wrap: nowrap !important; }
    summary .name::before { content: none !important; }
    .short ul.rows { display: block !important; columns: 2; column-gap: 10mm; }
    .line > .price { display: flex !important; flex: 1 0 auto !important; align-items: baseline; gap: .75rem; }
    .line > .price::before { content: ""; flex: 1 1 5mm !important; min-inline-size: 5mm !important; block-size: 1em; border-block-end: 1pt dotted var(--edge) !important; }
    .row .line { display: flex !important; }
    .text > .title { display: block !important; }
    .row .line .title { flex: 0 1 auto; }
    li.row { border-color: transparent !important; }
    .row .price { inline-size: auto !important; margin: 0 !important; color: var(--ink); }
    img.picture { inline-size: 18mm !important; }
    details::details-content { content-visibility: visible; block-size: auto; }
    table.rows > thead th { position: relative; inset: auto; }
    .sorter::after, .detail-row summary { display: none !important; }
    thead { display: table-header-group; }
    .unfound { display: none !important; }
    .picked { display: none; }
    .picked.shown, .picks:has(.pick:checked) .picked { display: block; position: static; box-shadow: none; border: 0; padding: 0 0 5mm; max-block-size: none; }
    .foot { background: none; margin: 0; padding-block: 4mm 0; break-inside: avoid; }
    .links { display: none; }
    .imprint { display: flex; align-items: center; gap: 5mm; font-size: 8pt; }
    .qr { inline-size: 22mm; }
    .row:target, .row:has(:target) { background: none; box-shadow: none; }
    .prose table { display: table; overflow-wrap: break-word; }
    .prose a[href^="http"]::after { content: " (" attr(href) ")"; font-size: .85em; }
  }
}

"""###),
    File(
      name: "menu.js",
      text: ###"""
// Ties the index to the sections. The page works without it; it stands directly after the index, so
// that one entry is marked before the first paint. What a word means here it means in the documents:
// entry, section, row, detail, current, reading line, intent, selection.
(() => {
  "use strict";

  const root = document.documentElement;
  const index = document.querySelector("nav.index");
  const language = root.lang || "en";
  const swaps = root.dataset.behaviour === "swap";

  root.dataset.script = "";

  /* Helpers: elements, text, time */

  // A look through all of a long page takes a frame: what stands early in it is asked for as `one`, and what a
  // page may lack is asked for where it is wanted.
  const all = (selector, within = document) => Array.from(within.querySelectorAll(selector));
  const one = (selector, within = document) => within.querySelector(selector);

  function make(name, properties = {}, ...children) {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  }

  /** The sentence for a number, from the plural forms that an element carries. */
  function sentence(element, number) {
    const forms = JSON.parse(element.dataset.forms || "{}");
    const form = forms[new Intl.PluralRules(language).select(number)] || forms.other || "{n}";
    return form.replace("{n}", number.toLocaleString(language));
  }

  /** Runs the work once in the next frame, however often it is asked for. */
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

  /** Runs the work when nothing has asked for it during the pause and the two frames after it: where
      the machine is busy, the first tells of a scroll that the pause did not see, and in the second
      stand the sections that it laid out. */
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

  /* The fair scroll map: pure functions, the same as FairScrollMap in MenuKit. `window` is the height
     of the window below the bar, `range` how far the document scrolls; tops have the bar taken off. */

  function scrollMap(window, range, lastTop, lastHeight) {
    const hidden = Math.max(0, lastTop - range);
    const reach = hidden === 0 ? 0 : Math.min(window, hidden + lastHeight / 2);
    return { range, reach, sweep: Math.min(range, reach) };
  }

  /** Where the reading line stands in the document at a position of the scroll. */
  function readingLine(map, position) {
    const y = Math.min(Math.max(0, position), map.range);
    const start = map.range - map.sweep;
    if (map.sweep === 0 || y <= start) return y;
    return y === map.range ? map.range + map.reach : y + (map.reach * (y - start)) / map.sweep;
  }

  /** The last of `count` sections whose top is at or above the line; `top` measures one of them. */
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

  /* Anchors and entries */

  /** An anchor as it stands in the page; what is no valid escape stands for itself. */
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

  /** The entry of a section's anchor, or of the section that the row of the anchor stands in. */
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

  /* The current entry: always exactly one */

  let current = entries.find((entry) => entry.link.hasAttribute("aria-current"));

  function mark(entry) {
    if (!entry || entry === current) return;
    current?.link.removeAttribute("aria-current");
    entry.link.setAttribute("aria-current", "true");
    current = entry;
    showInIndex(entry.link);
  }

  /** Scrolls the index, never the page, by the smallest amount that shows the entry. */
  function showInIndex(link) {
    const window = index.getBoundingClientRect();
    const box = link.getBoundingClientRect();
    const above = box.top - window.top;
    const below = box.bottom - window.bottom;
    if (above < 0 || box.height >= window.height) index.scrollTop += above;
    else if (below > 0) index.scrollTop += below;
  }

  /* The intent lock: what the reader chose stays current until the reader scrolls */

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

  /** Where things are while the scroll rests: if a later scroll finds the same layout, the reader
      moved the page, by the scroll bar or by a means that tells nobody. */
  function layoutNow() {
    const section = intent && sectionOf(intent);
    return [root.scrollHeight, innerHeight, section ? section.getBoundingClientRect().top + scrollY : 0];
  }

  /** Goes on to the target where sections on the way changed their size; tells whether it moved. */
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

  /** What ends right above a target has its real size before a jump lands, not some frames after it. */
  function layOutAbove(anchor) {
    const former = above;
    above = document.getElementById(anchor)?.closest(".section")?.previousElementSibling ?? null;
    if (above === former) return;
    former?.classList.remove("above");
    above?.classList.add("above");
  }

  /* Following the reader */

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
    // Half a pixel: engines round the place that a jump ends at.
    const top = (place) => shown[place].section.getBoundingClientRect().top + y - bar - 0.5;
    const last = shown.length - 1;
    const map = scrollMap(innerHeight - bar, range, top(last), shown[last].section.offsetHeight);
    const chosen = shown.indexOf(current);
    mark(shown[currentAt(map, y, shown.length, top, chosen < 0 ? undefined : chosen)]);
    if (hasScrolled) followAddress();
  });

  /* The address */

  /** Puts an address in place of the present one; engines refuse when it is asked too often. */
  function replaceAddress(address) {
    if (address === location.href) return;
    try {
      history.replaceState(history.state, "", address);
    } catch {
      /* the address is a convenience */
    }
  }

  const followAddress = whenResting(400, () => {
    if (intent || swaps || root.dataset.address === "still" || !current?.anchor) return;
    const page = location.href.split("#")[0];
    replaceAddress(scrollY <= 0 ? page : page + current.href);
  });

  /** Sets or takes away parameters of the address, and leaves the rest of it as it is. */
  function setParameters(values) {
    const parameters = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(values)) {
      if (value) parameters.set(name, value);
      else parameters.delete(name);
    }
    const query = parameters.toString();
    replaceAddress(location.href.split(/[?#]/)[0] + (query ? "?" + query : "") + location.hash);
  }

  /** A hash load, a click, Back or Forward: the address says which section is current. */
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

  /** After a jump the keyboard goes on at the target: Tab, and the keys that scroll. */
  function focusTarget() {
    const target = document.getElementById(decoded(location.hash));
    const place = target?.matches(".section") ? one(".heading", target) : target?.closest(".row, .detail-row");
    if (!place) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }

  /* Behaviour swap: one section at a time */

  function hideOthers(areAllWanted) {
    const chosen = current && sectionOf(current);
    for (const body of all(".section > .body")) {
      if (areAllWanted || body.parentElement === chosen) body.removeAttribute("hidden");
      else body.setAttribute("hidden", "until-found");
    }
  }

  /** The browser's find shows a hidden section: then that is the current one. */
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

  /* Details */

  /** The details of rows, or those in a state. A long page has ten thousand: ask for one where one will do. */
  const detailsThat = (state) => `:is(.row, .detail-row) details${state}`;
  const details = () => all(detailsThat(""));

  /** While this is done, no one else moves the scroll along. */
  let isKept = false;

  /** Changes the page, and keeps the row at the top of the window where it is. */
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

  /** Engines without scroll anchoring move the text being read when a row above it opens. */
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

  /** Rows that were open are open again when the page is loaded anew, as the preview does. */
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
      /* storage may be closed to the page */
    }
    addEventListener("pagehide", () => {
      try {
        const open = details().filter((element) => element.open);
        sessionStorage.setItem(key, JSON.stringify(open.map(anchorIn)));
      } catch {
        /* as above */
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

  /* Paper */

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

  /* Finding */

  const isPlain = (text) => /^[\0-\x7f]*$/.test(text);

  /** Text as it is compared: without case, accents and widths. */
  function folded(text) {
    // Most text has nothing to fold but case; its units keep their places.
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

    /** Reads of a section every row and what it is found by, and where its number stands. */
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
      // An entry counts what stands under its sub-entries too.
      part.anchors = entry ? all("a", entry.link.parentElement).map((link) => decoded(link.hash)) : [section.id];
    }

    /** Reads ahead while nothing else is to be done, so that the first key need not wait for it. */
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

    /** Hides what is not found, by a class: see the style. Engines work through whatever is set, changed or not. */
    function show(element, isFound) {
      if (element && element.classList.contains("unfound") === isFound) element.classList.toggle("unfound", !isFound);
    }

    /** The sections from the one being read on, then those above it. */
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

    /** Goes through sections for as long as a frame allows, for longer only when nothing is found yet: then
        the reader sees what is near while the rest is looked at in the next frames. */
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

    /** The number of rows that are found in a section, which are shown. */
    function siftSection(part) {
      // What was never read was never changed.
      if (!part.read && !query.isActive) return 0;
      if (!part.read) readSection(part);
      part.found = part.read.filter((row) => !query.isActive || matches(row, query));
      const hits = new Set(part.found);
      // Where nothing is found the section is hidden; its rows can stay as they are.
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

    /** What can be said when all sections are done. */
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

  /* Highlights of what was found, without touching the text */

  let highlighted = [[], []];

  /** After the rows, which the reader waits for. */
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

  /** What is closed is looked at when it opens: on a long page that is nearly all. */
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
          // Live ranges would be looked at anew with every later change of the page.
          ranges.push(new StaticRange({ startContainer: node, startOffset: places[at], endContainer: node, endOffset: end }));
        }
      }
    }
    return ranges;
  }

  /** Folded text, and for each of its units where in the text it came from. */
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

  /* Sorting tables */

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

  /* Selection: by stable id, with exact totals */

  let picked = null;

  /** A sum of exact decimals, written as text: whole numbers of the smallest unit. */
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

  /** An amount in the reader's form: with the currency's usual digits, more when the amount has more. */
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

  /* The written form of a selection, the same as SelectionLink in MenuKit */

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

  /** The picks of a written selection; null when it was cut or changed on the way. */
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

    /** Picks a quantity of an id; refuses, and says so, what would pass the limit. */
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

    /** Hides the rows that are not picked, and the sections without any, while the reader wants that. */
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
          /* nothing was kept then */
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
    // Not every engine minds the scroll padding when the keyboard moves on.
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

  /* The beginning */

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

"""###),
    File(
      name: "not-found.mustache",
      text: ###"""
<!doctype html>
<html lang="{{page.language}}" dir="{{page.direction}}" data-shape="{{page.shape}}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
{{#page.policy}}
<meta http-equiv="Content-Security-Policy" content="{{page.policy}}">
{{/page.policy}}
<title>{{words.not_found}}</title>
<meta name="color-scheme" content="light dark">
<style>{{{page.style}}}</style>
</head>
<body>
<main class="not-found">
<p class="not-found-number" aria-hidden="true">404</p>
<h1>{{words.not_found}}</h1>
<p>{{words.not_found_advice}}</p>
<p><a class="button" href="{{site.home}}">{{site.title}}</a></p>
{{#page.has_links}}
<ul class="links">
{{#links}}
<li><a href="{{href}}">{{title}}</a></li>
{{/links}}
</ul>
{{/page.has_links}}
</main>
</body>
</html>

"""###),
    File(
      name: "nothing-found.mustache",
      text: ###"""
<div class="nothing-found" hidden>
<p>{{words.nothing_found}}</p>
<p>{{words.nothing_found_advice}}</p>
<button class="button" type="button" data-do="clear-filter">{{words.filter_clear}}</button>
</div>

"""###),
    File(
      name: "page.mustache",
      text: ###"""
<!doctype html>
<html lang="{{page.language}}" dir="{{page.direction}}" data-menu="{{page.name}}" data-behaviour="{{page.behaviour}}" data-layout="{{page.layout}}" data-shape="{{page.shape}}" data-density="{{page.density}}"{{#page.selection}} data-selection{{/page.selection}}{{#page.sized}} data-sized{{/page.sized}}{{^page.follow_address}} data-address="still"{{/page.follow_address}}>
<head>
{{> head}}
</head>
<body>
<a class="skip" href="#_content">{{words.skip}}</a>
<header class="top">
{{> bar}}
{{> masthead}}
</header>
<div class="columns">
{{> index}}
{{> script}}
<main class="sections" id="_content" tabindex="-1">
{{#page.selection}}
<form class="picks" id="_picks" action="#_picked">
{{/page.selection}}
{{#sections}}
{{> section}}
{{/sections}}
{{#page.filter}}
{{> nothing-found}}
{{/page.filter}}
{{#page.selection}}
{{> picked}}
</form>
{{/page.selection}}
</main>
</div>
{{> foot}}
</body>
</html>

"""###),
    File(
      name: "pick.mustache",
      text: ###"""
{{#page.quantities}}<span class="stepper"><button type="button" data-do="less" aria-label="{{words.less}}: {{title}}" hidden>−</button><input class="pick" type="number" min="1" step="1" placeholder="0" aria-label="{{pick_label}}"{{#unavailable}} disabled{{/unavailable}}><button type="button" data-do="more" aria-label="{{words.more}}: {{title}}"{{#unavailable}} disabled{{/unavailable}} hidden>+</button></span>{{/page.quantities}}{{^page.quantities}}<label class="plus"><input class="pick" type="checkbox" aria-label="{{pick_label}}"{{#unavailable}} disabled{{/unavailable}}></label>{{/page.quantities}}

"""###),
    File(
      name: "picked.mustache",
      text: ###"""
{{! The bar at the end of the sections: it counts by style alone; the script puts totals and the list in. }}
<div class="picked" id="_picked" data-max="{{page.max}}">
<label class="only"><input type="checkbox" id="_only"> {{words.picked_only}}</label>
<p class="tally"><span class="tally-count" data-forms="{{words.picked_count}}">{{words.picked}}</span> <strong class="total"></strong></p>
<output class="sr" data-full="{{words.picked_full}}"></output>
<div class="picked-tools" hidden>
<button class="button" type="button" data-do="show-picked" aria-expanded="false" aria-controls="_picked-list">{{words.picked_show}}</button>
</div>
<div class="picked-list" id="_picked-list" hidden>
<h2>{{words.picked_heading}}</h2>
<ul data-remove="{{words.picked_remove}}"></ul>
<p class="gone" data-gone="{{words.picked_gone}}" hidden></p>
<p class="unpriced" data-forms="{{words.picked_unpriced}}" hidden></p>
<p class="picked-actions">
<button class="button" type="button" data-do="copy-picked" data-done="{{words.copied}}">{{words.picked_copy}}</button>
<button class="button" type="button" data-do="share-picked" data-done="{{words.copied}}">{{words.picked_share}}</button>
<button class="button" type="button" data-do="keep-picked" data-done="{{words.kept}}">{{words.picked_keep}}</button>
<button class="button quiet" type="button" data-do="clear-picked">{{words.picked_clear}}</button>
</p>
</div>
</div>

"""###),
    File(
      name: "row-data.mustache",
      text: ###"""
{{#page.selection}} data-id="{{id}}"{{#amount}} data-amount="{{amount}}" data-currency="{{currency}}"{{/amount}}{{/page.selection}}

"""###),
    File(
      name: "row-tags.mustache",
      text: ###"""
<span class="tags">{{#tags}}<span class="tag" data-tag="{{name}}">{{name}}</span> {{/tags}}</span>

"""###),
    File(
      name: "row.mustache",
      text: ###"""
{{! The line break before the detail keeps the words on either side apart for the filter. }}
<li
class="row{{^detail}} face{{/detail}}{{#unavailable}} unavailable{{/unavailable}}"{{^detail}} id="{{anchor}}"{{/detail}}{{> row-data}}>{{#detail}}<details{{#open}} open{{/open}}><summary>{{> face}}</summary>
<div class="detail"><i class="anchor" id="{{anchor}}"></i>{{> detail}}</div></details>{{/detail}}{{^detail}}{{> face}}{{/detail}}{{#page.selection}}{{> pick}}{{/page.selection}}</li>

"""###),
    File(
      name: "script.mustache",
      text: ###"""
{{#page.script_href}}
<script src="{{page.script_href}}"></script>
{{/page.script_href}}
{{#page.script}}
<script>{{{.}}}</script>
{{/page.script}}

"""###),
    File(
      name: "section.mustache",
      text: ###"""
<section class="section{{#size}} size-{{size}}{{/size}}{{#short}} short{{/short}}{{#level}} sub{{/level}}" id="{{anchor}}">
<div class="body"{{#page.swap}} hidden="until-found"{{/page.swap}}>
<h{{heading}} class="heading"><span class="heading-text">{{title}}</span>{{#count}} <span class="count" data-count="{{count}}">{{count_text}}</span>{{/count}}</h{{heading}}>
{{#summary}}
<div class="lead">{{{.}}}</div>
{{/summary}}
{{#note}}
<div class="note prose">{{{.}}}</div>
{{/note}}
{{#has_fields}}
{{> fields}}
{{/has_fields}}
{{#has_rows}}
{{#page.table}}
{{> table}}
{{/page.table}}
{{^page.table}}
<ul class="rows">
{{#rows}}
{{> row}}
{{/rows}}
</ul>
{{/page.table}}
{{/has_rows}}
{{#empty}}
<p class="empty">{{words.empty_section}}</p>
{{/empty}}
</div>
</section>

"""###),
    File(
      name: "table-row.mustache",
      text: ###"""
<tr class="row{{#unavailable}} unavailable{{/unavailable}}"{{^detail}} id="{{anchor}}"{{/detail}}{{> row-data}}><td class="number" aria-rowindex="{{rowindex}}">{{logical}}</td>{{#cells}}{{#is_title}}<th class="title-cell" scope="row" aria-rowindex="{{rowindex}}">{{> title}}</th>{{/is_title}}{{^is_title}}<td class="{{kind}}" aria-rowindex="{{rowindex}}" data-label="{{label}}"{{#sort}} data-sort="{{sort}}"{{/sort}}>{{#is_tags}}{{#has_tags}}{{> row-tags}}{{/has_tags}}{{/is_tags}}{{#is_picture}}{{#image}}<img class="picture" src="{{src}}" width="{{width}}" height="{{height}}" alt=""{{#lazy}} loading="lazy"{{/lazy}}>{{/image}}{{/is_picture}}{{{markup}}}</td>{{/is_title}}{{/cells}}{{#page.selection}}<td class="choose" aria-rowindex="{{rowindex}}">{{> pick}}</td>{{/page.selection}}</tr>
{{#detail}}
<tr class="detail-row"><td colspan="{{span}}" aria-rowindex="{{rowindex}}"><details{{#open}} open{{/open}}><summary><span class="sr">{{words.details}}</span><span class="sr">: {{title}}</span></summary><div class="detail">
<i class="anchor" id="{{anchor}}"></i>
{{> detail}}
</div></details></td></tr>
{{/detail}}

"""###),
    File(
      name: "table.mustache",
      text: ###"""
<table class="rows" aria-rowcount="{{rowcount}}">
<thead>
<tr><th class="number" scope="col" aria-rowindex="1"><span class="sr">{{words.number}}</span><span aria-hidden="true">#</span></th>{{#columns}}<th class="{{kind}}" scope="col" aria-rowindex="1">{{label}}</th>{{/columns}}{{#page.selection}}<th class="choose" scope="col" aria-rowindex="1"><span class="sr">{{words.pick_column}}</span></th>{{/page.selection}}</tr>
</thead>
{{#rows}}
<tbody>
{{> table-row}}
</tbody>
{{/rows}}
</table>

"""###),
    File(
      name: "title.mustache",
      text: ###"""
<span class="title"{{#title_level}} role="heading" aria-level="{{title_level}}"{{/title_level}}><span class="name">{{#detail}}{{title}}{{/detail}}{{^detail}}{{#link}}<a href="{{link}}"{{#link_is_foreign}} rel="noopener"{{/link_is_foreign}}>{{title}}</a>{{/link}}{{^link}}{{title}}{{/link}}{{/detail}}{{#badge}} <span class="badge" data-badge="{{badge}}">{{badge}}</span>{{/badge}}{{#unavailable}} <span class="badge off">{{words.unavailable}}</span>{{/unavailable}}</span></span>

"""###),
  ]
}
