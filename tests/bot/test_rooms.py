"""The bot's own rooms: arrows run one way, and nobody but the command line knows the client."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
LAYERS = (
    ("bot.app",),
    ("bot.commands", "bot.presses", "bot.clock"),
    ("bot.deeds",),
    ("bot.house",),
    ("bot.display",),
    ("bot.host",),
    ("bot.store",),
)
"""From the top to the bottom: nobody imports what lies above, nor a neighbour on the same floor."""


def module_name(file: Path) -> str:
    name = ".".join(file.relative_to(ROOT).with_suffix("").parts)
    return name.removesuffix(".__init__")


FILES = {module_name(file): file for file in (ROOT / "bot").rglob("*.py")}


def imported(file: Path) -> Iterator[str]:
    """Every file of the bot that this one imports; imports for the type checker count too."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in FILES)
        elif isinstance(node, ast.ImportFrom) and node.module in FILES:
            members = {f"{node.module}.{alias.name}" for alias in node.names}
            yield from members & FILES.keys() or {node.module}


ARROWS = {name: set(imported(file)) - {name} for name, file in FILES.items()}


def reached_from(start: str) -> set[str]:
    found: set[str] = set()
    ahead = [start]
    while ahead:
        for name in ARROWS[ahead.pop()] - found:
            found.add(name)
            ahead.append(name)
    return found


def test_no_circle_of_imports() -> None:
    assert [name for name in sorted(FILES) if name in reached_from(name)] == []


def test_only_the_command_line_knows_the_client() -> None:
    knowing = {name for name, arrows in ARROWS.items() if "bot.app" in arrows}
    assert knowing
    assert all(name.startswith("bot.cli.") for name in knowing), knowing


def floor(name: str) -> int | None:
    for number, rooms in enumerate(LAYERS):
        if any(name == room or name.startswith(f"{room}.") for room in rooms):
            return number
    return None


def room(name: str) -> str:
    return ".".join(name.split(".")[:2])


def test_every_floor_stands_on_those_below() -> None:
    assert all(any(floor(name) == number for name in FILES) for number in range(len(LAYERS)))
    for name, arrows in ARROWS.items():
        here = floor(name)
        for other in arrows:
            there = floor(other)
            if here is not None and there is not None and room(name) != room(other):
                assert here < there, f"{name} imports {other}"


LOOSE = 21
"""So many functions of the bot have ``Any`` in their signature: what Discord sends and its forms
take, JSON, and what a foreign signature makes us take. The number only goes down."""


def annotations(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[ast.expr]:
    arguments = function.args
    every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
    for one in (*every, arguments.vararg, arguments.kwarg):
        if one is not None and one.annotation is not None:
            yield one.annotation
    if function.returns is not None:
        yield function.returns


def is_loose(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    names = (node for note in annotations(function) for node in ast.walk(note))
    return any(isinstance(node, ast.Name) and node.id == "Any" for node in names)


def test_no_more_signatures_with_any() -> None:
    loose = [
        f"{file.relative_to(ROOT)}:{node.lineno} {node.name}"
        for file in sorted(FILES.values())
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and is_loose(node)
    ]
    listed = "\n".join(loose)
    assert len(loose) <= LOOSE, (
        f"{len(loose)} signatures with Any, {LOOSE} are known: give yours a type. `object` where "
        f"nothing is asked of a value, `GameClass` for any game, `Option[object]` for any option, "
        f"`Row` and `Connection` (bot/store/untyped.py) for a database, or a TypedDict.\n{listed}"
    )
    assert len(loose) == LOOSE, f"{len(loose)} signatures with Any are left: set LOOSE to that"
