"""What a position is worth to one seat: points that stand, and what the next volleys may take."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from games.lurk.autopilot.scene import menaces
from games.lurk.autopilot.sea_floor import SeaFloor, floor_of, in_sight, strike_zone, walks_to
from games.lurk.mind.fighters import Fighter, hurt, is_beast, sheet_of, vigour
from games.lurk.mind.line_up import LineUp, rivals_of, waiting
from games.lurk.mind.volley import Sally, Striker, Targets, sally, volley
from games.lurk.mind.weights import Weights
from games.lurk.movement.column import MOVES_A_TURN
from games.lurk.state import LURKER
from games.lurk.turn.activation_card import ACTIVATIONS
from games.lurk.view import PlayerView, View

CHARGE = 1
"""A step more that a charge brings."""
MOVEMENTS = range(MOVES_A_TURN + 1)
FAR = 12
"""Steps to an enemy, at most."""
AVERAGE = 20.0
"""Points of a model in the middle of an army."""


class Lore(NamedTuple):
    """What never changes while somebody thinks."""

    seat: int
    floor: SeaFloor
    silt: bool
    weights: Weights
    menace: dict[int, float]
    """How much the points of every seat count; a creature's under its own."""
    gaps: tuple[int, ...]
    """Steps to the nearest enemy."""
    urge: float
    """How much each of these steps costs."""
    searched: tuple[int, ...]
    """Coral that holds nothing any more."""


def lore_of(view: View, line_up: LineUp, seat: int, weights: Weights) -> Lore:
    fighters, floor = line_up.fighters.values(), floor_of(view.ground)
    enemies = [f.tile for f in fighters if f.seat != seat and not is_beast(f) and f.tile >= 0]
    return Lore(
        seat=seat,
        floor=floor,
        silt=view.silt,
        weights=weights,
        menace=menace_of(view.players, list(fighters), seat, weights),
        gaps=walks_to(floor, frozenset(enemies)),
        urge=weights.gap * (1.0 + weights.haste * view.round),
        searched=view.searched,
    )


def menace_of(
    players: Sequence[PlayerView], fighters: Sequence[Fighter], seat: int, weights: Weights
) -> dict[int, float]:
    strength = dict.fromkeys(rivals_of(seat, fighters), 0.0)
    for one in fighters:
        if one.seat in strength:
            held = one.sheet.points * vigour(one.odds, weights.alive)
            strength[one.seat] += held / players[one.seat].points
    return {**menaces(strength), seat: 1.0, LURKER: weights.creature}


def worth_of(lore: Lore, line_up: LineUp) -> float:
    """Attacks that can still be made are made, the enemies answer, and so does the own army."""
    weights, sick = lore.weights, [one for one in line_up.on_map() if one.burns]
    line_up = line_up.having(*(one._replace(odds=hurt(one.odds, one.burns)) for one in sick))
    on_map = line_up.on_map()
    own = [one for one in on_map if one.seat == lore.seat]
    foes = targets_of(lore, (one for one in on_map if one.seat != lore.seat))
    tokens = line_up.movement + line_up.attack
    taken = volley(in_place(lore, own, foes), foes, 0, tokens) if tokens else 0.0
    friends, left = targets_of(lore, own), foes.left()
    reply = weights.reply * replies(lore, left, friends)
    bites = weights.bite * volley(bites_of(lore, left, friends), friends, 0, len(left))
    near = targets_of(lore, [come(one, friends.came) for one in left])
    again = volley(sallies(lore, friends.left(), near), near, ACTIVATIONS, ACTIVATIONS)
    return (
        line_up.bonus
        + points(lore, line_up)
        + weights.planned * taken
        - reply
        - bites
        + weights.next_turn * again
        + drive(lore, line_up, own)
        + weights.essence * line_up.essence
        + weights.stock * len(line_up.stock)
    )


def come(one: Fighter, came: Mapping[int, int]) -> Fighter:
    """Whoever came to strike stands beside those it struck."""
    return one._replace(tile=came[one.id]) if one.id in came else one


