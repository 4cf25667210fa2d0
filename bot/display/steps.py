"""First steps of a choice, and where each leads: a piece, a group, a part of a very long list.

A step is a short word in a custom id, so it means the same after a restart.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from bot.display.choices import Choice, name, split
from bot.display.parts import MENU
from bot.wording import Wording

K = TypeVar("K")
PIECES = 10
"""More pieces than this are offered by their groups."""
BACK = "back"
PIECE, GROUPED, PAGE = "p", "g", "c"
"""First letter of a step: a piece, a group of the rules, a page of a very long list."""


class Steps:
    """The steps among these choices; those that stand apart are reached without one."""

    def __init__(self, found: Sequence[Choice], apart: frozenset[str], wording: Wording) -> None:
        self.all = found
        self.apart = apart
        self.many = [one for one in found if not self.stands_out(one)]
        self.wording = wording
        self.groups = [key for key in split(found, self.heading) if key]

    def stands_out(self, choice: Choice) -> bool:
        """Coloured choices stay buttons beside steps and menus, as long as they are few."""
        return choice.option.id in self.apart

    def heading(self, choice: Choice) -> str:
        """The group of the rules it belongs to, as people read it."""
        return "" if choice.option.group is None else self.wording.label(choice.option.group)

    def to_group(self, heading: str) -> str:
        return f"{GROUPED}.{self.groups.index(heading)}"

    def pages(self) -> list[Sequence[Choice]]:
        """The parts of a very long list: by the groups of the rules, none longer than a menu."""
        groups = split(self.many, self.heading)
        return [chunk for found in groups.values() for chunk in chunked(found)]

    def within(self, step: str) -> Sequence[Choice]:
        """The choices that a step leads to; none when it leads nowhere any more."""
        kind, _, key = step.partition(".")
        if kind == PIECE:
            return [one for one in self.all if actor(one) == key]
        if not key.isdecimal():
            return []
        at, pages = int(key), self.pages()
        if kind == GROUPED and at < len(self.groups):
            return [one for one in self.many if self.heading(one) == self.groups[at]]
        return pages[at] if kind == PAGE and at < len(pages) else []

    def title(self, step: str) -> str:
        """What the second step is about: the piece or the group that was chosen first."""
        found = self.within(step)
        if not found or step.startswith(PAGE):
            return ""
        return self.piece(found[0]) if step.startswith(PIECE) else self.heading(found[0])

    def piece(self, choice: Choice) -> str:
        """What a piece is called: by its number, or, where it has none, by what it can do."""
        unnumbered = choice.mark is None
        return (unnumbered and self.heading(choice)) or name(choice, self.wording)


def chunked(things: Sequence[K], most: int = MENU) -> list[Sequence[K]]:
    """Parts that a menu can hold."""
    return [things[at : at + most] for at in range(0, len(things), most)]


def by_piece(marked: Iterable[Choice]) -> dict[str, list[Choice]]:
    """By what acts; a choice of a bare place is a piece of its own, unless all are bare."""
    found = list(marked)
    if found and all(one.option.piece is None for one in found):
        return {"": found}
    return split(found, actor)


def actor(choice: Choice) -> str:
    """What acts, or the bare place that stands for it."""
    return choice.option.piece or f"{choice.option.spot}"
