"""What a player may do in a turn, as options: tiles to activate, items to use, the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from games.kernel.ask import Option
from games.kernel.text import T, Text
from games.lurk.activation_card import ATTACK
from games.lurk.battle import Battle
from games.lurk.board import SPOTS, SUMMONING_TILES, TILE_NAMES
from games.lurk.content import NAMES
from games.lurk.equipment import cards_to_pass, cards_to_take
from games.lurk.items import OWN_TURN_ITEMS, UseItem, item_helps
from games.lurk.movement_column import may_move
from games.lurk.search_and_recover import can_search_or_recover
from games.lurk.state import WAITING, Model
from games.lurk.targets import can_attack, foes_of
from games.lurk.words import CARD_TEXTS, army_text

Verb = Literal["move", "enter", "attack", "rush"]


class Activate(NamedTuple):
    """A tile whose models move, enter as reinforcements, attack, or attack instead of moving."""

    verb: Verb
    tile: int


class EndTurn(NamedTuple):
    """The turn is over."""


Order: TypeAlias = Activate | UseItem | EndTurn
Tiles: TypeAlias = Mapping[int, Sequence[Model]]
"""Tiles with the models of one seat."""


def turn_options(battle: Battle) -> list[Option[Order]]:
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
    options: list[Option[Order]] = []
    if movement:
        options += moves(battle, seat, own)
        if waiting:
            options += reinforcements(battle, seat, waiting)
    if attack or movement:
        options += attacks(battle, seat, own)
    options += items(battle, seat, own)
    options.append(end_option(seat, bool(attack or movement)))
    return options


def moves(battle: Battle, seat: int, own: Tiles) -> Iterator[Option[Order]]:
    for tile, models in own.items():
        for model in models:
            if may_move(model) and can_use_a_move(battle, model):
                yield tile_option("move", seat, tile, tuple([m.kind for m in models]))
                break


def can_use_a_move(battle: Battle, model: Model) -> bool:
    """The trapped may still be given equipment and share it."""
    if "trapped" not in model.tokens:
        return True
    return bool(cards_to_take(battle, model) or cards_to_pass(battle, model))


def reinforcements(battle: Battle, seat: int, waiting: Sequence[Model]) -> Iterator[Option[Order]]:
    kinds = tuple([model.kind for model in waiting])
    for tile in SUMMONING_TILES[battle.s.players[seat].side]:  # type: ignore[index]  # chosen by now
        if any(battle.has_room(tile, model) for model in waiting):
            yield tile_option("enter", seat, tile, kinds)


def attacks(battle: Battle, seat: int, own: Tiles) -> Iterator[Option[Order]]:
    """With a token of the Attack column, or else by wasting a movement."""
    foes = foes_of(battle, seat)
    verb: Verb = "attack" if battle.s.columns[ATTACK] else "rush"
    for tile, models in own.items():
        idle = [model for model in models if not model.acted]
        fighters = [model for model in idle if can_attack(battle, model, foes)]
        ready = fighters or [model for model in idle if can_search_or_recover(battle, model)]
        if ready:
            kinds = tuple([model.kind for model in ready])
            yield tile_option(verb, seat, tile, kinds, bool(fighters))


def items(battle: Battle, seat: int, own: Tiles) -> Iterator[Option[Order]]:
    for models in own.values():
        for model in models:
            if not model.cards:
                continue
            for card in model.cards:
                if card in OWN_TURN_ITEMS and item_helps(battle, model, card):
                    yield item_option(seat, model, card)


@cache
def turn_prompt(movement: int, attack: int) -> Text:
    return T("Your turn: {movement} move, {attack} attack", movement=movement, attack=attack)


@cache
def tile_option(
    verb: Verb, seat: int, tile: int, kinds: tuple[str, ...], fights: bool = True
) -> Option[Order]:
    """To activate a tile; ``kinds`` are the models that would act, maybe only to search."""
    words = WORDS[verb if fights else f"{verb} to search"]
    return Option(
        f"{verb}.{SPOTS[tile]}",
        seat,
        words.label(TILE_NAMES[tile]),
        Activate(verb, tile),
        spot=SPOTS[tile],
        piece=SPOTS[tile],
        short=words.short,
        detail=army_text(kinds),
    )


@cache
def end_option(seat: int, wasteful: bool) -> Option[Order]:
    return Option("end", seat, END_TURN, EndTurn(), detail=END_DETAIL if wasteful else None)


def item_option(seat: int, model: Model, card: str) -> Option[Order]:
    return Option(
        f"use.m{model.id}.{card}",
        seat,
        T("{card} of {model}", card=NAMES[card], model=NAMES[model.kind]),
        UseItem(model, card),
        piece=SPOTS[model.tile],
        short=NAMES[card],
        detail=CARD_TEXTS[card],
    )


class Words(NamedTuple):
    """How the activation of a tile is offered."""

    label: Callable[[Text], Text]
    short: Text


WORDS: Mapping[str, Words] = {
    "move": Words(lambda tile: T("Move from {tile}", tile=tile), T("move")),
    "enter": Words(lambda tile: T("Reinforce on {tile}", tile=tile), T("reinforce")),
    "attack": Words(lambda tile: T("Attack from {tile}", tile=tile), T("attack")),
    "rush": Words(lambda tile: T("Attack at once from {tile}", tile=tile), T("attack now")),
    "attack to search": Words(
        lambda tile: T("Search or recover on {tile}", tile=tile), T("search")
    ),
    "rush to search": Words(
        lambda tile: T("Search or recover at once on {tile}", tile=tile), T("search now")
    ),
}
END_TURN, END_DETAIL = T("End turn"), T("Tokens left over are lost")
WHY_TURN = T(
    "A movement shifts a token to the Attack column, an attack shifts it to the end. All models of "
    'the chosen tile may act. "Now" wastes a movement to attack or search at once.'
)
