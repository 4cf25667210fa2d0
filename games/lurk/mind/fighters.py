"""Models in somebody's mind: what they can do, and how likely each number of Hearts is left."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

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
from games.lurk.schema import Creature
from games.lurk.state import LURKER

MANY = 1 << 16
NEAR, AFAR = 1, 2
Odds = tuple[float, ...]
"""How likely no Heart is left, one, two, and so on."""


class Sheet(NamedTuple):
    """What a kind with these cards and tokens is worth and can do; near, and from afar."""

    points: float
    heart: int
    steps: int
    swims: bool
    reach: int
    attack: tuple[str, str]
    pierce: tuple[int, int]
    clouds: tuple[int, int]
    large: bool
    spurred: tuple[tuple[Spur, Spur], ...]
    """Attack dice with an ability, and all shields that are cancelled then; beside nobody, one
    friend, two."""


class Gear(NamedTuple):
    """A kind, its cards and its tokens."""

    kind: str
    cards: tuple[str, ...]
    tokens: tuple[str, ...]


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
    beast = gear.kind in CREATURES
    trapped = beast or "trapped" in gear.tokens
    return Sheet(
        points=reward_of(CREATURES[gear.kind]) if beast else float(KINDS[gear.kind].cost),
        heart=heart(gear),
        steps=0 if trapped else steps(gear),
        swims="swimming" in gear.tokens,
        reach=reach(gear, silt),
        attack=(attack_dice(gear, NEAR), attack_dice(gear, AFAR)),
        pierce=(shields_cancelled(gear, NEAR), shields_cancelled(gear, AFAR)),
        clouds=(clouds(gear, NEAR), clouds(gear, AFAR)),
        large=not beast and KINDS[gear.kind].large,
        spurred=tuple(
            [
                (spurred_at(gear, NEAR, pays, friends), spurred_at(gear, AFAR, pays, friends))
                for friends in range(SMALL_ROOM)
            ]
        ),
    )


def spurred_at(gear: Gear, distance: int, pays: int, friends: int) -> Spur:
    spur = spurred(gear, attack_dice(gear, distance), pays, friends)
    return spur._replace(cancelled=shields_cancelled(gear, distance) + spur.cancelled)


def reward_of(creature: Creature) -> float:
    return 4.0 * creature.reward.items + 2.0 * creature.reward.essence


def standing(tile: int, ground: str, fighter: Fighter) -> Fighter:
    """The same on another tile."""
    defence, block = braced(fighter.gear, ground, fighter.pays)
    return fighter._replace(tile=tile, defence=defence, block=block)


def certain(left: int, heart: int) -> Odds:
    """Known to have so many Hearts left."""
    return tuple(float(n == left) for n in range(heart + 1))


@lru_cache(MANY)
def struck(odds: Odds, attack: str, defence: str, edge: int, mist: int = 0) -> Odds:
    """What is left after an attack, over all rolls; ``mist`` degrades attack dice."""
    after = [0.0] * len(odds)
    harm = wounds(degrade(attack, mist), defence, edge)
    for left, chance in enumerate(odds):
        if chance:
            for taken, other in enumerate(harm):
                after[left - taken if taken < left else 0] += chance * other
    return tuple(after)


@lru_cache(MANY)
def loss(odds: Odds, attack: str, defence: str, edge: int, mist: int, alive: float) -> float:
    """The share of a model's points that an attack takes on average."""
    return vigour(odds, alive) - vigour(struck(odds, attack, defence, edge, mist), alive)


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
