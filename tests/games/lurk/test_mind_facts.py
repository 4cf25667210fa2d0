"""What a hint says of the board is so, whoever stands on the way, bears the same name or falls."""

import re

import pytest

from games.lurk.game import Lurk
from games.lurk.mind.facts import facts_between
from tests.games.lurk.field import battle
from tests.games.lurk.test_mind import first_question, imagined
from tests.spoken import spoken

HARM, PLACE, EXPOSURE = (f"games.lurk.mind.facts.{one}" for one in ("harm", "place", "exposure"))


def often(game: Lurk, order: str, words: str) -> int:
    """In how many of a hundred rolls that comes of an order."""
    position = imagined(game, first_question(game))
    after = position.after(order)
    rolls = [position.facts(after.drawn(draw)) for draw in after.draws()]
    return sum(any(re.fullmatch(words, str(fact.words)) for fact in facts) for facts in rolls)


@pytest.mark.parametrize(
    ("mover", "creature", "order", "falls"),
    [
        ("rivet_gunner", "D5", "go.E7", True),
        ("deck_hand", "D5", "go.E7", False),  # a step more leads around
        ("mine_drone", "C5", "climb.D6", True),  # it watches the rock
        ("mine_drone", "F6", "climb.D6", False),  # and here one of two feet
    ],
)
def test_a_creature_strikes_where_no_other_way_leads(
    mover: str, creature: str, order: str, falls: bool
) -> None:
    game = battle(f"{mover} E5, ~ gulper {creature}, 1 spore_jelly I1", rock="D6")
    assert bool(often(game, f"{order}.m0.E5", spoken(f"{HARM}#2"))) is falls


def test_a_creature_strikes_who_comes_to_help() -> None:
    game = battle("deck_hand E5, mine_drone, ~ gulper B3, 1 spore_jelly I1")
    assert often(game, "enter.A2", spoken(f"{HARM}#2"))


def test_poison_takes_nobody_before_the_round_is_over() -> None:
    game = battle("mine_drone E5, 1 spore_jelly I1", poison="E6")
    assert often(game, "go.E6.m0.E5", spoken(f"{PLACE}#3")) == 100
    assert not often(game, "go.E6.m0.E5", spoken(f"{HARM}#2"))


def test_who_falls_attacks_nobody_any_more() -> None:
    game = battle("abyss_idol E5, deck_hand C3, 1 spore_jelly E6")
    foe = "Spore Jelly on E6, ♥2"
    falls = often(game, "hit.m2.m0", spoken(f"{HARM}#2", model=foe))
    spared = often(game, "hit.m2.m0", spoken(f"{EXPOSURE}#2", foe=foe, model="Deck Hand"))
    assert falls == spared > 0


def test_of_two_of_a_name_one_whom_the_enemy_reached_before_is_no_news() -> None:
    for first, told in (("A1", 100), ("G4", 0)):
        game = battle(f"whisper_shade {first}, whisper_shade B3, 1 spore_jelly I1")
        foe = {"foe": "Spore Jelly on I1, ♥2", "model": "Whisper Shade"}
        assert often(game, "go.E4.m1.B3", spoken(f"{EXPOSURE}#1", **foe)) == told


def test_an_enemy_who_is_gone_attacks_nobody() -> None:
    game = battle("deck_hand E5, 1 spore_jelly E6")
    position = imagined(game, first_question(game))
    gone = position.line_up._replace(fighters={0: position.line_up.fighters[0]})
    words = [str(fact.words) for fact in facts_between(position.lore, position.line_up, gone)]
    assert any(re.fullmatch(spoken(f"{EXPOSURE}#2"), one) for one in words)
