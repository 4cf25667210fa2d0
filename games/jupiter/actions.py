"""The action phase: any mix of moves, shots, commands and trades, and whatever cards add."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from games.jupiter import offers
from games.jupiter.abilities import Abilities
from games.jupiter.offers import Action
from games.jupiter.state import Step
from games.kernel.ask import Ask, Option, Play
from games.kernel.text import N, T, Text

WHY = T(
    "Every move, shot, command or trade costs one action. "
    "Afterwards creeps convert the colonists they touch, and more creeps come."
)


WHY_LAST = T("You can still use what costs no action. Then the creeps convert and rise.")


@cache
def _question(left: int) -> Text:
    if left <= 0:
        return T("No action left. Do you end your turn?")
    return N("{n} action left. What will you do?", "{n} actions left. What will you do?", n=left)


class Actions(Abilities):
    """The first step of a turn."""

    def take_action(self) -> Play[None]:
        """One action, or the end of the phase."""
        left = self.actions_left
        options = self.action_options() if left > 0 else self.last_options()
        if len(options) == 1 and self.is_lost(self.s.active):
            self.s.step = self.after_actions
            return
        chosen = yield Ask(_question(left), options, WHY if left > 0 else WHY_LAST)
        self.s.traces.clear()
        verb, *details = chosen.value
        done = VERBS[verb](self, *details)
        if done is not None:
            yield from done

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
        found.append(offers.end_turn(seat))
        return found

    def last_options(self) -> list[Option[Action]]:
        """Without actions: a boost, events, or the end of the turn."""
        seat = self.s.active
        boost = [offers.play(seat, "boost")] if "boost" in self.me.hand else []
        return [*boost, *self.event_options(), offers.end_turn(seat)]

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
