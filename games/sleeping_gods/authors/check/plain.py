"""Words are words: nothing in a pack formats a message, leads out of it, or calls anybody."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from games.sleeping_gods.content.faults import Fault, Place
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.source import Source

MARKS = re.compile(r"[*`~<@\\]|__|\|\||\]\(|://|^#", re.MULTILINE)
UNSEEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]")


def check_plain(_: Pack, source: Source) -> Iterator[Fault]:
    yield from _marks([source.about, source.tongues], source.about_place)
    for section in source.sections:
        for entry, place, _node in source.entries(section):
            yield from _marks(entry, place)


def _marks(said: Any, place: Place) -> Iterator[Fault]:
    for words in _strings(said):
        if found := MARKS.search(words):
            yield Fault(place, f"text is plain, without “{found[0]}”: “{words[:40]}”")
        if found := UNSEEN.search(words):
            yield Fault(place, f"a sign that nobody sees (U+{ord(found[0]):04X}): “{words[:40]!r}”")


def _strings(said: Any) -> Iterator[str]:
    if isinstance(said, str):
        yield said
    elif isinstance(said, dict):
        for value in said.values():
            yield from _strings(value)
    elif isinstance(said, list):
        for value in said:
            yield from _strings(value)
