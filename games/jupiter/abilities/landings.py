"""How a flight or a teleport ends, alone and together with Juggernaut and Swap."""

from __future__ import annotations

from collections.abc import Iterator

from games.jupiter.abilities.juggernaut import land
from games.jupiter.abilities.powers import has_power
from games.jupiter.abilities.swap import change_places, pieces_at, swap_partners
from games.jupiter.landing import Landing
from games.jupiter.rescue import OFF_COLONY, Rescue
from games.jupiter.state import CREEP, OPEN
from games.kernel.ask import Play


def landings(
    rescue: Rescue, there: int, here: int, run_over: tuple[int, ...] = ()
) -> Iterator[Landing]:
    """The ways to end a long move on a space: land, crush what is there, or swap with it."""
    if rescue.is_open(there):
        yield Landing(there, "land", OPEN, run_over)
    if rescue.is_creep(there) and has_power(rescue, "juggernaut"):
        yield Landing(there, "crush", CREEP, run_over)
    if has_power(rescue, "swap") and here != OFF_COLONY:
        for piece in swap_partners(rescue, there, here):
            yield Landing(there, "swap", piece, run_over)


def arrive_at(rescue: Rescue, landing: Landing) -> Play[None]:
    """A blast on the way may have freed the space already."""
    if landing.how == "swap" and landing.piece in pieces_at(rescue, landing.there):
        change_places(rescue, landing.there, landing.piece)
    else:
        yield from land(rescue, landing.there)
