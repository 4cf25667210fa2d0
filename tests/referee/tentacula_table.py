"""Positions of Tentacula translated for the referee, and made-up ones far from any game."""

import random
from collections.abc import Sequence

from games.catalog import find_game
from games.conformance.kit import Player
from games.kernel.match import Match
from games.tentacula.placing_tiles import NO_ROOM_FOR, WHERE_TO
from games.tentacula.state import Row, State
from tests.referee.tables import changed, stopped_at
from tests.referee.tentacula import route, treasure

FISH = ("yellow", "green", "red")
COLOURS = tuple(treasure.GEMS)
FACES = """
turtle 111
jellyfish 111
seahorse 111
crab 111
turtle 111
seahorse 110
turtle 110
seahorse 111
turtle 101
jellyfish 111
turtle 111
crab 011
turtle 011
crab 101
seahorse 111
jellyfish 101
seahorse 011
jellyfish 110
seahorse 101
crab 111
jellyfish 111
crab 110
jellyfish 010
crab 010
"""
"""Both sides of the twelve reef tiles, one tile after another."""
TILES = [route.Tile(*line.split()) for line in FACES.split("\n") if line]
STASHES = list(treasure.STASHES.values())
WHERE, FULL = WHERE_TO[0].template, NO_ROOM_FOR[0].template
SWIM = "fish.swim"
LEVELS = ("1", "2", "3", "pro")


def reef(row: Row) -> dict[int, route.Tile]:
    return {row.rear_slot + at: TILES[face] for at, face in enumerate(row.tiles)}


def route_of(state: State) -> route.Route:
    inside, outside = (reef(row) for row in state.rows)
    fish = dict(zip(FISH, state.fish, strict=True))
    return route.Route(state.fold + 1, fish, treasure.GATES[state.gate], inside, outside)


def gems(counts: Sequence[int]) -> dict[str, int]:
    return dict(zip(COLOURS, counts, strict=True))


def treasure_of(state: State) -> treasure.Treasure:
    return treasure.Treasure(
        gems(state.chest),
        gems(state.stashed),
        gems(state.cave),
        STASHES[state.stash],
        state.shells,
    )


def chip(state: State, seat: int) -> str:
    return route.ANIMALS[state.animals[seat]]


def ids(match: Match) -> set[str]:
    assert match.ask is not None
    return {option.id for option in match.ask.options}


def begin(seats: int, seed: int) -> Match:
    game = find_game("tentacula")
    options = game.Options.model_validate({"level": LEVELS[seed % 4]})
    return Match.start(game, seats, options, seed=seed)


def swims(seats: int, seed: int, player: Player) -> list[Match]:
    """Copies of a game where a fish has to be chosen."""
    return stopped_at(SWIM, begin(seats, seed), player, seed)[::3]


def crowded(match: Match, luck: random.Random) -> Match:
    """The same turn with fish, reef, gems and shells thrown about."""
    return changed(match, lambda state: _scatter(state, luck))


def _scatter(state: State, luck: random.Random) -> None:
    state.fold = luck.randrange(3)
    state.gate = luck.randrange(6)
    _swim_off(state, luck)
    slots = route.SLOTS[state.fold + 1]
    faces = list(range(24))
    luck.shuffle(faces)
    for row in state.rows:
        end = luck.randrange(slots[0] + 1, slots[-1] + 2)
        row.next_slot = end
        row.tiles = [faces.pop() for _ in range(luck.randrange(min(6, end - slots[0]) + 1))]
    state.face = luck.randrange(24)
    luck.shuffle(state.animals)
    state.shells = luck.randrange(7)
    state.chest, state.cave, state.stashed = [0] * 6, [0] * 6, [0] * 6
    for colour, most in enumerate(treasure.GEMS.values()):
        for _ in range(most):
            needed = STASHES[state.stash].get(COLOURS[colour], 0) > state.stashed[colour]
            piles = [state.chest, state.chest, state.cave, *([state.stashed] if needed else [])]
            luck.choice(piles)[colour] += 1
    if not sum(state.chest):
        state.chest[-1], state.cave[-1] = 1, state.cave[-1] - 1


def _swim_off(state: State, luck: random.Random) -> None:
    """Fish anywhere on the visible route, but through the gate in its order."""
    fold = state.fold + 1
    arch, visible = route.GATE_AFTER[fold], route.VISIBLE[fold]
    order = [FISH.index(fish) for fish in treasure.GATES[state.gate]]
    ahead = [square for square in visible if square > arch]
    behind = [square for square in visible if square <= arch]
    through = luck.randrange(3)
    for place, fish in enumerate(order):
        squares = ahead if place < through else behind
        free = [square for square in squares if square not in state.fish]
        state.fish[fish] = luck.choice(free) if free else route.FINISH
    if fold == 1 and luck.random() < 0.3:
        state.fish[order[2]] = 0
