"""The tool that takes guards away: what it takes, what it keeps, whom it asks, what it tells."""

from __future__ import annotations

import importlib
import subprocess
from functools import cache
from pathlib import Path

import pytest

from tests.mutants import figures, guards, journal, mutant, touch, warm
from tests.mutants.changed import NoHistory, base_of, changed_lines
from tests.mutants.court import Court
from tests.mutants.equivalent import BrokenRow, equivalent, read_row
from tests.mutants.guards import guards_in, guards_of, numbered
from tests.mutants.journal import Journal
from tests.mutants.mutant import Name
from tests.mutants.ranking import Ranking
from tests.mutants.trial import Verdict, replace_data

RULES = """
AIR = {"tank": 2, "bell": 3}


def sink(game, diver, depth: int = 4) -> int:
    assert depth > 0
    if diver is None:
        return 0
    if depth > 2 and game.dark:
        game.say(T("{n} deeper", n=depth + 1))
        game.light = min(depth, 3) if game.lamp else 0
    nearby = [one for one in game.fish if one.shy]
    return len(nearby) + depth if depth <= 9 else depth - 1
"""


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for module in (guards, mutant, figures, journal, warm):
        monkeypatch.setattr(module, "ROOT", tmp_path)
    return tmp_path


def changes_of(room: Path, text: str, name: str = "rules.py") -> list[mutant.Change]:
    file = room / name
    file.write_text(text)
    read = guards_in if name.endswith(".py") else figures.figures_of
    return list(numbered(list(read(file))))


def test_each_guard_is_taken_away_in_its_turn(room: Path) -> None:
    found = changes_of(room, RULES)
    assert [(one.operator, one.function, *one.reads) for one in found] == [
        ("TableNumber", "AIR", 'AIR = {"tank": 2, "bell": 3}', 'AIR = {"tank": 3, "bell": 3}'),
        ("TableNumber", "AIR", 'AIR = {"tank": 2, "bell": 3}', 'AIR = {"tank": 2, "bell": 4}'),
        (
            *("TableNumber", "sink", "def sink(game, diver, depth: int = 4) -> int:"),
            "def sink(game, diver, depth: int = 5) -> int:",
        ),
        ("DropExit", "sink", "diver is None", "False"),
        ("DropIf", "sink", "depth > 2 and game.dark", "True"),
        ("DropOperand", "sink", "depth > 2 and game.dark", "game.dark"),
        ("DropOperand", "sink", "depth > 2 and game.dark", "(depth > 2)"),
        ("DropElse", "sink", "min(depth, 3) if game.lamp else 0", "min(depth, 3)"),
        ("DropElse", "sink", "min(depth, 3) if game.lamp else 0", "0"),
        ("DropBound", "sink", "min(depth, 3)", "depth"),
        ("DropBound", "sink", "min(depth, 3)", "3"),
        ("DropFilter", "sink", "one.shy", "True"),
        (
            *("DropElse", "sink", "len(nearby) + depth if depth <= 9 else depth - 1"),
            "(len(nearby) + depth)",
        ),
        (
            *("DropElse", "sink", "len(nearby) + depth if depth <= 9 else depth - 1"),
            "(depth - 1)",
        ),
        ("BoundToEqual", "sink", "depth <= 9", "depth == 9"),
        ("DropTerm", "sink", "len(nearby) + depth", "len(nearby)"),
        ("DropTerm", "sink", "len(nearby) + depth", "depth"),
        ("DropOne", "sink", "depth - 1", "depth"),
    ]
    assert all(one.code() is not None for one in found)


def test_a_guard_keeps_its_name_when_other_lines_come_before_it(room: Path) -> None:
    before = {one.name for one in changes_of(room, RULES)}
    assert {one.name for one in changes_of(room, f"HIGH = True\n\n{RULES}")} == before


def test_guards_that_read_alike_are_told_apart_by_their_place(room: Path) -> None:
    text = "def f(a, b):\n    x = [y for y in a if y]\n    return [y for y in b if y]\n"
    assert [(one.reads, one.place) for one in changes_of(room, text)] == [
        (("y", "True"), 1),
        (("y", "True"), 2),
    ]


def test_every_figure_of_a_box_is_one_more_but_no_number_of_a_card(room: Path) -> None:
    text = "cards:\n- {id: 7, cost: 2, dice: [1, 1]}\nname: Sea 3\n"
    found = changes_of(room, text, "box.yaml")
    assert [(one.function, *one.reads) for one in found] == [
        ("cards.7.cost", "2", "3"),
        ("cards.7.dice.0", "1", "2"),
        ("cards.7.dice.1", "1", "2"),
    ]
    assert found[0].code() == text.replace("cost: 2", "cost: 3")


def test_whoever_reads_a_mutated_file_of_data_reads_the_mutant(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("read_text", "read_bytes", "write_text"):
        monkeypatch.setattr(Path, name, getattr(Path, name))
    (tmp_path / "box.yaml").write_text("a: 1")
    (tmp_path / "other.yaml").write_text("b: 1")
    replace_data(tmp_path / "box.yaml", "a: 2")
    assert (tmp_path / "box.yaml").read_text(encoding="utf-8") == "a: 2"
    assert (tmp_path / "box.yaml").read_bytes() == b"a: 2"
    assert (tmp_path / "other.yaml").read_text() == "b: 1"
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "box.json").write_text("2")
    assert list((tmp_path / "__pycache__").iterdir()) == [], "nothing of a mutant is kept"


