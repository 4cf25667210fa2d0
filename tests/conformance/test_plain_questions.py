"""Rules ask one plain thing at a time: what is pressed together, and how much a panel holds, is no
business of theirs."""

import ast
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.catalog import GAMES, HOUSE, find_game
from games.kernel.match import Match

ROOT = Path(__file__).parents[2] / "games"
NOT_RULES = {"mind", "autopilot", "authors", "tools", "content", "schema.py", "badges.py"}
PANEL = {24, 25, 80, 100}
"""Lines of a menu, letters of a button and of a line."""
WHO_ANSWERS = {"match.py", "composing.py", "run.py"}
"""Whatever hands answers to the rules, of games and of the kernel."""
ASIDE = {"sleeping_gods": 17, "tentacula": 5}
"""Offers that nobody waits for are a fact of the rules, but a rare one."""
OF_THE_BOX = {"sleeping_gods": [25], "lurk": [100]}
"""Points of a brutal campaign, and how little of a line counts as none."""


def nodes(game_id: str) -> Iterator[ast.AST]:
    for file in sorted((ROOT / game_id).rglob("*.py")):
        if NOT_RULES.isdisjoint(file.relative_to(ROOT / game_id).parts):
            yield from ast.walk(ast.parse(file.read_text()))


def named(game_id: str, names: set[str]) -> list[str]:
    """Where one of these is called, handed over or looked up."""
    found = (
        getattr(node, field, None) for node in nodes(game_id) for field in ("id", "attr", "arg")
    )
    return [name for name in found if name in names]


def test_rules_answer_none_of_their_own_questions() -> None:
    """Nor look whether one is asked: several answers in one are put together by whoever asks."""
    sending = {
        file.name
        for file in ROOT.rglob("*.py")
        if NOT_RULES.isdisjoint(file.parts) and ".send(" in file.read_text()
    }
    assert sending == WHO_ANSWERS


@pytest.mark.parametrize("game_id", GAMES)
def test_rules_seldom_offer_what_nobody_waits_for(game_id: str) -> None:
    assert len(named(game_id, {"aside", "aside_for"})) <= ASIDE.get(game_id, 0)


@pytest.mark.parametrize("game_id", GAMES)
def test_rules_do_not_know_how_much_a_panel_holds(game_id: str) -> None:
    found = [one.value for one in nodes(game_id) if isinstance(one, ast.Constant)]
    numbers = [one for one in found if type(one) is int and one in PANEL]
    assert numbers == OF_THE_BOX.get(game_id, [])


@pytest.mark.parametrize("game_id", GAMES)
def test_a_question_goes_on_while_nothing_came_of_its_answers(game_id: str) -> None:
    """The same question in the same turn, nothing rolled or drawn, nothing laid open; whoever is
    asked and whatever is offered."""
    game, luck = find_game(game_id), random.Random(5)
    match, runs = Match.start(game, game.seats[-1], seed=5), Counter[bool]()
    while (ask := match.ask) is not None and runs.total() < 400:
        turn, option = match.game.turn, luck.choice(ask.options)
        choice = match.choose(option.seat, option.id).choice
        if match.ask is not None:
            same = (match.ask.id, match.game.turn) == (ask.id, turn)
            goes_on = same and not choice.chance and not choice.revealed
            assert (match.ask.run == ask.run) is goes_on, (ask.id, choice)
            runs[goes_on] += 1
    assert runs[False]
    assert runs[True] or game_id not in HOUSE
