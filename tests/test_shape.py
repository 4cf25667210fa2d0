"""Rules are functions that are given the table: two classes at most, no circles, no ``Any``."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from games.catalog import GAMES, find_game
from games.kernel import Game
from tests.test_rooms import ROOT

NOT_RULES = {
    *("autopilot", "mind"),  # how a machine plays, how it thinks
    *("content", "pack", "schema", "authors", "tools"),
}
"""Folders and files of a game that are no rules: autopilots, and content with its tools."""

OF_THE_KERNEL = {"__init__", "set_up", "autopilot", "with_awards"}
"""What the kernel's own signatures make a game take or give as ``Any``."""

HELD = {"Colony", "Rocks"}
"""Nouns with data and questions of their own, which ask nobody: a map, what blocks sight."""

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


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_is_two_classes_at_most(game_id: str) -> None:
    assert len(storeys(find_game(game_id))) <= 2, storeys(find_game(game_id))


@pytest.mark.parametrize("game_id", GAMES)
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


@pytest.mark.parametrize("game_id", GAMES)
def test_no_files_import_each_other_in_a_circle(game_id: str) -> None:
    """Imports for the type checker alone count as well."""
    files = {module_of(file): file for file in (ROOT / "games" / game_id).rglob("*.py")}
    within = {name: files.keys() & set(imports(file)) - {name} for name, file in files.items()}
    try:
        TopologicalSorter(within).prepare()
    except CycleError as error:
        pytest.fail(" → ".join(reversed(error.args[1])))


@pytest.mark.parametrize("game_id", GAMES)
def test_no_rule_has_any_in_its_signature(game_id: str) -> None:
    loose = [
        f"{file.relative_to(ROOT)}:{node.lineno} {node.name}"
        for file, tree in rule_files(game_id)
        for node in functions(tree)
        if node.name not in OF_THE_KERNEL and "Any" in words_of(node)
    ]
    assert loose == []


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