def test_a_game_that_is_in_use_forgets_the_figures_it_has_read(
    room: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("read_text", "read_bytes", "write_text"):
        monkeypatch.setattr(Path, name, getattr(Path, name))
    (box := room / "games" / "sea" / "box.yaml").parent.mkdir(parents=True)
    box.write_text("a: 1")

    @cache
    def price() -> str:
        return box.read_text()

    monkeypatch.setattr(warm, "kept_results", lambda game: [price] if game == "sea" else [])
    assert price() == "a: 1"
    assert warm.Seats().replace("games/sea/box.yaml", "a: 2")
    assert price() == "a: 2"


def test_a_find_holds_while_the_test_that_made_it_is_the_same(room: Path) -> None:
    tests, name = room / "test_dive.py", Name("games/dive.py", "sink", "a", "True", 1)
    tests.write_text("def test_sink():\n    assert sink() == 1\n")
    other = name._replace(function="rise")
    kept = Journal("dive", room)
    kept.note(name, Verdict("killed", "test_dive.py::test_sink[deep]"))
    kept.note(other, Verdict("survived"))
    again = Journal("dive", room)
    assert again.settled(again=frozenset()) == {name: "killed", other: "survived"}
    assert again.settled(again=frozenset({"survived"})) == {name: "killed"}
    assert again.killers() == [("games/dive.py", "sink", "test_dive.py::test_sink[deep]")]
    tests.write_text("def test_sink():\n    assert sink()\n")
    journal.marks_in.cache_clear()
    assert Journal("dive", room).settled(again=frozenset()) == {other: "survived"}


def test_who_found_something_nearby_is_asked_first_then_who_is_quick(room: Path) -> None:
    one = changes_of(room, RULES)[3]
    ranking = Ranking({"slow": 1.0, "quick": 0.1, "quicker": 0.01, "far": 0.3, "near": 0.3})
    ranking.learn(one.file, "rise", "far")
    ranking.learn(one.file, one.function, "near")
    order = ranking.ordered(one, ranking.seconds)
    assert order == ["near", "far", "quicker", "quick", "slow"]
    assert Court(ranking, most=0.65).asked(one, ranking.seconds) == order[:3]
    assert Court(ranking, most=0.0).asked(one, ranking.seconds) == order[:1]


def test_of_a_figure_those_are_asked_early_whose_name_speaks_of_its_file(room: Path) -> None:
    price = changes_of(room, "fish: 1\n", "market.yaml")[0]
    ranking = Ranking({"test_sea.py::test_fish": 0.1, "test_market.py::test_price": 1.0})
    assert ranking.ordered(price, ranking.seconds)[0] == "test_market.py::test_price"


def test_a_line_of_the_table_is_read_as_it_is_written() -> None:
    name = Name("games/dive/sea.py", "sink", "a | b", "a", 2)
    assert read_row(f"| {name} | Nobody sees it. |") == (name, "Nobody sees it.")
    with pytest.raises(BrokenRow):
        read_row(f"| {name} |  |")


def test_every_line_of_the_table_names_a_guard_that_is_there() -> None:
    listed = equivalent()
    games = {name.file.split("/")[1] for name in listed}
    known = {one.name for game in games for one in guards_of(game)}
    assert [str(name) for name in listed if name not in known] == []


def git(folder: Path, *words: str) -> None:
    who = ["-c", "user.name=Diver", "-c", "user.email=diver@reef.example"]
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True)


def test_the_lines_of_a_change_saved_or_not_are_found(tmp_path: Path) -> None:
    git(tmp_path, "init", "-q")
    file = tmp_path / "games" / "sea.py"
    file.parent.mkdir()
    file.write_text("a = 1\nb = 1\nc = 1\n")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-qm", "one")
    with pytest.raises(NoHistory):
        base_of("", tmp_path)
    file.write_text("a = 1\nb = 2\nc = 1\n")
    git(tmp_path, "commit", "-qam", "two")
    file.write_text("a = 1\nb = 2\nd = 5\nc = 1\n")
    assert changed_lines(base_of("", tmp_path), tmp_path) == {"games/sea.py": {2, 3}}
    with pytest.raises(NoHistory):
        base_of("nowhere", tmp_path)


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
    seats = warm.Seats()
    seats.know(["sinking.py"])
    assert seats.replace("sinking.py", changed)
    assert (sink(3), deep(1)) == (2, True)
    assert not seats.replace("sinking.py", "def rise(depth):\n    return depth\n")
    assert sink(3) == 2, "there is no such function to put in its place"


def test_without_a_mutant_nobody_is_seated() -> None:
    assert list(warm.verdicts([], Court(Ranking({})))) == []


def test_tests_of_what_holds_no_rules_judge_none() -> None:
    names = {file.name for file in touch.judges_of("lurk")}
    assert {"test_attack.py", "test_words.py"} <= names, "what is told beside a rule is its own"
    assert not {"field.py", "test_autopilot.py", "test_mind.py"} & names


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
