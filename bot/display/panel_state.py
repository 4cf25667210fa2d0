"""What the people of a table have in front of them, as far as we know."""

from __future__ import annotations

import asyncio
from collections.abc import Container
from dataclasses import dataclass, field

from bot.display.chosen import NOBODY, Chosen
from games.kernel import Text
from renderers.encode import Fingerprint


@dataclass
class PanelState:
    """What a table's people have in front of them."""

    heard: set[int]
    unsure: bool
    """Whether a panel may have been posted without our knowing: its answer never came."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    length: int = -1
    picture: Fingerprint | None = None
    """How the picture of the panel looks, if we know."""
    chosen: Chosen = NOBODY
    shows: list[tuple[str, str]] | None = None
    """The pictures of the panel by file name, with their alt text, if we know."""
    vote: tuple[int, int] | None = None
    """The entry a vote is about, and the message with the ballot."""
    step: tuple[str, str] = ("", "")
    """The question whose second step it shows, and which."""
    advice: dict[int, tuple[str, str]] = field(default_factory=dict)
    """By person: the question somebody would answer, and the line that says how."""
    recalled: bool = False
    """Whether the panel was looked at for what was advised before we were there."""
    tip: Text | None = None
    """The rule that is told in passing, until the next choice."""
    tipped: dict[int, int] = field(default_factory=dict)
    """In which turn somebody was told one."""

    def advise(self, token: str, person: int, line: str) -> None:
        """Who says the same once more takes it back."""
        others = {one: said for one, said in self.advice.items() if one != person}
        same = self.advice.get(person) == (token, line)
        self.advice = others if same else {**others, person: (token, line)}

    def advised(self, token: str, people: Container[int]) -> list[str]:
        """What those who sit here would answer to this question."""
        said = self.advice.items()
        return [line for one, (about, line) in said if about == token and one in people]
