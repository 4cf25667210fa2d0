"""What an ability is worth in the attack at hand, against its price in Essence."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.kernel.ask import Option
from games.lurk.autopilot.better_dice import attack_with, defence_with, times
from games.lurk.autopilot.scene import Scene
from games.lurk.dice.dice import degrade
from games.lurk.dice.odds import wounds
from games.lurk.map.board import DISTANCE
from games.lurk.schema import Effect
from games.lurk.state import LURKER, Duel

PRICE, SPENT_ITEM = 0.5, 1.5
"""Points that an Essence is worth to somebody who has few, and an item to whoever carries it."""

PLENTY = 4
"""So much Essence in reserve halves its price."""

USELESS_DICE = 1.4
"""Dice without use in a roll, about, when a second roll is offered."""

TOKEN_WORTH: Mapping[str, float] = {"trapped": 0.06, "stunned": 0.08, "inked": 0.05}
"""As shares of a model's points; poison is a wound and worth as much."""


def use(scene: Scene, options: Sequence[Option[Any]], _: random.Random) -> Option[Any]:
    """The ability that gains most beyond its price, if any does; the last option is to refuse."""
    uses = {o: o.value.effect for o in options if o.id.startswith("use.")}
    return best_use(scene, uses, options[-1])


def best_use(scene: Scene, uses: Mapping[Option[Any], Effect], refusal: Option[Any]) -> Option[Any]:
    gains = {option: gain(scene, effect) - price(scene, effect) for option, effect in uses.items()}
    best = max(gains, key=lambda option: gains[option])
    return best if gains[best] > 0 else refusal


def price(scene: Scene, effect: Effect) -> float:
    reserve = scene.view.players[scene.seat].essence
    return effect.essence * PRICE / (1 + reserve / PLENTY) + (SPENT_ITEM if effect.once else 0)


def gain(scene: Scene, effect: Effect) -> float:
    """Points that the effect brings on average in the attack that is being resolved."""
    duel = scene.view.duel
    if duel is None:
        return 0.0
    if effect.timing in ("attack", "defence", "roll"):
        defends = scene.by_id[duel.target].seat == scene.seat
        return (defence_gain if defends else attack_gain)(scene, effect, duel)
    return LATE.get(effect.effect, nothing)(scene, effect, duel)


def attack_gain(scene: Scene, effect: Effect, duel: Duel) -> float:
    attacker, target = scene.by_id[duel.attacker], scene.by_id[duel.target]
    if effect.effect == "reroll":
        return min(effect.n, USELESS_DICE) * 0.5 * scene.worth(target) / target.heart
    if effect.effect == "bonus_essence":
        return 0.4 * PRICE
    friends = len(scene.view.at(attacker.tile)) - 1
    adds = times(effect, friends, attacker.wounds, target.wounds)
    dice, cancelled = attack_with(duel.attack, effect, adds)
    more = scene.harm(target, dice, duel.defence, cancelled)
    more -= scene.harm(target, duel.attack, duel.defence)
    return more - (scene.worth(attacker) if effect.self_destroy else 0)


def defence_gain(scene: Scene, effect: Effect, duel: Duel) -> float:
    attacker, target = scene.by_id[duel.attacker], scene.by_id[duel.target]
    if effect.effect == "riposte":
        return wounds(duel.attack, duel.defence)[0] * scene.worth(attacker) / attacker.heart
    if effect.effect == "reroll":
        return min(effect.n, USELESS_DICE) * 0.3 * scene.worth(target) / target.heart
    before = scene.harm(target, duel.attack, duel.defence)
    dice, block = defence_with(duel.defence, effect, scene.view.ground[target.tile])
    attack = degrade(duel.attack, effect.n if effect.effect == "degrade_attacker" else 0)
    return before - scene.harm(target, attack, dice, -block)


Late = Callable[[Scene, Effect, Duel], float]


def nothing(_: Scene, __: Effect, ___: Duel) -> float:
    return 0.0


def token_gain(scene: Scene, effect: Effect, duel: Duel) -> float:
    target = scene.by_id[duel.target]
    share = TOKEN_WORTH.get(effect.token or "", 1 / target.heart)
    return share * scene.worth(target)


def splash_gain(scene: Scene, effect: Effect, duel: Duel) -> float:
    fight = scene.view.fight
    there = scene.view.at(fight.tile) if fight else []
    others = [m for m in there if m.id != duel.target and m.seat not in (scene.seat, LURKER)]
    return effect.n * sum(scene.a_wound(model) for model in others)


def heal_gain(scene: Scene, effect: Effect, duel: Duel) -> float:
    here = scene.by_id[duel.attacker].tile
    near = [m for m in scene.own if m.wounds and DISTANCE[here][m.tile] <= effect.radius]
    gains = sorted((scene.a_wound(model) for model in near), reverse=True)
    return effect.n * sum(gains[: effect.targets])


def heal_self_gain(scene: Scene, effect: Effect, duel: Duel) -> float:
    model = scene.by_id[duel.attacker]
    return min(effect.n, model.wounds) * scene.a_wound(model)


def free_gain(_: Scene, effect: Effect, __: Duel) -> float:
    """Essence and items are always welcome."""
    return 2 * PRICE * effect.n


LATE: Mapping[str, Late] = {
    "token": token_gain,
    "push": lambda *_: 0.6,
    "move": lambda *_: 0.4,
    "splash": splash_gain,
    "heal": heal_gain,
    "heal_self": heal_self_gain,
    "steal_essence": free_gain,
    "gain_essence": free_gain,
    "draw_item": free_gain,
}
