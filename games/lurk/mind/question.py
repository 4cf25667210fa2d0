"""The questions that are worth a thought, and where each answer leads.

An order is a model with its deed or act; a movement under way asks for further deeds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.kernel.ask import Option
from games.lurk.attack.acts import Act
from games.lurk.cards.items import UseItem
from games.lurk.mind.acting import acted
from games.lurk.mind.fighters import Fighter
from games.lurk.mind.line_up import LineUp
from games.lurk.mind.movements import movers_at
from games.lurk.mind.moving import all_go, moves
from games.lurk.mind.orders import entered, item_used
from games.lurk.mind.position import BattlePosition
from games.lurk.mind.worth import Lore
from games.lurk.movement.deeds import Deed
from games.lurk.turn.orders import Action, EndTurn, Enter, Movement, moves_along
from games.lurk.view import View


class Asked(BattlePosition):
    """Before a choice; every option is worked out when it is tried."""

    def __init__(
        self, lore: Lore, line_up: LineUp, options: Sequence[Option[Any]], view: View
    ) -> None:
        super().__init__(lore, line_up)
        self.values = {option.id: option.value for option in options}
        self.actor = line_up.fighters.get(view.acting)
        self.moving = view.moving
        values = list(self.values.values())
        self.begins = any(isinstance(value, EndTurn) for value in values)
        self.may_stay = any(isinstance(one, Deed) and one.verb == "stay" for one in values)

    def after(self, option_id: str) -> BattlePosition:
        value = self.values[option_id]
        end = self.moved(value)
        return BattlePosition(self.lore, self.ordered(value)) if end is None else end

    def moved(self, value: Any) -> BattlePosition | None:
        """After what is said about a movement, if it is about one."""
        lore, begun = self.lore, self.line_up
        if self.begins and not (isinstance(value, Movement) and moves_along(value, self.moving)):
            begun = begun.with_a_token_moved()
        match value:
            case Movement(start, who, deed):
                mover, group = begun.fighters.get(who), movers_at(lore, begun, start)
                if moves_along(value, self.moving):
                    group = [one for one in group if one.id in self.moving.models]
                return self.deed(begun, mover, group, deed)
            case Deed() if self.actor is not None:
                group = movers_at(lore, begun, self.actor.tile)
                return self.deed(begun, self.actor if self.may_stay else None, group, value)
        return None

    def deed(
        self, begun: LineUp, mover: Fighter | None, group: Sequence[Fighter], deed: Deed
    ) -> BattlePosition:
        """Of one model, or of all together."""
        if mover is None:
            return all_go(self.lore, begun, group, deed)
        return moves(self.lore, begun, mover, deed)

    def ordered(self, value: Any) -> LineUp:
        """After what moves nobody; whoever holds back has had their chance."""
        lore, line_up = self.lore, self.line_up
        match value:
            case UseItem():
                return item_used(lore, line_up, value)
            case EndTurn():
                return line_up._replace(movement=0, attack=0)
            case Action(_, who, act):
                return self.action(line_up.fighters[who], act)
            case Enter():
                return entered(lore, line_up.with_a_token_moved(), value.tile)
            case None:
                actors = {one.model for one in self.values.values() if isinstance(one, Action)}
                idle = [line_up.fighters[actor] for actor in actors]
                return line_up.having(*(one._replace(acted=True) for one in idle))
        return line_up

    def action(self, actor: Fighter, act: Act) -> LineUp:
        begun = self.line_up.with_a_token_less() if self.begins else self.line_up
        return acted(self.lore, still_acting(begun, actor), actor, act)


def is_worth_a_thought(view: View, options: Sequence[Option[Any]]) -> bool:
    """Orders, and how a model goes on with its movement; the autopilot knows all the rest."""
    values = [option.value for option in options]
    if any(isinstance(value, (EndTurn, Movement, Action)) for value in values):
        return True
    return view.acting >= 0 and any(isinstance(value, Deed) for value in values)


def still_acting(line_up: LineUp, actor: Fighter) -> LineUp:
    """The token of this activation is spent, but those beside the actor still act with it."""
    mates = [one for one in line_up.at(actor.tile) if one.id != actor.id and not one.acted]
    return line_up._replace(attack=line_up.attack + 1) if mates else line_up
