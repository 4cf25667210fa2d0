"""The autopilot: plans the round, keeps gems, and knows no more than the table does."""

import random
from collections import Counter
from itertools import islice
from typing import Any

import pytest

from games.kernel import Ask, Chance, Game, Option
from games.kernel.match import Match
from games.kernel.run import run
from games.tentacula import GAME
from games.tentacula.autopilot.position import coral_bits, placings, position_of, rests, swims
from games.tentacula.board import GATES
from games.tentacula.reef import is_protected
from games.tentacula.state import State
from tests.games.tentacula.tables import (
    coral,
    die,
    gems,
    ids,
    played,
    position,
    reef,
    sit_down,
    table,
    take_turn,
    tile,
)


def answer(match: Match, seat: int) -> str:
    assert match.ask is not None
    ask = match.ask.seen_by(seat)
    return str(GAME.autopilot(match.view(seat), ask, seat, random.Random(1)).id)


def whole_game(seats: int, level: str, seed: int) -> str:
    luck = random.Random(seed)
    game = GAME.new(seats, GAME.Options(level=level), Chance(seed))

    def decide(game: Game[Any, Any], ask: Ask) -> Option[Any]:
        seat = ask.options[0].seat
        return game.autopilot(game.view(seat), ask.seen_by(seat), seat, luck)

    return run(game, decide)[0].cause


def test_it_prefers_a_hidden_square() -> None:
    rows, gate = reef(("111", "111"), ("111", "101")), GATES.index((1, 2, 0))
    fields = {"fish": [1, 8, 10], "shells": 0, "rows": rows, "gate": gate}
    match = played("turtle turtle", "inside", **fields)
    assert ids(match) == ["yellow-5", "green-9", "red-13"]
    assert answer(match, 0) == "yellow-5", "there is a gap beside 9 and no tile outside of 13"


def better_later(hands: str, chips: str) -> Match:
    """Once the second player has laid coral outside, square 8 is hidden; before, it is not."""
    return table(hands, chips, fish=[5, 4, 3], shells=0, rows=coral(2, 1))


def test_it_lets_somebody_else_go_first_when_that_is_better() -> None:
    match = better_later("crab/010 turtle/111", "seahorse crab")
    assert answer(match, 0) == "next-1"
    match.choose(0, "go")
    assert answer(match, 0) == "back"


def test_it_names_nobody_who_stepped_back_and_plays_itself() -> None:
    match = better_later("crab/010 turtle/111 crab/010", "seahorse crab turtle")
    named = answer(match, 0)
    match.choose(0, named)
    match.choose(int(named[5:]), "back")
    assert answer(match, 0) == "go"
    match.choose(0, "go")
    assert answer(match, 0) in ("inside", "outside")


@pytest.mark.parametrize(
    ("colour", "again"),
    [("purple", "yes"), ("yellow", "no")],
)
def test_it_rolls_again_when_a_needed_gem_would_go(colour: str, again: str) -> None:
    """There is one purple gem, and the stash needs it; it wants no yellow one."""
    fields = {"fish": [5, 0, 0], "shells": 0, "rolls": die(colour)}
    match = played("crab turtle", "inside", "yellow-8", chips="seahorse turtle", **fields)
    assert answer(match, 0) == again


def test_it_gives_away_what_the_stash_does_not_need() -> None:
    chest = gems(yellow=1, red=1, green=1, blue=1, white=1)
    fields = {"fish": [5, 0, 0], "shells": 0, "chest": chest, "rolls": die("purple")}
    assert answer(played("crab turtle", "inside", "yellow-8", **fields), 0) == "yellow"


def test_it_sends_the_rarest_gem_with_the_dolphin() -> None:
    fields = {"fish": [12, 9, 10], "rows": coral(5), "shells": 1}
    assert answer(played("seahorse crab", "box", "yellow-14", **fields), 0) == "purple"


def test_the_planner_agrees_with_the_rules_about_coral() -> None:
    rows = reef(("110", "111"), ("011", "101"), start=3)
    state = position([tile("crab"), tile("crab")], rows=rows)
    seen = position_of(sit_down(state).view(0))
    safe = [n for n in range(36) if seen.safe >> n & 1]
    assert safe == [n for n in range(36) if is_protected(rows, n)]
    assert coral_bits(0, (), 5) == 0


def test_the_planner_agrees_with_the_rules_about_moves() -> None:
    state: State = position([tile("crab"), tile("turtle")], ("turtle", "crab"), fish=[5, 3, 0])
    match = sit_down(state)
    seen = position_of(match.view(0))
    for side, placed in placings(seen, 0, seen.hands[0]):
        choices = match.clone()
        take_turn(choices, 0, ("inside", "outside")[side])
        planned = {f"{move.fish}-{move.square}" for move, _ in swims(placed, 0) if move}
        names = ("yellow", "green", "red")
        offered = {f"{names.index(i.split('-')[0])}-{i.split('-')[1]}" for i in ids(choices)}
        assert planned == offered


def test_the_planner_takes_the_rearmost_tiles_when_the_pile_is_empty() -> None:
    rows = reef(("111", "111"), ("111", "111"))
    state = position([-1, -1], rows=rows, pile=[], phase="turn", fish=[5, 0, 0])
    state.hands = [tile("crab"), -1]
    seen = position_of(sit_down(state).view(0))._replace(hands=(-1, -1), last=0)
    after = rests(seen)
    assert after.rows == (seen.rows[0][1:], seen.rows[1][1:])
    assert after.thefts == 1.0, "the fish on square 5 has lost its cover"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_often_wins_the_first_voyage(seats: int) -> None:
    won = (seed for seed in range(6) if whole_game(seats, "1", seed) == "made it")
    assert len(list(islice(won, 2))) == 2, "two of six; further games are not played"


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_win_rates_fall_from_level_to_level(seats: int) -> None:
    rates = []
    for level in ("1", "2", "3", "pro"):
        causes = Counter(whole_game(seats, level, seed) for seed in range(334))
        rates.append(causes["made it"] / 334)
    assert rates == sorted(rates, reverse=True), rates
    assert 0.30 <= rates[0] <= 0.85
