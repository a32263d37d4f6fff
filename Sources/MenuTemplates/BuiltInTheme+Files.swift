// Generated from Templates/ by BuiltInThemeTests with UPDATE_GOLDEN=1. Edit there.
// swift-format-ignore-file

extension BuiltInTheme {
  /// Every file, sorted by name.
  package static let files: [File] = [
    File(
      name: "bar.mustache",
      text: ###"""
{{! The bar that stays on top. Its tools and the filter need the script, which takes `hidden` away. }}
<header class="bar">
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
</header>

"""###),
    File(
      name: "detail.mustache",
      text: ###"""
{{#prose}}
<div class="prose">{{{prose}}}</div>
{{/prose}}
{{#has_fields}}
{{> fields}}
{{/has_fields}}
{{#has_items}}
{{> items}}
{{/has_items}}
{{#link}}
<p class="more"><a class="button" href="{{link}}"{{#link_is_foreign}} rel="noopener"{{/link_is_foreign}}>{{words.open_link}}</a></p>
{{/link}}

"""###),
    File(
      name: "face.mustache",
      text: ###"""
{{#image}}<img class="picture" src="{{src}}"{{#srcset}} srcset="{{srcset}}"{{/srcset}} width="{{width}}" height="{{height}}" alt=""{{#lazy}} loading="lazy"{{/lazy}}>{{/image}}{{^image}}{{#icon}}<img class="mark" src="{{src}}"{{#srcset}} srcset="{{srcset}}"{{/srcset}} width="{{width}}" height="{{height}}" alt=""{{#lazy}} loading="lazy"{{/lazy}}>{{/icon}}{{/image}}<span class="text">{{> title}}{{#summary}}<span class="summary">{{{summary}}}</span>{{/summary}}{{#has_tags}}{{> row-tags}}{{/has_tags}}</span>{{#price}}<span class="leader"></span><span class="price">{{price}}</span>{{/price}}

"""###),
    File(
      name: "fields.mustache",
      text: ###"""
<dl class="fields">
{{#fields}}
<div><dt>{{name}}</dt><dd>{{{value}}}</dd></div>
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
<section class="legend prose" id="_legend" aria-label="{{words.legend}}">{{{page.legend}}}</section>
{{/page.legend}}
{{#page.footer}}
<div class="site-footer prose">{{{page.footer}}}</div>
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
{{#page.style_href}}
<link rel="stylesheet" href="{{page.style_href}}">
{{/page.style_href}}
{{#page.style}}
<style>{{{page.style}}}</style>
{{/page.style}}
{{#page.structured_data}}
<script type="application/ld+json">{{{page.structured_data}}}</script>
{{/page.structured_data}}

"""###),
    File(
      name: "icon.mustache",
      text: ###"""
{{#icon}}<img class="icon" src="{{src}}"{{#srcset}} srcset="{{srcset}}"{{/srcset}} width="{{width}}" height="{{height}}" alt=""{{#lazy}} loading="lazy"{{/lazy}}>{{/icon}}{{#selected_icon}}<img class="icon picked-icon" src="{{src}}"{{#srcset}} srcset="{{srcset}}"{{/srcset}} width="{{width}}" height="{{height}}" alt=""{{#lazy}} loading="lazy"{{/lazy}}>{{/selected_icon}}{{^icon}}<span class="icon tile" aria-hidden="true">{{letter}}</span>{{/icon}}

"""###),
    File(
      name: "index-entry.mustache",
      text: ###"""
<li><a href="{{href}}"{{#here}} aria-current="true"{{/here}}>{{> icon}}<span class="label">{{title}}</span>{{#count}} <span class="count" data-count="{{count}}" title="{{count_text}}">{{count}}</span>{{/count}}</a>
{{#has_entries}}
<ul>
{{#entries}}
{{> index-entry}}
{{/entries}}
</ul>
{{/has_entries}}
</li>

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
<img class="logo" src="{{src}}" width="{{width}}" height="{{height}}" alt="">
{{/page.logo}}
<div class="masthead-text">
<h1>{{page.title}}</h1>
{{#page.summary}}
<div class="lead">{{{page.summary}}}</div>
{{/page.summary}}
<p class="totals"><span>{{page.section_count_text}}</span> <span>{{page.row_count_text}}</span></p>
</div>
{{#page.header}}
<div class="site-header prose">{{{page.header}}}</div>
{{/page.header}}
{{#page.note}}
<div class="note prose">{{{page.note}}}</div>
{{/page.note}}
</div>

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
<html lang="{{page.language}}" dir="{{page.direction}}" data-menu="{{page.name}}" data-behaviour="{{page.behaviour}}" data-layout="{{page.layout}}" data-shape="{{page.shape}}" data-density="{{page.density}}"{{#page.selection}} data-selection{{/page.selection}}{{^page.follow_address}} data-address="still"{{/page.follow_address}}>
<head>
{{> head}}
</head>
<body>
<a class="skip" href="#_content">{{words.skip}}</a>
{{> bar}}
{{> masthead}}
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
{{#page.quantities}}<span class="stepper"><button type="button" data-do="less" aria-label="{{words.less}}: {{title}}" hidden>−</button><input class="pick" type="number" min="1" step="1" inputmode="numeric" placeholder="0" aria-label="{{pick_label}}"{{#unavailable}} disabled{{/unavailable}}><button type="button" data-do="more" aria-label="{{words.more}}: {{title}}"{{#unavailable}} disabled{{/unavailable}} hidden>+</button></span>{{/page.quantities}}{{^page.quantities}}<label class="plus"><input class="pick" type="checkbox" aria-label="{{pick_label}}"{{#unavailable}} disabled{{/unavailable}}></label>{{/page.quantities}}

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
<li class="row{{#unavailable}} unavailable{{/unavailable}}"{{^detail}} id="{{anchor}}"{{/detail}}{{> row-data}}>
{{#detail}}
<details{{#open}} open{{/open}}>
<summary>{{> face}}</summary>
<div class="detail">
<i class="anchor" id="{{anchor}}"></i>
{{> detail}}
</div>
</details>
{{/detail}}
{{^detail}}
<div class="face">{{> face}}</div>
{{/detail}}
{{#page.selection}}
{{> pick}}
{{/page.selection}}
</li>

"""###),
    File(
      name: "script.mustache",
      text: ###"""
{{#page.script_href}}
<script src="{{page.script_href}}"></script>
{{/page.script_href}}
{{#page.script}}
<script>{{{page.script}}}</script>
{{/page.script}}

"""###),
    File(
      name: "section.mustache",
      text: ###"""
<section class="section{{#size}} size-{{size}}{{/size}}{{#short}} short{{/short}}{{#level}} sub{{/level}}" id="{{anchor}}">
<div class="body"{{#page.swap}} hidden="until-found"{{/page.swap}}>
<h{{heading}} class="heading"><span class="heading-text">{{title}}</span>{{#count}} <span class="count" data-count="{{count}}">{{count_text}}</span>{{/count}}</h{{heading}}>
{{#summary}}
<div class="lead">{{{summary}}}</div>
{{/summary}}
{{#note}}
<div class="note prose">{{{note}}}</div>
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
<tr class="row{{#unavailable}} unavailable{{/unavailable}}" aria-rowindex="{{rowindex}}"{{^detail}} id="{{anchor}}"{{/detail}}{{> row-data}}><td class="number">{{logical}}</td>{{#cells}}{{#is_title}}<th class="title-cell" scope="row">{{> title}}</th>{{/is_title}}{{^is_title}}<td class="{{kind}}" data-label="{{label}}"{{#sort}} data-sort="{{sort}}"{{/sort}}>{{#is_tags}}{{#has_tags}}{{> row-tags}}{{/has_tags}}{{/is_tags}}{{#is_picture}}{{#image}}<img class="picture" src="{{src}}" width="{{width}}" height="{{height}}" alt=""{{#lazy}} loading="lazy"{{/lazy}}>{{/image}}{{/is_picture}}{{{markup}}}</td>{{/is_title}}{{/cells}}{{#page.selection}}<td class="choose">{{> pick}}</td>{{/page.selection}}</tr>
{{#detail}}
<tr class="detail-row" aria-rowindex="{{rowindex}}"><td colspan="{{span}}"><details{{#open}} open{{/open}}><summary><span class="sr">{{words.details}}: {{title}}</span></summary><div class="detail">
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
<tr aria-rowindex="1"><th class="number" scope="col"><span class="sr">{{words.number}}</span><span aria-hidden="true">#</span></th>{{#columns}}<th class="{{kind}}" scope="col">{{label}}</th>{{/columns}}{{#page.selection}}<th class="choose" scope="col"><span class="sr">{{words.pick_column}}</span></th>{{/page.selection}}</tr>
</thead>
<tbody>
{{#rows}}
{{> table-row}}
{{/rows}}
</tbody>
</table>

"""###),
    File(
      name: "title.mustache",
      text: ###"""
<{{title_tag}} class="title">{{#detail}}{{title}}{{/detail}}{{^detail}}{{#link}}<a href="{{link}}"{{#link_is_foreign}} rel="noopener"{{/link_is_foreign}}>{{title}}</a>{{/link}}{{^link}}{{title}}{{/link}}{{/detail}}{{#badge}} <span class="badge" data-badge="{{badge}}">{{badge}}</span>{{/badge}}{{#unavailable}} <span class="badge off">{{words.unavailable}}</span>{{/unavailable}}</{{title_tag}}>

"""###),
  ]
}