def targets_of(lore: Lore, fighters: Iterable[Fighter]) -> Targets:
    standing = list(fighters)
    worths = [one.sheet.points * lore.menace[one.seat] for one in standing]
    return Targets(standing, worths, lore.weights.alive)


def points(lore: Lore, line_up: LineUp) -> float:
    """Of the own army less those of the others; whoever waits counts as well."""
    total, alive = 0.0, lore.weights.alive
    for one in line_up.fighters.values():
        held = one.sheet.points * lore.menace[one.seat] * vigour(one.odds, alive)
        if one.seat == lore.seat:
            total += held + lore.weights.card * len(one.gear.cards)
        else:
            total -= held
    return total


def squads(fighters: Iterable[Fighter]) -> list[list[Fighter]]:
    """Those who act together."""
    by_tile: dict[int, list[Fighter]] = {}
    for one in fighters:
        by_tile.setdefault(one.tile, []).append(one)
    return list(by_tile.values())


def in_place(lore: Lore, own: Iterable[Fighter], foes: Targets) -> list[Sally]:
    """The own squads that have not acted, from where they stand."""
    idle = squads(one for one in own if not one.acted)
    return [sally([placed(lore, one, len(squad) - 1) for one in squad], foes) for squad in idle]


def placed(lore: Lore, one: Fighter, friends: int = 0) -> Striker:
    zone = in_sight(lore.floor, one.tile, one.sheet.reach)
    return Striker(one, zone, placed=True, friends=friends)


def sallies(lore: Lore, army: Iterable[Fighter], targets: Targets) -> Iterator[Sally]:
    """Squads of one army in a turn to come, each from where it stands and after every number of
    movements that lets it take more."""
    for squad in squads(army):
        friends = len(squad) - 1
        strikers = [[mobile(lore, one, moves, friends) for moves in MOVEMENTS] for one in squad]
        gains = [targets.most(one) for one in strikers]
        before = 0.0
        for moves in MOVEMENTS:
            promise = sum([one[moves] for one in gains])
            if promise > before:
                yield Sally(squad[0].tile, moves, [one[moves] for one in strikers], promise)
                before = promise


def mobile(lore: Lore, one: Fighter, moves: int, friends: int) -> Striker:
    """After so many movements, with a charge each."""
    sheet = sheet_of(one.gear, False, one.pays) if lore.silt else one.sheet
    steps = moves * (sheet.steps + CHARGE) if sheet.steps else 0
    zone = strike_zone(lore.floor, one.tile, steps, sheet.swims, sheet.reach)
    return Striker(one, zone, placed=not moves, friends=friends)


def replies(lore: Lore, foes: Sequence[Fighter], friends: Targets) -> float:
    """What the other armies take; those among several have others to fight as well."""
    rivals = rivals_of(lore.seat, foes)
    taken = 0.0
    for rival in rivals:
        army = sallies(lore, [one for one in foes if one.seat == rival], friends)
        taken += volley(army, friends, ACTIVATIONS, ACTIVATIONS)
    return taken / max(1, len(rivals))


def bites_of(lore: Lore, foes: Iterable[Fighter], friends: Targets) -> list[Sally]:
    return [sally([placed(lore, one)], friends) for one in foes if is_beast(one)]


def drive(lore: Lore, line_up: LineUp, own: Sequence[Fighter]) -> float:
    """Towards the enemy, onto the ground, and towards each other."""
    weights, total = lore.weights, 0.0
    taken: dict[int, int] = {}
    for one in own:
        share = one.sheet.points / AVERAGE
        total -= lore.urge * min(lore.gaps[one.tile], FAR) * share
        if one.sheet.swims:
            total -= weights.swimming * share
        taken[one.tile] = taken.get(one.tile, 0) + 1
    for one in waiting(line_up, lore.seat):
        total -= lore.urge * FAR * one.sheet.points / AVERAGE
    return total + weights.together * sum([n - 1 for n in taken.values()])
