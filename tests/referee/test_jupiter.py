"""Jupiter Deep against its second reading: crowded colonies, and whole games step by step."""

import random
from collections import Counter

import pytest

from games.conformance.kit import autopilot_player, random_player
from games.jupiter.state import State
from games.kernel.copying import copy_state
from games.kernel.match import Match
from tests.referee.jupiter_checks import check_hit, check_position
from tests.referee.jupiter_ledger import Nights, check_deed, check_end
from tests.referee.jupiter_table import MAIN, begin, crowded, spot_of, turns
from tests.referee.jupiter_watch import marks
from tests.referee.tables import asks, out_of_games

PLAIN = frozenset({"move", "command", "shoot"})


def deed(match: Match, seat: int, option: str, nights: Nights) -> int:
    """One action; whether the referee followed it, up to the next question or the night."""
    before: State = copy_state(match.game.s)
    kind, *rest = option.split(".")
    stops = [spot_of(before, int(one)) for one in rest] if kind in PLAIN else []
    nights.hear(match, match.choose(seat, option).lines)
    dusk = [mark.state for mark in marks(match.game)][:1]
    if kind not in PLAIN or (match.ask is None and not dusk):
        return 0
    after = dusk[0] if dusk else match.game.s
    check_deed(before, after, match.record.options.bridges, kind, stops)
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
    nights, turn, answers = Nights(match), match.game.s.turn, 0
    nights.hear(match, match.choose(match.game.s.active, "end").lines)
    while match.ask is not None and match.game.s.turn == turn:
        answers += check_position(match)
        option = luck.choice(match.ask.options)
        nights.hear(match, match.choose(option.seat, option.id).lines)
    return nights.tally + Counter(answers=answers)


def compare(positions: int, seed: int, games: int) -> Counter[str]:
    """Crowded colonies: everything offered, one deed, and the night after it."""
    luck, starts = random.Random(seed), out_of_games(games, seed, range(2, 5), turns)
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
            tally["deeds"] += deed(match.clone(), option.seat, option.id, Nights(match))
        tally["cards"] += try_cards(match)
        tally.update(end_turn(match, luck))
    return tally


def follow(seats: int, seed: int, cautious: bool) -> Counter[str]:
    """One game from the first action to the last."""
    match, luck = begin(seats, seed), random.Random(seed)
    player = autopilot_player if cautious else random_player
    tally, nights = Counter[str](), Nights(match)
    while match.ask is not None:
        tally["asked"] += check_position(match)
        option = player(match, luck)
        if asks(match, MAIN):
            tally["deeds"] += deed(match, option.seat, option.id, nights)
        else:
            nights.hear(match, match.choose(option.seat, option.id).lines)
    assert match.outcome is not None
    check_end(match.game.s, match.record.options.bridges, match.outcome.cause)
    return tally + nights.tally


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
@pytest.mark.parametrize("block", range(40))
def test_many_games(block: int) -> None:
    """Five at a time: on a busy machine ten may take longer than what hangs is given."""
    for number in range(5 * block, 5 * block + 5):
        tens, game = divmod(number, 10)
        assert follow(2 + game % 3, 1000 * tens + game, cautious=game % 4 > 0)["asked"] > 15
