"""The Attack column: every model of one tile attacks, or every one searches or recovers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from games.kernel.ask import Option, Play
from games.kernel.text import T, Text
from games.lurk.ability_use import pay
from games.lurk.acts import Act, Bomb, Chain, Hit, Hold, Recover, Search, SearchAbyss, SearchCoral
from games.lurk.attack import attack, prepare_clash, resolve_attack
from games.lurk.battle import Battle
from games.lurk.board import TILE_NAMES
from games.lurk.content import CARDS, NAMES
from games.lurk.search_and_recover import (
    can_search_or_recover,
    recover,
    search_abyss,
    search_coral,
    search_options,
)
from games.lurk.state import Model
from games.lurk.stats import attack_dice, reach
from games.lurk.stock import use_up
from games.lurk.targets import attack_options, can_attack, foes_of
from games.lurk.tokens import give_token
from games.lurk.words import army_text, dice_signs


@dataclass(slots=True)
class Activation:
    """What an activated tile does, as the first of its models decides: attack or search.

    Creatures that a search has woken may be attacked by the others at once.
    """

    attacks: bool = True
    searches: bool = True
    woken: list[Model] = field(default_factory=list)
    held: list[int] = field(default_factory=list)

    def decide(self, act: Act) -> None:
        if isinstance(act, Search):
            self.attacks = False
        elif self.attacks:
            self.searches = False

    def targets(self, foes: Sequence[Model]) -> Sequence[Model]:
        """Those of the foes whom the tile may still attack."""
        return foes if self.attacks else [foe for foe in self.woken if foe.on_map]


def act_with_tile(battle: Battle, tile: int) -> Play[None]:
    activation = Activation()
    while ready := ready_models(battle, tile, activation):
        model = yield from next_actor(battle, ready)
        if model is None:
            return
        yield from act(battle, model, activation)


def ready_models(battle: Battle, tile: int, activation: Activation) -> list[Model]:
    foes = activation.targets(foes_of(battle, battle.s.active))
    own = [m for m in battle.at(tile) if m.seat == battle.s.active and not m.acted]
    return [
        m
        for m in own
        if m.id not in activation.held
        and (
            can_attack(battle, m, foes)
            or (activation.searches and can_search_or_recover(battle, m))
        )
    ]


def next_actor(battle: Battle, ready: Sequence[Model]) -> Play[Model | None]:
    if len(ready) == 1:
        return ready[0]
    seat = battle.s.active
    options: list[Option[Model | None]] = [
        Option(
            f"actor.m{m.id}",
            seat,
            NAMES[m.kind],
            m,
            short=battle.short(m),
            detail=arms_of(battle, m),
        )
        for m in ready
    ]
    options.append(Option("actor.none", seat, T("Enough"), None))
    prompt = T("Who acts on {tile}?", tile=TILE_NAMES[ready[0].tile])
    actor = yield from battle.pick(prompt, options, why=WHY_ACTOR)
    if actor is None:
        battle.tell(T("{models} hold back", models=army_text([model.kind for model in ready])))
    else:
        battle.tell(T("{model} acts next", model=NAMES[actor.kind]), "cue")
    return actor


def act(battle: Battle, model: Model, activation: Activation | None = None) -> Play[None]:
    """One model's attack, or what it does instead; who holds back may act another time."""
    activation = activation or Activation()
    battle.s.acting = model.id
    options = act_options(battle, model, activation)
    chosen = yield from battle.pick(act_prompt(model.kind), options, why=WHY_ACT)
    if isinstance(chosen, Hold):
        activation.held.append(model.id)
        battle.tell(T("{model} holds back", model=NAMES[model.kind]))
        return
    activation.decide(chosen)
    battle.s.trail.clear()
    model.acted = True
    known = battle.creatures()
    yield from carry_out(battle, model, chosen)
    activation.woken += [creature for creature in battle.creatures() if creature not in known]


def carry_out(battle: Battle, model: Model, chosen: Hit | Bomb | Chain | Search) -> Play[None]:
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
    battle: Battle, model: Model, activation: Activation | None = None
) -> list[Option[Act]]:
    activation = activation or Activation()
    foes = activation.targets(foes_of(battle, model.seat))
    options = attack_options(battle, model, foes)
    if activation.searches:
        options += search_options(battle, model)
    options.append(Option("hold", model.seat, HOLD, Hold()))
    return options


def arms_of(battle: Battle, model: Model) -> Text:
    return arms_text(attack_dice(model, 1), reach(model, battle.s.silt))


def hit(battle: Battle, model: Model, act: Hit) -> Play[None]:
    """The ability or card that sees past rock is this attack's."""
    clash = prepare_clash(battle, model, act.target)
    if act.past_rock is not None:
        pay(battle, clash, model, act.past_rock)
    yield from resolve_attack(battle, clash)


def throw_bomb(battle: Battle, model: Model, bomb: Bomb) -> Play[None]:
    """Everybody on the tile is attacked with the card's own dice."""
    use_up(battle, model, bomb.card)
    for target in battle.at(bomb.tile):
        if target.tile == bomb.tile:
            yield from attack(battle, model, target, CARDS[bomb.card].effect.dice)


def throw_chain(battle: Battle, model: Model, chain: Chain) -> None:
    use_up(battle, model, chain.card)
    give_token(battle, chain.target, CARDS[chain.card].effect.given_token)


@cache
def arms_text(attack: str, span: int) -> Text:
    return T("Attack {attack}, range {range}", attack=dice_signs(attack), range=span)


@cache
def act_prompt(kind: str) -> Text:
    return T("What does {model} do?", model=NAMES[kind])


HOLD = T("Hold back")
WHY_ACTOR = T(
    "Each acts once a turn. Whoever acts first decides: the tile attacks, or it searches and "
    "recovers."
)
WHY_ACT = T(
    "Targets must be in range and in sight. All models of the tile attack, or all of them search "
    "and recover. Who holds back may still act in another activation."
)
