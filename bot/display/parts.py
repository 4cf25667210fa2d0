"""What a message of ours is made of, as plain data, and how much room it takes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

ROOM = 40
"""Components a message may hold, nested ones counted."""
TEXT_ROOM = 4000
ROW = 5
MENU = 25

Look = Literal["plain", "main", "go", "warn"]


@dataclass(frozen=True, slots=True)
class Button:
    custom_id: str
    label: str
    look: Look = "plain"
    emoji: str | None = None
    off: bool = False
    url: str = ""
    """Leads out of Discord; it presses nothing then."""


@dataclass(frozen=True, slots=True)
class Item:
    """One line of a menu."""

    value: str
    label: str
    detail: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """Lines to choose from: one of them, or from ``least`` to ``most`` at once."""

    custom_id: str
    placeholder: str
    items: Sequence[Item]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Row:
    """Up to five buttons side by side."""

    buttons: Sequence[Button]


@dataclass(frozen=True, slots=True)
class Words:
    """Text with markdown."""

    text: str


@dataclass(frozen=True, slots=True)
class Gallery:
    """Pictures that the message carries, by file name, with their alt text."""

    shown: Sequence[tuple[str, str]]


Part: TypeAlias = Row | Menu | Words | Gallery


@dataclass(frozen=True, slots=True)
class Sheet:
    """One message, from above to below: a story, pictures, framed parts, and a row beneath.

    Pictures stand outside the frame, where they have the whole width, each in a row of its own.
    """

    parts: Sequence[Part]
    beneath: Sequence[Part] = ()
    accent: int = 0x1B6F8A
    above: Sequence[Part] = ()
    pictures: Sequence[Part] = ()

    def show(self, shown: Sequence[tuple[str, str]]) -> Sheet:
        """The same with these pictures."""
        return replace(self, pictures=[Gallery([one]) for one in shown])

    def with_beneath(self, more: Iterable[Part]) -> Sheet:
        """The same with more parts at its end."""
        return replace(self, beneath=[*self.beneath, *more])

    def every(self) -> list[Part]:
        return [*self.above, *self.pictures, *self.parts, *self.beneath]

    @property
    def has_pictures(self) -> bool:
        return any(isinstance(part, Gallery) for part in self.every())

    def without_pictures(self) -> Sheet:
        """The same in words alone."""
        return replace(self, parts=[one for one in self.parts if not isinstance(one, Gallery)])

    @property
    def size(self) -> int:
        return bool(self.parts) + cost(self.every())


def cost(parts: Iterable[Part]) -> int:
    """How many of Discord's components these parts become."""
    return sum(_cost(part) for part in parts)


def _cost(part: Part) -> int:
    if isinstance(part, Row):
        return 1 + len(part.buttons)
    return 2 if isinstance(part, Menu) else 1
