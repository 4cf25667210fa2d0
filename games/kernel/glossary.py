"""What the things of a game are: every card, space, figure, token and sign, in two sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import reduce
from typing import TypeAlias

from games.kernel.text import T, Text


@dataclass(frozen=True, slots=True)
class Thing:
    """Something on a table: what it is called, of which kind it is, and what it means.

    What is ``found`` is part of a story: nobody reads about it before it has come to light.
    """

    id: str
    name: Text
    kind: Text
    words: Text
    found: bool = False


Glossary: TypeAlias = Mapping[str, Thing]
"""All things of a game by their ids."""


def glossary_of(things: Iterable[Thing]) -> Glossary:
    found: dict[str, Thing] = {}
    for thing in things:
        if thing.id in found:
            raise ValueError(f"two things are called {thing.id}")
        found[thing.id] = thing
    return found


def things(prefix: str, kind: Text, known: Mapping[str, tuple[Text, Text]]) -> list[Thing]:
    """Things of one kind: names and words by their ids."""
    return [Thing(f"{prefix}.{key}", name, kind, words) for key, (name, words) in known.items()]


def both(first: Text, second: Text) -> Text:
    """Two sentences, one after the other."""
    return T("{first} {second}", first=first, second=second)


def listed(first: Text, lines: Iterable[Text]) -> Text:
    """A sentence, and below it lines of a list."""
    return reduce(lambda above, line: T("{above}\n- {line}", above=above, line=line), lines, first)
