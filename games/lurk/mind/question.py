"""The questions that are worth a thought, and where each answer leads.

An answer is read by what it says, a tile, a model, a deed or an act, however the rules of the turn
put these together: one after the other, or all in one order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

from games.kernel.ask import Option
from games.lurk.acts import Act
from games.lurk.items import UseItem
from games.lurk.mind.acting import acted
from games.lurk.mind.fighters import Fighter
from games.lurk.mind.line_up import LineUp
from games.lurk.mind.movements import movers_at
from games.lurk.mind.moving import all_go, best_movement, best_together, moves
from games.lurk.mind.orders import entered, item_used, turn_over
from games.lurk.mind.position import BattlePosition
from games.lurk.mind.strikes import acts_with, fires
from games.lurk.mind.worth import Lore
from games.lurk.movement_options import Deed
from games.lurk.state import Model
from games.lurk.turn_options import EndTurn
from games.lurk.view import View

ACTS = get_args(Act)
EVERYBODY, NOBODY_ELSE = "all", "none"


class Asked(BattlePosition):
    """Before a choice; every option is worked out when it is tried."""

    def __init__(
        self, lore: Lore, line_up: LineUp, options: Sequence[Option[Any]], acting: int
    ) -> None:
        super().__init__(lore, line_up)
        self.values = {option.id: option.value for option in options}
        self.actor = line_up.fighters.get(acting)
        values = list(self.values.values())
        self.begins = any(isinstance(value, EndTurn) for value in values)
        self.may_stay = any(isinstance(one, Deed) and one.verb == "stay" for one in values)
        self.moving = NOBODY_ELSE in values

    def after(self, option_id: str) -> BattlePosition:
        value = self.values[option_id]
        end = self.moved(value)
        return BattlePosition(self.lore, self.ordered(value)) if end is None else end

    def moved(self, value: Any) -> BattlePosition | None:
        """After what is said about a movement, if it is about one."""
        lore = self.lore
        begun = self.line_up.with_a_token_moved() if self.begins else self.line_up
        match value:
            case object(deed=Deed() as deed, model=who, tile=start):
                mover = begun.fighters.get(who)
                return self.deed(begun, mover, movers_at(lore, begun, start), deed)
            case Deed() if self.actor is not None:
                group = movers_at(lore, begun, self.actor.tile)
                return self.deed(begun, self.actor if self.may_stay else None, group, value)
            case Model() if self.moving:
                return best_movement(lore, begun, [begun.fighters[value.id]])
            case "all":
                models = [one.id for one in self.values.values() if isinstance(one, Model)]
                return best_together(lore, begun, [begun.fighters[one] for one in models])
            case object(verb="move", tile=start):
                return best_movement(lore, begun, movers_at(lore, begun, start))
        return None

    def deed(
        self, begun: LineUp, mover: Fighter | None, group: Sequence[Fighter], deed: Deed
    ) -> BattlePosition:
        """Of one model, or of all together."""
        if mover is None:
            return all_go(self.lore, begun, group, deed.tile)
        return moves(self.lore, begun, mover, deed)

    def ordered(self, value: Any) -> LineUp:
        """After what moves nobody; whoever holds back leaves all as it is."""
        lore, line_up = self.lore, self.line_up
        match value:
            case UseItem():
                return item_used(lore, line_up, value)
            case EndTurn():
                return turn_over(line_up)
            case object(act=act, model=who):
                return self.action(line_up.fighters[who], act)
            case Model():
                return self.action(line_up.fighters[value.id])
        if isinstance(value, ACTS):
            return line_up if self.actor is None else self.action(self.actor, value)
        return self.activation(value) if self.begins else line_up

    def activation(self, order: Any) -> LineUp:
        """A tile whose models attack, or where reinforcements come in."""
        match order:
            case object(verb="attack" | "rush", tile=tile):
                return acts_with(self.lore, self.line_up.with_a_token_less(), tile)
            case object(tile=tile):
                return entered(self.lore, self.line_up.with_a_token_moved(), tile)
        return self.line_up

    def action(self, actor: Fighter, act: Any = None) -> LineUp:
        """What it does, or else whatever takes most."""
        begun = self.line_up.with_a_token_less() if self.begins else self.line_up
        begun = still_acting(begun, actor)
        return (
            fires(self.lore, begun, [actor]) if act is None else acted(self.lore, begun, actor, act)
        )


def is_worth_a_thought(view: View, options: Sequence[Option[Any]]) -> bool:
    """Orders, and who of a tile moves or acts and how; the autopilot knows all the rest."""
    values = [option.value for option in options]
    if any(isinstance(value, EndTurn) for value in values) or NOBODY_ELSE in values:
        return True
    if any(hasattr(value, "deed") or hasattr(value, "act") for value in values):
        return True
    if any(isinstance(value, (Deed, *ACTS)) for value in values):
        return view.acting >= 0
    return view.duel is None and asks_who_acts(view, values)


def asks_who_acts(view: View, values: Sequence[Any]) -> bool:
    """Which model of the activated tile acts next, or none."""
    models = {value.id for value in values if isinstance(value, Model)}
    placed = {model.id for model in view.models if model.tile >= 0}
    return None in values and len(models) == len(values) - 1 and models <= placed


def still_acting(line_up: LineUp, actor: Fighter) -> LineUp:
    """The token of this activation is spent, but those beside the actor still act with it."""
    mates = [one for one in line_up.at(actor.tile) if one.id != actor.id and not one.acted]
    return line_up._replace(attack=line_up.attack + 1) if mates else line_up
