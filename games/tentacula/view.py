"""What anybody at the table may know: all but the order of the two piles."""

from __future__ import annotations

from dataclasses import dataclass

from games.tentacula.state import Cause, Phase, Row, Swim, Theft


@dataclass(slots=True)
class View:
    level: str
    phase: Phase
    round: int
    fold: int
    stash: int
    animals: list[int]
    hands: list[int]
    rows: list[Row]
    unseen: list[int]
    """Numbers of the tiles in the draw pile, in no order: everybody can work them out."""
    top: int
    """The side that lies up on the draw pile; whoever draws that tile turns it over."""
    box: list[int]
    fish: list[int]
    gate: int
    gates_left: int
    shells: int
    chest: list[int]
    cave: list[int]
    stashed: list[int]
    line: list[int]
    waiting: list[int]
    idle: list[int]
    last_mover: int
    face: int
    swim: Swim | None
    rolled: int
    thefts: list[Theft]
    placed: tuple[int, int] | None
    folded: bool
    cause: Cause | None
