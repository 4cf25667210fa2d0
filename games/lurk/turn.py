"""A turn: activations and items until nothing is left to do."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.kernel.ask import Ask, Option, Play
from games.kernel.text import T, Text
from games.lurk.activation_card import ATTACK, END, MOVEMENT, shift_token
from games.lurk.attack_column import act_with_tile
from games.lurk.battle import Battle
from games.lurk.board import TILE_NAMES
from games.lurk.essence import tell_gains
from games.lurk.items import UseItem, use_item
from games.lurk.movement_column import move_tile
from games.lurk.reinforcements import reinforce
from games.lurk.state import NOBODY, Token
from games.lurk.tokens import drop_token
from games.lurk.turn_options import WHY_TURN, Activate, Order, Verb, turn_options, turn_prompt

ACTIVATIONS: Mapping[Verb, Callable[[Text], Text]] = {
    "move": lambda tile: T("moves from {tile}", tile=tile),
    "enter": lambda tile: T("calls reinforcements to {tile}", tile=tile),
    "attack": lambda tile: T("acts with {tile}", tile=tile),
    "rush": lambda tile: T("acts at once with {tile}", tile=tile),
}
OWN_TURN_ONLY: frozenset[Token] = frozenset({"charging", "climbed"})


def take_turn(battle: Battle) -> Play[None]:
    """One activation or item; with nothing left to do, the turn ends by itself."""
    battle.s.acting = NOBODY
    options = turn_options(battle)
    if len(options) == 1:
        end_turn(battle)
        return
    movement, attack, _ = battle.s.columns
    chosen: Option[Order] = yield Ask(turn_prompt(movement, attack), options, why=WHY_TURN)
    yield from carry_out(battle, chosen.value)


def carry_out(battle: Battle, order: Order) -> Play[None]:
    if isinstance(order, UseItem):
        yield from use_item(battle, order.model, order.card)
        return
    battle.s.trail.clear()
    if isinstance(order, Activate):
        yield from activate(battle, order)
    else:
        end_turn(battle)


def activate(battle: Battle, order: Activate) -> Play[None]:
    """A token is shifted and the tile's models act; to rush wastes a movement to attack at once."""
    battle.tell(ACTIVATIONS[order.verb](TILE_NAMES[order.tile]), "opening")
    match order.verb:
        case "move":
            shift_token(battle, MOVEMENT, ATTACK)
            yield from move_tile(battle, order.tile)
        case "enter":
            shift_token(battle, MOVEMENT, ATTACK)
            yield from reinforce(battle, order.tile)
        case "attack":
            shift_token(battle, ATTACK, END)
            yield from act_with_tile(battle, order.tile)
        case "rush":
            shift_token(battle, MOVEMENT, END)
            yield from act_with_tile(battle, order.tile)


def end_turn(battle: Battle) -> None:
    """Tokens of the turn are taken off; the event follows."""
    battle.tell(T("ends the turn"))
    tell_gains(battle)
    for model in battle.s.models:
        if model.tokens and model.seat == battle.s.active:
            for token in OWN_TURN_ONLY:
                drop_token(model, token)
    battle.s.phase = "event"
