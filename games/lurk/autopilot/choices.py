"""The answers to every kind of question, by the verb at the head of an option's id."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from games.kernel.ask import Ask, Option
from games.lurk.autopilot.acting import act
from games.lurk.autopilot.options import Options, model_of, named, verb_of
from games.lurk.autopilot.powers import use
from games.lurk.autopilot.scene import Scene
from games.lurk.autopilot.turns import drop, move, take, turn
from games.lurk.content import CREATURES
from games.lurk.map.board import DISTANCE
from games.lurk.view import View

Answer = Callable[[Scene, Options, random.Random], Option[Any]]


def answer(view: View, ask: Ask, seat: int, luck: random.Random) -> Option[Any]:
    """What a sensible player in that seat would answer."""
    options = ask.of(seat)
    if len(options) == 1:
        return options[0]
    verbs = {verb_of(option) for option in options}
    for verb, answer in ANSWERS.items():
        if verb in verbs:
            return answer(Scene(view, seat), options, luck)
    return luck.choice(options)


def muster(_: Scene, options: Options, luck: random.Random) -> Option[Any]:
    """A ready-made army."""
    return luck.choice(named(options, "army"))


def buy(_: Scene, options: Options, luck: random.Random) -> Option[Any]:
    """Whoever left in the middle of buying gets the rest filled up."""
    return luck.choice(named(options, "fill") or named(options, "muster"))


def first(_: Scene, options: Options, __: random.Random) -> Option[Any]:
    return options[0]


def always(verb: str) -> Answer:
    return lambda _, options, __: named(options, verb)[0]


def prey(scene: Scene, options: Options, _: random.Random) -> Option[Any]:
    """An enemy, the most valuable and most hurt."""

    def score(option: Option[Any]) -> float:
        model = model_of(scene, option)
        hurt = scene.worth(model) * (1 + model.wounds) / model.heart
        return -hurt if model.seat == scene.seat else hurt

    return max(options, key=score)


def help_friend(scene: Scene, options: Options, _: random.Random) -> Option[Any]:
    """Whoever would miss the wound most."""
    offered = [option for option in options if option.id.split(".")[-1].startswith("m")]
    return max(offered, key=lambda option: scene.a_wound(model_of(scene, option)))


def stir(scene: Scene, options: Options, _: random.Random) -> Option[Any]:
    """The abyss that is farther from friends than from enemies."""

    def score(option: Option[Any]) -> int:
        far = DISTANCE[option.value]
        near = [m for m in (*scene.own, *scene.enemies) if far[m.tile] <= 1]
        return sum(-1 if m.seat == scene.seat else 1 for m in near)

    return max(options, key=score)


def meet(_: Scene, options: Options, __: random.Random) -> Option[Any]:
    """A treasure, or the weaker creature."""
    return min(options, key=lambda o: CREATURES[o.value].heart if o.value in CREATURES else 0)


ANSWERS: Mapping[str, Answer] = {
    "army": muster,
    "hire": buy,
    "buy": buy,
    "muster": buy,
    "carry": first,
    "again": always("keep"),
    "rest": always("rest"),
    "end": turn,
    "enter": first,
    "go": move,
    "climb": move,
    "equip": move,
    "stay": move,
    "hold": act,
    "use": use,
    "prey": prey,
    "take": take,
    "drop": drop,
    "heal": help_friend,
    "spring": help_friend,
    "stir": stir,
    "keep": meet,
    "yes": always("yes"),
    "face": always("face"),
}
"""In this order: a turn's menu also holds items to use, a heal also a way to stop. To face a
creature costs nothing: it answers only in its own phase."""
