"""The closed vocabularies of a pack: skills, statuses, resources, places in time, emblems."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field


class Model(BaseModel):
    """Content never changes once loaded, and an unknown field is a slip of the pen."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    def given(self) -> set[str]:
        """The fields an author wrote down."""
        return set(self.model_fields_set)


Skill: TypeAlias = Literal["strength", "perception", "savvy", "craft", "cunning"]
SKILLS: tuple[Skill, ...] = ("strength", "perception", "savvy", "craft", "cunning")

Status: TypeAlias = Literal["venom", "frightened", "weakened", "madness", "low_morale"]
STATUSES: tuple[Status, ...] = ("venom", "frightened", "weakened", "madness", "low_morale")

Resource: TypeAlias = Literal["meat", "vegetables", "grain", "materials", "artifacts", "coins"]
RESOURCES: tuple[Resource, ...] = (
    "meat",
    "vegetables",
    "grain",
    "materials",
    "artifacts",
    "coins",
)
FOODS: tuple[Resource, ...] = ("meat", "vegetables", "grain")
Payable: TypeAlias = Literal[
    "meat", "vegetables", "grain", "materials", "artifacts", "coins", "food_any", "any"
]

Side: TypeAlias = Literal["N", "E", "S", "W"]
OPPOSITE: dict[Side, Side] = {"N": "S", "S": "N", "E": "W", "W": "E"}

Letter: TypeAlias = Literal["A", "B", "C", "D", "E", "F", "G", "H"]
Prop: TypeAlias = Literal["egg", "serpent", "diving_suit", "potion"]
Tier: TypeAlias = Literal["mild", "perilous", "deadly"]
TIERS: tuple[Tier, ...] = ("mild", "perilous", "deadly")
Who: TypeAlias = Literal["participants", "any", "one", "each", "captain"]

ParaId: TypeAlias = Annotated[str, Field(pattern=r"^[FS]?\d+(\.\d+)*$")]
Keyword: TypeAlias = Annotated[str, Field(pattern=r"^[A-Z]{3,14}$")]
RegionId: TypeAlias = Annotated[str, Field(pattern=r"^[1-9][a-h]$")]
Name: TypeAlias = Annotated[str, Field(min_length=2, max_length=36)]

Emblem: TypeAlias = Literal[
    "anchor", "bell", "bird", "boat", "bone", "book", "bottle", "cave", "claw", "coin", "compass",
    "crab", "crown", "crystal", "door", "drum", "eel", "egg", "eye", "feather", "fire", "fish",
    "flower", "gear", "ghost", "hammer", "hand", "harpoon", "heart", "helm", "hook", "horn", "hut",
    "ice", "insect", "jar", "kettle", "key", "knife", "lamp", "leaf", "lighthouse", "mask", "moon",
    "mushroom", "net", "pot", "reed", "ring", "rope", "scroll", "shell", "skull", "snake", "spark",
    "squid", "star", "stone", "storm", "sun", "tower", "tree", "wave", "wheel", "whistle", "wing",
]  # fmt: skip
"""Little drawings that pictures know how to make."""
