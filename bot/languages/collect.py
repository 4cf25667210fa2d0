"""Collecting what can be translated: sentences, printed names, labels of options and commands.

Sentences are marked with ``T`` and ``N``, also inside of f-strings, where Babel itself is blind.
The names that a game reads from its data are found in its tables of texts. The slash commands and
a game's options are declared with plain strings, as discord.py and pydantic want them.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import IO, Any

from bot.game_options import choices, field_name, value_name
from games.catalog import GAMES, find_game
from games.kernel.text import Text

DESCRIBED = {
    ("command", "description"),
    ("__init__", "description"),
    ("Room", "description"),
    ("Menu", "name"),
}
"""What discord.py is told in plain strings: of which call, under which name."""
Found = tuple[int, Any, Any, Any]
"""Line, function, words, comments."""


def collect(file: IO[bytes], *_: object, **__: object) -> Iterator[Found]:
    """What Babel calls for every file of ours, with settings that we do not need."""
    path = Path(file.name)
    tree = ast.parse(file.read())
    about = (ast.get_docstring(tree) or "").partition(chr(10))[0]
    for call in ast.walk(tree):
        if isinstance(call, ast.Call):
            yield from alone(f"{path.parent.name}, {path.stem}: {about}", sentence(call))
            yield from ((call.lineno, None, words, []) for words in command_labels(call))
    printed: Iterator[Found] = ((1, None, words, []) for words in game_words(path))
    yield from alone(f"{path.parent.name}: printed on a piece, or an option's name", printed)


def alone(where: str, found: Iterator[Found]) -> Iterator[Found]:
    """Of a single word, translators are told where it stands."""
    for line, name, words, _ in found:
        yield line, name, words, [where] if isinstance(words, str) and " " not in words else []


def sentence(call: ast.Call) -> Iterator[Found]:
    """``T("words")``, ``N("one", "many", n)``, ``X("where", "words")``, ``Told("id", "words")``."""
    name = called(call)
    words = [str(part.value) for part in call.args if isinstance(part, ast.Constant)]
    if name == "Told":
        name, words = ("N" if len(words) > 2 else "T"), words[1:]
    if name == "T" and words:
        yield call.lineno, name, words[0], []
    elif name in ("N", "X") and len(words) > 1:
        yield call.lineno, name, (words[0], words[1]), []


def called(call: ast.Call) -> str:
    return ast.unparse(call.func).rpartition(".")[2]


def game_words(path: Path) -> Iterator[str]:
    """What a file of a game says without marking it."""
    folder, game = path.parent.parent.name, path.parent.name
    if folder != "games" or game not in GAMES:
        return
    if path.name == "__init__.py":
        yield from option_labels(game)
    else:
        yield from printed_names(import_module(f"games.{game}.{path.stem}"))


def printed_names(module: ModuleType) -> Iterator[str]:
    """The texts of a module's tables: what is printed on cards, by the card's id."""
    for table in vars(module).values():
        if isinstance(table, Mapping):
            yield from (one.template for one in table.values() if isinstance(one, Text))


def option_labels(game: str) -> Iterator[str]:
    for name, field in find_game(game).Options.model_fields.items():
        yield field_name(name, field)
        yield field.description or ""
        yield from (value_name(field, value) for value in choices(field) or ())


def command_labels(call: ast.Call) -> Iterator[str]:
    """Descriptions of commands, of their groups and of their arguments, and lines of menus."""
    name = called(call)
    for keyword in call.keywords:
        ours = name == "describe" or (name, keyword.arg) in DESCRIBED
        if ours and isinstance(keyword.value, ast.Constant):
            yield str(keyword.value.value)
