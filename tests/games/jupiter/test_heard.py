"""Whatever can be told, asked or offered by chance is so in a few random rescues."""

from pathlib import Path

from games.jupiter import GAME
from tests.games.hearing import silent


def test_nothing_falls_silent() -> None:
    assert silent(GAME, range(40), Path(__file__).with_name("heard.txt")) == []
