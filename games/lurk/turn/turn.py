"""A turn: activations and items until nothing is left to do."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Literal

from games.kernel.ask import Ask, Option, Play
from games.kernel.told import Told
from games.lurk import questions, told
from games.lurk.attack.column import act_with_tile
from games.lurk.battle import Battle
from games.lurk.cards.items import UseItem, use_item
from games.lurk.map.board import TILE_NAMES
from games.lurk.models.essence import tell_gains
from games.lurk.models.tokens import drop_token
from games.lurk.movement.column import Turn, move_tile
from games.lurk.movement.reinforcements import reinforce
from games.lurk.state import NOBODY, Token
from games.lurk.turn.activation_card import ATTACK, END, MOVEMENT, shift_token
from games.lurk.turn.orders import MARCHES, Action, EndTurn, Enter, Movement, Order, uneventful
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
    """Orders up to the first of which something comes; with nothing left, the turn ends by itself.

    Movements that nothing comes of are ordered in one question.
    """
    battle.s.acting = NOBODY
    options, ask = turn_options(battle), None
    order: Order | None = None
    if len(options) == 1:
        end_turn(battle)
    while len(options) > 1:
        prompt = turn_prompt(battle.s.columns[MOVEMENT], battle.s.columns[ATTACK])
        if ask is None:
            ask = Ask(questions.TURN, prompt, options, why=WHY_TURN, several=MARCHES)
        elif order is None:
            ask = ask.again(options, prompt, MARCHES)
        if order is None:
            chosen: Option[Order] = yield ask
            order = chosen.value
            if not ask.repeated:
                battle.s.trail.clear()
        marched = isinstance(order, Movement)
        order, quiet = yield from uneventful(battle, carry_out(battle, order, ask))
        if not quiet or not marched:
            return
        battle.s.acting = NOBODY
        options = turn_options(battle)


def carry_out(battle: Battle, order: Order, ask: Ask) -> Play[Order | None]:
    """What was ordered; and what is ordered next, where others of the tile were asked."""
    match order:
        case UseItem():
            yield from use_item(battle, order.model, order.card)
        case EndTurn():
            end_turn(battle)
        case Enter():
            activate(battle, "enter", order.tile)
            yield from reinforce(battle, order.tile)
        case Movement():
            activate(battle, "move", order.tile)
            turn = Turn(ask, partial(turn_options, battle))
            return (yield from move_tile(battle, order.tile, order, turn))
        case Action():
            activate(battle, "attack" if battle.s.columns[ATTACK] else "rush", order.tile)
            yield from act_with_tile(battle, order.tile, order)
    return None


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
