"""The nine objectives: three for each level, one of them blue, for a first dive."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, model_validator

from games.kernel.text import T, Text
from games.refuge.board import Spot
from games.refuge.cards import Content

Level = Literal[1, 2, 3]
NUMERALS: dict[Level, Text] = {1: T("I"), 2: T("II"), 3: T("III")}


class Objective(Content):
    """A goal card: how far it must come, where its markers lie, what it gives on its back."""

    id: str = Field(pattern=r"^[a-z0-9_]+$")
    level: Level
    title: Text
    goal: Text
    reward: Text
    target: int = 0
    solo_target: int | None = None
    per_diver: int = 0
    markers: tuple[Spot, ...] = ()
    blue: bool = False

    def target_for(self, divers: int) -> int:
        if divers == 1 and self.solo_target is not None:
            return self.solo_target
        return self.target + self.per_diver * divers


class Missions(Content):
    """All objectives of the box."""

    objectives: tuple[Objective, ...]

    @model_validator(mode="after")
    def _counts(self) -> Missions:
        for level in NUMERALS:
            cards = [card for card in self.objectives if card.level == level]
            if len(cards) != 3 or sum(card.blue for card in cards) != 1:
                raise ValueError(f"level {level} has three objectives, one of them blue")
        return self


_SUPPLIES = T("Every diver draws a salvage card and readies an ability.")
_VICTORY = T("The cargo is yours: the dive is won.")

_MISSIONS = Missions(
    objectives=(
        Objective(
            id="thin_the_herd",
            level=1,
            blue=True,
            title=T("Thin the Herd"),
            goal=T("Eliminate 3 tentacles plus 1 per diver."),
            reward=_SUPPLIES,
            target=3,
            per_diver=1,
        ),
        Objective(
            id="chart_the_caves",
            level=1,
            title=T("Chart the Caves"),
            goal=T("Collect the 3 markers by reaching their caves."),
            reward=T(
                "One tentacle from the threat track, or else the lowest on the board, goes to the "
                "supply. Every diver readies an ability."
            ),
            target=3,
            markers=(41, 47, 64),
        ),
        Objective(
            id="stock_the_locker",
            level=1,
            title=T("Stock the Locker"),
            goal=T("Stow 3 cards of different types. Action, in a cave: stow one."),
            reward=T("All abilities of all divers are ready again."),
            target=3,
        ),
        Objective(
            id="breach_the_hull",
            level=2,
            blue=True,
            title=T("Breach the Hull"),
            goal=T("Set 2 charges. Action, on a Finish space without a charge: set one."),
            reward=_SUPPLIES,
            target=2,
        ),
        Objective(
            id="wound_the_beast",
            level=2,
            title=T("Wound the Beast"),
            goal=T(
                "Land 3 hits (2 if alone). Action, next to the head: discard a weapon or 2 cards "
                "of one type."
            ),
            reward=T(
                "Two tentacles, from the threat track first, then the lowest on the board, go to "
                "the supply. Every diver readies an ability."
            ),
            target=3,
            solo_target=2,
        ),
        Objective(
            id="seal_the_vents",
            level=2,
            title=T("Seal the Vents"),
            goal=T("Seal the 3 whirlpools. Action, in a marked one: discard any card."),
            reward=T(
                "The active diver and the next one draw a salvage card. Every diver readies an "
                "ability."
            ),
            target=3,
            markers=(42, 46, 14),
        ),
        Objective(
            id="board_the_ub85",
            level=3,
            blue=True,
            title=T("Board the UB-85"),
            goal=T("Every diver boards: step onto a Finish space and leave the map."),
            reward=_VICTORY,
            per_diver=1,
        ),
        Objective(
            id="bring_the_cargo_home",
            level=3,
            title=T("Bring the Cargo Home"),
            goal=T("Fetch the cargo from the Finish row and stand with it on a Start space."),
            reward=_VICTORY,
            target=1,
            markers=(104,),
        ),
        Objective(
            id="slay_the_kraken",
            level=3,
            title=T("Slay the Kraken"),
            goal=T(
                "Land 5 hits plus 1 per diver. Action, next to the head: discard a weapon or 2 "
                "cards of one type."
            ),
            reward=_VICTORY,
            target=5,
            per_diver=1,
        ),
    )
)

OBJECTIVES: dict[str, Objective] = {card.id: card for card in _MISSIONS.objectives}


def of_level(level: Level) -> list[Objective]:
    return [card for card in OBJECTIVES.values() if card.level == level]


def blue_of_level(level: Level) -> Objective:
    """The one for a first dive."""
    return next(card for card in of_level(level) if card.blue)
