"""What the names of a pack stand for: `called` in its own card, and who counts as a head."""

from __future__ import annotations

from collections.abc import Iterator

from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.prose import Fact, Test, WrittenWrong, test_of


def facts_in(words: str) -> list[Fact]:
    """What a condition asks; nothing of one that cannot be read."""
    try:
        test: Test = test_of(words)
    except WrittenWrong:
        return []
    return [term.fact for either in test for term in either]


def meant(pack: Pack, fact: Fact) -> Iterator[Fact]:
    """The fact, or what it is a name for."""
    if fact.kind == "called":
        yield from facts_in(pack.about.called.get(fact.what, ""))
    else:
        yield fact
