"""Saves of every rules version open for ever."""

import random
from pathlib import Path

import pytest

from games.kernel.match import Match
from games.lurk import GAME

SAVES = sorted((Path(__file__).parent / "saves").glob("rules-*.save"))


def test_every_rules_version_has_a_save() -> None:
    assert len(SAVES) == GAME.rules


@pytest.mark.parametrize("save", SAVES, ids=lambda path: path.stem)
def test_an_old_save_opens_and_is_played_to_its_end(save: Path) -> None:
    match = Match.load(save.read_bytes())
    assert match.rollback is None
    assert match.game.turn > 1
    luck = random.Random(1)
    while match.ask is not None:
        option = luck.choice(match.ask.options)
        match.choose(option.seat, option.id)
    assert match.outcome is not None
