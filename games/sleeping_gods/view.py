"""The campaign as one seat, or a spectator, may know it: the only gate for hidden things."""

from __future__ import annotations

from dataclasses import dataclass

from games.sleeping_gods.content.words import SKILLS
from games.sleeping_gods.state import State

HIDDEN = 0


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
    state: State
    sheets: list[Sheet]
    lines: list[Line]
    keywords: list[str]
    totems: list[int]
    command_left: int
    total: int
    score: int
    hand_limit: int
    prices: list[int]
    blow: Blow | None
    foe_defense: int
    foe_attack: int


def blank(state: State, viewer: int | None) -> None:
    """Counts stay, faces go: other hands, all decks, search tokens."""
    for seat, chair in enumerate(state.chairs):
        if seat != viewer:
            chair.hand = [HIDDEN] * len(chair.hand)
    state.ability_deck = [HIDDEN] * len(state.ability_deck)
    state.market_deck = [HIDDEN] * len(state.market_deck)
    state.search_pile = [HIDDEN] * len(state.search_pile)
    state.event_deck = [""] * len(state.event_deck)
    state.events_left = [""] * len(state.events_left)


def _in_order(skills: dict[str, int]) -> dict[str, int]:
    return {skill: skills[skill] for skill in SKILLS if skill in skills}
