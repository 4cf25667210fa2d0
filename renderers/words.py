"""Sentences on and about pictures, in the language and with the names of whoever looks."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from games.kernel.text import ENGLISH, Text, Voice
from renderers.picture import clip

_voice: ContextVar[Voice] = ContextVar("voice", default=ENGLISH)


@contextmanager
def speaking(voice: Voice) -> Iterator[None]:
    """Pictures drawn meanwhile (in this thread or task) speak with this voice."""
    token = _voice.set(voice)
    try:
        yield
    finally:
        _voice.reset(token)


def say(text: Text, names: Sequence[str] = ()) -> str:
    """The sentence as it is shown."""
    voice = _voice.get()
    return (voice.named(names) if names else voice).render(text)


def tongue() -> Hashable:
    """Stands for the language spoken now: `@kept(by=tongue)` is for drawings that speak."""
    return _voice.get().translate


@dataclass(frozen=True, slots=True)
class Words:
    """A picture in words: `long` says everything, `alt` as much as Discord lets a picture carry."""

    long: str

    @property
    def alt(self) -> str:
        return clip(self.long)


def initials(names: Sequence[str]) -> list[str]:
    """One or two letters for each name, all different."""
    letters = [_first_letters(name, 1) for name in names]
    return [
        one if letters.count(one) == 1 else _first_letters(name, 2)
        for one, name in zip(letters, names, strict=True)
    ]


def _first_letters(name: str, count: int) -> str:
    kept = "".join(letter for letter in name if letter.isalnum()) or "?"
    return kept[0].upper() + kept[1:count].lower()
