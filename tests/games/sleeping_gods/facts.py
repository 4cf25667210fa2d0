"""What a text says, whatever its words: the event's name and the values it is filled with."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from games.kernel.text import Event, Seat, Text
from games.sleeping_gods import card_words, reasons, words
from games.sleeping_gods.journal import log
from games.sleeping_gods.ship import rooms
from tests.spoken import ROOT, names_of, templates_in


def facts(text: Any) -> str:
    """The name of an event or of a thing of the box, then all values, as the rules call them."""
    if isinstance(text, list | tuple):
        return ", ".join(map(facts, text))
    if not isinstance(text, Text):
        return str(text.number if isinstance(text, Seat) else text)
    known = _places() | _names() if not text.args else _names()
    name = text.id.rpartition(".")[2] if isinstance(text, Event) else known.get(text.template)
    values = [facts(value) for value in (text.args or {}).values()]
    return " ".join(filter(None, [name, *values])) if name or values else text.template


@cache
def _names() -> dict[str, str]:
    """What the rules call the things of the box, by the words for them."""
    rulebook = (log, rooms, card_words, reasons, words)
    return {words: name for room in rulebook for words, name in _named(vars(room)) if words}


@cache
def _places() -> dict[str, str]:
    """Sentences that nothing fills, by the function or the table that says them."""
    found: dict[str, str] = {}
    for file in sorted((ROOT / "games" / "sleeping_gods").rglob("*.py")):
        for node in filter(names_of, ast.walk(ast.parse(file.read_bytes()))):
            said = [one for one in templates_in(node) if "{" not in one and one.count(" ") > 1]
            for name in names_of(node):
                several = enumerate(said, 1) if len(said) > 1 else [("", one) for one in said]
                found |= {one: f"{name}{nth}" for nth, one in several}
    return found


def _named(things: Mapping[Any, Any]) -> Iterator[tuple[str, str]]:
    for name, thing in things.items():
        if isinstance(thing, Text):
            yield thing.template, str(name)
        elif isinstance(thing, dict) and not str(name).startswith("__"):
            yield from _named(thing)
