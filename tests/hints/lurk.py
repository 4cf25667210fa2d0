"""An order, carried out with dice that do nothing, and what a sentence about it means: blows are
counted die by die, and enemies come as far as the rules let them."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial, reduce
from typing import Any

from games.kernel.ask import Option
from games.kernel.chance import Chance
from games.kernel.copying import copy_state
from games.kernel.match import Match
from games.lurk.attack.abilities import BEFORE, HELPS, always
from games.lurk.attack.attack import prepare_clash
from games.lurk.attack.clash import Clash, Use, source_name, sources
from games.lurk.battle import Battle
from games.lurk.content import NAMES
from games.lurk.game import Lurk
from games.lurk.map.board import DISTANCE, NEIGHBOURS, SPOTS, TILES
from games.lurk.map.sight import sees
from games.lurk.models.stats import CORAL, heart, reach, speed
from games.lurk.movement.routes import CLOSED
from games.lurk.state import FALLEN, LURKER, Ground, Model
from games.minds import Candidate
from tests.hints.dice import SURE, Odds, both, wounds

MARGIN = 0.0051
"""A share of a hundred rolls is rounded."""
IDLE = 4
"""The face of every die that does nothing in an attack."""
SLIPS, CLIMBS = ["Rs"], ["Ro"]
"""A climber's roll."""
USES = 3
"""An ability is reckoned with by whoever could pay for so many (docs/minds.md)."""
FAR, STEEP = 99, {*CLOSED, "rock"}
HIT = re.compile(r"hit\.m(?P<target>\d+)(?:\.(?P<use>\w+))?\.m(?P<striker>\d+)")
ATTACK = re.compile(r"attack from (?P<tile>\w\d)(?: with (?P<helps>.+?))?: (?P<foes>.+)")
GO = re.compile(r"go to (\w\d)")
AIMS = re.compile(r"(?P<foe>\w[^,]+, ♥\d+)(?: \((?P<who>[^)]+)\))?")


class Still(Chance):
    """Shows one face until the turn is over, and keeps what was ordered, where it ends, who attacks
    whom then with which abilities, and the board before the event that follows."""

    seat, order, start, goal, helps, foes = 0, "", "", "", "", ""
    game: Any = None
    board: Any = None
    follow = False
    ordered: Sequence[int] = ()

    def below(self, bound: int) -> int:
        loaded = bound == 6 and self.game.s.phase == "turn"
        return IDLE if loaded else super().below(bound)


def rigs(match: Match, one: Candidate) -> Iterator[Any]:
    for rolled in (SLIPS, CLIMBS) if "climb" in one.option.id else (SLIPS,):
        yield partial(hold_still, rolled=rolled, one=one)


def hold_still(game: Any, rolled: Sequence[str], one: Candidate) -> None:
    game.chance = chance = Still(0)
    chance.game, game.reveal = game, partial(keep, game)
    game.roll_openly = lambda dice: (
        rolled if game.s.phase == "turn" else Lurk.roll_openly(game, dice)
    )
    chance.order, chance.seat = one.option.id, game.s.active
    chance.ordered = ordered(game, one.option.id)
    starts = [SPOTS[m.tile] for m in game.s.models if m.id in chance.ordered and m.on_map]
    chance.start = "".join(starts[:1])
    words = ", ".join(str(step.label) for step in one.then)
    chance.follow = "the others follow" in words
    chance.goal = "".join(GO.findall(words))
    if said := ATTACK.search(words):
        chance.goal, chance.helps, chance.foes = said["tile"], said["helps"] or "", said["foes"]


def keep(game: Any) -> None:
    """As it is when the turn is over."""
    if game.chance.board is None and game.s.phase == "event":
        game.chance.board = copy_state(game.s)
    game.revealed = True


