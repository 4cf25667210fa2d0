"""A turn: activations and items until nothing is left to do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from games.kernel.ask import Ask, Option, Play
from games.kernel.told import Told
from games.lurk import questions, told
from games.lurk.attack.column import act_with_tile
from games.lurk.battle import SMALL_ROOM, Battle
from games.lurk.cards.items import UseItem, use_item
from games.lurk.map.board import TILE_NAMES
from games.lurk.models.essence import tell_gains
from games.lurk.models.tokens import drop_token
from games.lurk.movement.column import begin_moving, move, stay
from games.lurk.movement.reinforcements import reinforce
from games.lurk.state import NOBODY, NOT_MOVING, Token
from games.lurk.turn.activation_card import ATTACK, END, MOVEMENT, shift_token
from games.lurk.turn.orders import Action, EndTurn, Enough, Enter, Movement, Order, moves_along
from games.lurk.turn.turn_options import WHY_TURN, turn_options, turn_prompt

Verb = Literal["move", "enter", "attack", "rush"]
ACTIVATIONS: Mapping[Verb, Told] = {
    "move": told.MOVES_FROM,
    "enter": told.CALLS_REINFORCEMENTS,
    "attack": told.ACTS_WITH,
    "rush": told.ACTS_AT_ONCE,
}
SHIFTS: Mapping[Verb, tuple[int, int]] = {
    "move": (MOVEMENT, ATTACK),
    "enter": (MOVEMENT, ATTACK),
    "attack": (ATTACK, END),
    "rush": (MOVEMENT, END),
}
"""Where each takes a token from, and where it puts it."""
OWN_TURN_ONLY: frozenset[Token] = frozenset({"charging", "climbed"})


def take_turn(battle: Battle) -> Play[None]:
    """One order after the other; with nothing left to order, the turn ends by itself."""
    battle.s.acting = NOBODY
    options = turn_options(battle)
    if len(options) == 1:
        end_turn(battle)
        return
    chosen: Option[Order] = yield Ask(
        questions.TURN, turn_prompt(battle), options, why=WHY_TURN, upto=movements_left(battle)
    )
    if not battle.goes_on:
        battle.s.trail.clear()
    yield from carry_out(battle, chosen.value)


def movements_left(battle: Battle) -> int:
    """How many models may still move: those of the tile that moves, and three with each token."""
    return len(battle.s.moving.models) + SMALL_ROOM * battle.s.columns[MOVEMENT]


def carry_out(battle: Battle, order: Order) -> Play[None]:
    """Whoever orders something else lets the others of a tile that moves stay."""
    if isinstance(order, Movement):
        yield from move_with_tile(battle, order)
        return
    if isinstance(order, Enough):
        stay(battle)
        return
    battle.s.moving = NOT_MOVING
    match order:
        case UseItem():
            yield from use_item(battle, order.model, order.card)
        case EndTurn():
            end_turn(battle)
        case Enter():
            activate(battle, "enter", order.tile)
            yield from reinforce(battle, order.tile)
        case Action():
            activate(battle, "attack" if battle.s.columns[ATTACK] else "rush", order.tile)
            yield from act_with_tile(battle, order.tile, order)


def move_with_tile(battle: Battle, order: Movement) -> Play[None]:
    """The first of a tile takes a token; the others move with it."""
    if not moves_along(order, battle.s.moving):
        activate(battle, "move", order.tile)
        begin_moving(battle, order.tile)
    yield from move(battle, order)


def activate(battle: Battle, verb: Verb, tile: int) -> None:
    """A token is shifted for a tile; to rush wastes a movement to attack at once."""
    battle.tell(ACTIVATIONS[verb](tile=TILE_NAMES[tile]), "opening")
    shift_token(battle, *SHIFTS[verb])


def end_turn(battle: Battle) -> None:
    """Tokens of the turn are taken off; the event follows."""
    battle.tell(told.ENDS_TURN())
    tell_gains(battle)
    for model in battle.s.models:
        if model.tokens and model.seat == battle.s.active:
            for token in OWN_TURN_ONLY:
                drop_token(model, token)
    battle.s.phase = "event"
