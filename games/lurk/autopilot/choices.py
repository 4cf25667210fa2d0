"""The answers to every kind of question, by the verb at the head of an option's id."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from games.kernel.ask import Ask, Option
from games.lurk.abilities import BEFORE
from games.lurk.activation_card import ATTACK
from games.lurk.acts import Hit
from games.lurk.autopilot.powers import best_use, use
from games.lurk.autopilot.scene import Scene
from games.lurk.board import DISTANCE, SPOTS
from games.lurk.content import CARDS
from games.lurk.items import UseItem
from games.lurk.orders import ALL, Action, Movement
from games.lurk.state import Duel
from games.lurk.view import ModelView, View

Options = Sequence[Option[Any]]
Answer = Callable[[Scene, Options, random.Random], Option[Any]]

TILE_OF = {spot: tile for tile, spot in enumerate(SPOTS)}
WORTH_A_TOKEN = 0.3
"""A movement that gains no more than this is not made."""
SEARCH_WORTH, ABYSS_WORTH, RECOVER_WORTH = 1.2, 0.4, 1.5


def choose(view: View, ask: Ask, seat: int, luck: random.Random) -> Option[Any]:
    """What a sensible player in that seat would answer."""
    options = ask.of(seat)
    if len(options) == 1:
        return options[0]
    verbs = {option.id.split(".")[0] for option in options}
    for verb, answer in ANSWERS.items():
        if verb in verbs:
            return answer(Scene(view, seat), options, luck)
    return luck.choice(options)


def named(options: Options, *verbs: str) -> list[Option[Any]]:
    """The options whose id begins with one of these words."""
    return [option for option in options if option.id.split(".")[0] in verbs]


def tile_of(option: Option[Any]) -> int:
    return TILE_OF[option.id.split(".")[1]]


def model_of(scene: Scene, option: Option[Any]) -> ModelView:
    return scene.by_id[int(option.id.split(".")[1][1:])]


def muster(_: Scene, options: Options, luck: random.Random) -> Option[Any]:
    """A ready-made army."""
    return luck.choice(named(options, "army"))


def buy(_: Scene, options: Options, luck: random.Random) -> Option[Any]:
    """Whoever left in the middle of buying gets the rest filled up."""
    return luck.choice(named(options, "fill") or named(options, "muster"))


def first(_: Scene, options: Options, __: random.Random) -> Option[Any]:
    return options[0]


def keep_map(_: Scene, options: Options, __: random.Random) -> Option[Any]:
    return named(options, "keep")[0]


def deploy(_: Scene, options: Options, __: random.Random) -> Option[Any]:
    return named(options, "rest")[0]


def turn(scene: Scene, options: Options, luck: random.Random) -> Option[Any]:
    """Attack what can be attacked, bring the next tile into reach, or end the turn."""
    items = [option for option in named(options, "use") if item_is_due(option.value)]
    if items:
        return items[0]
    strike = best_action(scene, options, luck)
    if scene.view.columns[ATTACK] and strike is not None and strike.blow > 0:
        return strike.option
    march = best_march(scene, options)
    if march is not None:
        return march
    enter = named(options, "enter")
    if enter and (strike is None or strike.blow <= 0):
        return enter[0]
    return named(options, "end")[0] if strike is None else strike.option


def item_is_due(what: UseItem) -> bool:
    """Heal when all of it helps; Essence and cures at once."""
    effect = CARDS[what.card].effect
    if effect.effect == "lure":
        return False
    return effect.effect != "heal_self" or what.model.wounds >= effect.n


class Strike(NamedTuple):
    """The best that a tile can do with an attack, and what all of its blows are worth."""

    option: Option[Any]
    blow: float


def best_action(scene: Scene, options: Options, luck: random.Random) -> Strike | None:
    """From the tile that strikes hardest; nothing where its models had better hold back."""
    offered = [option for option in options if isinstance(option.value, Action)]
    blows = {tile: tile_blow(scene, tile) for tile in {o.value.tile: None for o in offered}}
    if not blows:
        return None
    tile = max(blows, key=lambda tile: blows[tile])
    chosen = action(scene, [o for o in offered if o.value.tile == tile], luck)
    return None if chosen is None else Strike(chosen, blows[tile])


def best_march(scene: Scene, options: Options) -> Option[Any] | None:
    """Of the tile that gains most by a movement, if that is worth a token."""
    offered = [option for option in options if isinstance(option.value, Movement)]
    gains = {tile: tile_gain(scene, tile) for tile in {o.value.tile: None for o in offered}}
    tile = max(gains, key=lambda tile: gains[tile], default=None)
    if tile is None or gains[tile] <= WORTH_A_TOKEN:
        return None
    return movement(scene, [o for o in offered if o.value.tile == tile])


def ready(scene: Scene, tile: int) -> list[ModelView]:
    return [m for m in scene.own if m.tile == tile and not m.acted]


def tile_blow(scene: Scene, tile: int) -> float:
    return sum(scene.best_blow(model, tile) for model in ready(scene, tile))


def tile_gain(scene: Scene, tile: int) -> float:
    """How much better its models could stand after a move."""
    movers = [m for m in scene.own if m.tile == tile and m.moves < 2]
    return sum(move_gain(scene, model) for model in movers)


def move_gain(scene: Scene, model: ModelView) -> float:
    """To take to the water is worth a move to whoever is cut off."""
    if must_swim(scene, model):
        return 1.0
    best = max(scene.stand(model, goal) for goal in scene.goals(model))
    return best - scene.stand(model, model.tile)


def must_swim(scene: Scene, model: ModelView) -> bool:
    free = not {"swimming", "trapped"}.intersection(model.tokens)
    return free and bool(scene.enemies) and scene.cut_off(model)


def movement(scene: Scene, orders: Options) -> Option[Any] | None:
    """Whoever of a tile gains most goes first; nobody when all stand well."""
    by_model: dict[int, list[Option[Any]]] = {}
    for order in orders:
        if order.value.model != ALL:
            by_model.setdefault(order.value.model, []).append(order)
    gains = {model: move_gain(scene, scene.by_id[model]) for model in by_model}
    first = max(gains, key=lambda model: gains[model], default=None)
    if first is None or gains[first] <= 0:
        return None
    return deed(scene, scene.by_id[first], by_model[first])


def move(scene: Scene, options: Options, _: random.Random) -> Option[Any]:
    """One model's movement, or the next of a tile that moves."""
    orders = [option for option in options if isinstance(option.value, Movement)]
    if orders:
        chosen = movement(scene, orders)
    else:
        chosen = None if scene.acting is None else deed(scene, scene.acting, options)
    refusals = named(options, "stay", "no")
    return chosen or (refusals or options)[-1]


