"""A turn: which tile to activate, who moves, where to, and what goes with it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from games.kernel.ask import Option
from games.lurk.autopilot.acting import action, tile_act, tile_blow
from games.lurk.autopilot.gear import best_card, use_of
from games.lurk.autopilot.moving import Gait, March, march_on
from games.lurk.autopilot.options import Options, named
from games.lurk.autopilot.scene import Scene
from games.lurk.autopilot.standing import stride
from games.lurk.cards.items import UseItem
from games.lurk.content import CARDS, KINDS
from games.lurk.movement.deeds import Deed
from games.lurk.state import WAITING
from games.lurk.turn.activation_card import ATTACK
from games.lurk.turn.orders import ALL, Action, Movement, moves_along
from games.lurk.view import ModelView

WORTH_A_TOKEN = 0.3
"""A movement must gain so much."""

BETTER_FIRST = 1.0
"""Who could strike moves first if that gains so much more."""

IDLE = 0.12
"""What it is worth that a point of an army enters the battle."""

WORTH_A_WORD = 0.3
"""What is named before the first step must gain so much."""

IN_TWO = 0.001
"""Of what comes to the same, one order is better than two."""


def turn(scene: Scene, options: Options, _: random.Random) -> Option[Any]:
    """Strike from the best place that can be had, bring the next tile nearer, or end the turn."""
    due = [option for option in named(options, "use") if item_is_due(option.value)]
    if due:
        return due[0]
    others = [option for option in options if is_at_hand(scene, option)]
    if others and (further := movement(scene, others)) is not None:
        return further
    options = [option for option in options if option not in others]
    march, moving, acting = march_on(scene), by_tile(options, Movement), by_tile(options, Action)
    moves = {tile: tile_gain(march, tile) for tile in moving}
    strikes = {tile: tile_blow(scene, tile) for tile in acting if scene.view.columns[ATTACK]}
    strike = best(strikes, 0.0)
    found = None
    if strike is not None:
        if moves.get(strike, 0.0) > BETTER_FIRST:
            found = movement(scene, moving[strike])
        found = found or action(scene, acting[strike])
    return found or other_than_strike(scene, options, moves)


def is_at_hand(scene: Scene, option: Option[Any]) -> bool:
    """Whether it takes no token: those of a tile that moves already."""
    order = option.value
    return isinstance(order, Movement) and moves_along(order, scene.view.moving)


def other_than_strike(scene: Scene, options: Options, moves: dict[int, float]) -> Option[Any]:
    """A movement that gains, reinforcements, an attack at once, a search; else the end."""
    enter, idle = named(options, "enter"), IDLE * points_waiting(scene)
    goes = best(moves, WORTH_A_TOKEN)
    found = None
    if enter and idle > max(WORTH_A_TOKEN, 0.0 if goes is None else moves[goes]):
        return enter[0]
    if goes is not None:
        found = movement(scene, by_tile(options, Movement)[goes])
    acting = by_tile(options, Action)
    rushes = {tile: tile_blow(scene, tile) for tile in acting if not scene.view.columns[ATTACK]}
    acts = best(rushes, 0.0)
    if acts is None:
        acts = best({tile: tile_act(scene, tile) for tile in acting}, 0.0)
    if found is None and acts is not None:
        found = action(scene, acting[acts])
    return found or named(options, "end")[0]


def by_tile(options: Options, kind: type[Movement | Action]) -> dict[int, list[Option[Any]]]:
    """Orders of one kind, by the tile that they activate."""
    found: dict[int, list[Option[Any]]] = {}
    for option in options:
        if isinstance(option.value, kind):
            found.setdefault(option.value.tile, []).append(option)
    return found


def best(scores: dict[int, float], least: float) -> int | None:
    """The tile that is worth most, if that is more than so much."""
    found = max(scores, key=lambda tile: scores[tile], default=None)
    return found if found is not None and scores[found] > least else None


def points_waiting(scene: Scene) -> int:
    army = scene.view.army(scene.seat)
    return sum(KINDS[model.kind].cost for model in army if model.tile == WAITING)


def item_is_due(what: UseItem) -> bool:
    """Heal when all of it helps; Essence and cures at once."""
    effect = CARDS[what.card].effect
    if effect.effect == "lure":
        return False
    return effect.effect != "heal_self" or what.model.wounds >= effect.n


def tile_gain(march: March, tile: int) -> float:
    """How much better its models could stand after a movement, each for itself or together."""
    movers = march.movers(tile)
    apart = sum(march.gain(model) for model in movers)
    if len(movers) < 2 or any("trapped" in model.tokens for model in movers):
        return apart
    found = march.together(movers)
    here = sum(march.stand.worth(model, tile) for model in movers)
    return apart if found is None else max(apart, found[0] - here)


def movement(scene: Scene, orders: Options) -> Option[Any] | None:
    """All together where that is as good as one by one; else whoever gains most goes first."""
    march, own = march_on(scene), dict[int, dict[Option[Any], Deed]]()
    for order in orders:
        own.setdefault(order.value.model, {})[order] = order.value.deed
    everybody = own.pop(ALL, {})
    together = {order: deed for order, deed in everybody.items() if not deed.first}
    group = [scene.by_id[model] for model in own]
    for order in everybody.keys() - together.keys():
        if all_swim_to(march, group, everybody[order].tile):
            return order
    if together and (found := march.together(group)) is not None:
        here = sum(march.stand.worth(model, model.tile) for model in group)
        if found[0] >= march.one_by_one(group) and found[0] > here:
            return max(together, key=lambda o: march.all_at(group, together[o].tile))
    first = max(group, key=march.gain)
    return deed_of(scene, first, own[first.id]) if march.gain(first) > 0 else None


def all_swim_to(march: March, group: Sequence[ModelView], tile: int) -> bool:
    """Whether whoever gains most swims there, and to the others it is as good with company."""
    first = max(group, key=march.gain)
    if march.best(first).tile != tile or march.best(first).gait.verb != "swim":
        return False
    return all(march.swims_along(one, tile) for one in group if one is not first)


def move(scene: Scene, options: Options, _: random.Random) -> Option[Any]:
    """The next of a tile that moves, or what one model does; else it stays."""
    orders = [option for option in options if isinstance(option.value, Movement)]
    deeds = {option: option.value for option in options if isinstance(option.value, Deed)}
    if orders:
        chosen = movement(scene, orders)
    else:
        chosen = None if scene.acting is None else deed_of(scene, scene.acting, deeds)
    return chosen or (named(options, "stay", "no") or options)[-1]


def deed_of(scene: Scene, model: ModelView, deeds: dict[Option[Any], Deed]) -> Option[Any] | None:
    """The best place to stand, and before that a card from the stock or what leads farther."""
    march, verbs = march_on(scene), {str(deed.verb) for deed in deeds.values()}
    if "equip" in verbs and best_card(model, scene.view.players[scene.seat].stock):
        return next(option for option in deeds if deeds[option].verb == "equip")
    scores = {option: deed_worth(march, model, deed, verbs) for option, deed in deeds.items()}
    best = max(scores, key=lambda option: scores[option])
    return best if scores[best] > march.stand.worth(model, model.tile) else None


def deed_worth(march: March, model: ModelView, deed: Deed, verbs: set[str]) -> float:
    """What a step, a climb, or something named before the first step is worth."""
    left = steps_left(model, verbs)
    if deed.first:
        return prepared_worth(march, model, deed, left)
    match deed.verb:
        case "go":
            return march.on_arrival(model, deed.tile, left)
        case "stay":
            return march.stand.worth(model, model.tile)
        case "climb":
            foot = march.reached(Gait("", model, left)).climbs.get(deed.tile, model.tile)
            return march.climb(model, deed.tile, foot)
    named = [gait for gait in march.gaits(model, left) if gait.verb == deed.verb]
    return march.best_of(named[0]).worth - WORTH_A_WORD - IN_TWO if named else float("-inf")


def prepared_worth(march: March, model: ModelView, deed: Deed, left: int) -> float:
    """The same by swimming, or after settling."""
    for gait in march.gaits(model, left):
        if gait.verb == deed.first:
            ready = deed._replace(first="")
            worth = deed_worth(march, gait.model, ready, set())
            return worth - gait.price - WORTH_A_WORD
    return float("-inf")


def steps_left(model: ModelView, verbs: set[str]) -> int:
    """A charge of this movement, which is not offered again, has made it longer."""
    prepares = not verbs.isdisjoint({"swim", "settle"})
    return stride(model) + (prepares and "charge" not in verbs)


def take(scene: Scene, options: Options, luck: random.Random) -> Option[Any]:
    """The card that helps most."""
    offered = [option.value for option in options]
    wish = best_card(scene.acting, offered) if scene.acting else None
    return luck.choice([option for option in options if option.value == wish] or list(options))


def drop(scene: Scene, options: Options, _: random.Random) -> Option[Any]:
    """The card that helps nobody, or the least."""
    bearers = [model for model in scene.own if KINDS[model.kind].carries]
    return min(options, key=lambda o: max_use(bearers, o.value))


def max_use(bearers: Sequence[ModelView], card: str) -> float:
    return max((use_of(model, card) for model in bearers), default=0.0)
