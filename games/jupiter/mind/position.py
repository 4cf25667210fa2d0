"""A turn as one robot may plan it, tried out by the real rules."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Any

from games.jupiter.action import Action
from games.jupiter.actions import action_options, end_actions
from games.jupiter.cards import Ability
from games.jupiter.mind.facts import facts_between
from games.jupiter.mind.lines import Line, LinePlanner
from games.jupiter.mind.lore import Lore
from games.jupiter.mind.next_turn import worth_to_next
from games.jupiter.rescue import Rescue
from games.jupiter.state import State
from games.jupiter.turn import convert_colonists, suffer_invasion
from games.kernel.ask import Option, Play
from games.kernel.copying import copy_state
from games.kernel.mind import Draw, Fact, Position

ROLLS = tuple(Draw(str(face)) for face in range(1, 7))
EVENTS: tuple[Ability, ...] = ("pilot", "module_control", "data_core")
LASTING: tuple[Ability, ...] = ("follower", "bullhorn", "grenadier", "juggernaut")
"""Cards that change so much that the rest of the turn is planned anew."""
UNPROMISING = 100.0
"""How far below the best line an option stands that no line begins with."""


class RescuePosition(Position):
    """A whole position of a rescue; ``cause`` says how it ended, if it did."""

    def __init__(
        self, lore: Lore, state: State, cause: str = "", *, revealed: bool = False
    ) -> None:
        self.lore = lore
        self.state = state
        self.cause = cause
        self.ended = bool(cause)
        self.revealed = revealed

    @property
    def rescue(self) -> Rescue:
        return self.lore.rescue(self.state)

    def worth(self) -> float:
        """As it looks, or as it ended."""
        return self.end_worth() if self.ended else self.lore.outlook(self.rescue).worth()

    def end_worth(self) -> float:
        weights = self.lore.weights
        return weights.won if self.cause == "rescued" else weights.lost

    def facts(self, later: RescuePosition) -> Iterable[Fact]:
        return facts_between(self.rescue, later.rescue, later.cause)


class RolledPosition(RescuePosition):
    """After the die: as good as what the next robot makes of it."""

    def worth(self) -> float:
        return self.end_worth() if self.ended else worth_to_next(self.lore, self.state)


def settled(
    lore: Lore, rescue: Rescue, rule: Play[None], *, revealed: bool = False
) -> RolledPosition:
    """What the die brings has come; fast creeps convert after it."""
    cause = lore.play_through(rescue, rule)
    if not cause and rescue.s.phase == "conversion":
        convert_colonists(rescue)
        cause = lore.play_through(rescue, None)
    return RolledPosition(lore, rescue.s, cause, revealed=revealed)


class TurnPosition(RescuePosition):
    """Within a robot's turn, with the lines of play that may follow."""

    def __init__(
        self, lore: Lore, state: State, cause: str = "", *, revealed: bool = False
    ) -> None:
        super().__init__(lore, state, cause, revealed=revealed)
        self.first_sight: float | None = None
        self._lines: list[Line] | None = None
        self._menu: dict[str, Option[Action]] | None = None
        self._struck: TurnPosition | None = None

    @property
    def lines(self) -> list[Line]:
        """The best first."""
        if self._lines is None:
            self._lines = LinePlanner(self.lore.outlook(self.rescue)).lines()
        return self._lines

    @property
    def menu(self) -> dict[str, Option[Action]]:
        if self._menu is None:
            self._menu = {option.id: option for option in action_options(self.rescue)}
        return self._menu

    def worth(self) -> float:
        """Within a turn that of the best line."""
        if self.ended:
            return self.end_worth()
        if self.first_sight is not None:
            return self.first_sight
        return self.lines[0].value

    def options(self) -> Sequence[Option[Any]]:
        """The next step of each line."""
        if self.ended or self.state.phase != "actions":
            return ()
        steps = dict.fromkeys([line.steps[0] for line in self.lines if line.steps])
        return [self.menu[step] for step in steps if step in self.menu]

    def after(self, option_id: str) -> TurnPosition:
        rescue = self.lore.rescue(copy_state(self.state))
        rescue.s.traces.clear()
        cause = self.lore.play_through(rescue, self.menu[option_id].value(rescue))
        after = TurnPosition(self.lore, rescue.s, cause, revealed=self.revealed or rescue.revealed)
        after.follow(self.lines, option_id)
        return after

    def follow(self, lines: Sequence[Line], action: str) -> None:
        """Goes on with the lines that begin so; after some cards all is planned anew."""
        if action == "end":
            self.first_sight = next(line.value for line in lines if not line.steps)
            return
        begun = [line for line in lines if line.steps[:1] == (action,)]
        if begun:
            self._lines = [line._replace(steps=line.steps[1:]) for line in begun]
        elif not is_worth_a_plan(action, self.rescue.actions_left):
            self.first_sight = lines[0].value - UNPROMISING

    def draws(self) -> Sequence[Draw]:
        return ROLLS

    def drawn(self, draw: Draw) -> RescuePosition:
        """The turn ends, and the die shows just that."""
        if self._struck is None:
            self._struck = self.struck()
        struck = self._struck
        if struck.ended:
            return struck
        rescue = self.lore.rescue(copy_state(struck.state), int(draw.id))
        return settled(self.lore, rescue, suffer_invasion(rescue), revealed=self.revealed)

    def struck(self) -> TurnPosition:
        """What happens whatever the die shows: creeps convert those beside them."""
        rescue = self.lore.rescue(copy_state(self.state))
        end_actions(rescue)
        if rescue.s.phase == "conversion":
            convert_colonists(rescue)
        cause = self.lore.play_through(rescue, None)
        return TurnPosition(self.lore, rescue.s, cause, revealed=self.revealed)

    def key(self) -> Hashable:
        """The same things done in another order are one."""
        s = self.state
        return (
            self.cause,
            tuple(s.domes),
            (s.pod.docked, s.pod.q, s.pod.r, s.pod.colonists, tuple(s.pod.robots)),
            tuple([(module.q, module.r) for module in s.modules]),
            (tuple(s.covered), s.saved, tuple(sorted(s.players[self.lore.seat].hand))),
        )


def is_worth_a_plan(action: str, left: int) -> bool:
    """What lasts for the turn needs actions to be used with."""
    match action.split("."):
        case ["play", "boost"] | ["super", _]:
            return True
        case ["play", card]:
            return card in LASTING and left > 1
        case ["use", card, _]:
            return card in EVENTS
    return False
