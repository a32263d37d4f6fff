"""The rules of schema.org for what menugen writes, from the definitions of the types there: which properties a type
has (its own and those of the types above it), and what stands in them."""

import re

THING = {"name": "text", "description": "text", "url": "url", "image": "url"}
CREATIVE_WORK = {**THING, "inLanguage": "language"}

TYPES = {
    "Menu": {**CREATIVE_WORK, "hasMenuSection": ["MenuSection"], "hasMenuItem": ["MenuItem"]},
    "MenuSection": {**CREATIVE_WORK, "hasMenuSection": ["MenuSection"], "hasMenuItem": ["MenuItem"]},
    # Intangible things: they are no creative works and have no language.
    "MenuItem": {**THING, "offers": ["Offer"]},
    "Offer": {**THING, "price": "price", "priceCurrency": "currency", "availability": "availability"},
    "ItemList": {**THING, "numberOfItems": "integer", "itemListElement": ["ListItem"]},
    "ListItem": {**THING, "position": "integer"},
}

# What makes no sense without them.
NEEDED = {
    "Menu": ["name", "hasMenuSection"],
    "MenuSection": ["name"],
    "MenuItem": ["name"],
    "Offer": ["price", "priceCurrency"],
    "ItemList": ["name", "numberOfItems", "itemListElement"],
    "ListItem": ["position", "name", "url"],
}

VALUES = {
    "text": lambda value: isinstance(value, str) and value.strip() != "",
    "url": lambda value: isinstance(value, str) and not re.search(r'[\s<>"{}|\\^`]', value),
    "language": lambda value: isinstance(value, str) and re.fullmatch(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*", value),
    # Digits with a full stop, no sign of a currency and no mark between thousands.
    "price": lambda value: isinstance(value, str) and re.fullmatch(r"-?\d+(\.\d+)?", value),
    "currency": lambda value: isinstance(value, str) and re.fullmatch(r"[A-Z]{3}", value),
    "integer": lambda value: isinstance(value, int) and not isinstance(value, bool),
    "availability": lambda value: value in ("https://schema.org/InStock", "https://schema.org/OutOfStock"),
}


def faults(data, where="page"):
    """Everything that breaks a rule, as sentences."""
    found = []
    if data.get("@context") != "https://schema.org":
        found.append(f"{where}: its context is {data.get('@context')}")
    if data.get("@type") not in ("Menu", "ItemList"):
        found.append(f"{where}: is a {data.get('@type')}")
    return found + object_faults({key: value for key, value in data.items() if key != "@context"}, where)


def object_faults(thing, where):
    kind = thing.get("@type")
    if kind not in TYPES:
        return [f"{where}: the type {kind} is not known"]
    found = [f"{where}: a {kind} without {name}" for name in NEEDED[kind] if name not in thing]
    for name, value in thing.items():
        if name == "@type":
            continue
        rule = TYPES[kind].get(name)
        if rule is None:
            found.append(f"{where}: a {kind} has no {name}")
        elif isinstance(rule, list):
            for number, part in enumerate(value if isinstance(value, list) else [value]):
                place = f"{where}.{name}[{number}]"
                if part.get("@type") not in rule:
                    found.append(f"{place}: is a {part.get('@type')}, not {rule}")
                found += object_faults(part, place)
        elif not VALUES[rule](value):
            found.append(f"{where}: {name} is {value!r}, no {rule}")
    if kind == "ItemList":
        elements = thing.get("itemListElement", [])
        if thing.get("numberOfItems") != len(elements):
            found.append(f"{where}: {thing.get('numberOfItems')} items are said, {len(elements)} are there")
        if [element.get("position") for element in elements] != list(range(1, len(elements) + 1)):
            found.append(f"{where}: the positions are not 1, 2, 3 …")
    return found


def rows(data):
    """The names of all rows in the order of the data."""
    if data["@type"] == "ItemList":
        return [element["name"] for element in data["itemListElement"]]
    names = []
    for section in data.get("hasMenuSection", []):
        names += [item["name"] for item in section.get("hasMenuItem", [])]
        names += rows({"@type": "Menu", **{k: v for k, v in section.items() if k != "@type"}})
    return names
