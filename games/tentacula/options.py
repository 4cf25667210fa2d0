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
        description="From First Voyage, the easiest, to Pros, the hardest.",
        json_schema_extra={
            "names": {
                "1": "1: First Voyage",
                "2": "2: Grand Adventure",
                "3": "3: Big Challenge",
                "pro": "Pros",
            }
        },
    )
