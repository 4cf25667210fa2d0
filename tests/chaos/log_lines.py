"""What a bot's log says, told apart by what happened and not by when and to whom."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field

NEW = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\S* (\w+)\s+([\w.]+): (.*)")
QUOTED, BRACKETS, NUMBERED = r"'[^']*'|\"[^\"]*\"", r"\[[^\]]*\]|<[^>]*>", r"\b\w*\d\w*\b"
NAMES = re.compile(rf"{QUOTED}|{BRACKETS}|{NUMBERED}|(?<=error )\w+")
"""What is different every time: ids, numbers, names, and what stands in brackets after a line."""
LONGEST = 70
BAD = ("ERROR", "CRITICAL")


def plain(words: str) -> str:
    """The sentence without what is different every time."""
    return " ".join(NAMES.sub("…", words).split())[:LONGEST].rstrip("… ")


@dataclass
class LogLines:
    """Counts errors by where they were told, and by the exception that is told beneath."""

    errors: Counter[str] = field(default_factory=Counter)
    _open: tuple[str, str] | None = None
    """The last error, and the exception beneath it so far."""

    def hear(self, line: str) -> None:
        new = NEW.match(line)
        if new is None:
            self._beneath(line.rstrip())
            return
        self.end()
        level, where, words = new.groups()
        if level in BAD:
            self._open = (f"{where}: {plain(words)}", "")

    def _beneath(self, line: str) -> None:
        if self._open is not None and re.match(r"[A-Za-z_.]+(: |$)", line):
            self._open = (self._open[0], line)

    def end(self) -> None:
        """What was told is whole."""
        if self._open is not None:
            said, raised = self._open
            self.errors[f"{said}: {plain(raised)}" if raised else said] += 1
        self._open = None
