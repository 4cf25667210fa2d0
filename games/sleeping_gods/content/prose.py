"""A passage as it is written: words, figures, and branches that depend on what has happened.

``{if HASPIM and not kasumi down: … | by mac: … | …}`` is one of several; ``{totems}`` is a figure.
``docs/writing_a_pack.md`` tells authors the whole grammar.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, TypeAlias

CREW_STATES = (
    "took part", "hurt", "down", "tired", "afraid", "mad", "weak", "poisoned", "glum",
)  # fmt: skip
COUNTED = (
    "totems", "passes", "defeats", "meat", "vegetables", "grain", "materials", "artifacts", "coins",
)  # fmt: skip
FIGURES = ("totems", "turn", "defeats", "coins", "who", "heads", "others")
ANYBODY = "anybody"
CAPTAIN = "captain"


class Fact(NamedTuple):
    """Something that is so or not: what kind of thing, and of whom or what."""

    kind: str
    what: str = ""
    n: int = 0

    def __str__(self) -> str:
        words = (
            self.what if self.kind in ("owns", "called") else f"{self.what} {self.kind}"
        ).strip()
        return f"{words} {self.n}" if self.n else words


class Term(NamedTuple):
    """A fact, or that it is not so."""

    fact: Fact
    wanted: bool


Test: TypeAlias = tuple[tuple[Term, ...], ...]
"""Any of these, each of which wants all of its terms."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number or name that is put in."""

    name: str


@dataclass(frozen=True, slots=True)
class Branch:
    """Words that are read if the test holds; without a test, if nothing before them did."""

    test: Test
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class OneOf:
    """The first of its branches that holds, or nothing."""

    branches: tuple[Branch, ...]


Part: TypeAlias = str | Figure | OneOf
Prose: TypeAlias = tuple[Part, ...]
Knows: TypeAlias = Callable[[Fact], bool]


class WrittenWrong(ValueError):
    """A brace that says something no passage can say."""


_MARKS = re.compile(r"([{|}])")
_FACTS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Fact]], ...] = (
    (re.compile(r"([A-Z]{3,14})"), lambda m: Fact("owns", m[1])),
    (re.compile(r"(done|had) ([A-Z]{3,14})"), lambda m: Fact(m[1], m[2])),
    (re.compile(r"card (\d+)"), lambda m: Fact("card", n=int(m[1]))),
    (re.compile(r"read ([FS]?\d+(?:\.\d+)*)"), lambda m: Fact("read", m[1])),
    (re.compile(r"visited (\d+)"), lambda m: Fact("visited", m[1])),
    (re.compile(r"mode (easy|normal|brutal)"), lambda m: Fact("mode", m[1])),
    (re.compile(r"alone"), lambda _: Fact("alone")),
    (re.compile(rf"({'|'.join(COUNTED)}) (\d+)"), lambda m: Fact(m[1], n=int(m[2]))),
    (re.compile(rf"([a-z]+) ({'|'.join(CREW_STATES)})"), lambda m: Fact(m[2], m[1])),
    (re.compile(r"([a-z]+) carries (\d+)"), lambda m: Fact("carries", m[1], int(m[2]))),
    (re.compile(r"([a-z]{3,20})"), lambda m: Fact("called", m[1])),
)


@cache
def parse(source: str) -> Prose:
    """The passage of these words; ``WrittenWrong`` says what cannot be read."""
    marks = _MARKS.split(source)
    parts, rest = _parts(marks, 0, depth=0)
    if rest != len(marks):
        raise WrittenWrong(f"“{marks[rest]}” stands outside of any brace")
    return parts


def _parts(marks: list[str], at: int, depth: int) -> tuple[Prose, int]:
    parts: list[Part] = []
    while at < len(marks) and marks[at] not in ("|", "}"):
        if marks[at] == "{":
            part, at = _brace(marks, at + 1, depth)
            parts.append(part)
        else:
            parts.append(marks[at])
            at += 1
    return tuple(parts), at


