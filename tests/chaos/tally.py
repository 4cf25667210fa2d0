"""What is counted while it storms."""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field

import click


@dataclass
class Tally:
    """All must be nothing at the end, but for the first ones."""

    choices: int = 0
    failed: int = 0
    """Presses that got no answer: whoever pressed saw "This interaction failed"."""
    faults: Counter[str] = field(default_factory=Counter)
    lost: int = 0
    doubled: int = 0
    stuck: int = 0
    unpinged: int = 0
    pinged_twice: int = 0
    not_shown: int = 0
    not_fair: int = 0
    notes: list[str] = field(default_factory=list)
    acted: dict[str, set[str]] = field(default_factory=dict)
    """Who used each panel: they need no ping to know of it."""

    def note(self, words: str) -> None:
        say(f"  ! {words}")
        self.notes.append(words)

    @property
    def sound(self) -> bool:
        bad = (self.lost, self.doubled, self.stuck, self.unpinged, self.pinged_twice)
        return not any((*bad, self.not_shown, self.not_fair))


def say(words: str) -> None:
    """At once, also into a file: runs are long."""
    click.echo(words)
    sys.stdout.flush()
