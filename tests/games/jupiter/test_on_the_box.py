"""What the box says outside, and that games put away under older rules are taken out again."""

from pathlib import Path

import pytest

from games.jupiter import GAME
from games.kernel.deal import Deal
from games.kernel.match import Match

SAVES = sorted((Path(__file__).parent / "saves").glob("rules-*.save"))


def test_one_to_seven_robots_take_about_an_hour() -> None:
    assert (GAME.seats, GAME.minutes, GAME.longest) == (range(1, 8), 60, 10_000)


@pytest.mark.parametrize("save", SAVES, ids=lambda save: save.stem)
def test_a_save_of_these_rules_opens_with_its_question(save: Path) -> None:
    match = Match.load(save.read_bytes(), lambda _: GAME)
    assert match.ask is not None
    assert match.game.turn > 1


def test_the_rules_are_the_sixth() -> None:
    assert GAME.rules == len(SAVES) == 6


def test_what_lies_before_the_players_is_explained() -> None:
    match = Match.start(GAME, 1, seed=3)
    seen, words = GAME.on_the_table(match.view(0)), GAME.glossary(match.game.options)
    assert "module.1" in seen
    assert set(seen) <= set(words)
    assert GAME.lesson().prompts
    assert sum(GAME.face_down(match.view(0)).values()) == len(match.game.s.deck)


def test_hands_lie_open() -> None:
    assert GAME.open_hands is True


def test_the_dive_of_the_day_is_for_one() -> None:
    assert GAME.daily == Deal(1)
