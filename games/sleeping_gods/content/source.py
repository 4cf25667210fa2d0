"""The entries of a pack as they are written, each with its place: its story in Markdown, all else
in YAML.

Only plain data is read: no tag makes an object, nothing refers to anything else in the file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import yaml
from pydantic import TypeAdapter

from games.kernel.data_files import Loader
from games.sleeping_gods.content.faults import Fault, Place, Slip
from games.sleeping_gods.content.files import PAGE, Files
from games.sleeping_gods.content.noted import Noted
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.page_reader import read_page
from games.sleeping_gods.content.tongues import Pairs, language_of, pair, texts_of, untranslated

SECTIONS = tuple(name for name in Pack.model_fields if name not in ("about", "tongues"))
_KEYS = ("id", "num", "at", "title")
DEEPEST = 30
"""No entry nests so far."""
MOST_ENTRIES = 5000
STORY = ("storybook", "scenes")
WRITTEN_IN_PAGES = (
    "a story is written in pages: `divemaster content pages FOLDER` makes them of this"
)
_HINTS = (
    ("mapping values are not allowed", "a text with a colon in it stands in quotes"),
    ("expected ',' or '}'", "a text with a comma, colon or brace in it stands in quotes"),
    ("expected ',' or ']'", "a text with a comma, colon or bracket in it stands in quotes"),
    ("could not find expected ':'", "a line of a longer text is indented, or a colon is missing"),
    (
        "cannot start any token",
        "a text that begins with @, ` or % stands in quotes; indent with spaces, never with tabs",
    ),
    ("could not determine a constructor", "no tags: a text that begins with ! stands in quotes"),
    ("expected <block end>", "this line is indented further or less than its neighbours"),
)


@dataclass(slots=True)
class Source:
    """The entries of a pack as written, each with its place."""

    sections: dict[str, list[Any]] = field(default_factory=dict)
    places: dict[str, list[Place]] = field(default_factory=dict)
    nodes: dict[str, list[Any]] = field(default_factory=dict)
    about: Any = None
    about_place: Place = field(default_factory=lambda: Place("pack.yaml", 1, "about"))
    faults: list[Fault] = field(default_factory=list)
    tongues: dict[str, Pairs] = field(default_factory=dict)
    glossaries: dict[str, Pairs] = field(default_factory=dict)
    """By language: what a word of the pack is called in it, wherever it comes."""
    index: dict[tuple[str, Any], Place] = field(default_factory=dict)

    def add(self, section: str, entry: Any, place: Place, node: Any = None) -> None:
        self.sections.setdefault(section, []).append(entry)
        self.places.setdefault(section, []).append(place)
        self.nodes.setdefault(section, []).append(node)

    def entries(self, section: str) -> Iterator[tuple[Any, Place, Any]]:
        """What is written in this section, where, and as which node of its file."""
        rows = (kept.get(section, []) for kept in (self.sections, self.places, self.nodes))
        return zip(*rows, strict=True)

    def place(self, section: str, key: Any) -> Place:
        """Where the entry with this id or number is written."""
        if not self.index:
            self.index.update(self._indexed())
        return self.index.get((section, key), Place(f"{section}.yaml", 1, f"{section} {key}"))

    def _indexed(self) -> Iterator[tuple[tuple[str, Any], Place]]:
        for section in self.sections:
            for entry, place, _ in self.entries(section):
                yield (section, key_of(entry)), place


def key_of(entry: Any) -> Any:
    """By what an entry is known in its section."""
    if not isinstance(entry, dict):
        return None
    key = entry.get("id", entry.get("num", entry.get("at")))
    return key if isinstance(key, (str, int)) else None


def read_files(files: Files, prefix: str = "") -> Source:
    """Every section of every file, in the order of their names."""
    source = Source()
    for name in sorted(files):
        if language_of(name) is None:
            read_file(source, files[name], f"{prefix}{name}")
    for name in sorted(files):
        if (language := language_of(name)) is not None:
            _read_tongue(source, language, files[name], f"{prefix}{name}")
    if (number := sum(map(len, source.sections.values()))) > MOST_ENTRIES:
        whole = Place(f"{prefix}pack", 1, "entries")
        source.faults.append(Fault(whole, f"{number} are too many; {MOST_ENTRIES} are the most"))
    return source


def read_file(source: Source, data: bytes, name: str) -> None:
    with _telling(source, name):
        reads = _read_page if name.endswith(PAGE) else _read_yaml
        reads(source, data.decode(), name)


def _read_page(source: Source, text: str, name: str) -> None:
    for found in read_page(text):
        if isinstance(found, Slip):
            source.faults.append(Fault(Place(name, found.line, "page"), str(found)))
        else:
            section, entry = found
            source.add(section, entry, Place(name, entry.line, _label(section, entry)), entry)


def _read_yaml(source: Source, text: str, name: str) -> None:
    _check_plain(text)
    loader = Loader(text)
    root = loader.get_single_node()
    if not isinstance(root, yaml.MappingNode):
        source.faults.append(Fault(Place(name, 1, "file"), "a file is a mapping of sections"))
        return
    for key, value in root.value:
        with _telling(source, name):
            _read_section(source, loader, name, str(key.value), value)


def _read_tongue(source: Source, language: str, data: bytes, name: str) -> None:
    """A file of translations, beside what it translates."""
    said, pairs = Source(), source.tongues.setdefault(language, {})
    read_file(said, data, name)
    source.faults.extend(said.faults)
    source.glossaries.setdefault(language, {}).update(said.glossaries.get("", {}))
    if said.about is not None:
        source.faults.extend(pair(source.about, said.about, said.about_place, pairs))
    for section in said.sections:
        originals = {key_of(entry): entry for entry, _, _ in source.entries(section)}
        for entry, place, node in said.entries(section):
            source.faults.extend(slips(place, node))
            if key_of(entry) in originals:
                source.faults.extend(pair(originals[key_of(entry)], entry, place, pairs))
            else:
                source.faults.append(Fault(place, "the original has no such entry any more"))


@contextmanager
def _telling(source: Source, name: str) -> Iterator[None]:
    """What cannot be read becomes a fault, and the rest is read on."""
    try:
        yield
    except UnicodeDecodeError:
        source.faults.append(Fault(Place(name, 1, "file"), "a file is written in UTF-8"))
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = mark.line + 1 if mark else 1
        source.faults.append(Fault(Place(name, line, "YAML"), _explained(error)))
    except (ValueError, OverflowError) as error:  # a date or number that cannot be
        source.faults.append(Fault(Place(name, 1, "YAML"), f"{error}; put it in quotes"))


def _check_plain(text: str) -> None:
    """No references, and nothing nested beyond reason, before anything is made of it."""
    depth = 0
    for event in yaml.parse(text, Loader=Loader):
        if getattr(event, "anchor", None) is not None:
            raise yaml.MarkedYAMLError(
                problem="anchors and aliases (& and *) are not part of a pack; "
                "a text that begins so stands in quotes",
                problem_mark=event.start_mark,
            )
        depth += isinstance(event, yaml.CollectionStartEvent)
        depth -= isinstance(event, yaml.CollectionEndEvent)
        if depth > DEEPEST:
            raise yaml.MarkedYAMLError(
                problem=f"nested more than {DEEPEST} deep", problem_mark=event.start_mark
            )


def _explained(error: yaml.YAMLError) -> str:
    """What is wrong with the writing, and what would be right."""
    said = " ".join(str(getattr(error, "problem", None) or error).split())[:200]
    hint = next((hint for part, hint in _HINTS if part in said), None)
    return f"{said}: {hint}" if hint else said


def _read_section(source: Source, loader: Any, name: str, section: str, node: Any) -> None:
    line = node.start_mark.line + 1
    if section == "about":
        source.about = loader.construct_document(node)
        source.about_place = Place(name, line, "about")
        source.nodes["about"] = [node]
    elif section == "glossary" and language_of(name) is not None:
        words = TypeAdapter(dict[str, str]).validate_python(loader.construct_document(node))
        source.glossaries[""] = words
    elif section not in SECTIONS:
        known = ", ".join(["about", *SECTIONS])
        source.faults.append(Fault(Place(name, line, section), f"no such section; use {known}"))
    elif not isinstance(node, yaml.SequenceNode):
        source.faults.append(Fault(Place(name, line, section), "a section is a list of entries"))
    else:
        if section in STORY:
            source.faults.append(Fault(Place(name, line, section), WRITTEN_IN_PAGES))
        for part in node.value:
            entry = loader.construct_document(part)
            place = Place(name, part.start_mark.line + 1, _label(section, entry))
            source.add(section, entry, place, part)
            source.faults.extend(_written_twice(part, place))


def _written_twice(node: Any, place: Place) -> Iterator[Fault]:
    """A field that stands twice in one mapping: only one of them would count."""
    if isinstance(node, yaml.MappingNode):
        seen = set[str]()
        for key, value in node.value:
            if str(key.value) in seen:
                spot = Place(place.file, key.start_mark.line + 1, place.label)
                yield Fault(spot, f"“{key.value}” is written twice")
            seen.add(str(key.value))
            yield from _written_twice(value, place)
    elif isinstance(node, yaml.SequenceNode):
        for part in node.value:
            yield from _written_twice(part, place)


def _label(section: str, entry: Any) -> str:
    if isinstance(entry, dict):
        for key in _KEYS:
            if key in entry:
                return re.sub(r"\s+", " ", f"{section} {entry[key]}")[:60]
    return section


def slips(place: Place, node: Any) -> list[Fault]:
    """What of an entry could not be read as it is written."""
    found = node.slips if isinstance(node, Noted) else []
    return [Fault(Place(place.file, slip.line, place.label), str(slip)) for slip in found]


def line_of(node: Any, path: tuple[int | str, ...]) -> int | None:
    """The line on which this part of an entry begins, as near as it can be told."""
    if node is None:
        return None
    if isinstance(node, Noted):
        return node.line_of(path)
    for step in path:
        if isinstance(node, yaml.MappingNode):
            node = next((v for k, v in node.value if str(k.value) == str(step)), node)
        elif isinstance(node, yaml.SequenceNode) and isinstance(step, int):
            node = node.value[step] if step < len(node.value) else node
    return int(node.start_mark.line) + 1


def missing_translations(source: Source) -> Iterator[str]:
    """For each language how far its pages are, what they lack, and words that differ."""
    for language, pairs in source.tongues.items():
        files: dict[str, list[tuple[Place, int, int]]] = {}
        for section in source.sections:
            for entry, place, _ in source.entries(section):
                there, lacking = list(texts_of(entry)), list(untranslated(entry, pairs))
                files.setdefault(place.file, []).append((place, len(lacking), len(there)))
        for file, rows in files.items():
            lack, whole = sum(row[1] for row in rows), sum(row[2] for row in rows)
            if lack < whole:
                yield f"{file}: {100 * (whole - lack) // whole} % is there in {language}"
                for place, lacking_here, _ in rows:
                    if lacking_here:
                        yield f"{place}: {lacking_here} texts are not there in {language}"
        yield from _other_words(pairs, source.glossaries.get(language, {}), language)


def _other_words(pairs: Pairs, glossary: Pairs, language: str) -> Iterator[str]:
    """Where a word of the glossary is said differently; one may have several forms."""
    for word, said in glossary.items():
        forms = [form.strip().casefold() for form in said.split("/")]
        for original, other in pairs.items():
            named = re.search(rf"\b{re.escape(word)}s?\b", original, re.IGNORECASE)
            if named and not any(form in other.casefold() for form in forms):
                yield f"{language}: “{word}” is {said} in the glossary, not so in “{other[:60]}”"
