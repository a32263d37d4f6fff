"""The sites that the browser tests build: what a person would bring, one of each kind.

Each function gives the files of a site folder, by path. Everything is made here, from facts and our own
words; pictures are drawn by `drawing`.
"""

import json
from functools import partial


def drawing(hue, shape="bowl", size=(240, 180)):
    """A small picture as SVG: a bowl, a cup or a leaf on a plain ground."""
    width, height = size
    ground = f"hsl({hue} 45% 88%)"
    dark, light = f"hsl({hue} 50% 38%)", f"hsl({hue} 65% 62%)"
    shapes = {
        "bowl": f'<ellipse cx="120" cy="82" rx="78" ry="22" fill="{light}"/>'
        f'<path d="M42 82h156c0 42-30 66-78 66s-78-24-78-66z" fill="{dark}"/>'
        f'<path d="M72 80c14-18 30 14 46-2s28 12 48 0" fill="none" stroke="#fff8e8" stroke-width="5"/>',
        "cup": f'<path d="M74 56h84l-10 84H84z" fill="{dark}"/><path d="M158 72c34-6 34 42-6 40" '
        f'fill="none" stroke="{dark}" stroke-width="9"/><ellipse cx="116" cy="56" rx="42" ry="10" fill="{light}"/>',
        "leaf": f'<path d="M50 130C60 40 150 30 196 40c4 60-50 110-146 90z" fill="{light}"/>'
        f'<path d="M50 130C90 110 130 80 170 60" fill="none" stroke="{dark}" stroke-width="5"/>',
    }
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 240 180">'
        f'<rect width="240" height="180" fill="{ground}"/>{shapes[shape]}</svg>'
    )


def icon(path, colour):
    """An icon of 24 by 24, a line drawing in one colour."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" '
        f'stroke="{colour}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="{path}"/></svg>'
    )


def site(menus, **settings):
    """The files of a site folder: `menus` maps a folder's name to (settings, data, other files)."""
    files = {"content/site.yml": json.dumps({"language": "en", **settings}, ensure_ascii=False, indent=2)}
    for name, (menu_settings, data, others) in menus.items():
        folder = f"content/{name}"
        files[f"{folder}/menugen.yml"] = json.dumps(menu_settings, ensure_ascii=False, indent=2)
        files[f"{folder}/menu.json"] = json.dumps(data, ensure_ascii=False, indent=1)
        files.update({f"{folder}/{path}": text for path, text in others.items()})
    return files


NOODLE_FIELDS = {
    "id": "id", "title": "name", "children": "dishes", "price": "price", "summary": "about", "detail": {"from": "story", "as": "markdown"},
    "tags": "tags", "image": "picture", "badge": "mark", "unavailable": "sold_out",
}

