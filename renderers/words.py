"""Sentences on and about pictures, in the language and with the names of whoever looks."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import reduce

from games.kernel import Outcome
from games.kernel.text import ENGLISH, T, Text, Voice, clip
from renderers.picture import ALT_LIMIT

_voice: ContextVar[Voice] = ContextVar("voice", default=ENGLISH)


def one_below_the_other(lines: Iterable[Text]) -> Text:
    return reduce(lambda above, line: T("{above}\n{line}", above=above, line=line), lines)


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
    """Stands for the language spoken now: `@kept(by=tongue)` is for drawings that speak.

    English has a name, by which its drawings are known after a restart too.
    """
    translate = _voice.get().translate
    return "en" if translate is ENGLISH.translate else translate


def invitation_words(scene: Text, crew: Text, names: Sequence[str]) -> str:
    """A lobby in words: what its picture shows, and then the crew, if there is one yet."""
    return " ".join(say(part) for part in ((scene, crew) if names else (scene,)))


def figures_words(outcome: Outcome) -> list[Text]:
    """The story of a game in figures, as sentences."""
    return [T("{what}: {n}.", what=what, n=n) for what, n in outcome.figures]


def ending_in_words(_: object, outcome: Outcome, names: Sequence[str]) -> str:
    """Why it ended, and its story; a game may say more."""
    return " ".join(say(text, names) for text in (outcome.reason, *figures_words(outcome)))


@dataclass(frozen=True, slots=True)
class Words:
    """A picture in words: `long` says everything, `alt` as much as Discord lets a picture carry."""

    long: str

    @property
    def alt(self) -> str:
        return clip(self.long, ALT_LIMIT)


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
