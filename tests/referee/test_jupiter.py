"""Jupiter Deep against its second reading: crowded colonies, and whole games step by step."""

import random
from collections import Counter

import pytest

from games.jupiter.state import State
from games.kernel.copying import copy_state
from games.kernel.match import Match
from tests.conformance.kit import autopilot_player, random_player
from tests.referee.jupiter_checks import check_hit, check_position
from tests.referee.jupiter_ledger import Night, check_deed, check_end
from tests.referee.jupiter_table import MAIN, asks, begin, crowded, now, spot_of, turns

PLAIN = frozenset({"move", "command", "shoot"})


def colonies(games: int, seed: int) -> list[Match]:
    found = []
    for game in range(games):
        player = autopilot_player if game % 3 else random_player
        found += turns(2 + (seed + game) % 3, seed + game, player)[::7]
    return found


def night(match: Match) -> Night:
    options = match.record.options
    return Night(
        copy_state(match.game.s),
        options.bridges,
        not options.robot_vulnerability,
        options.fast_creeps,
    )


def deed(match: Match, seat: int, option: str) -> int:
    """One action; whether the referee followed it."""
    before: State = copy_state(match.game.s)
    kind, *rest = option.split(".")
    stops = [spot_of(before, int(one)) for one in rest] if kind in PLAIN else []
    match.choose(seat, option)
    if kind not in PLAIN or match.ask is None:
        return 0
    check_deed(before, match.game.s, match.record.options.bridges, kind, stops)
    return 1


def try_cards(match: Match) -> int:
    """Every card and core ability of the turn, each in a copy, up to what it asks."""
    assert match.ask is not None
    compared = 0
    for option in match.ask.options:
        kind, *rest = option.id.split(".")
        if kind == "use":
            other = match.clone()
            other.choose(option.seat, option.id)
            compared += other.ask is not None and check_hit(other, rest[0])
            compared += other.ask is not None and check_position(other)
    return compared


def end_turn(match: Match, luck: random.Random) -> Counter[str]:
    """The turn ended at once, and every question on the way to the next one answered."""
    told = night(match)
    over = told.hear(match.choose(match.game.s.active, "end").lines)
    answers: Counter[str] = Counter()
    while not over and match.ask is not None:
        told.agrees(now(match), settled=False)
        answers["answers"] += check_position(match)
        option = luck.choice(match.ask.options)
        over = told.hear(match.choose(option.seat, option.id).lines)
    if over and match.ask is not None and match.game.s.phase == "actions":
        told.agrees(now(match), settled=True)
        answers["nights"] += 1
    return answers + Counter(told.tally)


def compare(positions: int, seed: int, games: int) -> Counter[str]:
    """Crowded colonies: everything offered, one deed, and the night after it."""
    luck, starts = random.Random(seed), colonies(games, seed)
    tally: Counter[str] = Counter()
    while tally["positions"] < positions:
        match = crowded(luck.choice(starts), luck)
        if not asks(match, MAIN):
            continue
        tally["positions"] += check_position(match)
        assert match.ask is not None
        plain = [one for one in match.ask.options if one.id.split(".")[0] in PLAIN]
        if plain:
            option = luck.choice(plain)
            tally["deeds"] += deed(match.clone(), option.seat, option.id)
        tally["cards"] += try_cards(match)
        tally.update(end_turn(match, luck))
    return tally


def follow(seats: int, seed: int, cautious: bool) -> Counter[str]:
    """One game from the first action to the last."""
    match, luck = begin(seats, seed), random.Random(seed)
    player = autopilot_player if cautious else random_player
    tally: Counter[str] = Counter()
    told: Night | None = None
    while match.ask is not None:
        tally["asked"] += check_position(match)
        option = player(match, luck)
        if told is None and asks(match, MAIN) and option.id != "end":
            tally["deeds"] += deed(match, option.seat, option.id)
            continue
        if option.id == "end":
            told = night(match)
        lines = match.choose(option.seat, option.id).lines
        if told is not None and (told.hear(lines) or match.ask is None):
            tally.update(told.tally)
            tally["nights"] += 1
            told = None
        elif told is not None:
            told.agrees(now(match), settled=False)
    assert match.outcome is not None
    check_end(match.game.s, match.record.options.bridges, match.outcome.cause)
    return tally


def test_positions() -> None:
    tally = compare(40, seed=1, games=1)
    assert tally["deeds"] > 20
    assert tally["nights"] > 20


@pytest.mark.parametrize(("seats", "cautious"), [(2, True), (3, True), (4, False)])
def test_a_game(seats: int, cautious: bool) -> None:
    tally = follow(seats, 40 + seats, cautious)
    assert tally["asked"] > 20
    assert tally["risen"] > 5


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(5))
def test_many_positions(seed: int) -> None:
    assert compare(1000, seed=50 + seed, games=6)["nights"] > 500


@pytest.mark.soak
@pytest.mark.parametrize("block", range(20))
def test_many_games(block: int) -> None:
    for game in range(10):
        assert follow(2 + game % 3, 1000 * block + game, cautious=game % 4 > 0)["asked"] > 15
