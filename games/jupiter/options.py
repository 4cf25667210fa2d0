"""What the table decides before the rescue: how many to save, which bridges, alternate rules."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from games.kernel import GameOptions


class JupiterOptions(GameOptions):
    """The printed game asks for 28 colonists; a first rescue is won with 14."""

    rescue: Literal[14, 21, 28] = Field(
        14,
        title="Colonists to rescue",
        description="14 for novices, 21 for practised crews, 28 as printed.",
    )
    bridges: Literal["printed", "open"] = Field(
        "printed",
        title="Bridges",
        description="Printed modules lack some bridges; open ones join all neighbouring domes.",
    )
    robot_vulnerability: bool = Field(
        False,
        title="Robot Vulnerability",
        description="Robots no longer stop a module from exploding, and are lost with it.",
    )
    fast_creeps: bool = Field(
        False,
        title="Fast Creeps",
        description="Creeps convert after the invasion, so new ones strike at once.",
    )
    ultimate_heroes: bool = Field(
        False,
        title="Ultimate Heroes",
        description="Save every single colonist.",
    )
    polite_colonists: bool = Field(
        False,
        title="Polite Colonists",
        description="Colonists and robots may be passed, as long as nobody ends on another.",
    )
