"""Whatever can be told, asked or offered by chance is so in a few random games."""

from pathlib import Path

import pytest
import yaml

from games.catalog import HOUSE, find_game
from tests.conformance.test_ids import events, questions
from tests.games.hearing import hear

SEEDS = {"refuge": 80, "tentacula": 60, "jupiter": 40, "lurk": 20, "sleeping_gods": 12}
KEPT = Path(__file__).with_name("heard.yaml")
"""Of each game: which events and questions need more than chance, and what is offered by it."""


@pytest.mark.parametrize("game", HOUSE)
def test_nothing_falls_silent(game: str) -> None:
    heard, kept = hear(find_game(game), range(SEEDS[game])), yaml.safe_load(KEPT.read_text())[game]
    ids = {one.id for one in (*events(game), *questions(game))}
    assert ids - heard.told - heard.asked <= set(kept["rare"].split())
    assert set(kept["offered"].split()) <= heard.offered