def _brace(marks: list[str], at: int, depth: int) -> tuple[Part, int]:
    if depth > 1:
        raise WrittenWrong("braces stand three deep; two are the most")
    branches: list[Branch] = []
    while True:
        test, head = _head(marks, at)
        parts, at = _parts(head, at, depth + 1)
        branches.append(Branch(test, parts))
        if at == len(marks):
            raise WrittenWrong("a brace is not closed")
        if marks[at] == "}":
            return _meant(branches), at + 1
        at += 1


def _head(marks: list[str], at: int) -> tuple[Test, list[str]]:
    """The condition before the colon, and the marks with it taken off."""
    first = marks[at].lstrip()
    if not first.startswith(("if ", "by ")):
        return (), marks
    words, colon, text = first.partition(":")
    if not colon:
        raise WrittenWrong(f"“{words}” wants a colon")
    test = words[3:] if words.startswith("if ") else f"{words[3:].strip()} took part"
    return test_of(test), [*marks[:at], text.lstrip(), *marks[at + 1 :]]


def _meant(branches: list[Branch]) -> Part:
    first, *others = branches
    if not others and not first.test:
        name = "".join(part if isinstance(part, str) else "{…}" for part in first.parts).strip()
        if name not in FIGURES:
            raise WrittenWrong(f"{{{name}}} is no figure; there are {', '.join(FIGURES)}")
        return Figure(name)
    if any(not branch.test for branch in branches[:-1]):
        raise WrittenWrong("only the last part of a brace may do without a condition")
    return OneOf(tuple(branches))


@cache
def test_of(words: str) -> Test:
    """What a condition asks, as it is written after ``if``."""
    return tuple(
        tuple(_term(term.strip()) for term in either.split(" and "))
        for either in words.split(" or ")
    )


def _term(words: str) -> Term:
    wanted = not words.startswith("not ")
    name = words.removeprefix("not ").strip()
    for pattern, make in _FACTS:
        if found := pattern.fullmatch(name):
            return Term(make(found), wanted)
    raise WrittenWrong(f"“{name}” is nothing a passage can ask")


def facts_of(prose: Prose) -> list[Fact]:
    """Everything the passage asks, each once."""
    return list(dict.fromkeys(_facts(prose)))


def _facts(prose: Prose) -> Iterator[Fact]:
    for part in prose:
        if isinstance(part, OneOf):
            for branch in part.branches:
                yield from (term.fact for either in branch.test for term in either)
                yield from _facts(branch.parts)


def figures_of(prose: Prose) -> set[str]:
    """The figures that may be put in."""
    found = set[str]()
    for part in prose:
        if isinstance(part, Figure):
            found.add(part.name)
        elif isinstance(part, OneOf):
            for branch in part.branches:
                found |= figures_of(branch.parts)
    return found


def branch_names(prose: Prose) -> Iterator[tuple[str, OneOf, int]]:
    """Every branch with a name of its own, those inside others included."""
    for number, part in enumerate(part for part in prose if isinstance(part, OneOf)):
        for at, branch in enumerate(part.branches):
            yield f"{number + 1}.{at + 1}", part, at
            yield from (
                (f"{number + 1}.{at + 1}/{name}", inner, place)
                for name, inner, place in branch_names(branch.parts)
            )


def holds(test: Test, knows: Knows) -> bool:
    return not test or any(
        all(knows(term.fact) is term.wanted for term in either) for either in test
    )


def spoken(prose: Prose, knows: Knows) -> str:
    """The words that are read, with ``{name}`` where a figure belongs."""
    return re.sub(r"[ \t]+(?=[ \t\n]|$)", "", "".join(_spoken(prose, knows)))


def _spoken(prose: Prose, knows: Knows) -> Iterator[str]:
    for part in prose:
        if isinstance(part, str):
            yield part
        elif isinstance(part, Figure):
            yield f"{{{part.name}}}"
        else:
            branch = next((b for b in part.branches if holds(b.test, knows)), None)
            if branch is not None:
                yield "".join(_spoken(branch.parts, knows)).strip()