def ordered(game: Lurk, order: str) -> list[int]:
    """Who is told to do something: one, all of a tile, or whoever moves already."""
    if ".all." in order:
        return [one.id for one in game.at(SPOTS.index(order[-2:]))]
    return [int(one) for one in re.findall(r"\.m(\d+)", order)[-1:]] or [game.s.acting]


def began(match: Match) -> None:
    return None


def told(one: Candidate) -> list[str]:
    return []


def is_over(match: Match, began: None) -> bool:
    assert match.ask is not None
    if match.game.chance.board is not None:
        return True
    return match.ask.id in ("turn.order", "attack.actor") and not followers(match)


def followers(match: Match) -> list[Option[Any]]:
    """The same way for the others of a tile."""
    chance, options = match.game.chance, match.ask.options if match.ask else ()
    begins = chance.order.partition(".m")[0]
    same = [o for o in options if o.id.startswith(f"{begins}.m") and o.id[-2:] == chance.start]
    return same if chance.follow else []


def next_step(match: Match, told: list[str]) -> Option[Any] | None:
    """Who charges goes where it is told; what nobody named is not used."""
    assert match.ask is not None
    wanted = [f"go.{match.game.chance.goal}", "no", "stay"]
    found = [match.ask.find(match.ask.awaited[0], id_) for id_ in wanted]
    return next(filter(None, followers(match) + found), None)


def named(game: Lurk, name: str) -> list[Model]:
    return [one for one in game.s.models if str(NAMES[one.kind]) == name and one.on_map]


def mine(now: Any, name: str) -> list[Model]:
    """Of several of a kind those with the order."""
    own = [one for one in named(now, name) if one.seat == now.chance.seat]
    return [one for one in own if one.id in now.chance.ordered] or own


def meant(was: Lurk, now: Lurk, foe: str) -> list[Model]:
    """Whoever was called that, as they are now."""
    ids = [one.id for one in was.s.models if one.on_map and str(Battle.called(one)) == foe]
    return [one for one in now.s.models if one.id in ids]


def in_reach(game: Lurk, one: Model, tile: int, target: Model, *, silt: bool) -> bool:
    rocks = {place for place in TILES if game.s.ground[place] == "rock"}
    near = DISTANCE[tile][target.tile] <= reach(one, silt)
    return near and sees(tile, target.tile, rocks)


def blows(was: Lurk, now: Any, target: Model) -> Iterator[Odds]:
    """Of each who was told to attack it."""
    chance, by_id = now.chance, {one.id: one for one in was.s.models}
    order = HIT.fullmatch(chance.order)
    if order and int(order["target"]) == target.id:
        yield blow(was, by_id[int(order["striker"])], by_id[target.id], [order["use"]])
    aims = {said["foe"]: said["who"] or "" for said in AIMS.finditer(chance.foes)}
    foe = str(Battle.called(by_id[target.id]))
    strikers = aims.get(foe, "").split(", ")
    for one in now.at(SPOTS.index(chance.goal)) if foe in aims else ():
        able = not one.acted and in_reach(now, one, one.tile, target, silt=now.s.silt)
        if able and (strikers == [""] or str(NAMES[one.kind]) in strikers):
            if strikers != [""]:
                strikers = [*strikers, "nobody"]
                strikers.remove(str(NAMES[one.kind]))
            uses = [use.source for use in sources(one, "attack")]
            helps = [use for use in uses if str(source_name(one, use)) in chance.helps]
            yield blow(now, one, target, helps)


def blow(game: Lurk, striker: Model, target: Model, named: Collection[str]) -> Odds:
    """With what is named for it, against what its defender could pay for often."""
    clash = prepare_clash(game, striker, target)
    help_out(game, clash, [use for use in sources(striker, "attack") if use.source in named])
    uses = sources(target, "defence") if "stunned" not in target.tokens else ()
    rich = [u for u in uses if u.effect.essence * USES <= game.s.players[target.seat].essence]
    help_out(game, clash, [use for use in rich if not use.effect.once])
    return wounds(clash.attack, clash.defence, clash.block - clash.pierce)


