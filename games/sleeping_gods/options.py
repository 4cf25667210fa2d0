"""What the table decides before a campaign."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field

from games.kernel import GameOptions
from games.sleeping_gods.content.loader import pack_names
from games.sleeping_gods.content.shelf import PINNED

FULL = "hollow_gyre"


def ordered_packs() -> list[str]:
    """The packs of the house, the full campaign first."""
    return sorted(pack_names(), key=lambda name: (name != FULL, name))


if TYPE_CHECKING:
    PackName = str
else:
    PackName = Literal[tuple(ordered_packs())] | Annotated[str, Field(pattern=PINNED)]


class CampaignOptions(GameOptions):
    """World, mode and variants of a campaign."""

    pack: PackName = Field(
        default=ordered_packs()[0], title="World", description="Which atlas and storybook to play"
    )
    mode: Literal["easy", "normal", "brutal"] = Field(
        default="normal",
        title="Mode",
        description="Easy starts rich, normal forgives defeats, brutal ends with the first",
    )
    fate: Literal["cards", "dice"] = Field(
        default="cards",
        title="Fate",
        description="Draw fate from the ability deck, or roll a die instead",
    )
    travel_help: bool = Field(
        default=False,
        title="Help with travel",
        description="Other players, too, may discard craft cards when the ship travels",
    )
    known: int = Field(
        default=0,
        ge=0,
        le=40,
        title="Achievements",
        description="How many totems and endings earlier campaigns here have found",
    )
