"""Guards that nobody could miss: listed for people and read here, in docs/testing/equivalent.md."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from pathlib import Path

from tests.mutants.mutant import Name
from tests.mutants.places import ROOT

PAGE = ROOT / "docs" / "testing" / "equivalent.md"
ROW = re.compile(
    r"\| `(?P<file>[^`]+)` `(?P<function>[^`]*)` \| `(?P<old>[^`]+)` to `(?P<new>[^`]+)`"
    r"(?:, place (?P<place>\d+))? \| (?P<why>\S.*\S) \|"
)
HEAD = ("| Where ", "| --- ")


class BrokenRow(ValueError):
    """A line of the table that names no mutant."""


def equivalent(page: Path = PAGE) -> dict[Name, str]:
    """Every mutant that is listed, and why nobody could notice it."""
    part = page.read_text().partition("## Guards")[2].partition("\n## ")[0]
    rows = [row for row in part.splitlines() if row.startswith("|") and not row.startswith(HEAD)]
    return dict(map(read_row, rows))


def read_row(row: str) -> tuple[Name, str]:
    found = ROW.fullmatch(row.strip())
    if found is None:
        raise BrokenRow(f"| `file` `function` | `old` to `new` | why |, not: {row}")
    old, new = (found[part].replace("\\|", "|") for part in ("old", "new"))
    place = int(found["place"] or 1)
    return Name(f"games/{found['file']}", found["function"], old, new, place), found["why"]


def nowhere(listed: Iterable[Name], known: Collection[Name], game: str) -> list[Name]:
    """Lines about this game that match no mutant any more."""
    return [name for name in listed if in_game(name, game) and name not in known]


def in_game(name: Name, game: str) -> bool:
    return name.file.startswith(f"games/{game}/")
