"""What a player may do in a turn, as options: tiles to activate, items to use, the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TypeAlias

from games.kernel.ask import Option
from games.kernel.late import Late
from games.kernel.text import N, T, Text
from games.lurk.attack.column import Activation, actions
from games.lurk.battle import Battle
from games.lurk.cards.items import OWN_TURN_ITEMS, UseItem, item_helps
from games.lurk.content import NAMES
from games.lurk.map.board import SPOTS, SUMMONING_TILES, TILE_NAMES
from games.lurk.movement.column import may_move, movements, others_to_move
from games.lurk.state import WAITING, Model
from games.lurk.turn.activation_card import ATTACK, MOVEMENT
from games.lurk.turn.orders import Action, EndTurn, Enter, Movement, Order
from games.lurk.words import CARD_TEXTS, army_text

Tiles: TypeAlias = Mapping[int, Sequence[Model]]
"""Tiles with the models of one seat."""


def turn_options(battle: Battle) -> Late[Option[Order]]:
    seat = battle.s.active
    waiting: list[Model] = []
    own: dict[int, list[Model]] = {}
    for model in battle.s.models:
        if model.seat == seat:
            if model.tile >= 0:
                own.setdefault(model.tile, []).append(model)
            elif model.tile == WAITING:
                waiting.append(model)
    movement, attack, _ = battle.s.columns
    options = others_to_move(battle)
    if movement:
        options.add(moves(battle, own))
        if waiting:
            options.add([*reinforcements(battle, seat, waiting)])
    if attack or movement:
        options.add(attacks(battle, own))
    options.add([*items(battle, seat, own), end_option(seat, bool(attack or movement))])
    return options


def moves(battle: Battle, own: Tiles) -> Late[Option[Movement]]:
    """Of tiles that are activated for it; those of the tile that moves already need no token."""
    along = battle.s.moving.models
    groups = [
        [model for model in models if may_move(model) and model.id not in along]
        for models in own.values()
    ]
    return movements(battle, groups)


def reinforcements(battle: Battle, seat: int, waiting: Sequence[Model]) -> Iterator[Option[Order]]:
    kinds = tuple([model.kind for model in waiting])
    for tile in SUMMONING_TILES[battle.s.players[seat].side]:  # type: ignore[index]  # chosen by now
        if any(battle.has_room(tile, model) for model in waiting):
            yield enter_option(seat, tile, kinds)


def attacks(battle: Battle, own: Tiles) -> Late[Option[Action]]:
    """With a token of the Attack column, or else by wasting a movement."""
    ready = [model for models in own.values() for model in models if not model.acted]
    return actions(battle, ready, Activation(), rush=not battle.s.columns[ATTACK])


def items(battle: Battle, seat: int, own: Tiles) -> Iterator[Option[Order]]:
    for models in own.values():
        for model in models:
            if not model.cards:
                continue
            for card in model.cards:
                if card in OWN_TURN_ITEMS and item_helps(battle, model, card):
                    yield item_option(seat, model, card)


def turn_prompt(battle: Battle) -> Text:
    if battle.s.moving.models:
        return who_else_prompt(battle.s.moving.tile)
    return tokens_prompt(battle.s.columns[MOVEMENT], battle.s.columns[ATTACK])


@cache
def who_else_prompt(tile: int) -> Text:
    return T("Who else moves from {tile}, or what's next?", tile=TILE_NAMES[tile])


@cache
def tokens_prompt(movement: int, attack: int) -> Text:
    """What the tokens of both columns are still good for."""
    moves = [N("{n} move", "{n} moves", n=movement)] if movement else []
    attacks = [N("{n} attack", "{n} attacks", n=attack)] if attack else []
    return T("{facts}", facts=[*moves, *attacks]) if movement or attack else NO_TOKENS


@cache
def enter_option(seat: int, tile: int, kinds: tuple[str, ...]) -> Option[Order]:
    """``kinds`` are the models that wait."""
    return Option(
        f"enter.{SPOTS[tile]}",
        seat,
        T("Reinforce on {tile}", tile=TILE_NAMES[tile]),
        Enter(tile),
        spot=SPOTS[tile],
        short=REINFORCE,
        detail=army_text(kinds),
    )


@cache
def end_option(seat: int, wasteful: bool) -> Option[Order]:
    return Option(
        "end", seat, END_TURN, EndTurn(), detail=END_DETAIL if wasteful else None, ends=True
    )


def item_option(seat: int, model: Model, card: str) -> Option[Order]:
    return Option(
        f"use.m{model.id}.{card}",
        seat,
        T("{card} of {model}", card=NAMES[card], model=NAMES[model.kind]),
        UseItem(model, card),
        spot=SPOTS[model.tile],
        short=NAMES[card],
        detail=CARD_TEXTS[card],
    )


END_TURN, END_DETAIL = T("End turn"), T("Tokens left over are lost")
NO_TOKENS = T("no moves or attacks left")
REINFORCE = T("reinforce")
WHY_TURN = T(
    "Each move you make earns one attack. When one model of a tile has acted, the "
    'others there may act too. "At once" gives up a move to attack or search.'
)
