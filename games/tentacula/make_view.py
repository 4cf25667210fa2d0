"""How a view is made of the state: the one gate through which anything of it is seen."""

from __future__ import annotations

from games.kernel.copying import copy_state
from games.tentacula.pile import top_of
from games.tentacula.state import State
from games.tentacula.view import View


def view_of(s: State, level: str) -> View:
    """A copy, so that nobody who looks can touch."""
    seen = copy_state(s)
    return View(
        level=level,
        phase=seen.phase,
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
