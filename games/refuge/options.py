"""What the table decides before the dive."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from games.kernel.game import GameOptions


class RefugeOptions(GameOptions):
    """What the table decides before the dive."""

    objectives: Literal["beginner", "random", "chosen"] = Field(
        "beginner",
        title="Objectives",
        description="The blue ones for a first dive, three at random, or your own choice.",
    )
    divers: Literal["chosen", "random"] = Field(
        "chosen",
        title="Divers",
        description="Everybody chooses a diver, or the divers are dealt at random.",
    )
