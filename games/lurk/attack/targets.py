"""Whom a model may attack: in range and sight, past rock by an ability, or with a thrown card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from typing import NamedTuple

from games.kernel.ask import Option
from games.kernel.late import Late
from games.kernel.text import Note, T, Text
from games.lurk.attack.acts import Act, Bomb, Chain, Hit
from games.lurk.attack.clash import Use, source_name, sources
from games.lurk.battle import Battle
from games.lurk.content import CARDS, KINDS, NAMES
from games.lurk.dice.dice import degrade
from games.lurk.dice.odds import mean_wounds
from games.lurk.map.board import DISTANCE, SPOTS, TILE_NAMES
from games.lurk.models.stats import attack_dice, clouds, defence_dice, immune, reach
from games.lurk.state import EFFECTS, LURKER, Ground, Likeness, Model
from games.lurk.words import CARD_TEXTS, TOKEN_NAMES, dice_signs


def foes_of(battle: Battle, seat: int) -> list[Model]:
    """Models of other armies, and creatures."""
    return [m for m in battle.s.models if m.seat != seat and m.tile >= 0]


def can_attack(battle: Battle, model: Model, foes: Sequence[Model]) -> bool:
    return has_target(battle, model, foes) or bool(special_options(battle, model, foes, []))


def has_target(battle: Battle, model: Model, foes: Sequence[Model]) -> bool:
    here, far = DISTANCE[model.tile], reach(model, battle.s.silt)
    for foe in foes:  # noqa: SIM110 - asked for every model of every menu; any() costs twice
        if here[foe.tile] <= far and battle.in_sight(model.tile, foe.tile):
            return True
    return False


def targets_of(battle: Battle, model: Model, foes: Sequence[Model]) -> list[Model]:
    """The foes in range and sight."""
    here, far = DISTANCE[model.tile], reach(model, battle.s.silt)
    near = [foe for foe in foes if here[foe.tile] <= far]
    return [foe for foe in near if battle.in_sight(model.tile, foe.tile)]


class Target(NamedTuple):
    """A foe as it stands there, on what ground, and whether alone."""

    foe: Model
    likeness: Likeness
    ground: Ground
    alone: bool


def hit_options(battle: Battle, model: Model, seen: Sequence[Model]) -> Late[Option[Act]]:
    options: Late[Option[Act]] = Late()
    if seen:
        ground, tiles = battle.s.ground, [foe.tile for foe in seen]
        targets = [
            Target(foe, foe.likeness(), ground[foe.tile], tiles.count(foe.tile) == 1)
            for foe in seen
        ]
        options.add_made(partial(_hit, model.likeness()), targets)
    return options


def _hit(attacker: Likeness, at: Target) -> Option[Act]:
    foe, target, ground, alone = at
    return Option(
        f"hit.m{target.id}",
        attacker.seat,
        T("Attack {target}", target=Battle.called(target)),
        Hit(foe),
        spot=SPOTS[target.tile],
        short=Note(Battle.short(target), BLOW if alone else NAMES[target.kind]),
        detail=aim_at(attacker, target, ground, alone=alone),
    )


def aim_at(
    attacker: Model | Likeness, target: Model | Likeness, ground: Ground, *, alone: bool = True
) -> Text:
    """Both pools and what to expect of them; where several share a tile, with the name."""
    distance = DISTANCE[attacker.tile][target.tile]
    attack = attack_dice(attacker, distance)
    if target.cards:
        attack = degrade(attack, clouds(target, distance))
    aim = aim_text(attack, defence_dice(target, ground))
    if tokens := [TOKEN_NAMES[token] for token in target.tokens if token in EFFECTS]:
        aim = T("{aim} ({tokens})", aim=aim, tokens=tokens)
    return aim if alone else T("{model}: {aim}", model=NAMES[target.kind], aim=aim)


def special_options(
    battle: Battle, model: Model, foes: Sequence[Model], seen: Sequence[Model]
) -> list[Option[Act]]:
    """Attacks past rock by an ability or card, bombs and chains."""
    if model.kind not in SEES_PAST_ROCK and UNUSUAL.isdisjoint(model.cards):
        return []
    stunned = "stunned" in model.tokens
    options: list[Option[Act]] = []
    for use in sources(model, "attack"):
        if (
            use.effect.effect == "ignore_los"
            and use.effect.essence <= battle.s.players[model.seat].essence
            and (use.effect.once or not stunned)
        ):
            unseen = [foe for foe in foes if foe not in seen]
            options += past_rock_options(battle, model, use, unseen)
    for use in sources(model, "attack_action"):
        near = [foe for foe in foes if DISTANCE[model.tile][foe.tile] <= use.effect.range]
        options += thrown_options(battle, model, use, near)
    return options


def past_rock_options(
    battle: Battle, model: Model, use: Use, unseen: Sequence[Model]
) -> list[Option[Act]]:
    here, name = DISTANCE[model.tile], source_name(model, use.source)
    far = reach(model, battle.s.silt, use.effect.range)
    return [
        Option(
            f"hit.m{foe.id}.{use.source}",
            model.seat,
            T("{ability}: {target}", ability=name, target=battle.short(foe)),
            Hit(foe, use),
            spot=SPOTS[foe.tile],
            detail=aim_at(model, foe, battle.s.ground[foe.tile]),
        )
        for foe in unseen
        if here[foe.tile] <= far
    ]


def thrown_options(
    battle: Battle, model: Model, use: Use, near: Sequence[Model]
) -> list[Option[Act]]:
    """Cards thrown over rock and all: a chain at somebody, a bomb at a whole tile."""
    card = use.source
    if use.effect.effect == "token":
        token = use.effect.given_token
        return [
            Option(
                f"chain.m{foe.id}",
                model.seat,
                T("{card}: {target}", card=NAMES[card], target=battle.called(foe)),
                Chain(foe, card),
                spot=SPOTS[foe.tile],
                short=T("{card}: {target}", card=NAMES[card], target=NAMES[foe.kind]),
                detail=CARD_TEXTS[card],
            )
            for foe in near
            if foe.seat != LURKER and token not in foe.tokens and not immune(foe, token)
        ]
    return [
        Option(
            f"bomb.{SPOTS[tile]}.{card}",
            model.seat,
            T("{card} on {tile}", card=NAMES[card], tile=TILE_NAMES[tile]),
            Bomb(tile, card),
            spot=SPOTS[tile],
            short=NAMES[card],
            detail=CARD_TEXTS[card],
        )
        for tile in dict.fromkeys(foe.tile for foe in near)
    ]


@cache
def aim_text(attack: str, defence: str) -> Text:
    return T(
        "{attack} against {defence}: about {wounds} wounds",
        attack=dice_signs(attack),
        defence=dice_signs(defence),
        wounds=f"{mean_wounds(attack, defence):.1f}",
    )


BLOW = Text("⚔")
"""Beside a tile with nobody else on it."""
SEES_PAST_ROCK = {key for key, kind in KINDS.items() if kind.ability.effect.effect == "ignore_los"}
UNUSUAL = {
    key
    for key, card in CARDS.items()
    if card.effect.effect == "ignore_los" or card.effect.timing == "attack_action"
}