def deed(scene: Scene, model: ModelView, options: Options) -> Option[Any] | None:
    """The best place to stand; free slots are filled first, a charge must bring an attack.

    Only whoever is cut off by rock swims.
    """
    if named(options, "equip") and wanted(scene, model):
        return named(options, "equip")[0]
    if named(options, "swim") and must_swim(scene, model):
        return named(options, "swim")[0]
    scores = {option: scene.stand(model, tile_of(option)) for option in named(options, "go")}
    stay = scene.stand(model, model.tile)
    goal = max(scores, key=lambda option: scores[option], default=None)
    hits = goal is not None and scene.best_blow(model, tile_of(goal)) > 0
    charge = named(options, "charge")
    if charge and not hits and not model.acted and charge_helps(scene, model):
        return charge[0]
    return goal if goal is not None and scores[goal] > stay else None


def charge_helps(scene: Scene, model: ModelView) -> bool:
    """One more step would bring an enemy into reach."""
    if scene.best_blow(model, model.tile) > 0:
        return False
    farther = [goal for goal in scene.goals(model, 1) if scene.best_blow(model, goal) > 4]
    return bool(farther)


def wanted(scene: Scene, model: ModelView) -> list[str]:
    """Cards of the stock for which the model has a free slot."""
    kinds = {CARDS[card].kind for card in model.cards}
    return [c for c in scene.view.players[scene.seat].stock if CARDS[c].kind not in kinds]


