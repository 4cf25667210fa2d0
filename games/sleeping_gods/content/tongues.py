"""A pack in other languages: files like ``story.de.md`` hold texts alone, by the same ids.

What is not translated is read as it was written. A translation may ask what its original asks, and
nothing else, so that both are read in the same ways.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

from games.kernel.written import teach
from games.sleeping_gods.content.faults import Fault, Place
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.prose import WrittenWrong, facts_of, figures_of, parse, spoken
from games.sleeping_gods.words import passage

NAME = re.compile(r"\.([a-z]{2})\.(?:yaml|md)$")
IDENTITY = ("id", "num", "at", "key")
"""By these an entry or choice is found; they are the same in all languages."""
TEXTS = ("text", "more", "title", "name", "premise", "motto", "memory", "town")
Pairs = dict[str, str]


def language_of(file: str) -> str | None:
    """Which language a file speaks, if it is not the pack's own."""
    found = NAME.search(file)
    return found[1] if found else None


def pair(original: Any, said: Any, place: Place, pairs: Pairs) -> Iterator[Fault]:
    """Each text of an entry beside its translation; what has no original is stale."""
    if isinstance(original, dict) and isinstance(said, dict):
        for key, value in said.items():
            if key in IDENTITY:
                continue
            if key not in original:
                yield Fault(place, f"{key}: the original has no such text any more")
            else:
                yield from pair(original[key], value, place, pairs)
    elif isinstance(original, list) and isinstance(said, list):
        for number, value in enumerate(said):
            yield from pair(_partner(original, value, number), value, place, pairs)
    elif isinstance(original, str) and isinstance(said, str):
        pairs[original] = said
        yield from _asks_more(original, said, place)
    else:
        yield Fault(place, "only texts are translated, and each stands where its original stands")


def _partner(original: list[Any], value: Any, number: int) -> Any:
    """The part of a list with the same id or key; else the one in the same place."""
    for key in IDENTITY:
        if isinstance(value, dict) and key in value:
            return next(
                (o for o in original if isinstance(o, dict) and o.get(key) == value[key]), None
            )
    return original[number] if number < len(original) else None


def _asks_more(original: str, said: str, place: Place) -> Iterator[Fault]:
    try:
        first, second = parse(original), parse(said)
    except WrittenWrong as wrong:
        yield Fault(place, str(wrong))
        return
    for fact in facts_of(second):
        if fact not in facts_of(first):
            yield Fault(place, f"“{fact}” is not asked by the original")
    for figure in sorted(figures_of(second) - figures_of(first)):
        yield Fault(place, f"{{{figure}}} does not stand in the original")


def texts_of(entry: Any) -> Iterator[str]:
    """Everything of an entry that is read."""
    if isinstance(entry, dict):
        for key, value in entry.items():
            if key in TEXTS and isinstance(value, str):
                yield value
            else:
                yield from texts_of(value)
    elif isinstance(entry, list):
        for value in entry:
            yield from texts_of(value)


def untranslated(entry: Any, pairs: Pairs) -> Iterator[str]:
    """The texts of an entry that a language lacks."""
    return (text for text in texts_of(entry) if text not in pairs)


def teach_pack(pack: Pack) -> None:
    """Its translations are found from now on, by every text as it may be read."""
    for language, pairs in pack.tongues.items():
        teach(language, dict(_readings(pairs)))


def _readings(pairs: Pairs) -> Iterator[tuple[str, str]]:
    for original, said in pairs.items():
        yield original, said
        yield original.rstrip("."), said.rstrip(".")
        first, second = parse(original), parse(said)
        facts = facts_of(first)
        for answers in product((False, True), repeat=len(facts)):
            way = dict(zip(facts, answers, strict=True))
            read, told = spoken(first, way.__getitem__), spoken(second, way.__getitem__)
            yield passage(read).template, passage(told).template
