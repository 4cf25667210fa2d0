"""Saves of every rules version of every game open for ever.

`python -m tests.conformance.test_old_saves GAME` keeps one of the present rules.
"""

import random
import sys
from pathlib import Path

import pytest

from games.catalog import HOUSE, find_game
from games.kernel.match import Match

ROOT = Path(__file__).parents[1] / "games"


def saves(game_id: str) -> list[Path]:
    return sorted((ROOT / game_id / "saves").glob("rules-*.save"))


SAVES = [save for game_id in HOUSE for save in saves(game_id)]


@pytest.mark.parametrize("game_id", HOUSE)
def test_every_rules_version_has_a_save(game_id: str) -> None:
    assert len(saves(game_id)) == find_game(game_id).rules


@pytest.mark.parametrize("save", SAVES, ids=lambda path: path.parts[-3])
def test_an_old_save_opens_with_every_choice_and_is_played_to_its_end(save: Path) -> None:
    match = Match.load(save.read_bytes(), find_game)
    assert match.rollback is None
    assert match.game.turn > 1
    luck = random.Random(1)
    while match.ask is not None:
        option = luck.choice(match.ask.options)
        match.choose(option.seat, option.id)
    assert match.outcome is not None


def keep(game_id: str) -> None:
    """A game in the middle, some random choices after its last checkpoint."""
    game, luck = find_game(game_id), random.Random(1)
    match = Match.start(game, game.seats[-1], seed=1)
    while (ask := match.ask) is not None and (match.game.turn < 3 or not match.record.choices):
        option = luck.choice(ask.options)
        match.choose(option.seat, option.id)
    path = ROOT / game_id / "saves" / f"rules-{game.rules}.save"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(match.save())


if __name__ == "__main__":
    for name in sys.argv[1:]:
        keep(name)
