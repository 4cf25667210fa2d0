"""Models in somebody's mind: what they can do, and how likely each number of Hearts is left."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from games.lurk.autopilot.gear import Gear
from games.lurk.autopilot.scene import find_worth
from games.lurk.autopilot.sea_floor import SeaFloor
from games.lurk.battle import SMALL_ROOM
from games.lurk.content import CREATURES, KINDS
from games.lurk.dice.dice import degrade
from games.lurk.dice.odds import wounds
from games.lurk.mind.powers import Spur, braced, spurred
from games.lurk.models.stats import (
    attack_dice,
    clouds,
    heart,
    reach,
    shields_cancelled,
    steps,
)
from games.lurk.state import LURKER

MANY = 1 << 16
NEAR, AFAR = 1, 2
OFF_THE_MAP = "summoning"
Odds = tuple[float, ...]
"""How likely no Heart is left, one, two, and so on."""
Clash = tuple[str, str, int, int]
"""Dice against dice, shields that are cancelled, and attack dice that are degraded."""


class Sheet(NamedTuple):
    """What a kind with these cards and tokens is worth and can do; near, and from afar."""

    points: float
    heart: int
    steps: int
    swims: bool
    reach: int
    plain: tuple[Spur, Spur]
    clouds: tuple[int, int]
    large: bool
    spurred: tuple[tuple[Spur, Spur], ...]
    """Attack dice with an ability; beside nobody, one friend, two."""


class Fighter(NamedTuple):
    """A model where it is imagined to stand."""

    id: int
    seat: int
    gear: Gear
    sheet: Sheet
    tile: int
    defence: str
    odds: Odds
    moves: int
    acted: bool
    block: int = 0
    """Shields that an ability adds to its defence."""
    pays: int = 0
    """Essence that its owner has for abilities."""
    burns: int = 0
    """Hearts that poison will have taken when the round is over."""

    @property
    def alive(self) -> float:
        return 1.0 - self.odds[0]


@lru_cache(MANY)
def sheet_of(gear: Gear, silt: bool, pays: int) -> Sheet:
    kind = KINDS.get(gear.kind)
    fixed = kind is None or "trapped" in gear.tokens
    near, far = plain(gear, NEAR), plain(gear, AFAR)
    return Sheet(
        points=points_of(gear.kind),
        heart=heart(gear),
        steps=0 if fixed else steps(gear),
        swims="swimming" in gear.tokens,
        reach=reach(gear, silt),
        plain=(near, far),
        clouds=(clouds(gear, NEAR), clouds(gear, AFAR)),
        large=kind is not None and kind.large,
        spurred=tuple(
            [
                (spurred(gear, near, pays, friends), spurred(gear, far, pays, friends))
                for friends in range(SMALL_ROOM)
            ]
        ),
    )


def points_of(kind: str) -> float:
    if kind in KINDS:
        return float(KINDS[kind].cost)
    reward = CREATURES[kind].reward
    return find_worth(reward.items, reward.essence)


def plain(gear: Gear, distance: int) -> Spur:
    """Its attack dice without any ability."""
    return Spur(attack_dice(gear, distance), shields_cancelled(gear, distance))


def standing(tile: int, floor: SeaFloor, fighter: Fighter) -> Fighter:
    """The same on that tile."""
    ground = floor.ground[tile] if tile >= 0 else OFF_THE_MAP
    defence, block = braced(fighter.gear, ground, fighter.pays)
    return fighter._replace(tile=tile, defence=defence, block=block)


def certain(left: int, heart: int) -> Odds:
    """Known to have so many Hearts left."""
    return tuple(float(n == left) for n in range(heart + 1))


@lru_cache(MANY)
def struck(odds: Odds, clash: Clash) -> Odds:
    """What is left after an attack, over all rolls."""
    attack, defence, edge, mist = clash
    after = [0.0] * len(odds)
    harm = wounds(degrade(attack, mist), defence, edge)
    for left, chance in enumerate(odds):
        if chance:
            for taken, other in enumerate(harm):
                after[left - taken if taken < left else 0] += chance * other
    return tuple(after)


@lru_cache(MANY)
def loss(odds: Odds, clash: Clash, alive: float) -> float:
    """The share of a model's points that an attack takes on average."""
    return vigour(odds, alive) - vigour(struck(odds, clash), alive)


def clash(spur: Spur, target: Fighter, afar: bool) -> Clash:
    return spur.dice, target.defence, spur.cancelled - target.block, target.sheet.clouds[afar]


def attacked(target: Fighter, attacker: Fighter, spur: Spur, *, afar: bool = False) -> Fighter:
    """What is likely left of it after an attack with these dice."""
    after = struck(target.odds, clash(spur, target, afar))
    return target._replace(odds=mixed(target.odds, after, attacker.alive))


def mixed(odds: Odds, other: Odds, share: float) -> Odds:
    """The other with that chance."""
    if share >= 1.0:
        return other
    return tuple([a + share * (b - a) for a, b in zip(odds, other, strict=True)])


def healed(odds: Odds, hearts: int) -> Odds:
    """Whoever lives has so many Hearts more, up to all of them."""
    after = [odds[0]] + [0.0] * (len(odds) - 1)
    for left, chance in enumerate(odds[1:], 1):
        after[min(left + hearts, len(odds) - 1)] += chance
    return tuple(after)


def hurt(odds: Odds, hearts: int) -> Odds:
    """So many Hearts fewer."""
    after = [0.0] * len(odds)
    for left, chance in enumerate(odds):
        after[max(0, left - hearts)] += chance
    return tuple(after)


@lru_cache(MANY)
def vigour(odds: Odds, alive: float) -> float:
    """The share of a model's points that still stands; ``alive`` counts with the last Heart."""
    hearts = sum([left * chance for left, chance in enumerate(odds)])
    return alive * (1.0 - odds[0]) + (1.0 - alive) * hearts / (len(odds) - 1)


def is_beast(fighter: Fighter) -> bool:
    return fighter.seat == LURKER
