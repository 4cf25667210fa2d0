"""What is counted while it storms."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from dataclasses import dataclass, field

import click

COUNTERS = {
    "lost": "acknowledged and lost",
    "doubled": "counted twice or for another question",
    "another": "counted otherwise than pressed: option, seat or person",
    "unpressed": "counted without a press",
    "ahead": "shown before it was kept",
    "undone": "taken back otherwise than asked",
    "seats": "seats kept by another than agreed",
    "stuck": "tables stuck",
    "not_shown": "tables not shown at the end",
    "unpinged": "asked and not pinged",
    "pinged_twice": "pinged twice",
    "unreminded": "waited for and not reminded",
    "reminded_twice": "reminded twice",
    "pictures": "pictures of another moment or table",
    "hands": "hands that are not one's own",
    "not_fair": "games that do not follow from their seed",
}
"""All that must be nothing at the end."""


@dataclass
class Tally:
    """What happened, and what should not have."""

    choices: int = 0
    failed: int = 0
    """Presses that got no answer: whoever pressed saw "This interaction failed"."""
    deeds: Counter[str] = field(default_factory=Counter)
    """What people did beside choosing."""
    faults: Counter[str] = field(default_factory=Counter)
    wrong: Counter[str] = field(default_factory=Counter)
    notes: list[str] = field(default_factory=list)
    acted: dict[str, set[str]] = field(default_factory=dict)
    """Who used each panel: they need no ping to know of it."""
    until: frozenset[str] = frozenset()
    caught: asyncio.Event = field(default_factory=asyncio.Event)
    """Something of that kind is wrong."""

    def blame(self, counter: str, words: str, times: int = 1) -> None:
        assert counter in COUNTERS, counter
        self.wrong[counter] += times
        self.note(f"{COUNTERS[counter]}: {words}")
        if counter in self.until:
            self.caught.set()

    def note(self, words: str) -> None:
        say(f"  ! {words}")
        self.notes.append(words)

    @property
    def sound(self) -> bool:
        return not self.wrong


def say(words: str) -> None:
    """At once, also into a file: runs are long."""
    click.echo(words)
    sys.stdout.flush()
