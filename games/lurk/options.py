"""What the table decides before the battle."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from games.kernel.game import GameOptions


class LurkOptions(GameOptions):
    """How long a battle may last."""

    rounds: Literal["20", "40", "80"] = Field(
        "40",
        title="Rounds",
        description="After so many rounds the army with the most points left wins.",
    )
