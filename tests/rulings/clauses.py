"""Rulings, clause by clause: the words of a game's page, the tests that hold them, and a negation
under which one of these tests must fail."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from pathlib import Path

import yaml

from tests.mutants.mutant import Change, unbroken
from tests.mutants.places import ROOT

FOLDER = Path(__file__).parent


class BrokenClause(ValueError):
    """A clause that is not bound as it should be."""


@dataclass(frozen=True)
class Clause:
    id: str
    says: str
    tests: list[str] = field(default_factory=list)
    negation: dict[str, str] = field(default_factory=dict)
    note: str = ""
    """Why it rules nothing that a program could do otherwise; then it has no tests."""

    def negated(self) -> Change:
        """The change of the rules that this clause forbids."""
        file, old, new = (self.negation[part] for part in ("file", "old", "new"))
        text = (ROOT / file).read_text()
        if text.count(old) != 1:
            raise BrokenClause(f"{self.id}: {text.count(old)} times in {file}: {old}")
        start = text.index(old)
        lines = text.count("\n", 0, start) + 1, text.count("\n", 0, start + len(old)) + 1
        function = function_around(text, lines) if file.endswith(".py") else ""
        head = file, "Negation", lines, not function
        change = Change(*head, function, start, old, new, (unbroken(old), unbroken(new)))
        if change.code() is None:
            raise BrokenClause(f"{self.id}: its negation cannot be read")
        return change


def function_around(text: str, lines: tuple[int, int]) -> str:
    """The function whose body holds these lines; nothing for a table."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    found = [one for one in ast.walk(ast.parse(text)) if isinstance(one, kinds)]
    inside = [one for one in found if holds(one, lines)]
    return inside[-1].name if inside else ""


def holds(one: ast.FunctionDef | ast.AsyncFunctionDef, lines: tuple[int, int]) -> bool:
    return one.body[0].lineno <= lines[0] and lines[1] <= (one.end_lineno or 0)


def games_bound() -> list[str]:
    return sorted(file.stem for file in FOLDER.glob("*.yaml"))


def clauses_of(game: str) -> list[Clause]:
    entries = yaml.safe_load((FOLDER / f"{game}.yaml").read_text())
    return [Clause(**entry) for entry in entries]


def rulings_of(game: str) -> list[str]:
    """Every bullet below the heading "Rulings" of its page, its line breaks apart."""
    return rulings_in((ROOT / "docs" / "games" / f"{game}.md").read_text())


def rulings_in(page: str) -> list[str]:
    part = re.split(r"^## ", page.partition("\n## Rulings\n")[2], flags=re.MULTILINE)[0]
    bullets = re.split(r"^- ", part, flags=re.MULTILINE)[1:]
    return [unbroken(re.split(r"\n\s*\n", bullet)[0]) for bullet in bullets]


def left_unbound(rulings: list[str], clauses: list[Clause]) -> str:
    """The first ruling that its clauses do not say word for word, in order; nothing if all do."""
    waiting = iter(clauses)
    for ruling in rulings:
        said = ""
        while said != ruling:
            clause = next(waiting, None)
            if clause is None or not ruling.startswith(f"{said} {unbroken(clause.says)}".strip()):
                return f"{ruling}\n  is bound as far as: {said}\n  then comes: {clause}"
            said = f"{said} {unbroken(clause.says)}".strip()
    rest = next(waiting, None)
    return "" if rest is None else f"No ruling says this any more: {rest.id}"
