"""Collecting what can be translated: sentences, and the labels of options and commands.

Babel finds ``T`` and ``N`` by itself. The slash commands and a game's options are declared with
plain strings, as discord.py and pydantic want them; those are collected here.
"""

from __future__ import annotations

import ast
import io
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import IO, Any

from babel.messages.extract import extract_python

from bot.panel.forms import choices, value_name
from games.catalog import GAMES, find_game

Found = tuple[int, Any, Any, Any]
"""Line, function, words, comments."""


def collect(
    file: IO[bytes], keywords: Mapping[str, Any], comment_tags: Collection[str], options: Any
) -> Iterator[Found]:
    """What Babel calls for every file of ours."""
    source, path = file.read(), Path(file.name)
    yield from extract_python(io.BytesIO(source), keywords, comment_tags, options)
    if path.name == "__init__.py" and path.parent.name in GAMES and "games" in path.parts:
        yield from ((1, None, words, []) for words in option_labels(path.parent.name))
    for call in ast.walk(ast.parse(source)):
        if isinstance(call, ast.Call):
            yield from ((call.lineno, None, words, []) for words in command_labels(call))


def option_labels(game: str) -> Iterator[str]:
    for name, field in find_game(game).Options.model_fields.items():
        yield field.title or value_name(name)
        yield field.description or ""
        yield from (value_name(value) for value in choices(field) or ())


def command_labels(call: ast.Call) -> Iterator[str]:
    """Descriptions of commands, of their group and of their arguments."""
    name = ast.unparse(call.func).rpartition(".")[2]
    for keyword in call.keywords:
        ours = name == "describe" or (name in ("command", "Group") and keyword.arg == "description")
        if ours and isinstance(keyword.value, ast.Constant):
            yield str(keyword.value.value)
