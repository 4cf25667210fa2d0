"""Attacks tried in somebody's mind, with the odds of all rolls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from games.lurk.dice.dice import pool, upgrade
from games.lurk.map.board import DISTANCE
from games.lurk.mind.fighters import Fighter, mixed, struck
from games.lurk.mind.line_up import LineUp
from games.lurk.mind.volley import Striker, fire
from games.lurk.mind.worth import Lore, placed, targets_of
from games.lurk.models.stats import CORAL
from games.lurk.schema import Effect


class Blow(NamedTuple):
    """Attack dice, and how many shields they cancel."""

    dice: str
    pierce: int


class Assault(NamedTuple):
    """What becomes of an attack from a tile, and who strikes whom."""

    after: LineUp
    blows: list[tuple[Striker, Fighter]]


def acts_with(lore: Lore, line_up: LineUp, tile: int) -> Assault:
    """Every model of the tile attacks whom it takes most from; without a target it searches."""
    squad = strikers_at(lore, line_up, tile)
    targets = targets_of(lore, (f for f in line_up.on_map() if f.seat != lore.seat))
    taken, struck = fire(squad, targets), targets.struck
    blows = [(o, targets.fighters[struck[o.fighter.id]]) for o in squad if o.fighter.id in struck]
    after = line_up.having(*targets.left(), *(one.fighter._replace(acted=True) for one in squad))
    if not taken and coral_at(lore, tile):
        after = after._replace(bonus=line_up.bonus + lore.weights.search)
    return Assault(after, blows)


def strikers_at(lore: Lore, line_up: LineUp, tile: int) -> list[Striker]:
    """Those of the tile who have not acted."""
    there = line_up.at(tile)
    own = [one for one in there if one.seat == lore.seat and not one.acted]
    return [placed(lore, one, len(there) - 1) for one in own]


def coral_at(lore: Lore, tile: int) -> bool:
    """Coral that nobody has searched; an abyss is better left alone."""
    return lore.floor.ground[tile] in CORAL and tile not in lore.searched


def hit(line_up: LineUp, attacker: Fighter, target: Fighter, blow: Blow) -> LineUp:
    """One attack with these dice."""
    mist = target.sheet.clouds[DISTANCE[attacker.tile][target.tile] > 1]
    odds = struck(target.odds, blow.dice, target.defence, blow.pierce - target.block, mist)
    hurt = target._replace(odds=mixed(target.odds, odds, attacker.alive))
    return line_up.having(hurt, attacker._replace(acted=True))


def own_blow(attacker: Fighter, target: Fighter) -> Blow:
    afar = DISTANCE[attacker.tile][target.tile] > 1
    return Blow(attacker.sheet.attack[afar], attacker.sheet.pierce[afar])


def aided(line_up: LineUp, blow: Blow, effect: Effect, pair: tuple[Fighter, Fighter]) -> Blow:
    """With an ability or a card; what rolls again counts as nothing here."""
    attacker, target = pair
    counts: Mapping[str, float] = {
        "add_die": 1,
        "add_die_per_friend": len(line_up.at(attacker.tile)) - 1,
        "add_die_per_wound": wounds_on(attacker),
        "add_die_per_target_wound": wounds_on(target),
    }
    if effect.effect in counts:
        times = min(round(counts[effect.effect]), effect.most)
        return blow._replace(dice=pool(blow.dice, effect.dice * times))
    if effect.effect == "upgrade":
        return blow._replace(dice=upgrade(blow.dice, effect.n))
    if effect.effect == "pierce":
        return blow._replace(pierce=blow.pierce + effect.n)
    return blow


def wounds_on(fighter: Fighter) -> float:
    """On average."""
    return fighter.sheet.heart - sum([n * chance for n, chance in enumerate(fighter.odds)])
