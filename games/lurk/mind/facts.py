"""What anybody can see to have become true on the board between two positions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from games.kernel.mind import Fact
from games.kernel.text import N, T, Text
from games.lurk.autopilot.sea_floor import strike_zone
from games.lurk.content import NAMES
from games.lurk.map.board import TILE_NAMES
from games.lurk.mind.fighters import Fighter, clash, is_beast, loss, sheet_of
from games.lurk.mind.line_up import LineUp
from games.lurk.mind.volley import Striker
from games.lurk.mind.worth import CHARGE, Lore, mobile, placed
from games.lurk.models.stats import CORAL

A_FACT = 4.0
"""So many points make a fact worth saying."""


def facts_between(lore: Lore, before: LineUp, after: LineUp) -> Iterator[Fact]:
    """What befell every model, where the own ones stand now, and what was spent."""
    for id_, was in before.fighters.items():
        now = after.fighters.get(id_) or fallen(was)
        yield from harm(lore, was, now)
        if was.seat == lore.seat and now.tile >= 0 and now.alive:
            yield from place(lore, before, was, now)
            yield from prospects(lore, before, after, was, now)
    yield from exposure(lore, before, after)
    yield from spent(before, after)


def fallen(was: Fighter) -> Fighter:
    """Whoever lies on no tile any more."""
    return was._replace(tile=-1, odds=(1.0, *(0.0 for _ in was.odds[1:])))


def called(fighter: Fighter) -> Text:
    """As on its button: there may be two of a kind on a tile."""
    return T(
        "{name} on {tile}, ♥{n}",
        name=NAMES[fighter.gear.kind],
        tile=TILE_NAMES[fighter.tile],
        n=fighter.odds.index(max(fighter.odds)),
    )


def harm(lore: Lore, was: Fighter, now: Fighter) -> Iterator[Fact]:
    """Wounds and their end; whoever is destroyed is wounded as well."""
    own = was.seat == lore.seat
    if now.odds == was.odds or (was.tile < 0 and not own):
        return
    weight = was.sheet.points * lore.menace[was.seat] / A_FACT
    model = NAMES[was.gear.kind] if own else called(was)
    hearts, left = was.odds.index(1.0), now.odds.index(1.0)
    if left < hearts:
        yield Fact(T("{model} is wounded", model=model), not own, weight / was.sheet.heart)
    if not left:
        yield Fact(T("{model} is destroyed", model=model), not own, 1.0 + weight)
    if left > hearts:
        yield Fact(T("{model} heals", model=model), own, 1.0 + weight / was.sheet.heart)


def place(lore: Lore, before: LineUp, was: Fighter, now: Fighter) -> Iterator[Fact]:
    """The ground under a model, and who stands beside it."""
    name, grounds = NAMES[now.gear.kind], lore.floor.ground
    if now.sheet.swims and not was.sheet.swims:
        yield Fact(T("{model} swims, with a weaker defence", model=name), good=False, weight=1.2)
    if was.sheet.swims and not now.sheet.swims:
        yield Fact(T("{model} settles, with a stronger defence", model=name), good=True, weight=1.2)
    if now.tile == was.tile or was.tile < 0:
        return
    ground, old = grounds[now.tile], grounds[was.tile]
    if ground == "poison":
        yield Fact(T("{model} is poisoned by the coral", model=name), good=False, weight=3.0)
    elif ground in CORAL and old not in CORAL:
        words = T("{model} stands on coral, with a weaker defence", model=name)
        yield Fact(words, good=False, weight=1.0)
    elif ground == "den" and old != "den":
        words = T("{model} stands in a den, with a stronger defence", model=name)
        yield Fact(words, good=True, weight=1.0)
    if lore.gaps[now.tile] < lore.gaps[was.tile]:
        words = T("{model} comes closer to the enemy", model=name)
        yield Fact(words, good=True, weight=0.5)
    yield from company(before, was, now)


def company(before: LineUp, was: Fighter, now: Fighter) -> Iterator[Fact]:
    friends = [one for one in before.at(now.tile) if one.id != now.id]
    if friends and not any(one.tile == was.tile for one in friends):
        words = T(
            "{model} joins {friend}: one token moves both",
            model=NAMES[now.gear.kind],
            friend=called(friends[0]),
        )
        yield Fact(words, good=True, weight=0.5)


def prospects(
    lore: Lore, before: LineUp, after: LineUp, was: Fighter, now: Fighter
) -> Iterator[Fact]:
    """Whom it could attack now with a token that is left, and none of its kind before."""
    if was.acted or now.tile == was.tile or not (now.acted or after.movement + after.attack):
        return
    striker, idle = placed(lore, now), [one for one in alike(before, was) if not one.acted]
    old = frozenset[int]().union(*(placed(lore, one).zone for one in idle))
    foes = [one for one in before.on_map() if one.seat != lore.seat and one.tile in striker.zone]
    for foe in foes:
        if foe.tile not in old:
            words = T("{model} can attack {foe}", model=NAMES[now.gear.kind], foe=called(foe))
            weight = 0.5 + blow(lore, Striker(was, old, False), foe) / A_FACT
            yield Fact(words, good=True, weight=weight)


def alike(line_up: LineUp, fighter: Fighter) -> list[Fighter]:
    """Who bears its name and lives."""
    army = line_up.army(fighter.seat)
    return [one for one in army if one.gear.kind == fighter.gear.kind and one.alive]


def exposure(lore: Lore, before: LineUp, after: LineUp) -> Iterator[Fact]:
    """Enemies that could attack one of a name after one movement of their turn, or none any more;
    nothing where one has come or fallen."""
    own = {one.gear.kind: one for one in before.army(lore.seat)}
    foes = [one for one in before.on_map() if one.seat != lore.seat and not is_beast(one)]
    for one, foe in product(own.values(), foes):
        could, can = (threat(lore, line_up, foe, one) for line_up in (before, after))
        if could == can or len(alike(before, one)) != len(alike(after, one)):
            continue
        words = {"foe": called(foe), "model": NAMES[one.gear.kind]}
        if can:
            said = T("{foe} can attack {model} after one movement", **words)
        else:
            said = T("{foe} can't attack {model} after one movement", **words)
        yield Fact(said, not can, blow(lore, mobile(lore, foe, 1, 0), one) / A_FACT)


def threat(lore: Lore, line_up: LineUp, foe: Fighter, one: Fighter) -> bool:
    """Whether it strikes one of that name after a movement for which it swims and charges; others
    who stand in its way are in its way."""
    others = frozenset(one.tile for one in line_up.on_map() if one.seat != foe.seat and one.alive)
    foe = line_up.fighters.get(foe.id) or fallen(foe)
    sheet = sheet_of(foe.gear, False, foe.pays)
    steps = sheet.steps + CHARGE + (not sheet.swims) if sheet.steps else 0
    if foe.tile < 0 or not foe.alive:
        return False
    zone = strike_zone(lore.floor, foe.tile, steps, True, sheet.reach, others)
    return any(other.tile in zone for other in alike(line_up, one))


def blow(lore: Lore, striker: Striker, target: Fighter) -> float:
    """Points that one attack takes on average."""
    afar, worth = striker.from_afar(target.tile), target.sheet.points * lore.menace[target.seat]
    dice = clash(striker.fighter.sheet.plain[afar], target, afar)
    return worth * loss(target.odds, dice, lore.weights.alive)


def spent(before: LineUp, after: LineUp) -> Iterator[Fact]:
    """Tokens that are given up, and Essence."""
    tokens = before.movement + before.attack
    if tokens and not after.movement + after.attack and before.fighters == after.fighters:
        words = N("{n} token is lost unused", "{n} tokens are lost unused", tokens)
        yield Fact(words, good=False, weight=1.0)
    if after.essence < before.essence:
        words = N("it costs {n} Essence", "it costs {n} Essence", before.essence - after.essence)
        yield Fact(words, good=False, weight=0.3 * (before.essence - after.essence))
    if after.essence > before.essence:
        words = N("you gain {n} Essence", "you gain {n} Essence", after.essence - before.essence)
        yield Fact(words, good=True, weight=0.3 * (after.essence - before.essence))
