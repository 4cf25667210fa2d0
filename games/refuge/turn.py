"""A turn: up to two actions, cards passed for free, and the Kraken's answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from games.kernel.ask import Ask, Option, Play
from games.kernel.text import N, T, Text
from games.refuge.board import DEVOUR_ROW, SPOT_NAMES, Spot, row
from games.refuge.menu import ACTIONS, Act, Menu
from games.refuge.roster import CHARACTERS
from games.refuge.state import ABOARD, DEVOURED, OFF_MAP, Diver, Phase
from games.refuge.table import DiveEndsError


class Turn(Menu):
    """Every phase begins with a checkpoint: the state alone says where the turn stands."""

    def wake(self) -> Play[None]:
        """A turn begins; whoever was devoured comes back first."""
        self.s.turn += 1
        self.s.actions_left = ACTIONS
        self.s.phase = "act"
        if self.diver.spot == DEVOURED:
            yield from self.come_back(self.diver)
        else:
            yield from self.act()

    def come_back(self, diver: Diver) -> Play[None]:
        """On a free space of the devour row, knocked down; the space takes no effect."""
        prompt = T("{diver}: where does the Kraken spit you out?", diver=self.name(diver))
        options = self.spot_options("back", diver.seat, self.places_to_come_back())
        diver.spot = yield from self.pick(prompt, options, why=WHY_BACK)
        self.leave_trail("return", OFF_MAP, diver.spot)
        self.say(
            T("{diver} is back on {spot}.", diver=self.name(diver), spot=SPOT_NAMES[diver.spot])
        )

    def places_to_come_back(self) -> list[Spot]:
        """The devour row; when it is full, the nearest row below with room."""
        rows = ([spot for spot in row(number) if self.is_free(spot)] for number in FROM_DEVOUR_ROW)
        return next(spots for spots in rows if spots)

    def act(self) -> Play[None]:
        """One action or free deed; with nothing left to do, the turn ends by itself."""
        diver = self.diver
        options = self.what_to_do(diver)
        if len(options) == 1:
            self.explain_the_end(diver)
            yield from self.end_turn(diver)
            return
        chosen: Option[Act] = yield Ask(
            act_prompt(diver.name, self.s.actions_left), options, self.why_act(diver)
        )
        cost, do, *what = chosen.value
        if cost:
            self.s.trail.clear()
            self.s.actions_left -= cost
        yield from do(diver, *what)

    def explain_the_end(self, diver: Diver) -> None:
        """A turn that ends with actions left has a reason; being devoured needs none."""
        if diver.on_map and self.s.actions_left and not diver.standing:
            self.say(T("{diver} can do nothing on the ground.", diver=self.name(diver)))

    def why_act(self, diver: Diver) -> Text:
        if diver.standing:
            return WHY_ACT
        return WHY_GRACE if self.grace_runs_out(diver) else WHY_DOWN

    def kraken_answers(self) -> Play[None]:
        """The end of every turn; a lone diver still down by now has had their turn of grace."""
        if self.grace_runs_out(self.diver):
            raise DiveEndsError("alone")
        yield from self.kraken_strikes()
        self.next_diver()

    def next_diver(self) -> None:
        """Clockwise; boarded divers' turns are skipped, and no Kraken card is drawn for them."""
        count = len(self.s.divers)
        self.s.active = (self.s.active + 1) % count
        while self.diver.spot == ABOARD:
            self.s.active = (self.s.active + 1) % count
        self.s.phase = "wake"


@cache
def act_prompt(name: str, left: int) -> Text:
    diver = CHARACTERS[name].name
    if not left:
        return T("{diver}: pass a card before the turn ends?", diver=diver)
    return N(
        "{diver}: choose your last action.",
        "{diver}: choose an action, {n} are left.",
        n=left,
        diver=diver,
    )


FROM_DEVOUR_ROW = range(DEVOUR_ROW, -1, -1)
WHY_ACT = T("Two actions a turn; then the Kraken draws its card.")
WHY_DOWN = T("You lie on the ground: get up, help somebody up, or pass cards.")
WHY_GRACE = T("You lie on the ground, alone: get up in this turn, or the dive is lost.")
WHY_BACK = T("You lie on the devour row; the space takes no effect.")

PHASES: Mapping[Phase, Callable[[Any], Play[None]]] = {
    "divers": Turn.choose_diver,
    "places": Turn.choose_place,
    "objectives": Turn.lay_objectives,
    "wake": Turn.wake,
    "act": Turn.act,
    "kraken": Turn.kraken_answers,
}
