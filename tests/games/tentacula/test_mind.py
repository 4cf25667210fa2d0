"""A thinking player of Tentacula: hides fish, swims home, and imagines only tiles that may come."""

import random

from games.kernel.match import Match
from games.minds import Budget, decide
from games.tentacula import GAME
from games.tentacula.autopilot.position import position_of
from games.tentacula.board import FINISH, GATES, LOOKS, STASHES, turned
from games.tentacula.mind.tiles import next_round, pile_of, unknown_in
from games.tentacula.state import NOTHING
from tests.games.tentacula.tables import position, reef, sit_down, take_turn, tile

PLENTY = Budget(leaves=5000)


def answer(match: Match, seat: int) -> str:
    assert match.ask is not None
    luck = random.Random(1)
    option = decide(match.game, match.ask, seat, level="fierce", luck=luck, budget=PLENTY)
    return str(option.id)


def test_it_swims_home_when_only_one_fish_is_missing() -> None:
    """A shell would take it to square 34 instead, in the open."""
    hands = [tile("crab"), tile("turtle")]
    state = position(hands, ("seahorse", "crab"), fish=[FINISH, FINISH, 33], fold=2, shells=1)
    state.rows, state.pile = reef(("111",), ("111",), start=9), []
    state.gate = GATES.index((0, 1, 2))
    match = sit_down(state)
    take_turn(match, 0, "inside")
    assert match.ask is not None
    assert len(match.ask.of(0)) > 1
    assert answer(match, 0) == f"red-{FINISH}"


def test_it_prefers_a_hidden_square_when_no_gem_can_be_spared() -> None:
    state = position([tile("turtle"), tile("turtle")], fish=[1, 8, 10], shells=0)
    state.chest = list(STASHES[state.stash])
    state.rows, state.gate = reef(("111", "111"), ("111", "101")), GATES.index((1, 2, 0))
    match = sit_down(state)
    take_turn(match, 0, "inside")
    assert answer(match, 0) == "yellow-5", "there is a gap beside 9 and no tile outside of 13"


def test_imagined_piles_hold_the_unseen_tiles_and_show_the_same_top() -> None:
    match = Match.start(GAME, 3, seed=4)
    view = match.view(0)
    for seed in range(20):
        luck = random.Random(seed)
        pile = pile_of(unknown_in(view, luck), luck)
        assert sorted(face // 2 for face in pile) == view.unseen
        assert LOOKS[turned(pile[-1])] == view.top


def test_new_hands_come_from_the_pile_and_whoever_moved_last_draws_first() -> None:
    view = sit_down(position([tile("crab"), tile("turtle")], fish=[1, 2, 3])).view(0)
    view.hands, view.last_mover = [NOTHING, NOTHING], 1
    luck = random.Random(1)
    unknown = unknown_in(view, luck)
    for number in range(6):
        after = next_round(position_of(view), unknown, number)
        assert NOTHING not in after.hands
        assert {face // 2 for face in after.hands} <= set(view.unseen)
        assert LOOKS[turned(after.hands[1])] == view.top