NOODLES = [
    ("Noodle soups", "In broth that simmers from five in the morning.", [
        ("beef", "Beef noodles", 18, "Hand-pulled noodles, clear bone broth, radish", ["spicy", "gluten"],
         "Our broth takes **nine hours**: shin bones, ginger, dried tangerine peel. The noodles are pulled when you "
         "order.\n\n- Ask for *thin*, *round* or *belt*\n- A second helping of noodles is free", "house", False),
        ("wonton", "Wonton noodles", 16, "Prawn wontons, thin egg noodles", ["shellfish", "gluten"], "", "", False),
        ("vegetable", "Garden noodles", 14, "Seasonal greens, mushroom broth", ["vegetarian", "gluten"],
         "Mushroom broth with kelp; no egg in the dough.", "new", False),
        ("duck", "Roast duck noodles", 22, "Half a leg, pak choi", ["gluten"], "", "", True),
    ]),
    ("Dry noodles", "", [
        ("dandan", "Dan dan noodles", 13, "Sesame, minced pork, Sichuan pepper", ["spicy", "peanut", "gluten"],
         "The heat comes late. We roast the sesame ourselves.", "", False),
        ("sesame", "Cold sesame noodles", 12, "Cucumber, black vinegar", ["vegetarian", "peanut", "gluten"], "", "", False),
        ("scallion", "Scallion oil noodles", 11, "Slow-fried scallions, light soy", ["vegetarian", "gluten"], "", "", False),
        ("knife", "Knife-cut noodles with tomato and egg", 14, "", ["vegetarian", "gluten", "egg"], "", "", False),
    ]),
    ("Dumplings", "Eight pieces, steamed or fried.", [
        ("chive", "Chive and egg dumplings", 12, "", ["vegetarian", "egg", "gluten"], "", "", False),
        ("pork", "Pork and cabbage dumplings", 13, "", ["gluten"], "", "", False),
        ("lamb", "Lamb and carrot dumplings", "14.50", "With cumin", ["gluten"], "", "", False),
    ]),
    ("Small plates", "", [
        ("cucumber", "Smashed cucumber", 6, "Garlic, black vinegar", ["vegetarian"], "", "", False),
        ("egg", "Tea egg", "2.50", "", ["egg", "vegetarian"], "", "", False),
        ("tofu", "Silken tofu", 7, "Preserved mustard, chilli oil", ["vegetarian", "spicy"], "", "", False),
        ("wood-ear", "Wood-ear salad", 8, "", ["vegetarian"], "", "", False),
        ("peanuts", "Vinegar peanuts", 5, "", ["vegetarian", "peanut"], "", "", False),
    ]),
    ("Greens", "", [
        ("choy", "Garlic choy sum", 9, "", ["vegetarian"], "", "", False),
        ("beans", "Dry-fried green beans", 10, "", ["spicy"], "", "", False),
    ]),
    ("Specials of the week", "Back on Thursday.", []),
    ("Drinks", "", [
        ("plum", "Sour plum drink", "3.80", "Home-made, cold", ["vegetarian"], "", "", False),
        ("soy", "Warm soy milk", 3, "", ["vegetarian"], "", "", False),
        ("oolong", "Oolong, a pot", "5.20", "Refilled as long as you stay", ["vegetarian"],
         "From Anxi, lightly roasted.", "", False),
    ]),
    ("Sweet", "", [
        ("ricewine", "Rice wine with dumplings", "6.40", "", ["vegetarian"], "", "", False),
    ]),
]

BOWL = "M3 11h18c0 5-4 9-9 9s-9-4-9-9zM8 7c0-2 2-2 2-4M13 7c0-2 2-2 2-4"
ICON_PATHS = {
    "noodle-soups": BOWL,
    "dry-noodles": "M4 8h16l-2 11H6zM8 8V4M12 8V3M16 8V4",
    "dumplings": "M3 14c2-8 16-8 18 0-6 5-12 5-18 0zM8 11l1 3M12 10v4M16 11l-1 3",
    "small-plates": "M12 5a7 7 0 100 14 7 7 0 000-14zM12 9a3 3 0 100 6 3 3 0 000-6z",
    "greens": "M5 19C5 9 11 5 19 5c0 8-4 14-14 14zM5 19l8-8",
    "drinks": "M6 4h12l-2 16H8zM7 9h10",
    "sweet": "M5 11h14l-7 10zM12 3a5 5 0 00-5 8h10a5 5 0 00-5-8z",
}


