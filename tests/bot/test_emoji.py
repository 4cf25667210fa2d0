"""Every sign on a button is an emoji: Discord refuses a whole message for one that is not."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from loopback.emoji import is_emoji

ROOT = Path(__file__).parents[2]


def signs(room: str) -> Iterator[tuple[str, ast.expr]]:
    """Whatever is given as an emoji, with the place where it stands."""
    trees = {
        path: ast.parse(path.read_text("utf-8")) for path in sorted((ROOT / room).rglob("*.py"))
    }
    anywhere = {name: sign for tree in trees.values() for name, sign in constants(tree).items()}
    for path, tree in trees.items():
        named = anywhere | constants(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.keyword) and node.arg == "emoji":
                sign = named.get(ast.unparse(node.value), node.value)
                yield f"{path.relative_to(ROOT)}:{node.value.lineno}", sign


def constants(tree: ast.Module) -> dict[str, ast.expr]:
    return {ast.unparse(x.targets[0]): x.value for x in tree.body if isinstance(x, ast.Assign)}


GIVEN = [(where, node.value) for where, node in signs("bot") if isinstance(node, ast.Constant)]


def test_signs_are_written_where_they_are_used() -> None:
    """One that is computed could not be looked at; the last steps hand on what they are given."""
    others = {
        where.partition(":")[0] for where, node in signs("bot") if ast.unparse(node)[0] != "'"
    }
    assert others == {"bot/display/shapes/keypad.py", "bot/display/view.py"}
    assert len(GIVEN) > 40


@pytest.mark.parametrize(("where", "sign"), GIVEN)
def test_every_sign_of_a_button_is_an_emoji(where: str, sign: str) -> None:
    assert is_emoji(sign), f"{where}: {sign!r}"
