"""YAML: written and parsed by PyYAML over libyaml, composed here by the core schema of YAML 1.2."""

import pathlib
import random
import re

import yaml

import values

Refused = yaml.YAMLError

NUMBER = re.compile(r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+|[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")
CORE = "tag:yaml.org,2002:"
SHARED = pathlib.Path("../shared")


def generate(source: random.Random) -> bytes:
    return yaml.dump(
        modern(values.value(source)),
        Dumper=yaml.CSafeDumper,
        allow_unicode=source.random() < 0.8,
        default_flow_style=source.choice([True, False, None]),
        default_style=source.choice([None, None, "'", '"', "|", ">"]),
        width=source.choice([20, 80, 1000]),
        indent=source.choice([2, 4, 7]),
        explicit_start=source.random() < 0.3,
        explicit_end=source.random() < 0.2,
        sort_keys=False,
        line_break=source.choice(["\n", "\r\n"]),
    ).encode()


def modern(value):
    """Without the characters that break lines in YAML 1.1 and no longer do."""
    if isinstance(value, str):
        return value.replace("\u2028", "").replace("\u0085", "")
    if isinstance(value, list):
        return [modern(inner) for inner in value]
    if isinstance(value, dict):
        return {modern(key): modern(inner) for key, inner in value.items()}
    return value


def samples() -> list[bytes]:
    """The examples of the suite and the start of real files, if they are there."""
    suite = []
    for path in sorted((SHARED / "suites/yaml").glob("*.yaml")):
        for example in yaml.load(path.read_text("utf-8"), yaml.CBaseLoader):
            text = example.get("yaml", "").split("∎")[0]
            for sign, meaning in (("—", ""), ("»", "\t"), ("␣", " "), ("←", "\r"), ("⇔", "\ufeff"), ("↵", "")):
                text = text.replace(sign, meaning)
            suite.append(text.encode())
    real = [path.read_bytes()[:600] for path in sorted((SHARED / "data/files").glob("*.yml"))]
    return suite + [data.decode("utf-8", "ignore").encode() for data in real]


def read(data: bytes):
    """The value in the form of menugen's dump. Several documents make a list."""
    composer = Composer()
    for event in yaml.parse(data.decode(), Loader=yaml.CBaseLoader):
        composer.take(event)
    filled = [document for document in composer.documents if document is not None]
    return filled if len(filled) > 1 else (filled or [None])[0]


def same(ours, theirs) -> bool:
    return ours == theirs


# Where libyaml goes by YAML 1.1: a question mark right before a key in brackets, a colon that ends an
# anchor's name, a document that is text below a bar and not indented.
OF_OLD = re.compile(rb"[\[{,]\s*\?\S|[&*]\S*:|^(--- *)?([!&]\S* *)*[|>][-+0-9]*\s*$", re.MULTILINE)


def is_excused(data: bytes) -> bool:
    return OF_OLD.search(data) is not None


def scalar(event: yaml.ScalarEvent):
    text, tag = event.value, event.tag
    plain = meaning(text)
    is_plain = event.style is None or event.style == ""
    if tag is None:
        return plain if is_plain else text
    if tag == "!" and text == "":
        return None
    is_number = isinstance(plain, dict)
    fits = {"int": is_number, "float": is_number, "bool": isinstance(plain, bool), "null": plain is None}
    return plain if tag.startswith(CORE) and fits.get(tag[len(CORE) :]) else text


def meaning(text: str):
    if text in ("", "~", "null", "Null", "NULL"):
        return None
    if text in ("true", "True", "TRUE", "false", "False", "FALSE"):
        return text.lower() == "true"
    return {"number": text} if NUMBER.fullmatch(text) else text


class Composer:
    """Makes the value of a stream of events."""

    def __init__(self):
        self.documents, self.stack, self.anchors = [], [], {}

    def take(self, event):
        if isinstance(event, yaml.DocumentStartEvent):
            self.anchors = {}
        elif isinstance(event, yaml.AliasEvent):
            if event.anchor not in self.anchors:
                raise yaml.YAMLError("no such anchor")
            self.add(*self.anchors[event.anchor])
        elif isinstance(event, yaml.ScalarEvent):
            is_merge = event.value == "<<" and event.style in (None, "") and event.tag is None
            node = (scalar(event), event.value, is_merge)
            self.name(event, node)
            self.add(*node)
        elif isinstance(event, (yaml.SequenceStartEvent, yaml.MappingStartEvent)):
            self.anchors.pop(event.anchor, None)
            self.stack.append((isinstance(event, yaml.MappingStartEvent), [], event))
        elif isinstance(event, (yaml.SequenceEndEvent, yaml.MappingEndEvent)):
            is_map, nodes, start = self.stack.pop()
            value = {"map": members(nodes)} if is_map else [node[0] for node in nodes]
            self.name(start, (value, None, False))
            self.add(value, None, False)

    def name(self, event, node):
        if event.anchor is not None:
            self.anchors[event.anchor] = node

    def add(self, value, text, is_merge):
        if self.stack:
            self.stack[-1][1].append((value, text, is_merge))
        else:
            self.documents.append(value)


def members(nodes):
    """The members of a map: the last of equal keys counts, at the place of the first."""
    result, merged = {}, set()
    for (_, key, is_merge), (value, _, _) in zip(nodes[::2], nodes[1::2]):
        if key is None:
            raise yaml.YAMLError("a key that is no scalar")
        if is_merge:
            maps = value if isinstance(value, list) and value else [value]
            if all(isinstance(map, dict) and "map" in map for map in maps):
                for name, inner in (member for map in maps for member in map["map"]):
                    if name not in result:
                        result[name] = inner
                        merged.add(name)
                continue
        result[key] = value
        merged.discard(key)
    return [[key, value] for key, value in result.items()]
