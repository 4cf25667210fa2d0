"""The choices of an ask: what each is called on a button, and the sets they fall into."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from bot.wording import Wording
from games.kernel import Ask, Option, Text
from games.kernel.text import SILENCE, Note

K = TypeVar("K", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Choice:
    """One button: an option, every seat that may press it, and its number on the board."""

    option: Option[object]
    seats: tuple[int, ...]
    mark: int | None


def gather(ask: Ask, marks: Mapping[str, int]) -> list[Choice]:
    """The choices of an ask, those on the board in the order of their numbers.

    Options that share an id are one.
    """
    found: dict[str, list[Option[object]]] = {}
    for option in ask.options:
        found.setdefault(option.id, []).append(option)
    choices = [
        Choice(same[0], tuple(one.seat for one in same), marks.get(same[0].marked or ""))
        for same in found.values()
    ]
    return sorted(choices, key=lambda one: (one.mark is None, one.mark or 0))


def label(choice: Choice, wording: Wording, limit: int = 80) -> str:
    """On a button: the number of its mark and one word, or the whole label where none is given."""
    option = choice.option
    number = "" if choice.mark is None else str(choice.mark)
    words = capital(wording.label(option.short or option.label, limit - len(number) - 3))
    if option.short is not None:
        return " ".join(part for part in (number, words) if part)
    return " · ".join(part for part in (number, words) if part)


def line(choice: Choice, wording: Wording, limit: int = 100) -> str:
    """In a menu, where there is room for the whole label."""
    number = "" if choice.mark is None else f"{choice.mark} · "
    return number + capital(wording.label(choice.option.label, limit - len(number)))


def name(choice: Choice, wording: Wording) -> str:
    """What it is called in a hint: its number, if it has one."""
    if choice.mark is not None:
        return str(choice.mark)
    return capital(wording.label(choice.option.short or choice.option.label))


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


def on_the_board(found: Iterable[Choice]) -> tuple[list[Choice], list[Choice]]:
    """Those on the board, and the rest."""
    both = split(found, lambda one: one.mark is not None)
    return both.get(True, []), both.get(False, [])


def coloured(choice: Choice) -> bool:
    """What goes on with the same piece, and what has no place in a group."""
    tone, loose = choice.option.tone, choice.mark is None or choice.option.group is None
    return tone == "go" or (tone != "plain" and loose)


def main_and_beside(found: list[Choice]) -> tuple[list[Choice], list[Choice]]:
    """What the table waits for, and what others may do meanwhile, where those differ."""
    waited = [one for one in found if not one.option.aside]
    if not waited or len({one.seats for one in found}) == 1:
        return found, []
    return waited, [one for one in found if one.option.aside]
