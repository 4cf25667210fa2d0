"""The habits of a pen, page by page: pronoun openings, semicolons, numbers, "it", speech."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.prose import parse, spoken

PRONOUNS = ("it", "its", "he", "she", "they", "this", "that", "there", "these", "those")
NUMBERS = (
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "twenty", "thirty", "forty", "fifty", "sixty", "hundred", "thousand",
)  # fmt: skip


@dataclass(slots=True)
class Habits:
    """How one part of the book is written."""

    paragraphs: int = 0
    opened: int = 0
    semicolons: int = 0
    speech: int = 0
    sentences: int = 0
    it_sentences: int = 0
    words: Counter[str] = field(default_factory=Counter)

    def add(self, text: str) -> None:
        words = re.findall(r"[a-z'’]+", text.lower())
        sentences = [part for part in re.split(r"(?<=[.!?])[\"’”']?\s+", text) if part.strip()]
        self.paragraphs += 1
        self.opened += words[:1] != [] and words[0] in PRONOUNS
        self.semicolons += ";" in text
        self.speech += bool(re.search(r"[\"“]", text))
        self.sentences += len(sentences)
        self.it_sentences += sum(bool(re.match(r"\W*its?\b", s, re.IGNORECASE)) for s in sentences)
        self.words.update(words)

    def row(self) -> tuple[float, ...]:
        total = sum(self.words.values()) or 1
        numbers = sum(self.words[number] for number in NUMBERS)
        its = self.words["it"] + self.words["its"] + self.words["it's"]
        return (
            total,
            100 * self.opened / self.paragraphs,
            100 * self.it_sentences / max(1, self.sentences),
            100 * its / total,
            100 * self.semicolons / self.paragraphs,
            100 * numbers / total,
            100 * self.speech / self.paragraphs,
        )


HEAD = ("part", "words", "pronoun", "It …", "it/its", "semic.", "numbers", "speech")


def tics(pack: Pack) -> Iterator[str]:
    """A table by page; shares in percent, and the numbers used most."""
    parts: dict[str, Habits] = {}
    for paragraph in pack.storybook:
        text = spoken(parse(paragraph.text), lambda _: True)
        parts.setdefault(_part(pack, paragraph.id), Habits()).add(text)
        parts.setdefault("all", Habits()).add(text)
    yield f"{HEAD[0]:<10}" + "".join(f"{head:>9}" for head in HEAD[1:])
    for name in sorted(parts, key=lambda part: (part == "all", part)):
        total, *shares = parts[name].row()
        yield f"{name:<10}{total:>9.0f}" + "".join(f"{share:>8.1f}%" for share in shares)
    used = [(word, parts["all"].words[word]) for word in NUMBERS]
    most = sorted(used, key=lambda pair: -pair[1])[:6]
    yield "numbers most used: " + ", ".join(f"{word} {times}" for word, times in most)


def _part(pack: Pack, number: str) -> str:
    root = number.split(".", maxsplit=1)[0]
    if root.startswith("F"):
        return "finale"
    if root.startswith("S"):
        return "aboard"
    region = pack.home.get(int(root))
    return f"page {region[0]}" if region else "clock"
