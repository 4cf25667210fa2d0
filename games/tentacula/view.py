"""What anybody at the table may know: all but the order of the two piles."""

from __future__ import annotations

from dataclasses import dataclass

from games.kernel.copying import copy_state
from games.tentacula.pile import top_of
from games.tentacula.state import Cause, Row, Stage, State, Swim, Theft


@dataclass(slots=True)
class TentaculaView:
    level: str
    stage: Stage
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


def view_of(s: State, level: str) -> TentaculaView:
    """A copy, so that nobody who looks can touch."""
    seen = copy_state(s)
    return TentaculaView(
        level=level,
        stage=seen.stage,
        round=seen.round,
        fold=seen.fold,
        stash=seen.stash,
        animals=seen.animals,
        hands=seen.hands,
        rows=seen.rows,
        unseen=sorted(face // 2 for face in seen.pile),
        top=top_of(seen.pile),
        box=seen.box,
        fish=seen.fish,
        gate=seen.gate,
        gates_left=len(seen.gates),
        shells=seen.shells,
        chest=seen.chest,
        cave=seen.cave,
        stashed=seen.stashed,
        line=seen.line,
        waiting=seen.waiting,
        idle=seen.idle,
        last_mover=seen.last_mover,
        face=seen.face,
        swim=seen.swim,
        rolled=seen.rolled,
        thefts=seen.thefts,
        placed=seen.placed,
        folded=seen.folded,
        cause=seen.cause,
    )
