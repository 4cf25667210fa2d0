"""How well an autopilot may play, in words that a family understands."""

from __future__ import annotations

from typing import Literal, TypeAlias

from games.kernel import GameClass, T, Text
from games.kernel.mind import LEVELS, Level

AnyLevel: TypeAlias = Level | Literal[""]
"""The plain autopilot has none."""

NAMES: dict[AnyLevel, Text] = {
    "": T("plain"),
    "calm": T("calm"),
    "keen": T("keen"),
    "fierce": T("fierce"),
}
MEANINGS: dict[AnyLevel, Text] = {
    "": T("plays sensibly and at once"),
    "calm": T("often takes the second best; for children and first games"),
    "keen": T("plans its whole turn; a good partner, a fair rival"),
    "fierce": T("weighs everything that may come; the strongest there is"),
}


def levels_of(game: GameClass) -> tuple[AnyLevel, ...]:
    """Those that a game offers: one that nobody taught to think has the plain autopilot alone."""
    return ("",) if game.mind() is None else ("", *LEVELS)


def read_level(word: str) -> AnyLevel:
    """The level of this name; any other word is the plain one."""
    return next((level for level in LEVELS if level == word), "")
