"""What the bot says, by the place in the code that says it: words may change, facts may not.

``says(text, "host.asking.not_seated")`` is whether the text holds a sentence of that function,
class or constant in bot/; values narrow it down:
``says(text, "deeds.seat.take_seat", name="Otto")``.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any

from loopback import SeenMessage

ROOT = Path(__file__).parents[1]
WORDS = {"T": slice(0, 1), "N": slice(0, 2), "X": slice(1, 2), "Told": slice(1, None)}
"""Which arguments of a mark are words."""


def says(text: str, place: str, **values: Any) -> bool:
    """Whether one of the place's sentences is in the text, filled with these values."""
    return re.search(spoken(place, **values), text) is not None


def saying(place: str, **values: Any) -> Callable[[SeenMessage], bool]:
    """A message to wait for."""
    return lambda seen: says(seen.text, place, **values)


def spoken(place: str, **values: Any) -> str:
    """The place's sentences as a pattern."""
    chosen = [words for words in sentences_at(place) if values.keys() <= set(_gaps(words))]
    assert chosen, f"{place} says nothing of {values}"
    return "|".join(_pattern(words, values) for words in chosen)


@cache
def sentences_at(place: str) -> tuple[str, ...]:
    """The templates that a function or a constant speaks in; ``#2`` at its end takes the second."""
    name, _, nth = place.partition("#")
    path, _, name = name.rpartition(".")
    room = ROOT if path.startswith(("games.", "renderers.")) else ROOT / "bot"
    file = room / path.replace(".", "/")
    file = file / "__init__.py" if file.is_dir() else file.with_suffix(".py")
    tree = ast.parse(file.read_bytes())
    found = [
        words
        for node in ast.walk(tree)
        if name in names_of(node)
        for words in templates_in(node)
        if re.search(r"\w\w", re.sub(r"\{.*?\}", "", words))
    ]
    assert found, f"nothing is said at {place}"
    return tuple(found[int(nth) - 1 :][:1]) if nth else tuple(found)


def templates_in(node: ast.AST) -> Iterator[str]:
    """All marked sentences in there, as they stand."""
    for part in sentences_in(node):
        yield str(part.value)


def sentences_in(node: ast.AST) -> list[ast.Constant]:
    """Their literals, from top to bottom."""
    found = [
        part
        for call in ast.walk(node)
        if isinstance(call, ast.Call)
        for part in call.args[WORDS.get(ast.unparse(call.func).rpartition(".")[2], slice(0))]
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    ]
    return sorted(found, key=lambda part: (part.lineno, part.col_offset))


def names_of(node: ast.AST) -> list[str]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return [node.name]
    if isinstance(node, ast.Assign | ast.AnnAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        return [target.id for target in targets if isinstance(target, ast.Name)]
    return []


def _gaps(words: str) -> list[str]:
    return [name for _, name, _, _ in Formatter().parse(words) if name]


def _pattern(words: str, values: dict[str, Any]) -> str:
    parts = Formatter().parse(words)
    return "".join(
        re.escape(said) + (re.escape(str(values[name])) if name in values else ".*" if name else "")
        for said, name, _, _ in parts
    )
