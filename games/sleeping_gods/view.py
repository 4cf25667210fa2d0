"""The campaign as one seat, or a spectator, may know it: the only gate for hidden things."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.sleeping_gods.state import State


@dataclass(slots=True)
class Sheet:
    """A crew board as it counts now: whose it is, health, skills, what its ability costs."""

    controller: int
    health: int
    left: int
    skills: dict[str, int]
    cost: int


@dataclass(slots=True)
class Line:
    """A choice on the story page: whether it can be taken, and what it asks for."""

    key: str
    open: bool


@dataclass(slots=True)
class Blow:
    """The attack under way, with everything that is added to the weapon."""

    accuracy: int
    damage: int
    block: int


@dataclass(slots=True)
class View:
    """A copy of the state in which everything the viewer cannot know is blank."""

    viewer: int | None
    pack: str
    mode: str
    fate: str
    state: State
    sheets: list[Sheet]
    lines: list[Line] = field(default_factory=list)
    keywords: list[str] = field(default_factory=list)
    totems: list[int] = field(default_factory=list)
    command_left: int = 0
    total: int = 0
    score: int = 0
    hand_limit: int = 0
    prices: list[int] = field(default_factory=list)
    blow: Blow | None = None
    foe_defense: int = 0
    foe_attack: int = 0
