"""The choices of an ask: what each is called on a button, and the sets they fall into."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from bot.wording import Wording
from games.kernel import Ask, Option, Text
from games.kernel.text import SILENCE, Note, clip

K = TypeVar("K", bound=Hashable)
ARROWS = str.maketrans({arrow: f"{arrow}\ufe0e" for arrow in "↖↗↘↙"})
"""These are drawn as letters, not as pictures."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An option, and every seat that may choose it."""

    option: Option[object]
    seats: tuple[int, ...]

    @property
    def mark(self) -> str | None:
        """What carries its number or name on the board."""
        return self.option.marked


def gather(ask: Ask) -> list[Choice]:
    """The choices of an ask as they are offered; options that share an id are one."""
    found: dict[str, list[Option[object]]] = {}
    for option in ask.options:
        found.setdefault(option.id, []).append(option)
    return [Choice(same[0], tuple(one.seat for one in same)) for same in found.values()]


def short(choice: Choice, wording: Wording, limit: int = 80) -> str:
    """One word, or the whole label where none is given."""
    option = choice.option
    words = wording.label(option.label if option.short is None else option.short, limit)
    if option.manner is not None:
        words = clip(f"{words} + {wording.label(option.manner)}", limit)
    return capital(words).translate(ARROWS)


def line(choice: Choice, wording: Wording, limit: int = 100) -> str:
    """In a menu, where there is room for the whole label."""
    return capital(wording.label(choice.option.label, limit))


def detail(choice: Choice, wording: Wording, limit: int = 100) -> Text:
    """What is worth saying about it, in as many words as there is room for."""
    text = choice.option.detail or SILENCE
    ways = (text, *text.shorter) if isinstance(text, Note) else ()
    return next((one for one in ways if len(wording.label(one, limit + 1)) <= limit), text)


def split(things: Iterable[Choice], key: Callable[[Choice], K]) -> dict[K, list[Choice]]:
    """Choices by what they have in common, in order of appearance."""
    found: dict[K, list[Choice]] = {}
    for thing in things:
        found.setdefault(key(thing), []).append(thing)
    return found


def capital(words: str) -> str:
    """With a capital letter at its beginning."""
    return words[:1].upper() + words[1:]
