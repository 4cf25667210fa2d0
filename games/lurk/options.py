"""What the table decides before the battle."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from games.kernel.game import GameOptions


class LurkOptions(GameOptions):
    """How long a battle may last, and what an army may hold."""

    rounds: Literal["20", "40", "80", "none"] = Field(
        "40",
        title="Rounds",
        description="After this many rounds, the army with the most points left wins.",
        json_schema_extra={
            "names": {"20": "20", "40": "40", "80": "80", "none": "To the last model"}
        },
    )

    armies: Literal["even", "printed"] = Field(
        "even",
        title="Armies",
        description="Even: fewer elites, one card each. Printed: as in the box.",
        json_schema_extra={"names": {"even": "Even (house rule)", "printed": "As printed"}},
    )

    behind: Literal["nothing", "essence"] = Field(
        "nothing",
        title="Whoever is behind",
        description="With each new round, 2 Essence for the army with the fewest points left.",
        json_schema_extra={"names": {"nothing": "Gets nothing", "essence": "Gets 2 Essence"}},
    )

    def is_over_after(self, rounds: int) -> bool:
        """Whether so many rounds are all there are."""
        return self.rounds != "none" and rounds >= int(self.rounds)