def noodles(**changes):
    """The noodle bar: prices, pictures, tags, details, quantities to pick."""
    others, data = {}, []
    for number, (title, about, dishes) in enumerate(NOODLES):
        slug = title.lower().replace(" ", "-")
        group = {"name": title, "about": about, "dishes": []}
        if slug in ICON_PATHS:
            group |= {"icon": slug, "icon_on": f"{slug}-on"}
            others[f"images/{slug}.svg"] = icon(ICON_PATHS[slug], "#6b5d55")
            others[f"images/{slug}-on.svg"] = icon(ICON_PATHS[slug], "#b3261e")
        for place, (key, name, price, summary, tags, story, mark, sold_out) in enumerate(dishes):
            dish = {"id": key, "name": name, "price": price, "about": summary, "tags": tags}
            dish |= {"story": story} if story else {}
            dish |= {"mark": mark} if mark else {}
            dish |= {"sold_out": True} if sold_out else {}
            if number in (0, 1, 6) and place != 3:
                dish["picture"] = f"{key}.svg"
                others[f"images/{key}.svg"] = drawing(
                    (number * 97 + place * 37) % 360, "cup" if number == 6 else "bowl")
            group["dishes"].append(dish)
        data.append(group)
    settings = {
        "title": "Nine Hours Noodle Bar", "description": "Hand-pulled noodles and small plates.",
        "fields": {**NOODLE_FIELDS, "icon": "icon", "selected_icon": "icon_on"}, "currency": "EUR",
        "selection": {"quantities": True}, "filter": True, "shape": "menu",
        "header": "Open **11 to 22**, closed on Mondays · 12 Mill Lane · 020 5550 142",
        "legend": "Dishes marked *gluten*, *egg*, *peanut* or *shellfish* contain these. Ask us about everything else.",
        "footer": "Prices in euro, service included.", **changes,
    }
    return site({"noodles": (settings, data, others)}, title="Nine Hours", accent="#b3261e")


GUIDE = [
    ("All", "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z", []),
    ("Food", BOWL, ["All food", "Hot pot", "Noodles", "Bakeries", "Street food", "Tea houses", "Breakfast", "Sea food",
                    "Barbecue", "Sweet shops", "Vegetarian", "Late at night"]),
    ("Cinema", "M4 6h16v12H4zM10 9l5 3-5 3z", []),
    ("Hotels", "M4 19V7M4 15h16v4M20 15v-3a3 3 0 00-3-3H9v6", ["Budget", "Business", "By the lake", "Guest houses"]),
    ("Sights", "M3 20h18L14 7l-4 6-2-3z", ["Old town", "Lake", "Pagodas", "Museums", "Gardens", "City wall"]),
    ("Sport", "M12 4a8 8 0 100 16 8 8 0 000-16zM4 12h16M12 4c4 4 4 12 0 16", ["Climbing", "Swimming", "Badminton", "Yoga"]),
    ("Beauty", "M12 3c4 5 4 13 0 18-4-5-4-13 0-18z", ["Hair", "Nails", "Massage"]),
    ("Families", "M8 8a3 3 0 100-6 3 3 0 000 6zM3 21c0-7 10-7 10 0M17 12a2 2 0 100-4 2 2 0 000 4zM14 20c1-5 7-5 7 0",
     ["Playgrounds", "Zoo", "Workshops", "Swimming for children"]),
    ("Shopping", "M5 8h14l-1 13H6zM9 8a3 3 0 016 0", ["Markets", "Books", "Ceramics", "Silk", "Second hand"]),
    ("Services", "M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v4M12 18v4M2 12h4M18 12h4", ["Laundry", "Repair", "Keys", "Moving"]),
    ("Lottery", "M4 7h16v10H4zM9 7v10", []),
]


def guide(**changes):
    """The city guide: categories with two icons each, names only, some without rows."""
    others, data = {}, []
    for title, path, names in GUIDE:
        slug = f"ic_{title.lower()}"
        others[f"images/{slug}.svg"] = icon(path, "#667085")
        others[f"images/{slug}_on.svg"] = icon(path, "#0b7a75")
        data.append({"name": title, "small_icon": slug, "small_highlighted_icon": f"{slug}_on",
                     **({"subcategories": names} if names else {})})
    settings = {"title": "A day in the city", "shape": "guide", "behaviour": "swap", "layout": "cards", **changes}
    return site({"guide": (settings, data, others)}, title="City guide", accent="#0b7a75")


PROVINCES = "京津冀晋蒙辽吉黑沪苏浙皖闽赣鲁豫鄂湘粤桂琼渝川贵云藏陕甘青宁新港澳台"
SYLLABLES = "安阳宁州海山江河西东南北中城平昌德广林武兴永清文长石龙金水口泉源关岭岛湖溪"


