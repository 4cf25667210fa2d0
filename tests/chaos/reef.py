"""What all tables of a storm share."""

from __future__ import annotations

from dataclasses import dataclass

from tests.chaos.book import Book
from tests.chaos.remote import Remote, RemotePerson
from tests.chaos.tally import Tally
from tests.chaos.watch import Watch

LOBBY = "#tables"


@dataclass(frozen=True)
class Patience:
    """Seconds; long ones where everything goes wrong at once, short ones where little does."""

    stuck: float = 900.0
    """A table that does not show its newest question for so long, in calm weather too, is stuck."""
    ping: float = 120.0
    """A panel that may not be posted is changed through the click; its ping follows later."""
    settle: float = 900.0
    """Longer than the longest wait before the bot tries again to show a table."""


@dataclass
class Reef:
    """One storm, seen from a table."""

    seed: int
    book: Book
    watch: Watch
    remote: Remote
    moderator: RemotePerson
    tally: Tally
    patience: Patience
    stormy: bool
    """Whether presses come late and twice."""
    deeds: int
    """Somebody does something beside choosing after so many choices."""
    again: float = 0.0
    """How often somebody does what was done before, where that can be."""
