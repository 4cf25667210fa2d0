"""Rules are functions that are given the table: two classes at most, no circles, no ``Any``;
the same things have the same names in every game."""

from __future__ import annotations

import ast
import re
import sys
import typing
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from games.catalog import HOUSE, find_game
from games.kernel import Game
from games.kernel.game import GameEnded
from tests.test_rooms import ROOT

NOT_RULES = {
    *("autopilot", "mind"),  # how a machine plays, how it thinks
    *("content", "pack", "schema", "authors", "tools"),
}
"""Folders and files of a game that are no rules: autopilots, and content with its tools."""

OF_THE_KERNEL = {"__init__", "set_up", "autopilot", "with_awards"}
"""What the kernel's own signatures make a game take or give as ``Any``."""

HELD = {"Colony"}
"""Nouns with data and questions of their own, which ask nobody: a map."""

DATA = {
    *("NamedTuple", "GameOptions", "BaseModel", "Enum", "StrEnum", "IntEnum", "TypedDict"),
    *("Exception", "GameEnded", "Protocol"),
}


def rule_files(game_id: str) -> Iterator[tuple[Path, ast.Module]]:
    room = ROOT / "games" / game_id
    for file in sorted(room.rglob("*.py")):
        if not NOT_RULES & set(file.relative_to(room).with_suffix("").parts):
            yield file, ast.parse(file.read_text())


def storeys(game: type[Game[object, object]]) -> list[str]:
    """The game's own classes, without the kernel's."""
    return [one.__name__ for one in game.__mro__ if one.__module__.startswith(f"games.{game.id}")]


@pytest.mark.parametrize("game_id", HOUSE)
def test_a_game_is_two_classes_at_most(game_id: str) -> None:
    assert len(storeys(find_game(game_id))) <= 2, storeys(find_game(game_id))


