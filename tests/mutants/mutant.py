"""A mutant: one small change of one file, whoever thought of it."""

from __future__ import annotations

import difflib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from tests.mutants.places import ROOT


@dataclass(frozen=True)
class Mutant(ABC):
    """Where it is, and whether what it changes runs when the game is imported."""

    file: str
    operator: str
    lines: tuple[int, int]
    module_level: bool

    @property
    def in_data(self) -> bool:
        return not self.file.endswith(".py")

    @abstractmethod
    def code(self) -> str | None:
        """The changed source; ``None`` when it does not even parse or nothing changed."""

    def is_among(self, lines: Mapping[str, Iterable[int]]) -> bool:
        first, last = self.lines
        return any(first <= line <= last for line in lines.get(self.file, ()))

    def diff(self) -> str:
        before, after = (ROOT / self.file).read_text(), self.code() or ""
        lines = difflib.unified_diff(
            before.splitlines(), after.splitlines(), self.file, self.operator, n=1, lineterm=""
        )
        return "\n".join(lines)


@dataclass(frozen=True)
class Change(Mutant):
    """A piece of text for another, in a function, a table or a file of data."""

    function: str
    """By its whole name; of a table its name, of a figure the way to it."""
    start: int
    old: str
    new: str
    reads: tuple[str, str]
    """What it is shown as: the old words and the new, with enough beside them to know them by."""
    place: int = 1
    """Of several changes that read alike in one function, which."""

    def code(self) -> str | None:
        source = (ROOT / self.file).read_text()
        code = source[: self.start] + self.new + source[self.start + len(self.old) :]
        return code if compiles(source, code, self.file) else None

    @property
    def name(self) -> Name:
        """What it is known by wherever its lines move."""
        return Name(self.file, self.function, *self.reads, self.place)


class Name(NamedTuple):
    file: str
    function: str
    old: str
    new: str
    place: int

    def __str__(self) -> str:
        """As in the table of equivalent mutants."""
        place = f", place {self.place}" if self.place > 1 else ""
        file = self.file.removeprefix("games/")
        old, new = (words.replace("|", "\\|") for words in (self.old, self.new))
        return f"`{file}` `{self.function}` | `{old}` to `{new}`{place}"


def unbroken(text: str) -> str:
    return " ".join(text.split())


def compiles(before: str, after: str, file: str) -> bool:
    """Whether it is another text, and one that Python can read where it must."""
    if before == after or not file.endswith(".py"):
        return before != after
    try:
        compile(after, file, "exec")
    except (SyntaxError, ValueError):
        return False
    return True