def help_out(game: Lurk, clash: Clash, uses: Collection[Use]) -> None:
    """One ability for each attack, if it does anything."""
    for _, effect in uses:
        if effect.effect in BEFORE and HELPS.get(effect.effect, always)(game, clash, effect):
            BEFORE[effect.effect](game, clash, effect)
            return


def suffers(was: Lurk, now: Lurk, one: Model, least: int) -> float:
    """How likely so many wounds are."""
    total = reduce(both, blows(was, now, one), SURE)
    return sum(odds for wounds, odds in total.items() if wounds >= least)


def left(one: Model) -> int:
    return heart(one) - one.wounds


def fares(was: Lurk, now: Lurk, foe: str, least: Callable[[Model], int]) -> float | None:
    """Of twins on a tile nobody can tell which one is meant."""
    models = meant(was, now, foe)
    return suffers(was, now, models[0], least(models[0])) if len(models) == 1 else None


def can_come(game: Lurk, foe: Model, target: Model) -> bool:
    """With one movement of its next turn, swimming and charging."""
    barred, reached = {m.tile for m in game.s.models if m.seat != foe.seat}, {foe.tile}
    for _ in range(0 if "trapped" in foe.tokens else speed(foe) + 2):
        near = {there for here in reached for there in NEIGHBOURS[here]} - barred
        reached |= {there for there in near if game.s.ground[there] not in CLOSED}
    return any(in_reach(game, foe, tile, target, silt=False) for tile in reached)


def threat(was: Lurk, now: Lurk, foe: str, models: Sequence[Model]) -> float:
    """To any of them, of whoever lives."""
    return max(
        can_come(now, one, to) * (1 - suffers(was, now, one, left(one)))
        for one in meant(was, now, foe)
        for to in models
    )


def threatens(was: Lurk, now: Lurk, foe: str, name: str) -> float:
    return threat(was, now, foe, mine(now, name)) * lives(was, now, name)


def is_safe(was: Lurk, now: Any, foe: str, name: str) -> float:
    """All of that name."""
    own = [one for one in named(now, name) if one.seat == now.chance.seat]
    return (1 - threat(was, now, foe, own)) * lives(was, now, name)


def is_unclear(now: Any, name: str) -> bool:
    """Of twins that have no order nobody can tell which one is meant."""
    own = {one.id for one in mine(now, name)}
    return len(own) > 1 and own.isdisjoint(now.chance.ordered)


def steps(game: Lurk, one: Model, barred: Collection[Ground] = STEEP) -> int:
    """To the nearest enemy, wherever it stands: around rock, or else across it."""
    foes = {foe.tile for foe in game.s.models if foe.on_map and foe.seat not in (one.seat, LURKER)}
    reached, count = {one.tile}, 0
    while not reached & foes:
        near = {there for here in reached for there in NEIGHBOURS[here]} - reached
        if not (near := {t for t in near if t in foes or game.s.ground[t] not in barred}):
            return FAR + steps(game, one, CLOSED)
        reached, count = reached | near, count + 1
    return count


def comes_closer(was: Lurk, now: Lurk, name: str) -> bool:
    before = {one.id: one for one in was.s.models}
    return any(steps(now, one) < steps(was, before[one.id]) for one in mine(now, name))


def joins(was: Lurk, now: Lurk, name: str, friend: str) -> bool:
    """Where the friend was and is."""
    there = re.findall(r"\w\d", friend)[-1]
    friends = [one for one in meant(was, now, friend) if one.on_map and SPOTS[one.tile] == there]
    return any(a.tile == b.tile and a is not b for a in mine(now, name) for b in friends)


def may_attack(was: Lurk, now: Any, name: str, foe: str) -> bool | None:
    if is_unclear(now, name):
        return None
    acted = {one.id for one in was.s.models if one.acted}
    return any(
        in_reach(now, one, one.tile, other, silt=now.s.silt)
        for one in mine(now, name)
        for other in meant(was, now, foe)
        if one.id not in acted
    )


