"""Whatever can be told, asked or offered by chance is so in a few random battles."""

from pathlib import Path

from games.lurk import GAME
from tests.games.hearing import silent


def test_nothing_falls_silent() -> None:
    assert silent(GAME, range(20), Path(__file__).with_name("heard.txt")) == []
