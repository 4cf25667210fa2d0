"""What became of each guard mutant: written down at once, so that a run can be gone on with."""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.mutants.mutant import Name
from tests.mutants.places import ROOT
from tests.mutants.trial import Fate, Verdict

KEPT = ROOT / ".mutants"


class Entry(NamedTuple):
    fate: Fate
    killer: str
    """The test that found it."""
    mark: str
    """Of that test's own text: when it is another, the mutant is judged again."""

    @property
    def holds(self) -> bool:
        return self.fate != "killed" or (bool(self.mark) and mark_of(self.killer) == self.mark)


class Journal:
    """The verdicts on one game's guards, by the names of the mutants."""

    def __init__(self, game: str, folder: Path = KEPT) -> None:
        self.file = folder / f"{game}.guards"
        self.entries: dict[Name, Entry] = {}
        for line in self.file.read_text().splitlines() if self.file.exists() else ():
            name, *entry = json.loads(line)
            self.entries[Name(*name)] = Entry(*entry)

    def note(self, name: Name, verdict: Verdict) -> None:
        self.entries[name] = Entry(*verdict, mark_of(verdict.killer))
        self.file.parent.mkdir(exist_ok=True)
        with self.file.open("a") as notes:
            notes.write(json.dumps([name, *self.entries[name]]) + "\n")

    def settled(self, *, again: frozenset[Fate]) -> Mapping[Name, Fate]:
        """What need not be judged: all that holds, but for the fates that are asked again."""
        entries = self.entries.items()
        return {name: one.fate for name, one in entries if one.holds and one.fate not in again}

    def killers(self) -> list[tuple[str, str, str]]:
        """File, function and test of whatever was found."""
        found = ((name, one.killer) for name, one in self.entries.items() if one.killer)
        return [(name.file, name.function, killer) for name, killer in found]


def mark_of(test: str) -> str:
    file, _, names = test.partition("::")
    name = names.partition("[")[0].split("::")[-1]
    return marks_in(file).get(name, "")


@cache
def marks_in(file: str) -> dict[str, str]:
    path = ROOT / file
    text = path.read_text() if file and path.is_file() else ""
    found = (one for one in ast.walk(ast.parse(text)) if isinstance(one, ast.FunctionDef))
    said = {one.name: ast.unparse(one) for one in found}
    return {name: hashlib.sha256(words.encode()).hexdigest()[:12] for name, words in said.items()}