def unused(was: Lurk, now: Any, tokens: str) -> bool:
    left = sum(was.s.columns[:2]) - (now.chance.order != "end")
    return (now.s.turn != was.s.turn or now.s.phase != "turn") and left == int(tokens)


def lost(was: Lurk, now: Lurk, name: str) -> float:
    """By itself, or by a creature on its way."""
    pairs = [pair for pair in zip(was.s.models, now.s.models, strict=False) if pair[0].on_map]
    if any(str(NAMES[old.kind]) == name and new.tile == FALLEN for old, new in pairs):
        return 1.0
    fight = now.s.fight
    if fight is None or fight == was.s.fight or fight.attacker_seat != LURKER:
        return 0.0
    if str(NAMES[fight.target]) != name:
        return 0.0
    creature = next(one for one in was.s.models if one.tile == fight.origin)
    weakest = min((one for one in mine(now, name) if one.kind == fight.target), key=left)
    odds = blow(now, creature, replace(weakest, tile=fight.tile), [])
    return sum(share for hits, share in odds.items() if hits >= left(weakest))


def lives(was: Lurk, now: Lurk, name: str) -> float:
    return 1 - lost(was, now, name)


def stands(_: Lurk, now: Lurk, name: str, grounds: Collection[Ground]) -> bool:
    return any(now.s.ground[one.tile] in grounds for one in mine(now, name))


def bears(_: Lurk, now: Lurk, name: str, token: str) -> bool:
    return any(token in one.tokens for one in mine(now, name))


def heals(was: Lurk, now: Lurk, name: str) -> bool:
    before = {one.id: one for one in was.s.models}
    return any(one.wounds < before[one.id].wounds for one in mine(now, name))


def settled(was: Lurk, now: Lurk, name: str) -> bool:
    swam = {one.id for one in was.s.models if "swimming" in one.tokens}
    return any(one.id in swam and "swimming" not in one.tokens for one in mine(now, name))


def essence(game: Lurk, seat: int) -> int:
    return game.s.players[seat].essence


NAME, FOE = r"([A-Z][^,]*?)", r"(.+ on \w\d, ♥\d+)"
MEANINGS: Mapping[str, Callable[..., float | None]] = {
    rf"{FOE} is destroyed": partial(fares, least=left),
    rf"{FOE} is wounded": partial(fares, least=lambda _: 1),
    rf"{FOE} can attack {NAME} after one movement": threatens,
    rf"{FOE} can't attack {NAME} after one movement": is_safe,
    rf"{NAME} is destroyed": lost,
    r"it costs (\d) Essence": lambda was, now, n: (
        essence(was, was.s.active) - essence(now, was.s.active) == int(n)
    ),
    r"(\d) tokens? (?:is|are) lost unused": unused,
}
OWN: Mapping[str, Callable[..., float | None]] = {
    "comes closer to the enemy": comes_closer,
    rf"joins {FOE}: one token moves both": joins,
    rf"can attack {FOE}": may_attack,
    "stands on coral, with a weaker defence": partial(stands, grounds=CORAL),
    "swims, with a weaker defence": partial(bears, token="swimming"),
    "settles, with a stronger defence": settled,
    "is poisoned by the coral": partial(bears, token="poisoned"),
    "stands in a den, with a stronger defence": partial(stands, grounds={"den"}),
    "heals": heals,
}
"""What is told of own models holds for those that still stand."""


def is_true(fact: str, was: Lurk, now: Any) -> float | None:
    now.s = now.chance.board or now.s
    for words, odds in MEANINGS.items():
        if said := re.fullmatch(words, fact):
            return odds(was, now, *said.groups())
    for words, true in OWN.items():
        if said := re.fullmatch(f"{NAME} {words}", fact):
            share = true(was, now, *said.groups())
            return None if share is None else share * lives(was, now, said[1])
    raise LookupError(fact)
