"""The action phase: any mix of moves, shots, commands and trades, and whatever cards add."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from games.jupiter import card_offers, offers
from games.jupiter.abilities import Abilities
from games.jupiter.names import ROBOTS
from games.jupiter.offers import Action
from games.jupiter.state import Step
from games.kernel.ask import Ask, Option, Play
from games.kernel.text import N, Seat, T, Text

WHY = T(
    "Every move, shot, command or trade costs one action. "
    "Afterwards creeps convert the colonists they touch, and more creeps come."
)
WHY_FAST = T(
    "Every move, shot, command or trade costs one action. "
    "Afterwards more creeps come, and all of them convert the colonists they touch."
)
WHY_LAST = T("You can still use what costs no action. Then it is the creeps' turn.")
WHY_END = T("Now it is the creeps' turn.")


@cache
def _question(left: int) -> Text:
    if left <= 0:
        return T("No action left. Do you end your turn?")
    return N("{n} action left. What will you do?", "{n} actions left. What will you do?", n=left)


class Actions(Abilities):
    """The first step of a turn."""

    def take_action(self) -> Play[None]:
        """One action, or the end of the phase."""
        if self.is_lost(self.s.active):
            self.sit_out()
            return
        left = self.actions_left
        options = self.action_options() if left > 0 else self.last_options()
        chosen = yield Ask(_question(left), options, why=self._why(left, options))
        self.s.traces.clear()
        verb, *details = chosen.value
        done = VERBS[verb](self, *details)
        if done is not None:
            yield from done

    def _why(self, left: int, options: list[Option[Action]]) -> Text:
        if left > 0:
            return WHY_FAST if self.options.fast_creeps else WHY
        return WHY_LAST if len(options) > 1 else WHY_END

    def sit_out(self) -> None:
        """Robot Vulnerability: whoever has no robot cannot act, nor use any card."""
        seat = self.s.active
        self.say(
            T(
                "{robot} is out of play: no actions and no card for {player}.",
                robot=ROBOTS[seat],
                player=Seat(seat),
            )
        )
        self.end_actions()

    def action_options(self) -> list[Option[Action]]:
        """Everything the active player can do with actions left."""
        seat = self.s.active
        found = self.command_options()
        found += self.step_options(seat, seat)
        found += self.shot_options(seat, seat)
        if self.has_power("juggernaut"):
            found += self.crush_options()
        if self.has_power("swap"):
            found += self.swap_options()
        if self.has_power("override"):
            found += self.override_options()
        found += self.trade_options()
        found += self.card_options()
        found.append(self.end_option())
        return found

    def last_options(self) -> list[Option[Action]]:
        """Without actions: a boost, events, or the end of the turn."""
        seat = self.s.active
        boost = [card_offers.play(seat, "boost")] if "boost" in self.me.hand else []
        return [*boost, *self.event_options(), self.end_option()]

    def end_option(self) -> Option[Action]:
        return offers.end_turn(self.s.active, fast=self.options.fast_creeps)

    def end_actions(self) -> None:
        self.s.led = -1
        self.s.step = self.after_actions

    @property
    def after_actions(self) -> Step:
        """Fast Creeps: the invasion comes before the conversion."""
        return "invasion" if self.options.fast_creeps else "conversion"


VERBS: Mapping[str, Callable[..., Play[None] | None]] = {
    "move": Actions.move,
    "crush": Actions.crush,
    "swap": Actions.swap,
    "shoot": Actions.shoot,
    "shoot_super": Actions.shoot_super,
    "command": Actions.command,
    "trade": Actions.trade,
    "override": Actions.override,
    "play": Actions.play_card,
    "use": Actions.use,
    "end": Actions.end_actions,
}