def take(scene: Scene, options: Options, luck: random.Random) -> Option[Any]:
    fits = wanted(scene, scene.acting) if scene.acting else []
    return luck.choice([option for option in options if option.value in fits] or list(options))


def act(scene: Scene, options: Options, luck: random.Random) -> Option[Any]:
    """The next of a tile that acts."""
    orders = [option for option in options if isinstance(option.value, Action)]
    return action(scene, orders, luck) or named(options, "hold")[0]


def action(scene: Scene, orders: Options, luck: random.Random) -> Option[Any] | None:
    """The strongest blow of a tile first, at the most valuable target; else search or recover."""
    blows = {
        option.value.model: scene.best_blow(scene.by_id[option.value.model], option.value.tile)
        for option in orders
    }
    actor = scene.by_id[max(blows, key=lambda model: blows[model])]
    own = [option for option in orders if option.value.model == actor.id]
    plain = [option for option in own if not is_helped(option)]
    scores = {option: act_worth(scene, actor, option, luck) for option in plain}
    best = max(plain, key=lambda option: scores[option])
    if scores[best] <= 0:
        return None
    return with_help(scene, actor, best, [option for option in own if is_helped(option)])


def is_helped(option: Option[Any]) -> bool:
    """Whether it names an ability or card that makes the dice better."""
    hit = option.value.act
    return isinstance(hit, Hit) and hit.use is not None and hit.use.effect.effect in BEFORE


def with_help(scene: Scene, actor: ModelView, plain: Option[Any], helped: Options) -> Option[Any]:
    """The same attack with what gains most beyond its price, if anything does."""
    hit = plain.value.act
    same = [o for o in helped if isinstance(hit, Hit) and o.value.act.target is hit.target]
    if not same:
        return plain
    target = scene.by_id[hit.target.id]
    near = DISTANCE[actor.tile][target.tile] == 1
    duel = Duel(actor.id, target.id, actor.attack if near else actor.attack_far, target.defence)
    return best_use(
        Scene(replace(scene.view, duel=duel), scene.seat),
        {option: option.value.act.use.effect for option in same},
        plain,
    )


def act_worth(scene: Scene, model: ModelView, option: Option[Any], luck: random.Random) -> float:
    verb = option.id.split(".")[0]
    if verb in ("hit", "chain"):
        target = model_of(scene, option)
        return scene.blow(model, target, DISTANCE[model.tile][target.tile])
    if verb == "bomb":
        return 2.0 + 3.0 * len(scene.view.at(tile_of(option)))
    if verb == "abyss":
        return ABYSS_WORTH if luck.random() < 0.5 else -1.0
    return {"search": SEARCH_WORTH, "recover": RECOVER_WORTH}.get(verb, 0.0)


def prey(scene: Scene, options: Options, _: random.Random) -> Option[Any]:
    """An enemy, the most valuable and most hurt."""

    def score(option: Option[Any]) -> float:
        model = model_of(scene, option)
        hurt = scene.worth(model) * (1 + model.wounds) / model.heart
        return -hurt if model.seat == scene.seat else hurt

    return max(options, key=score)


def help_friend(scene: Scene, options: Options, _: random.Random) -> Option[Any]:
    """The most valuable one."""
    offered = [option for option in options if option.id.split(".")[-1].startswith("m")]
    return max(offered, key=lambda option: scene.worth(model_of(scene, option)))


def face(_: Scene, options: Options, __: random.Random) -> Option[Any]:
    """A blow that costs nothing: the creature answers only in its own phase."""
    return named(options, "face")[0]


def throw_bait(_: Scene, options: Options, __: random.Random) -> Option[Any]:
    return named(options, "yes")[0]


ANSWERS: Mapping[str, Answer] = {
    "army": muster,
    "hire": buy,
    "buy": buy,
    "muster": buy,
    "carry": first,
    "again": keep_map,
    "rest": deploy,
    "end": turn,
    "enter": first,
    "go": move,
    "equip": move,
    "stay": move,
    "hold": act,
    "use": use,
    "prey": prey,
    "take": take,
    "heal": help_friend,
    "spring": help_friend,
    "yes": throw_bait,
    "face": face,
}
"""In this order: a turn's menu also holds items to use, a heal also a way to stop."""
