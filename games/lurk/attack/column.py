"""The Attack column: every model of one tile attacks, or every one searches or recovers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from games.kernel.ask import Ask, Option, Play
from games.kernel.late import Late
from games.kernel.text import T
from games.lurk import questions, told
from games.lurk.attack.abilities import BEFORE
from games.lurk.attack.ability_use import announce, before_roll, pay, take_effect
from games.lurk.attack.acts import Act, Bomb, Chain, Hit, Recover, Search, SearchAbyss, SearchCoral
from games.lurk.attack.attack import attack, prepare_clash, resolve_attack
from games.lurk.attack.clash import Thrown, Use, sources
from games.lurk.attack.search_and_recover import (
    can_search_or_recover,
    recover,
    search_abyss,
    search_coral,
    search_options,
)
from games.lurk.attack.targets import can_attack, foes_of, hit_options, special_options, targets_of
from games.lurk.battle import Battle
from games.lurk.cards.stock import use_up
from games.lurk.content import CARDS, NAMES
from games.lurk.map.board import TILE_NAMES
from games.lurk.models.tokens import give_token
from games.lurk.state import NOBODY, Model
from games.lurk.turn.orders import Action, action_of, model_of, mover
from games.lurk.words import army_text


@dataclass(slots=True)
class Activation:
    """What an activated tile does, as the first of its models decides: attack or search.

    Creatures that a search has woken may be attacked by the others at once.
    """

    attacks: bool = True
    searches: bool = True
    woken: list[Model] = field(default_factory=list)

    def decide(self, act: Act) -> None:
        if isinstance(act, Search):
            self.attacks = False
        elif self.attacks:
            self.searches = False

    def targets(self, foes: Sequence[Model]) -> Sequence[Model]:
        """Those of the foes whom the tile may still attack."""
        return foes if self.attacks else [foe for foe in self.woken if foe.on_map]


def act_with_tile(battle: Battle, tile: int, first: Action | None = None) -> Play[None]:
    """Its models one after the other; ``first`` was ordered with the activation."""
    activation = Activation()
    order = first or (yield from next_action(battle, tile, activation))
    while order is not None:
        yield from act(battle, model_of(battle, order), order.act, activation)
        order = yield from next_action(battle, tile, activation)


def ready_models(battle: Battle, tile: int, activation: Activation) -> list[Model]:
    foes = activation.targets(foes_of(battle, battle.s.active))
    own = [m for m in battle.at(tile) if not m.acted]
    return [
        m
        for m in own
        if can_attack(battle, m, foes) or (activation.searches and can_search_or_recover(battle, m))
    ]


def next_action(battle: Battle, tile: int, activation: Activation) -> Play[Action | None]:
    """Who acts next on the tile, and how; nobody when all the others hold back."""
    ready = ready_models(battle, tile, activation)
    if not ready:
        return None
    seat, alone = battle.s.active, len(ready) == 1
    battle.s.acting = ready[0].id if alone else NOBODY
    options: Late[Option[Action | None]] = Late()
    options.add(actions(battle, ready, activation))
    options.add([Option("hold", seat, HOLD if alone else ENOUGH, None)])
    prompt = T("Who acts on {tile}?", tile=TILE_NAMES[tile])
    if alone:
        prompt = T("What does {model} do?", model=NAMES[ready[0].kind])
    chosen: Option[Action | None] = yield Ask(questions.ACTOR, prompt, options, why=WHY_ACTOR)
    if isinstance(chosen.value, Action):
        return chosen.value
    battle.tell(told.HOLD_BACK(models=army_text([model.kind for model in ready])))
    return None


def actions(
    battle: Battle,
    models: Sequence[Model],
    activation: Activation,
    *,
    rush: bool = False,
) -> Late[Option[Action]]:
    """Everything these models of one army could do in the Attack column, as orders."""
    options: Late[Option[Action]] = Late()
    foes = activation.targets(foes_of(battle, battle.s.active))
    for model in models:
        acts = act_options(battle, model, foes, searches=activation.searches)
        if acts:
            options.add_made(partial(action_of, mover(battle, model), rush), acts)
    return options


def act(battle: Battle, model: Model, chosen: Act, activation: Activation) -> Play[None]:
    """One model's attack, or what it does instead."""
    battle.s.acting = model.id
    activation.decide(chosen)
    battle.s.trail.clear()
    model.acted = True
    known = battle.creatures()
    yield from perform(battle, model, chosen)
    activation.woken += [creature for creature in battle.creatures() if creature not in known]


def _helped_hit(
    hits: Sequence[Option[Act]], place: int, target: Model, help_: Option[Use]
) -> Option[Act]:
    """The same attack with an ability or card that could be named for it."""
    plain = hits[place]
    return Option(
        f"{plain.id}.{help_.value.source}",
        plain.seat,
        T("{deed} + {ability}", deed=plain.short, ability=help_.short),
        Hit(target, help_.value),
        spot=plain.spot,
        short=plain.short,
        manner=help_.short,
        detail=help_.detail,
    )


def perform(battle: Battle, model: Model, chosen: Act) -> Play[None]:
    match chosen:
        case Hit():
            yield from hit(battle, model, chosen)
        case Bomb():
            yield from throw_bomb(battle, model, chosen)
        case Chain():
            throw_chain(battle, model, chosen)
        case SearchCoral():
            yield from search_coral(battle, model)
        case SearchAbyss():
            yield from search_abyss(battle, model, chosen.tile)
        case Recover():
            recover(battle, model)


def act_options(
    battle: Battle, model: Model, foes: Sequence[Model], *, searches: bool
) -> Late[Option[Act]]:
    """Attacks on these foes, with its own dice or with what helps it; then searching."""
    seen = targets_of(battle, model, foes)
    hits = hit_options(battle, model, seen)
    options: Late[Option[Act]] = Late()
    options.add(hits)
    options.add(special_options(battle, model, foes, seen))
    if seen and sources(model, "attack"):
        for place, target in enumerate(seen):
            helps = before_roll(battle, prepare_clash(battle, model, target), model, "attack")
            options.add_made(partial(_helped_hit, hits, place, target), helps)
    if searches:
        options.add(search_options(battle, model))
    return options


def hit(battle: Battle, model: Model, act: Hit) -> Play[None]:
    """With what was named for it; an item may still be named beside an ability."""
    clash = prepare_clash(battle, model, act.target)
    if act.use is not None and act.use.effect.effect in BEFORE:
        announce(battle, clash)
        take_effect(battle, clash, model, act.use)
    elif act.use is not None:
        pay(battle, clash, model, act.use)
    yield from resolve_attack(battle, clash, asks=act.use is not None)


def throw_bomb(battle: Battle, model: Model, bomb: Bomb) -> Play[None]:
    """Everybody on the tile is attacked with its dice, whatever becomes of whoever threw it."""
    use_up(battle, model, bomb.card)
    thrown = Thrown(model.tile, CARDS[bomb.card].effect.dice)
    for target in battle.at(bomb.tile):
        yield from attack(battle, model, target, thrown)


def throw_chain(battle: Battle, model: Model, chain: Chain) -> None:
    use_up(battle, model, chain.card)
    give_token(battle, chain.target, CARDS[chain.card].effect.given_token)


HOLD, ENOUGH = T("Hold back"), T("Enough")
WHY_ACTOR = T(
    "Each acts once a turn. The first one decides for the tile: attack, or search and recover."
)
