"""Attacks tried in somebody's mind, with the odds of all rolls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from games.lurk.dice.dice import pool, upgrade
from games.lurk.map.board import DISTANCE
from games.lurk.mind.fighters import Fighter, mixed, struck
from games.lurk.mind.line_up import LineUp
from games.lurk.mind.volley import fire
from games.lurk.mind.worth import Lore, placed, targets_of
from games.lurk.models.stats import CORAL
from games.lurk.schema import Effect


class Blow(NamedTuple):
    """Attack dice, and how many shields they cancel."""

    dice: str
    pierce: int


def acts_with(lore: Lore, line_up: LineUp, tile: int) -> LineUp:
    """Every model of the tile attacks whom it takes most from; without a target it searches."""
    idle = [f for f in line_up.at(tile) if f.seat == lore.seat and not f.acted]
    return fires(lore, line_up, idle)


def has_targets(lore: Lore, line_up: LineUp, tile: int) -> bool:
    idle = [f for f in line_up.at(tile) if f.seat == lore.seat and not f.acted]
    foes = {f.tile for f in line_up.on_map() if f.seat != lore.seat}
    return any(not foes.isdisjoint(placed(lore, one).zone) for one in idle)


def fires(lore: Lore, line_up: LineUp, idle: Sequence[Fighter]) -> LineUp:
    targets = targets_of(lore, (f for f in line_up.on_map() if f.seat != lore.seat))
    taken = fire([placed(lore, one) for one in idle], targets)
    after = line_up.having(*targets.left(), *(one._replace(acted=True) for one in idle))
    if taken or not any(coral_at(lore, one.tile) for one in idle):
        return after
    return after._replace(bonus=line_up.bonus + lore.weights.search)


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
