"""The answers to every kind of question, by the verb at the head of an option's id."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.kernel.ask import Ask, Option
from games.lurk.autopilot.powers import use
from games.lurk.autopilot.scene import Scene
from games.lurk.board import DISTANCE, SPOTS
from games.lurk.content import CARDS
from games.lurk.items import UseItem
from games.lurk.view import ModelView, View

Options = Sequence[Option[Any]]
Answer = Callable[[Scene, Options, random.Random], Option[Any]]

TILE_OF = {spot: tile for tile, spot in enumerate(SPOTS)}
SEARCH_WORTH, ABYSS_WORTH, RECOVER_WORTH = 1.2, 0.4, 1.5


def answer(view: View, ask: Ask, seat: int, luck: random.Random) -> Option[Any]:
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


def turn(scene: Scene, options: Options, _: random.Random) -> Option[Any]:
    """Attack what can be attacked, bring the next tile into reach, or end the turn."""
    items = [option for option in named(options, "use") if item_is_due(option.value)]
    if items:
        return items[0]
    attacks = {option: tile_blow(scene, option.value.tile) for option in named(options, "attack")}
    strike = max(attacks, key=lambda option: attacks[option], default=None)
    if strike is not None and attacks[strike] > 0:
        return strike
    return move_or_rush(scene, options) or strike or named(options, "end")[0]


def item_is_due(what: UseItem) -> bool:
    """Heal when all of it helps; Essence and cures at once."""
    effect = CARDS[what.card].effect
    if effect.effect == "lure":
        return False
    return effect.effect != "heal_self" or what.model.wounds >= effect.n


def move_or_rush(scene: Scene, options: Options) -> Option[Any] | None:
    """The move that gains most; without a good one, attack at once or bring reinforcements."""
    gains = {option: tile_gain(scene, option.value.tile) for option in named(options, "move")}
    move = max(gains, key=lambda option: gains[option], default=None)
    if move is not None and gains[move] > 0.3:
        return move
    rushes = {option: tile_blow(scene, option.value.tile) for option in named(options, "rush")}
    rush = max(rushes, key=lambda option: rushes[option], default=None)
    if rush is not None and rushes[rush] > 0:
        return rush
    enter = named(options, "enter")
    return enter[0] if enter else rush


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


def mover(scene: Scene, options: Options, _: random.Random) -> Option[Any]:
    """Whoever gains most goes first."""
    movers = [option for option in options if option.id.startswith("mover.m")]
    gains = {option: move_gain(scene, model_of(scene, option)) for option in movers}
    first = max(gains, key=lambda option: gains[option])
    return first if gains[first] > 0 else options[-1]


def move(scene: Scene, options: Options, _: random.Random) -> Option[Any]:
    """The best place to stand; free slots are filled first, a charge must bring an attack.

    Only whoever is cut off by rock swims.
    """
    model = scene.acting
    if model is None:
        return options[-1]
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
    if goal is not None and scores[goal] > stay:
        return goal
    refusals = named(options, "stay", "no")
    return refusals[0] if goal is None or refusals else goal


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


def actor(scene: Scene, options: Options, _: random.Random) -> Option[Any]:
    """The strongest blow first."""
    actors = [option for option in options if option.id.startswith("actor.m")]
    return max(actors, key=lambda o: scene.best_blow(model_of(scene, o), model_of(scene, o).tile))


def act(scene: Scene, options: Options, luck: random.Random) -> Option[Any]:
    """The most valuable target; else search or recover."""
    model = scene.acting
    scores = {option: act_worth(scene, model, option, luck) for option in options}
    return max(options, key=lambda option: scores[option])


def act_worth(
    scene: Scene, model: ModelView | None, option: Option[Any], luck: random.Random
) -> float:
    verb = option.id.split(".")[0]
    if verb in ("hit", "chain") and model is not None:
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
    "mover": mover,
    "go": move,
    "equip": move,
    "stay": move,
    "actor": actor,
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
