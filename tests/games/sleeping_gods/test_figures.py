"""Gains and losses that seldom come by chance stand in the small line, once, and are real."""

from typing import Any

import pytest

from games.sleeping_gods.content.story import Effect
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.story.effects import ACTS
from games.sleeping_gods.turn.port import stay_at_inn
from tests.games.sleeping_gods.tables import drive, own, table


def happens(game: SleepingGods, op: str, **fields: Any) -> list[str]:
    """Lets an effect happen; the figures that it leaves."""
    game.lines.clear()
    drive(ACTS[op](game, Effect.model_validate({"op": op, **fields})))
    return [str(line.text) for line in game.lines if line.kind == "figure"]


@pytest.mark.parametrize(
    ("prop", "name"),
    [
        ("egg", "the great egg"),
        ("serpent", "the sea serpent"),
        ("diving_suit", "the diving suit"),
        ("potion", "the pollen potion"),
    ],
)
def test_a_prop_is_gained_once_and_given_up_once(prop: str, name: str) -> None:
    game = table()
    assert happens(game, "prop", prop=prop) == [f"gained: {name}"]
    assert happens(game, "prop", prop=prop) == []
    assert game.s.props == [prop]
    assert happens(game, "prop_lost", prop=prop) == [f"given up: {name}"]
    assert happens(game, "prop_lost", prop=prop) == []
    assert game.s.props == []


def test_an_explore_token_is_gained_once_and_goes_in_silence() -> None:
    game = table()
    assert happens(game, "token", letter="B") == ["explore token B"]
    assert happens(game, "token", letter="B") == []
    assert game.s.tokens == ["B"]
    assert happens(game, "token_lost", letter="B") == []
    assert game.s.tokens == []


def test_a_card_that_is_given_up_is_named() -> None:
    game = table()
    number = next(iter(game.pack.card))
    own(game, number)
    name = str(game.pack.card[number].name)
    assert happens(game, "card_lost", num=number) == [f"given up: {name}"]
    assert happens(game, "card_lost", num=number) == []


def test_a_quest_is_laid_aside_once() -> None:
    game = table()
    happens(game, "quest", num=1)
    title = str(game.pack.quest[1].title)
    assert happens(game, "quest_done", num=1) == [f"quest laid aside: {title}"]
    assert happens(game, "quest_lost", num=1) == []
    assert (game.s.quests, game.s.used_quests) == ([], [1])


def test_everybody_tires_at_once_up_to_two_tokens() -> None:
    game = table()
    for tokens in (1, 2, 2):
        assert happens(game, "fatigue", who="each") == ["everybody +1 fatigue"]
        assert {member.fatigue for member in game.s.crew} == {tokens}


def test_command_that_is_paid_is_told_as_far_as_it_goes() -> None:
    game = table()
    game.s.chairs[0].command = 2
    assert happens(game, "pay_command", n=3) == ["−2 command"]
    assert game.s.chairs[0].command == 0


def test_the_inn_costs_rests_and_is_told() -> None:
    game = table()
    game.s.goods["coins"] = 9
    for member in game.s.crew:
        member.fatigue, member.damage = 2, 3
    game.lines.clear()
    stay_at_inn(game)
    assert "lets the crew sleep at the inn" in [str(line.text) for line in game.lines]
    assert {(member.fatigue, member.damage) for member in game.s.crew} == {(1, 1)}
    assert game.s.port_done == ["inn"]
    assert game.s.goods["coins"] < 9
