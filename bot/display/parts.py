"""What a message of ours is made of, as plain data, and how much room it takes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
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


@dataclass(frozen=True, slots=True)
class Item:
    """One line of a menu."""

    value: str
    label: str
    detail: str | None = None


@dataclass(frozen=True, slots=True)
class Menu:
    custom_id: str
    placeholder: str
    items: Sequence[Item]


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


@dataclass(slots=True)
class Sheet:
    """One message: framed parts with an accent colour, and unframed ones beneath."""

    parts: list[Part]
    beneath: list[Part] = field(default_factory=list)
    accent: int = 0x1B6F8A

    def show(self, shown: Sequence[tuple[str, str]]) -> Sheet:
        """The same with these pictures on top."""
        pictures: list[Part] = [Gallery(shown)] if shown else []
        return Sheet([*pictures, *self.parts], self.beneath, self.accent)

    @property
    def size(self) -> int:
        return 1 + cost(self.parts) + cost(self.beneath)


def cost(parts: Iterable[Part]) -> int:
    """How many of Discord's components these parts become."""
    return sum(_cost(part) for part in parts)


def _cost(part: Part) -> int:
    if isinstance(part, Row):
        return 1 + len(part.buttons)
    return 2 if isinstance(part, Menu) else 1


def rows(buttons: Sequence[Button]) -> list[Part]:
    """Buttons in rows of five."""
    return [Row(buttons[at : at + ROW]) for at in range(0, len(buttons), ROW)]
