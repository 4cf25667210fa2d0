"""Whole battles of Lurk: every choice's consequence booked; single attacks, creatures and climbs
are compared in the meetings."""

import random

import pytest

from games.conformance.kit import autopilot_player, random_player
from games.kernel import Line
from games.kernel.copying import copy_state
from games.kernel.match import Match
from games.lurk.state import State
from tests.referee import lurk_ledger as ledger
from tests.referee.lurk.fights import survivors
from tests.referee.lurk_checks import check_position
from tests.referee.lurk_purse import check_essence
from tests.referee.lurk_table import TURN
from tests.referee.lurk_watch import Watched, fights_of
from tests.referee.tables import asks


def follow(seats: int, seed: int, cautious: bool) -> int:
    """One battle from the first turn to the last; how many choices were explained."""
    match = Match.start(Watched, seats, seed=seed)
    luck = random.Random(seed)
    explained = 0
    while match.ask is not None:
        before: State = copy_state(match.game.s)
        player = autopilot_player if cautious else random_player
        option = player(match, luck)
        if before.phase in {"turn", "event", "lurkers"}:
            check_position(match)
        ordered = asks(match, TURN)
        lines = match.choose(option.seat, option.id).lines
        if before.phase in {"turn", "event", "lurkers"}:
            explain(before, match, lines)
            if ordered:
                ledger.check_columns(before, match.game.s, option.id)
            explained += 1
    check_end(match)
    return explained


def explain(before: State, match: Match, lines: list[Line]) -> None:
    after: State = match.game.s
    fought = fights_of(match.game)
    check_essence(before, after, lines, fought)
    ledger.check_wounds(before, after, lines, fought)
    ledger.check_lives(before, after)
    ledger.check_places(after, lines)
    ledger.check_limits(after)
    ledger.check_round(after, lines)


def check_end(match: Match) -> None:
    state: State = match.game.s
    armies = {
        seat: [model.kind for model in state.models if model.seat == seat and model.tile > -2]
        for seat in range(len(state.players))
    }
    left = survivors(armies)
    assert match.outcome is not None
    if match.outcome.cause == "last":
        assert set(match.outcome.winners) == left
        assert len(left) <= 1


@pytest.mark.parametrize(("seats", "cautious"), [(2, True), (3, True), (2, False)])
def test_a_battle(seats: int, cautious: bool) -> None:
    assert follow(seats, 40 + seats, cautious) > 30


@pytest.mark.soak
@pytest.mark.parametrize("block", range(10))
def test_many_battles(block: int) -> None:
    for game in range(20):
        assert follow(2 + game % 3, 1000 * block + game, cautious=game % 4 > 0) > 20
