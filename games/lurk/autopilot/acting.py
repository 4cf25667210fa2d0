"""The Attack column: whom to strike, and what to do for want of somebody to strike."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from games.kernel.ask import Option
from games.lurk.attack.abilities import BEFORE
from games.lurk.attack.acts import Bomb, Chain, Hit, Recover, SearchAbyss, SearchCoral
from games.lurk.autopilot.options import Options, named
from games.lurk.autopilot.powers import SPENT_ITEM, TOKEN_WORTH, best_use, price
from games.lurk.autopilot.scene import CREATURE_WORTH, Scene, find_worth
from games.lurk.autopilot.standing import HUNTED
from games.lurk.content import CARDS, CREATURES, TREASURES
from games.lurk.map.board import DISTANCE, NEIGHBOURS
from games.lurk.models.stats import CORAL
from games.lurk.state import Duel
from games.lurk.turn.orders import Action
from games.lurk.view import ModelView

SEARCH_WORTH, RECOVER_WORTH = 1.2, 1.5


DEFEATED = 0.5
"""How much of its reward a creature that was woken brings."""


def ready(scene: Scene, tile: int) -> list[ModelView]:
    return [m for m in scene.own if m.tile == tile and not m.acted]


def tile_blow(scene: Scene, tile: int) -> float:
    return sum(scene.best_blow(model, tile) for model in ready(scene, tile))


def tile_act(scene: Scene, tile: int) -> float:
    """What searching and recovering is worth to whoever stands there."""
    return sum(quiet_worth(scene, model) for model in ready(scene, tile))


def quiet_worth(scene: Scene, model: ModelView) -> float:
    ground = scene.view.ground
    worths = [0.0]
    if ground[model.tile] in CORAL and model.tile not in scene.view.searched:
        worths.append(SEARCH_WORTH)
    if any(ground[tile] == "abyss" for tile in NEIGHBOURS[model.tile]):
        worths.append(abyss_worth(scene, model))
    return max(worths)


def act(scene: Scene, options: Options, _: random.Random) -> Option[Any]:
    """The next of a tile that acts, or nobody else."""
    orders = [option for option in options if isinstance(option.value, Action)]
    return action(scene, orders) or named(options, "hold")[0]


def action(scene: Scene, orders: Options) -> Option[Any] | None:
    """The strongest blow of a tile first, at the most valuable target; else search or recover."""
    models = {option.value.model: scene.by_id[option.value.model] for option in orders}
    actor = max(models.values(), key=lambda model: scene.best_blow(model, model.tile))
    own = [option for option in orders if option.value.model == actor.id]
    scores = {o: act_worth(scene, actor, o.value.act) for o in own if not is_helped(o)}
    best = max(scores, key=lambda option: scores[option])
    return with_help(scene, actor, best, own) if scores[best] > 0 else None


def is_helped(option: Option[Any]) -> bool:
    """Whether it names an ability or card that makes the dice better."""
    hit = option.value.act
    return isinstance(hit, Hit) and hit.use is not None and hit.use.effect.effect in BEFORE


def with_help(scene: Scene, actor: ModelView, plain: Option[Any], own: Options) -> Option[Any]:
    """The same attack with what gains most beyond its price, if anything does."""
    hit = plain.value.act
    if not isinstance(hit, Hit) or hit.use is not None:
        return plain
    same = [o for o in own if is_helped(o) and o.value.act.target is hit.target]
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


def act_worth(scene: Scene, model: ModelView, deed: object) -> float:
    match deed:
        case Hit():
            return hit_worth(scene, model, deed)
        case Chain() | Bomb():
            return throw_worth(scene, deed)
        case SearchCoral():
            return SEARCH_WORTH
        case SearchAbyss():
            return abyss_worth(scene, model)
        case Recover():
            return RECOVER_WORTH
    return 0.0


def hit_worth(scene: Scene, model: ModelView, hit: Hit) -> float:
    target = scene.by_id[hit.target.id]
    paid = price(scene, hit.use.effect) if hit.use else 0.0
    return scene.blow(model, target, DISTANCE[model.tile][target.tile]) - paid


def throw_worth(scene: Scene, thrown: Chain | Bomb) -> float:
    """A card that is gone afterwards."""
    effect = CARDS[thrown.card].effect
    if isinstance(thrown, Chain):
        target = scene.by_id[thrown.target.id]
        return TOKEN_WORTH.get(effect.given_token, 0.0) * scene.worth(target) - SPENT_ITEM
    there = scene.view.at(thrown.tile)
    return sum(scene.harm(m, effect.dice, m.defence) for m in there) - SPENT_ITEM


def abyss_worth(scene: Scene, model: ModelView) -> float:
    """What a card of the abyss deck brings on average: nobody knows which one comes."""
    beasts = sum(beast.copies for beast in CREATURES.values())
    cards = beasts + sum(one.copies for one in TREASURES.values())
    bites = sum(
        beast.copies
        * (
            DEFEATED * CREATURE_WORTH * find_worth(beast.reward.items, beast.reward.essence)
            - HUNTED * scene.harm(model, beast.attack, model.defence)
        )
        for beast in CREATURES.values()
    )
    finds = sum(
        one.copies * CREATURE_WORTH * find_worth(one.keep, one.essence)
        for one in TREASURES.values()
    )
    return (bites + finds) / cards
