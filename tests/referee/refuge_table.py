"""Positions of The Refuge translated for the referee, and crowded ones made up on the way."""

import random

from games.catalog import find_game
from games.conformance.kit import Player
from games.kernel.match import Match
from games.refuge.state import ABOARD, DEVOURED, Diver, State
from tests.referee.refuge import dive
from tests.referee.refuge.sea import BOARD, Sea, Space, head_spaces
from tests.referee.tables import changed, offered, stopped_at

NUMBERS = {(column, row): 10 * row + column for column, row in BOARD}
SPACES = {number: space for space, number in NUMBERS.items()}
MAIN = "Last action"


def place(name: str) -> Space:
    column, row = name.removeprefix("c").split("r")
    return int(column), int(row)


def sea_of(state: State) -> Sea:
    return Sea(
        {diver.name: SPACES[diver.spot] for diver in state.divers if diver.on_map},
        frozenset(SPACES[spot] for spot in state.tentacles),
        state.head,
        down=frozenset(diver.name for diver in state.divers if diver.on_map and not diver.standing),
    )


def box_of(state: State) -> dive.Box:
    in_the_water = [diver for diver in state.divers if diver.spot != ABOARD]
    return dive.Box(
        board=len(state.tentacles),
        supply=state.supply,
        threat=state.threat,
        standing=sum(diver.upright for diver in in_the_water),
        players=len(in_the_water),
    )


def cameras_of(state: State) -> frozenset[Space]:
    return frozenset(SPACES[spot] for spot in state.cameras)


def active(state: State) -> Diver:
    return state.divers[state.active]


def places_offered(match: Match, kind: str) -> set[Space]:
    return {place(name) for name in offered(match, kind)}


def begin(seats: int, seed: int) -> Match:
    game = find_game("refuge")
    objectives = ("beginner", "random")[seed % 2]
    return Match.start(game, seats, game.Options.model_validate({"objectives": objectives}), seed)


def turns(seats: int, seed: int, player: Player) -> list[Match]:
    """Copies of a game where the main question stands."""
    return stopped_at(MAIN, begin(seats, seed), player, seed)[::5]


def crowded(match: Match, luck: random.Random) -> Match:
    """The same turn with the miniatures, cards and the Kraken deck thrown about."""
    return changed(match, lambda state: _scatter(state, luck))


def _scatter(state: State, luck: random.Random) -> None:
    state.head = luck.randrange(1, 6)
    body = head_spaces(state.head)
    band = [space for space in BOARD if space[1] >= 6 and space not in body]
    under = [space for space in BOARD if space[1] < 7 and 0 <= space[0] - state.head <= 2]
    near = luck.choice((band, under))
    free = [space for space in BOARD if space not in body]
    cramped = luck.random() < 0.5
    taken: set[Space] = set()
    for diver in state.divers:
        if diver.spot != ABOARD:
            choice = near if cramped and luck.random() < 0.7 else free
            spot = luck.choice([space for space in choice if space not in taken])
            taken.add(spot)
            diver.spot = NUMBERS[spot]
            fallen = diver.seat != state.active and luck.random() < 0.2
            diver.down_since = state.turn if fallen else None
            diver.hand = luck.choices(list(dive.TYPES)[:7], k=luck.randrange(5))
    for diver in state.divers:
        if diver.seat != state.active and luck.random() < 0.1 and diver.spot != ABOARD:
            diver.spot = DEVOURED
    water = [space for space in (near if cramped else free) if BOARD[space] != "start"]
    room = [space for space in water if space not in taken]
    count = luck.randrange(2, min(14, len(room)))
    state.tentacles = [NUMBERS[space] for space in luck.sample(room, count)]
    state.threat = luck.randrange(2)
    state.supply = dive.TENTACLES - count - state.threat
    state.cameras = []
    luck.shuffle(state.kraken_deck)
