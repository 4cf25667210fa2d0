"""A turn: which tile to activate, who moves, where to, and what goes with it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from games.kernel.ask import Option
from games.lurk.autopilot.acting import tile_act, tile_blow
from games.lurk.autopilot.gear import best_card, use_of
from games.lurk.autopilot.moving import Gait, March, march_on
from games.lurk.autopilot.options import Options, named
from games.lurk.autopilot.scene import Scene
from games.lurk.autopilot.standing import stride
from games.lurk.content import CARDS, KINDS
from games.lurk.items import UseItem
from games.lurk.movement_options import Deed
from games.lurk.state import WAITING
from games.lurk.view import ModelView

WORTH_A_TOKEN = 0.3
"""A movement must gain so much."""

BETTER_FIRST = 1.0
"""Who could strike moves first if that gains so much more."""

IDLE = 0.12
"""What it is worth that a point of an army enters the battle."""

WORTH_A_WORD = 0.3
"""What is named before the first step must gain so much."""


def turn(scene: Scene, options: Options, _: random.Random) -> Option[Any]:
    """Strike from the best place that can be had, bring the next tile nearer, or end the turn."""
    due = [option for option in named(options, "use") if item_is_due(option.value)]
    if due:
        return due[0]
    march = march_on(scene)
    moves = {option: tile_gain(march, option.value.tile) for option in named(options, "move")}
    strikes = {option: tile_blow(scene, option.value.tile) for option in named(options, "attack")}
    strike = best(strikes, 0.0)
    if strike is not None:
        own = [o for o in moves if o.value.tile == strike.value.tile and moves[o] > BETTER_FIRST]
        return own[0] if own else strike
    return other_than_strike(scene, options, moves)


def other_than_strike(
    scene: Scene, options: Options, moves: dict[Option[Any], float]
) -> Option[Any]:
    """A movement that gains, reinforcements, an attack at once, a search; else the end."""
    arrivals = dict.fromkeys(named(options, "enter"), IDLE * points_waiting(scene))
    rushes = {option: tile_blow(scene, option.value.tile) for option in named(options, "rush")}
    acts = named(options, "attack", "rush")
    searches = {option: tile_act(scene, option.value.tile) for option in acts}
    return (
        best({**moves, **arrivals}, WORTH_A_TOKEN)
        or best(rushes, 0.0)
        or best(searches, 0.0)
        or named(options, "end")[0]
    )


def best(scores: dict[Option[Any], float], least: float) -> Option[Any] | None:
    """The option that is worth most, if that is more than so much."""
    found = max(scores, key=lambda option: scores[option], default=None)
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


def mover(scene: Scene, options: Options, _: random.Random) -> Option[Any]:
    """All together where that is as good as one by one; else whoever gains most goes first."""
    march = march_on(scene)
    single = [option for option in options if option.id.startswith("mover.m")]
    models = {option: scene.by_id[option.value.id] for option in single}
    gains = {option: march.gain(models[option]) for option in single}
    first = max(single, key=lambda option: gains[option])
    together = [option for option in options if option.value == "all"]
    if together and (found := march.together(list(models.values()))) is not None:
        here = sum(march.stand.worth(model, model.tile) for model in models.values())
        if found[0] >= march.one_by_one(list(models.values())) and found[0] > here:
            return together[0]
    nobody = [option for option in options if option.value == "none"]
    return first if gains[first] > 0 or not nobody else nobody[0]


def move(scene: Scene, options: Options, _: random.Random) -> Option[Any]:
    """The best place to stand, and before that a card from the stock or what leads farther."""
    model = scene.acting
    if model is None:
        return options[-1]
    march = march_on(scene)
    deeds = {option: option.value for option in options if isinstance(option.value, Deed)}
    verbs: set[str] = {deed.verb for deed in deeds.values()}
    if verbs == {"go"}:
        return go_together(march, model, deeds)
    if "equip" in verbs and best_card(model, scene.view.players[scene.seat].stock):
        return next(option for option in deeds if deeds[option].verb == "equip")
    scores = {option: deed_worth(march, model, deed, verbs) for option, deed in deeds.items()}
    refusals = named(options, "no")
    scores.update(dict.fromkeys(refusals, march.stand.worth(model, model.tile)))
    return max(scores, key=lambda option: scores[option])


def go_together(march: March, model: ModelView, deeds: dict[Option[Any], Deed]) -> Option[Any]:
    """A goal for everybody on the tile who may still move: nobody may stay."""
    group = march.movers(model.tile) or [model]
    return max(deeds, key=lambda option: march.all_at(group, deeds[option].tile))


def deed_worth(march: March, model: ModelView, deed: Deed, verbs: set[str]) -> float:
    """What a step, a climb, or something named before the first step is worth."""
    left = steps_left(model, verbs)
    match deed.verb:
        case "go":
            return march.on_arrival(model, deed.tile, left)
        case "stay":
            return march.stand.worth(model, model.tile)
        case "climb":
            foot = march.reached(Gait("", model, left)).climbs.get(deed.tile, model.tile)
            return march.climb(model, deed.tile, foot)
        case "equip" | "share":
            return float("-inf")
    for gait in march.gaits(model, left):
        if gait.verb == deed.verb:
            return march.best_of(gait).worth - WORTH_A_WORD
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
