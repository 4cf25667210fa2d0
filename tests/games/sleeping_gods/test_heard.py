"""Whatever can be told, asked or offered by chance is so in a few random campaigns."""

from pathlib import Path

from games.sleeping_gods import GAME
from tests.games.hearing import silent


def test_nothing_falls_silent() -> None:
    assert silent(GAME, range(12), Path(__file__).with_name("heard.txt")) == []
