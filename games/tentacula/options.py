"""What the table decides before the voyage."""

from __future__ import annotations

from pydantic import Field

from games.kernel import GameOptions
from games.tentacula.content import LevelName


class TentaculaOptions(GameOptions):
    """How hard it shall be."""

    level: LevelName = Field(
        "1",
        title="Level",
        description="1: two shells. 2: one. 3: one, and a tile fewer. Pros: none, two tiles fewer.",
        json_schema_extra={
            "names": {
                "1": "1: First Voyage",
                "2": "2: Grand Adventure",
                "3": "3: Big Challenge",
                "pro": "Pros",
            }
        },
    )
