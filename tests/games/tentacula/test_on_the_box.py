"""What the box says outside, and that games put away under older rules are taken out again."""

from pathlib import Path

import pytest

from games.kernel.deal import Deal
from games.kernel.match import Match
from games.tentacula import GAME

SAVES = sorted((Path(__file__).parent / "saves").glob("rules-*.save"))


def test_two_to_four_play_for_half_an_hour() -> None:
    assert (GAME.seats, GAME.minutes, GAME.longest) == (range(2, 5), 30, 800)


@pytest.mark.parametrize("save", SAVES, ids=lambda save: save.stem)
def test_a_save_of_these_rules_opens_with_its_question(save: Path) -> None:
    match = Match.load(save.read_bytes(), lambda _: GAME)
    assert match.ask is not None
    assert match.game.turn > 1


def test_the_rules_are_the_third() -> None:
    assert GAME.rules == len(SAVES) == 3


def test_in_a_turn_begun_under_the_second_rules_nobody_names_another() -> None:
    match = Match.load(next(s for s in SAVES if s.stem == "rules-2").read_bytes(), lambda _: GAME)
    assert match.game.s.by_name is False


def test_what_lies_before_the_players_is_explained() -> None:
    match = Match.start(GAME, 2, seed=3)
    seen, words = GAME.on_the_table(match.view(0)), GAME.glossary(match.game.options)
    assert "stash.0" in seen
    assert set(seen) <= set(words)
    assert GAME.lesson.prompts
    assert sum(GAME.face_down(match.view(0)).values()) == len(match.game.s.pile)


def test_hands_are_not_shown_to_others() -> None:
    assert GAME.open_hands is False


def test_the_dive_of_the_day_is_for_two() -> None:
    assert GAME.daily == Deal(2)
