"""Rules ask one plain thing at a time: what is pressed together, and how much a panel holds, is no
business of theirs."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.catalog import GAMES

ROOT = Path(__file__).parents[2] / "games"
NOT_RULES = {"mind", "autopilot", "authors", "tools", "content", "schema.py", "badges.py"}
PANEL = {24, 25, 80, 100}
"""Lines of a menu, letters of a button and of a line."""
TOGETHER = {"quietly", "foreseen"}
"""What says in the rules that answers go together."""
MARKS = {"sleeping_gods": 3}
NUMBERS = {"lurk": 1, "sleeping_gods": 3}
"""How many are still there, with a number of the rulebook in each; they only ever fall."""


def nodes(game_id: str) -> Iterator[ast.AST]:
    for file in sorted((ROOT / game_id).rglob("*.py")):
        if NOT_RULES.isdisjoint(file.relative_to(ROOT / game_id).parts):
            yield from ast.walk(ast.parse(file.read_text()))


def says_together(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TOGETHER
    )


@pytest.mark.parametrize("game_id", GAMES)
def test_rules_do_not_say_what_is_answered_together(game_id: str) -> None:
    assert sum(map(says_together, nodes(game_id))) <= MARKS.get(game_id, 0)


@pytest.mark.parametrize("game_id", GAMES)
def test_rules_do_not_know_how_much_a_panel_holds(game_id: str) -> None:
    found = [one.value for one in nodes(game_id) if isinstance(one, ast.Constant)]
    numbers = [one for one in found if type(one) is int and one in PANEL]
    assert len(numbers) <= NUMBERS.get(game_id, 0), numbers