def directory(**changes):
    """A flat directory in Chinese: 34 groups, 340 rows."""
    data = []
    for number, province in enumerate(PROVINCES):
        count = 10 if number not in (0, 1) else (1 if number == 0 else 19)
        for place in range(count):
            name = SYLLABLES[(number * 7 + place * 5) % 36] + SYLLABLES[(number * 3 + place * 11 + 4) % 36]
            data.append({"province": province, "city": name + "市", "code": f"{number + 11}{place:02d}00"})
    settings = {"title": "省市名录", "group_by": "province", "fields": {"title": "city"}, "shape": "directory",
                "density": "compact", "filter": True, **changes}
    return site({"directory": (settings, data, {})}, title="名录", language="zh-Hans", accent="#1d4ed8")


def arabic(**changes):
    """A menu in Arabic, right to left, with prices and long names."""
    groups = [
        ("المقبلات", ["حمص بالطحينة", "بابا غنوج مع زيت الزيتون والرمان", "تبولة", "ورق عنب"]),
        ("المشويات", ["كباب حلبي", "شيش طاووق متبل بالثوم والليمون مع خبز التنور", "كفتة"]),
        ("الحلويات", ["كنافة", "بقلاوة بالفستق"]),
        ("المشروبات", ["شاي بالنعناع", "قهوة عربية", "عصير رمان"]),
    ]
    data = [{"name": title, "items": [
        {"name": name, "price": f"{12 + 3 * place}.00", "about": "يقدم مع الخبز الطازج" if place % 2 else "",
         "story": "وصفة قديمة من **حلب** مع التوابل." if place == 0 else ""}
        for place, name in enumerate(names)]} for title, names in groups]
    settings = {"title": "مطعم الياسمين", "fields": {"title": "name", "children": "items", "price": "price",
                "summary": "about", "detail": {"from": "story", "as": "markdown"}}, "currency": "AED", "shape": "menu",
                "selection": True, "filter": True, **changes}
    return site({"arabic": (settings, data, {})}, title="الياسمين", language="ar", accent="#7c3aed")


def german(**changes):
    """Long words, no icons: what breaks narrow columns."""
    words = ["Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz", "Donaudampfschifffahrtsgesellschaft",
             "Grundstücksverkehrsgenehmigungszuständigkeit", "Kurz", "Straßenverkehrszulassungsordnung"]
    data = [{"title": word, "rows": [
        {"title": f"{other} {place}", "summary": "Eine Bemerkung, die in einer schmalen Spalte mehrmals umbrechen muss.",
         "price": f"{place},50 €"} for place, other in enumerate(words)]} for word in words]
    settings = {"title": "Verzeichnis der Wortungetüme und Bandwurmbegriffe", "filter": True, **changes}
    return site({"german": (settings, data, {})}, title="Wörter", language="de", accent="#facc15")


REFERENCE = [
    ("Building", [("build", "[PATH]", "Builds a folder or a data file", "3 s"), ("check", "[PATH]", "Checks, writes nothing", "1 s"),
                  ("clean", "[PATH]", "Removes what a build wrote", "0 s")]),
    ("Looking", [("serve", "[PATH]", "Previews on this machine", ""), ("inspect", "FILE", "Says what was understood", "1 s"),
                 ("browse", "FILE", "Two panes in a terminal", "")]),
    ("Starting", [("init", "[FOLDER]", "A starter site", "0 s"), ("explain", "CODE", "The long form of a message", "0 s")]),
]


def reference(**changes):
    """A table of commands: columns, details in rows of their own, sorting."""
    data = [{"title": group, "rows": [
        {"name": name, "argument": argument, "what": what, "time": time,
         "more": f"## Example\n\n```\nmenugen {name} {argument}\n```\n\nSee also the other commands." if time else ""}
        for name, argument, what, time in rows]} for group, rows in REFERENCE]
    settings = {"title": "Commands", "fields": {"title": "name", "summary": "what", "detail": {"from": "more", "as": "markdown"}},
                "layout": "table", "columns": ["argument", "summary", "time"], "shape": "reference", "filter": True,
                **changes}
    return site({"reference": (settings, data, {})}, title="menugen", accent="#334155")


