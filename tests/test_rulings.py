"""No ruling stands by itself: every clause names tests that are there, and what it forbids."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from games.catalog import GAMES
from tests.docs.test_promises import functions_in
from tests.mutants.places import ROOT
from tests.rulings.clauses import (
    BrokenClause,
    Clause,
    clauses_of,
    games_bound,
    left_unbound,
    rulings_in,
    rulings_of,
)


def test_every_game_is_bound() -> None:
    assert set(games_bound()) == set(GAMES)


@pytest.mark.parametrize("game", games_bound())
def test_every_ruling_is_said_by_its_clauses_word_for_word(game: str) -> None:
    assert rulings_of(game)
    assert left_unbound(rulings_of(game), clauses_of(game)) == ""


@pytest.mark.parametrize("game", games_bound())
def test_every_clause_has_a_name_of_its_own_tests_that_are_there_and_a_negation(game: str) -> None:
    clauses = clauses_of(game)
    assert len({clause.id for clause in clauses}) == len(clauses)
    for clause in clauses:
        assert clause.id.startswith(f"{game}-"), clause.id
        assert bool(clause.note) != bool(clause.tests and clause.negation), clause.id
        for test in clause.tests:
            file, _, name = test.partition("::")
            assert name in functions_in(f"tests/{file}"), f"{clause.id}: {test}"
        if clause.negation:
            clause.negated()


PAGE = """# Reef

## Rulings

We play it so:

- **Air** lasts for two
  turns. It is never shared.
- **Sharks** wait.

And that is all.

## Balance

- none
"""


def test_a_clause_that_nobody_bound_is_named() -> None:
    rulings = rulings_in(PAGE)
    assert rulings == ["**Air** lasts for two turns. It is never shared.", "**Sharks** wait."]
    air = Clause("reef-air-1", "**Air** lasts for two turns.")
    shared = Clause("reef-air-2", "It is never shared.")
    sharks = Clause("reef-sharks-1", "**Sharks** wait.")
    assert left_unbound(rulings, [air, shared, sharks]) == ""
    assert "is bound as far as: **Air** lasts for two turns." in left_unbound(
        rulings, [air, sharks]
    )
    assert "**Sharks** wait." in left_unbound(rulings, [air, shared])
    assert "reef-air-1" in left_unbound(rulings, [air, shared, sharks, air])


def test_a_negation_stands_where_its_words_stand_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.rulings.clauses.ROOT", tmp_path)
    monkeypatch.setattr("tests.mutants.mutant.ROOT", tmp_path)
    (tmp_path / "sea.py").write_text("AIR = 2\n\n\ndef sink(air):\n    return air > AIR\n")

    def negated(old: str, new: str) -> Clause:
        return Clause("reef-1", "", ["t"], {"file": "sea.py", "old": old, "new": new})

    assert negated("AIR = 2", "AIR = 3").negated().module_level
    assert negated("air > AIR", "air < AIR").negated().function == "sink"
    for old, new in (("AIR", "TWO"), ("WATER", "AIR"), ("air > AIR", "air > ")):
        with pytest.raises(BrokenClause):
            negated(old, new).negated()


@pytest.mark.soak
@pytest.mark.parametrize("game", games_bound())
def test_every_ruling_turned_round_fails_a_test_that_is_named_for_it(game: str) -> None:
    words = [sys.executable, "-m", "tests.rulings", game]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
