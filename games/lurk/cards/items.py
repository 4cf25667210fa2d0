"""Items of one's own turn: healing, Essence, cures and bait."""

from __future__ import annotations

from typing import NamedTuple

from games.kernel.ask import Play
from games.kernel.text import T
from games.lurk import questions
from games.lurk.battle import Battle
from games.lurk.cards.stock import use_up
from games.lurk.content import CARDS, KINDS
from games.lurk.creatures.creature_phase import attack_victim, choose_victim
from games.lurk.map.board import DISTANCE, NEIGHBOURS
from games.lurk.models.essence import gain_essence
from games.lurk.models.wounds import heal
from games.lurk.state import EFFECTS, LURKER, Model


class UseItem(NamedTuple):
    """A model uses up one of its cards."""

    model: Model
    card: str


def item_helps(battle: Battle, model: Model, card: str) -> bool:
    """Items for one's own turn that would do something now."""
    effect = CARDS[card].effect
    if effect.effect == "heal_self":
        return model.wounds > 0
    if effect.effect == "clear_tokens":
        return any(t in EFFECTS for friend in battle.at(model.tile) for t in friend.tokens)
    return effect.effect != "lure" or bool(creatures_for_bait(battle, model, effect.range))


def creatures_for_bait(battle: Battle, model: Model, span: int) -> list[Model]:
    """Creatures near enough for bait that have somebody to bite."""
    near = [c for c in battle.creatures() if DISTANCE[model.tile][c.tile] <= span]
    return [creature for creature in near if beside(battle, creature)]


def beside(battle: Battle, creature: Model) -> list[Model]:
    """Bait leads a creature to a model next to it, however far it reaches when it hunts."""
    near = NEIGHBOURS[creature.tile]
    return [model for model in battle.s.models if model.tile in near and model.seat != LURKER]


def use_item(battle: Battle, model: Model, card: str) -> Play[None]:
    effect = CARDS[card].effect
    use_up(battle, model, card)
    if effect.effect == "heal_self":
        heal(battle, model, (KINDS[model.kind].large and effect.n_large) or effect.n)
    elif effect.effect == "gain_essence":
        gain_essence(battle, model.seat, effect.n)
    elif effect.effect == "clear_tokens":
        for friend in battle.at(model.tile):
            friend.tokens[:] = [token for token in friend.tokens if token not in EFFECTS]
    else:
        yield from throw_bait(battle, model, effect.range)


def throw_bait(battle: Battle, model: Model, span: int) -> Play[None]:
    """A creature nearby attacks whom the player chooses."""
    options = battle.model_options("lure", model.seat, creatures_for_bait(battle, model, span))
    creature = yield from battle.pick(
        questions.LURE, T("Which creature takes the bait?"), options, why=WHY_BAIT
    )
    victims = beside(battle, creature)
    target = yield from choose_victim(battle, creature, victims, model.seat, WHY_BAIT)
    yield from attack_victim(battle, creature, target)


OWN_TURN_ITEMS = {key for key, card in CARDS.items() if card.effect.timing == "own_turn"}
WHY_BAIT = T("It attacks at once. You choose who.")