def questions(**changes):
    """Questions and answers: every row expands."""
    topics = [
        ("Ordering", ["Can I book a table?", "Do you deliver?", "Can I order for ten people?"]),
        ("Allergies", ["Which dishes have no gluten?", "Do you use peanut oil?"]),
        ("Paying", ["Do you take cards?", "May we split the bill?", "Is service included?", "Do you give receipts?"]),
    ]
    answer = ("Yes, with one exception that a long answer explains: tell us **a day before**, and we arrange it. "
              "Otherwise come by; there is nearly always a table for two.\n\n1. Call us\n2. Say how many\n3. Come hungry")
    data = [{"title": topic, "summary": "What people ask most." if topic == "Ordering" else "",
             "rows": [{"title": question, "detail": answer} for question in asked]} for topic, asked in topics]
    settings = {"title": "Questions and answers", "fields": {"title": "title", "detail": {"from": "detail", "as": "markdown"}}, "shape": "help", "filter": True, "open": "first",
                **changes}
    return site({"questions": (settings, data, {})}, title="Help", accent="#0f766e")


def report(**changes):
    """Lint findings: severity badges, place, detail."""
    rules = [("unused-variable", "warning"), ("missing-return", "error"), ("line-length", "note"), ("shadowed-name", "warning"),
             ("force-unwrap", "error"), ("todo-comment", "note")]
    data = []
    for number, (rule, severity) in enumerate(rules):
        data.append({"title": rule, "rows": [
            {"title": f"Sources/Reader/{name}.swift:{12 + 7 * place}:{3 + place}", "badge": severity,
             "summary": f"{rule.replace('-', ' ')} in a function that reads lines",
             "detail": "The name `line` is never read.\n\n```\nlet line = read()\n    ^~~~\n```"}
            for place, name in enumerate(["Lexer", "Parser", "Table", "Report"][: 1 + (number * 2) % 4])]})
    settings = {"title": "Findings", "fields": {"children": "rows", "title": "title", "detail": {"from": "detail", "as": "markdown"}}, "shape": "report", "density": "compact", "filter": True, **changes}
    return site({"report": (settings, data, {})}, title="Findings of build 1412", accent="#b45309")


def nested(**changes):
    """Sub-sections: field notes of three parts; some rows belong to a part alone."""
    parts = {"Animals": {"": ["Sponge"], "Birds": ["Owl", "Wren", "Crane"], "Mammals": ["Otter", "Hare"]},
             "Plants": {"Trees": ["Oak", "Elm", "Lime"], "Herbs": ["Mint", "Dill"]}, "Stones": {"": ["Flint", "Slate", "Jet"]}}
    data = [{"part": part, "group": group, "title": name}
            for part, groups in parts.items() for group, names in groups.items() for name in names]
    settings = {"title": "Field notes", "group_by": ["part", "group"], **changes}
    return site({"nested": (settings, data, {})}, title="Field notes", accent="#4d7c0f")


def sections(count, rows, **changes):
    """So many sections with so many rows each."""
    data = [{"title": f"Section {number}", "rows": [
        {"title": f"Row {place} of section {number}"} for place in range(1, rows + 1)]} for number in range(1, count + 1)]
    settings = {"title": f"{count} sections", **changes}
    return site({"sections": (settings, data, {})}, title="Sections", accent="#be185d")


def heights(numbers):
    """Sections of so many rows each, named one by one: for the sweep."""
    data = [{"title": f"Part {place}", "rows": [{"title": f"Row {row}"} for row in range(number)]}
            for place, number in enumerate(numbers, 1)]
    return site({"heights": ({"title": "Heights", "fields": {"children": "rows"}}, data, {})}, title="Heights", accent="#0369a1")


ALL = {
    "noodles": noodles, "guide": guide, "directory": directory, "arabic": arabic, "german": german, "reference": reference,
    "questions": questions, "report": report, "nested": nested, "one": partial(sections, 1, 6),
    "many": partial(sections, 130, 3), "huge": partial(sections, 200, 30), "long": partial(sections, 12, 20),
}
