"""What one page of a book holds: a passage or a part of it, and what was said around it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple, TypeAlias

from bot.display.measure import words_height
from bot.display.story import once
from bot.store import Entry
from bot.wording import Wording
from games.kernel import Line
from games.kernel.text import clip

Key: TypeAlias = tuple[int, int]
"""The entry of the log that tells it, and which leaf of that entry it is."""
TALL = 430
"""Pixels of a passage that leave room for its choices; a longer one goes on overleaf."""
AROUND = 220
"""Letters of what is said before or after a passage."""
_SENTENCE = re.compile(r"(?<=[.!?…\"”’])\s+")
_TITLE = re.compile(r"\A(### [^\n]*)\n+")


class Leaf(NamedTuple):
    """Its words, the vignette above them, and in small print what led to it and what came of it."""

    key: Key
    words: str
    shows: str = ""
    before: str = ""
    after: str = ""

    @property
    def text(self) -> str:
        """All of it, as it stands in the thread when it is closed."""
        return "\n".join(filter(None, (small(self.before), self.words, small(self.after))))


def small(words: str) -> str:
    return f"-# {words}" if words else ""


def leaves(entry: Entry, wording: Wording) -> Iterator[Leaf]:
    """The prose of an entry, leaf by leaf: a new one at each vignette, and where one is full."""
    lines = [line for line in entry.lines if line.to is None]
    part = 0
    for led, prose, came in _scenes(lines):
        words = "\n\n".join(_spaced(wording.say(line.text)) for line in prose)
        pages = list(_pages(words))
        for at, page in enumerate(pages):
            first, last = at == 0, at == len(pages) - 1
            yield Leaf(
                (entry.number, part),
                page,
                prose[0].shows,
                _led(led, wording) if first else "",
                _came(came, _title(words), wording) if last else "",
            )
            part += 1


def _scenes(lines: Iterable[Line]) -> Iterator[tuple[list[Line], list[Line], list[Line]]]:
    """What led to it, its passages, and what came of it."""
    led: list[Line] = []
    prose: list[Line] = []
    came: list[Line] = []
    for line in lines:
        if line.kind == "prose":
            if prose and line.shows:
                yield led, prose, came
                led, prose, came = [], [], []
            prose.append(line)
        elif line.by is None:
            (came if prose else led).append(line)
    if prose:
        yield led, prose, came


def _happened(lines: Iterable[Line], title: str, wording: Wording) -> list[str]:
    """Sentences that say more than the title does."""
    told = once(wording.say(line.text) for line in lines if line.kind != "figure")
    return [words for words in told if not title or not words.endswith(f"**{title}**.")]


def _led(lines: Iterable[Line], wording: Wording) -> str:
    return clip(" ".join(_happened(lines, "", wording)), AROUND)


def _came(lines: Sequence[Line], title: str, wording: Wording) -> str:
    """What the page itself says of it, then gains and losses; not what came after those."""
    said = takewhile(lambda line: line.kind != "figure", lines)
    gained = once(wording.say(line.text) for line in lines if line.kind == "figure")
    return clip(
        " · ".join(filter(None, (" ".join(_happened(said, title, wording)), *gained))), AROUND
    )


def _title(words: str) -> str:
    found = _TITLE.match(words)
    return "" if found is None else found[1].removeprefix("### ")


def _spaced(words: str) -> str:
    """Its text right below its title."""
    return _TITLE.sub(r"\1\n", words.strip())


def _pages(words: str) -> Iterator[str]:
    """Parts that leave room for choices, broken between paragraphs or else between sentences."""
    page = ""
    for piece, gap in _pieces(words):
        longer = f"{page}{gap}{piece}" if page else piece
        if page and words_height(longer) > TALL:
            yield page
            longer = piece
        page = longer
    if page.strip():
        yield page


def _pieces(words: str) -> Iterator[tuple[str, str]]:
    """Paragraphs where those are short enough, else sentences, each with the gap before it."""
    for paragraph in words.split("\n\n"):
        if words_height(paragraph) <= TALL:
            yield paragraph, "\n\n"
        else:
            for at, sentence in enumerate(_SENTENCE.split(paragraph)):
                yield sentence, " " if at else "\n\n"
