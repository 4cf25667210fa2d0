"""The autopilot: sensible, blind to what is hidden, and a good diver."""

import random
from itertools import islice
from typing import Any

import pytest

from games.kernel.ask import Ask, Option
from games.kernel.chance import Chance
from games.kernel.game import Game
from games.kernel.run import run
from games.refuge import GAME
from games.refuge.autopilot.position import position_of
from games.refuge.autopilot.routes import turns_to
from tests.games.refuge.dive import Dive, dive


def decision(table: Dive, seat: int = 0, luck: int = 1) -> str:
    assert table.offered
    assert table.ask is not None
    view = table.game.view(seat)
    return GAME.autopilot(view, table.ask.seen_by(seat), seat, random.Random(luck)).id


def on_autopilot(seats: int, seed: int) -> str:
    """A whole dive with the beginner's objectives; how it ended."""
    luck = random.Random(seed)
    game = GAME.new(seats, GAME.Options(divers="random"), Chance(seed))

    def decide(game: Game[Any, Any], ask: Ask) -> Option[Any]:
        seat = ask.options[0].seat
        return game.autopilot(game.view(seat), ask.seen_by(seat), seat, luck)

    return run(game, decide)[0].cause


def wins(seats: int, games: int) -> int:
    return sum(on_autopilot(seats, seed) == "won" for seed in range(games))


def test_it_strikes_a_tentacle_with_a_weapon() -> None:
    table = dive("3 | . . . . t . . . .\n2 | . . . . A . . . .", hands=[["harpoon"]], actions=1)
    table.choose("move.c4r3")
    assert decision(table) == "strike.harpoon"


def test_it_sets_the_charge_that_accomplishes_the_objective() -> None:
    table = dive("10 | . A . . . . . . .\n0 | . B . . . . . . .", accomplished=1, head=5)
    table.s.goals[1].progress = 1
    assert decision(table) == "set_charge"


def test_it_gets_up_before_it_readies_an_ability() -> None:
    table = dive("4 | . a . . . . . . .\n0 | . B . . . . . . .", hands=[["flare", "bait"]])
    table.s.divers[0].spent = ["rally"]
    table.choose("recover")
    assert decision(table) == "stand.michael"


def test_it_boards_the_submarine() -> None:
    table = dive("9 | . A . . . . . . .", accomplished=2, head=4)
    assert decision(table) == "move.c1r10"


def test_it_does_not_swim_into_the_head() -> None:
    table = dive("6 | . . . . A . . . .", names=("vega",))
    assert decision(table) != "move.c4r7"


def test_it_gets_up_when_it_can() -> None:
    board = "2 | . . . . a . . . .\n0 | . B . . . . . . ."
    table = dive(board, hands=[["air_tank"]], names=("vega", "mags"))
    assert decision(table) == "card.air_tank"


def test_what_it_imagines_shows_the_same_view() -> None:
    table = dive(
        "6 | . t . . . . . t .\n4 | . . b . . . . . .\n2 | . . . . A . . . .",
        hands=[["flare"], ["bait", "harpoon"]],
        names=("satoshi", "mags"),
        threat=1,
    )
    view = table.game.view(0)
    imagined = GAME(position_of(view, random.Random(3)), 2, None, Chance(0))
    assert imagined.view(0) == view
    assert imagined.census() == table.game.census()


def test_the_way_to_the_submarine_is_shorter_on_the_side_away_from_the_head() -> None:
    turns = turns_to(frozenset(range(101, 108)))
    assert turns[(67, 1)] < turns[(61, 1)]
    assert turns[(61, 5)] < turns[(67, 5)]
    assert turns[(101, 3)] == 0


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_wins_often_with_the_beginners_objectives(seats: int) -> None:
    won = (seed for seed in range(8) if on_autopilot(seats, seed) == "won")
    assert len(list(islice(won, 2))) == 2, "two of eight; further dives are not made"


@pytest.mark.soak
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_wins_between_30_and_90_percent_with_the_beginners_objectives(seats: int) -> None:
    assert 0.30 <= wins(seats, 400) / 400 <= 0.90
