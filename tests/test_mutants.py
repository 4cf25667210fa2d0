"""Slips: the operators of our own do what they show, and wording is left alone."""

from __future__ import annotations

from pathlib import Path

import pytest

parso = pytest.importorskip("parso", reason="`make mutants` has not been run here")
pytest.importorskip("cosmic_ray", reason="`make mutants` has not been run here")

from cosmic_ray.mutating import mutate_code  # noqa: E402

from tests.mutants import mutant, places, slips  # noqa: E402
from tests.mutants.operators import OURS, OnePlace, RemoveStatement  # noqa: E402

SOURCE = """
from games.kernel import T

PRICES = [2, 3]


def tell(game, count: int = 4) -> None:
    assert count > 0
    game.say(T("{n} left", n=count - 1))
    game.s.left = count + 5
    if count < 6:
        game.s.pile.clear()
"""


@pytest.mark.parametrize("operator", OURS, ids=lambda one: one.__name__)
def test_operators_do_what_they_show(operator: type[OnePlace]) -> None:
    for example in operator.examples():
        shown = mutate_code(example.pre_mutation_code, operator(), example.occurrence)
        assert shown == example.post_mutation_code


def test_figures_bounds_and_deeds_are_mutated_but_no_words_and_no_contracts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "rules.py"
    file.write_text(SOURCE)
    monkeypatch.setattr(slips, "ROOT", tmp_path)
    monkeypatch.setattr(mutant, "ROOT", tmp_path)
    found = list(slips.mutants_of(file))
    changed = {
        (line[0], line[1:].strip())
        for one in found
        for line in one.diff().splitlines()[3:]
        if line[0] in "+-"
    }
    after = {text for sign, text in changed if sign == "+"}
    assert {"PRICES = [ 3, 3]", "PRICES = [3, 2]", "game.s.left = count - 5"} <= after
    assert {"if count <= 6:", "pass", "if not count < 6:"} <= after
    touched = {text for sign, text in changed if sign == "-"}
    assert not any("say" in text or "assert" in text for text in touched)
    assert [m.module_level for m in found if m.lines == (4, 4)] == [True] * 5


def test_a_last_return_of_nothing_is_left_alone() -> None:
    code = "def f(x):\n    if x:\n        return None\n    g(x)\n    return None\n"
    changed = {mutate_code(code, RemoveStatement(), place) for place in range(3)} - {None}
    assert changed == {
        "def f(x):\n    if x:\n        pass\n    g(x)\n    return None\n",
        "def f(x):\n    if x:\n        return None\n    pass\n    return None\n",
    }


def test_only_rules_are_mutated() -> None:
    names = {str(file.relative_to(places.ROOT)) for file in places.rule_files("tentacula")}
    assert "games/tentacula/theft.py" in names
    assert not any("planning" in name or "autopilot" in name or "words" in name for name in names)
