"""The Refuge against its second reading: crowded positions, and whole dives step by step."""

import random
from collections import Counter
from typing import Any

import pytest

from games.conformance.kit import autopilot_player, random_player
from games.kernel import Line, Option
from games.kernel.copying import copy_state
from games.kernel.match import Match
from games.refuge.state import State
from tests.referee import refuge_ledger as ledger
from tests.referee.refuge_checks import (
    MOVE,
    SLIP,
    STRIKE,
    check_activation,
    check_position,
    check_tool,
    tools,
    ways_offered,
)
from tests.referee.refuge_table import MAIN, active, begin, crowded, place, turns
from tests.referee.tables import asks, changed, out_of_games

Tally = dict[str, int]


def end_turn(match: Match, luck: random.Random) -> tuple[State, list[Line]]:
    """The turn ended at once and every question of the Kraken answered; the whole story."""
    before: State = copy_state(match.game.s)
    lines = list(match.choose(before.active, "end").lines)
    while match.ask is not None and not asks(match, MAIN) and in_between(match):
        option = luck.choice(match.ask.options)
        option = match.ask.find(option.seat, "end") or option
        lines += match.choose(option.seat, option.id).lines
    return before, lines


def in_between(match: Match) -> bool:
    assert match.ask is not None
    waiting = {option.id.partition(".")[0] for option in match.ask.options}
    return match.game.s.phase == "kraken" or waiting <= {"pass", "end"}


def compare(positions: int, seed: int, games: int) -> Tally:
    """Crowded positions: everything offered, and what the Kraken does when the turn ends."""
    luck, starts = random.Random(seed), out_of_games(games, seed, range(1, 5), turns)
    tally = {"positions": 0, "tools": 0, "steps": 0, "cards": 0, "inks": 0}
    while tally["positions"] < positions:
        match = crowded(luck.choice(starts), luck)
        if not asks(match, MAIN):
            continue
        tally["positions"] += check_position(match)
        for tool, option in tools(match):
            tally["tools"] += check_tool(match, tool, option)
        tally["steps"] += try_step(match, luck)
        before, lines = end_turn(match, luck)
        tally["cards"] += ledger.check_kraken(before, match.game.s, lines)
        tally["inks"] += not all(whole for _, whole in ledger.cards(lines))
    return tally


def try_step(match: Match, luck: random.Random) -> int:
    """One of the steps offered, in a copy."""
    assert match.ask is not None
    steps = [option for option in match.ask.options if option.id.startswith("move.")]
    option = luck.choice(steps) if steps else None
    middle = spared(match, option) if option else None
    return explain(match.game.s, middle, option.id) if option and middle else 0


def one_more(state: State) -> None:
    state.actions_left += 1


def one_more_standing(state: State) -> None:
    """And a way to stand up again, so that even a fall does not end the turn."""
    one_more(state)
    active(state).hand.append("air_tank")


def spared(match: Match, option: Option[Any]) -> Match | None:
    """The same choice with an action more in hand, so that the turn goes on behind it."""
    for change in (one_more_standing, one_more):
        other = changed(match, change)
        if other.rollback is None and other.ask and other.ask.find(option.seat, option.id):
            other.choose(option.seat, option.id)
            return None if ledger.cards(other.lines) else other
    return None


def follow(seats: int, seed: int, cautious: bool) -> Tally:
    """One dive from the first turn to the last."""
    match, luck = begin(seats, seed), random.Random(seed)
    player = autopilot_player if cautious else random_player
    tally = {"asked": 0, "steps": 0, "cards": 0, "turns": 0}
    start: State | None = None
    story: list[Line] = []
    while match.ask is not None:
        tally["asked"] += check_position(match)
        before: State = copy_state(match.game.s)
        option = player(match, luck)
        if before.phase == "act":
            middle = match.clone() if option.id == "end" else spared(match, option)
            tally["steps"] += middle is not None and explain(before, middle, option.id)
            start, story = (middle.game.s if middle else None), []
        lines = match.choose(option.seat, option.id).lines
        ledger.check_draws(before, match.game.s, lines)
        ledger.check_herd(before, match.game.s, lines)
        story += lines
        if match.game.s.phase != "kraken" and ledger.cards(story):
            tally["turns"] += 1
            tally["cards"] += start is not None and ledger.check_kraken(
                start, match.game.s, ledger.from_card(story)
            )
            story = []
    assert match.outcome is not None
    ledger.check_end(match.game.s, match.outcome.cause)
    return tally


def explain(before: State, match: Match, option: str) -> int:
    """What an action did up to the next question; whether it could be followed."""
    kind, _, rest = option.partition(".")
    upon = asks(match, STRIKE)
    if asks(match, SLIP):
        return 0
    if kind == "move":
        to, after = place(rest), match.game.s
        followed = ledger.check_step(before, after, to, match.lines, upon)
        if followed and not upon and active(after).upright:
            check_activation(match, to)
        return followed
    if kind == "put":
        start, end = rest.split(".")
        ledger.check_put(before, match.game.s, place(start), place(end), upon)
        if asks(match, MOVE):
            assert place(end) not in {one for one, _ in ways_offered(match)}, "one space each"
        return 1
    return 0


def test_positions() -> None:
    tally = compare(100, seed=4, games=3)
    assert tally["tools"] > 60
    assert tally["cards"] > 60
    assert tally["inks"] > 0


@pytest.mark.parametrize(("seats", "cautious"), [(1, True), (2, True), (4, True), (3, False)])
def test_a_dive(seats: int, cautious: bool) -> None:
    tally = follow(seats, 40 + seats, cautious)
    assert tally["steps"] > 5
    assert tally["cards"] > 5


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(5))
def test_many_positions(seed: int) -> None:
    assert compare(1000, seed=50 + seed, games=8)["cards"] > 700


@pytest.mark.soak
@pytest.mark.parametrize("block", range(10))
def test_many_dives(block: int) -> None:
    """A lone diver without a plan may be lost within two turns, so they are counted together."""
    tally: Counter[str] = Counter()
    for game in range(20):
        tally.update(follow(1 + game % 4, 1000 * block + game, cautious=game % 4 > 0))
    assert tally["asked"] > 1000
    assert tally["cards"] > 300
