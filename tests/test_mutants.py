"""The tool that mutates rules: its own operators do what they show, and it leaves wording alone."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

parso = pytest.importorskip("parso", reason="`make mutants` has not been run here")
pytest.importorskip("cosmic_ray", reason="`make mutants` has not been run here")

from cosmic_ray.mutating import mutate_code  # noqa: E402

from tests.mutants import places, touch, warm  # noqa: E402
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
    monkeypatch.setattr(places, "ROOT", tmp_path)
    found = list(places.mutants_of(file))
    changed = {
        (line[0], line[1:].strip())
        for mutant in found
        for line in mutant.diff().splitlines()[3:]
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


def test_a_mutant_takes_the_place_of_a_function_that_is_in_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = "def sink(depth):\n    return depth + 1\n\n\nPICKED = [lambda n: n, lambda n: n > 1]\n"
    (tmp_path / "sinking.py").write_text(rules)
    monkeypatch.setattr(warm, "ROOT", tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    sinking = importlib.import_module("sinking")
    sink, (_, deep) = sinking.sink, sinking.PICKED
    changed = rules.replace("depth + 1", "depth - 1").replace("n > 1", "n >= 1")
    assert warm.put_in_place("sinking.py", changed)
    assert (sink(3), deep(1)) == (2, True)
    assert not warm.put_in_place("sinking.py", "def rise(depth):\n    return depth\n")
    assert sink(3) == 2, "there is no such function to put in its place"


def test_without_a_mutant_nobody_is_seated() -> None:
    assert list(warm.verdicts([], {}, jobs=1)) == []


def test_only_rules_are_mutated() -> None:
    names = {str(file.relative_to(places.ROOT)) for file in places.rule_files("tentacula")}
    assert "games/tentacula/theft.py" in names
    assert not any("planning" in name or "autopilot" in name or "words" in name for name in names)


def test_tests_of_what_holds_no_rules_judge_none() -> None:
    names = {file.name for file in touch.judges_of("lurk")}
    assert "test_attack.py" in names
    assert not {"field.py", "test_autopilot.py", "test_words.py"} & names


def test_a_changed_file_of_tests_is_measured_anew_and_the_others_kept() -> None:
    known = touch.Touched(
        {"test_dive.py::test_sink": 1.0, "test_reef.py::test_coral": 2.0},
        {"test_dive.py::test_sink": {"sea.py": [3]}, "test_reef.py::test_coral": {"sea.py": [4]}},
        {"sea.py": [1]},
        {"test_dive.py": "old", "test_reef.py": "same"},
    )
    again = touch.Touched(
        {"test_dive.py::test_float": 0.5},
        {"test_dive.py::test_float": {"sea.py": [5]}},
        {"sea.py": [2]},
        {"test_dive.py": "new"},
    )
    assert known.without({"test_dive.py"}).joined(again) == touch.Touched(
        {"test_reef.py::test_coral": 2.0, "test_dive.py::test_float": 0.5},
        {"test_reef.py::test_coral": {"sea.py": [4]}, "test_dive.py::test_float": {"sea.py": [5]}},
        {"sea.py": [1, 2]},
        {"test_reef.py": "same", "test_dive.py": "new"},
    )