@pytest.mark.parametrize("game_id", HOUSE)
def test_no_rule_takes_self_but_those_of_the_two_classes(game_id: str) -> None:
    """Every other class is a piece of data, and data asks nobody anything."""
    classes = {
        node.name: node
        for _, tree in rule_files(game_id)
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    data = classes.keys() - set(storeys(find_game(game_id))[:2])
    assert data - HELD <= data_classes(classes), "neither rules nor data"
    methods = [(name, method) for name in data for method in functions(classes[name])]
    asking = [f"{name}.{m.name}" for name, m in methods if "Play" in words_of(m)]
    assert asking == []


@pytest.mark.parametrize("game_id", HOUSE)
def test_no_files_import_each_other_in_a_circle(game_id: str) -> None:
    """Imports for the type checker alone count as well."""
    files = {module_of(file): file for file in (ROOT / "games" / game_id).rglob("*.py")}
    within = {name: files.keys() & set(imports(file)) - {name} for name, file in files.items()}
    try:
        TopologicalSorter(within).prepare()
    except CycleError as error:
        pytest.fail(" → ".join(reversed(error.args[1])))


@pytest.mark.parametrize("game_id", HOUSE)
def test_no_rule_has_any_in_its_signature(game_id: str) -> None:
    loose = [
        f"{file.relative_to(ROOT)}:{node.lineno} {node.name}"
        for file, tree in rule_files(game_id)
        for node in functions(tree)
        if node.name not in OF_THE_KERNEL and "Any" in words_of(node)
    ]
    assert loose == []


FILES = {
    "game": "the catalogued class, with what the kernel wants and nothing else",
    "state": "the position, as plain data; where it stands in the rules is its `phase`",
    "set_up": "the position before the first question: `first_state`",
    "turn": "what a turn is, from its beginning to passing on",
    "view": "what a seat may know: the class `View`",
    "options": "what the table decides before a game",
    "words": "what things are called",
    "autopilot": "the plain computer player: its `answer` to a question",
}
"""One idea has one name in all games. A file, or a folder where there is too much for one."""

FUNCTIONS = {
    "first_state": "set_up",
    "view_of": "",
    "answer": "autopilot",
}
"""What the catalogued class calls, by one name in all games, and where it stands (or anywhere)."""

OPTION_ID = re.compile(r"[a-z_]+([.-].*)?")
"""A verb or a thing in plain letters, then what is meant, after a dot or a hyphen."""


@pytest.mark.parametrize("game_id", HOUSE)
def test_files_are_called_the_same_in_every_game(game_id: str) -> None:
    room = ROOT / "games" / game_id
    for name, meaning in FILES.items():
        found = (room / f"{name}.py").exists() or (room / name).is_dir()
        assert found, f"{game_id}: {meaning}, is called {name}.py (or a folder {name}/) everywhere"


@pytest.mark.parametrize("game_id", HOUSE)
def test_functions_are_called_the_same_in_every_game(game_id: str) -> None:
    room = ROOT / "games" / game_id
    for name, where in FUNCTIONS.items():
        defined = {
            file.relative_to(room).parts[0].removesuffix(".py")
            for file in room.rglob("*.py")
            for node in ast.parse(file.read_text()).body
            if isinstance(node, ast.FunctionDef) and node.name == name
        }
        place = where or "some file"
        assert where in defined if where else defined, (
            f"{game_id}: other games have a function `{name}` in {place}: name yours like that"
        )


@pytest.mark.parametrize("game_id", HOUSE)
def test_a_position_says_its_phase_and_a_view_is_called_view(game_id: str) -> None:
    game = find_game(game_id)
    state = typing.get_type_hints(game.State)
    assert "phase" in state, f"{game_id}: where a position stands in the rules is `State.phase`"
    assert typing.get_origin(state["phase"]) is typing.Literal, (
        f"{game_id}: the phases are a Literal, so that a reader sees them all"
    )
    seen = typing.get_type_hints(game.view)["return"]
    assert seen.__name__ == "View", f"{game_id}: what a seat may know is the class `View`"


@pytest.mark.parametrize("game_id", HOUSE)
def test_the_table_has_a_file_of_its_own_with_its_ending(game_id: str) -> None:
    table = find_game(game_id).__mro__[1]
    assert table.__module__ == f"games.{game_id}.{table.__name__.lower()}", (
        f"{game_id}: the class that rules are given is named for what the rulebook calls the event "
        f"(a dive, a battle), and stands in the file of that name"
    )
    ended = getattr(sys.modules[table.__module__], "Ended", None)
    assert isinstance(ended, type) and issubclass(ended, GameEnded), (  # noqa: PT018 - one idea
        f"{game_id}: whatever ends it deep inside the rules raises `Ended(cause)`, "
        f"a `GameEnded[Cause]` of {table.__module__}"
    )


@pytest.mark.parametrize("game_id", HOUSE)
def test_option_ids_begin_with_a_plain_word(game_id: str) -> None:
    odd = [
        f"{file.relative_to(ROOT)}:{line} {written}"
        for file, tree in rule_files(game_id)
        for line, written in option_ids(tree)
        if not OPTION_ID.fullmatch(written)
    ]
    assert odd == [], "an option's id is a plain word, then what is meant: `move`, `move.3`, `no`"


def option_ids(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Ids as they are written in the rules, with ``x`` for what is filled in."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Option" and node.args:
            first = node.args[0]
            if isinstance(first, ast.Constant):
                yield node.lineno, str(first.value)
            elif isinstance(first, ast.JoinedStr):
                parts = [p.value if isinstance(p, ast.Constant) else "x" for p in first.values]
                yield node.lineno, "".join(map(str, parts))


def data_classes(classes: Mapping[str, ast.ClassDef]) -> set[str]:
    """Dataclasses and the like, and whatever is derived from them."""
    found = {name for name, node in classes.items() if is_dataclass(node) or bases(node) & DATA}
    while more := {name for name, node in classes.items() if bases(node) & found} - found:
        found |= more
    return found


def is_dataclass(node: ast.ClassDef) -> bool:
    return any("dataclass" in ast.unparse(one) for one in node.decorator_list)


def bases(node: ast.ClassDef) -> set[str]:
    return {ast.unparse(base).split("[")[0].rpartition(".")[2] for base in node.bases}


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def words_of(function: ast.FunctionDef) -> set[str]:
    """The names in its annotations."""
    arguments = function.args
    every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
    notes = [one.annotation for one in (*every, arguments.vararg, arguments.kwarg) if one]
    nodes = (node for note in (*notes, function.returns) if note for node in ast.walk(note))
    return {node.id for node in nodes if isinstance(node, ast.Name)}


def module_of(file: Path) -> str:
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imports(file: Path) -> Iterator[str]:
    """Modules that a file imports; of ``from package import name`` both may be one."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            modules = [f"{node.module}.{name.name}" for name in node.names]
            files = [one for one in modules if (ROOT / (one.replace(".", "/") + ".py")).exists()]
            yield from files or [node.module]


@pytest.mark.parametrize("room", ["bot", "renderers", "loopback"])
def test_no_class_stands_on_more_than_two_others_of_its_room(room: str) -> None:
    """What could be called is not inherited."""
    bases = {
        node.name: {ast.unparse(base).partition("[")[0] for base in node.bases}
        for file in sorted((ROOT / room).rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.ClassDef)
    }

    def ladder(name: str) -> list[str]:
        below = [ladder(base) for base in bases[name] if base in bases]
        return [name, *max(below, key=len, default=[])]

    assert [found for name in bases if len(found := ladder(name)) > 3] == []
