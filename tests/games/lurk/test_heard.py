"""Whatever can be told, asked or offered by chance is so in a few random battles."""

from functools import cache
from pathlib import Path

from games.lurk import GAME
from tests.games.hearing import Heard, hear, written

WANTED = written(Path(__file__).with_name("heard.txt"))


@cache
def heard() -> Heard:
    return hear(GAME, range(20))


def test_deeds_and_what_comes_of_them_are_told() -> None:
    assert not WANTED.told - heard().told


def test_questions_are_asked() -> None:
    assert not WANTED.asked - heard().asked


def test_choices_are_offered() -> None:
    assert not WANTED.offered - heard().offered
