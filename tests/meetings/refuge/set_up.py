"""The table at the beginning of a dive."""

from __future__ import annotations

from collections.abc import Sequence

from tests.meetings.refuge import box, sea
from tests.meetings.refuge.head import move_head
from tests.meetings.refuge.objectives import lay_out
from tests.meetings.refuge.table import Diver, Scene, Table


def first_tentacles() -> set[str]:
    """In every column the Spawn space closest to the band."""
    spawns = [spot for spot, kind in box.SPACES.items() if kind == box.SPAWN]
    return {max((s for s in spawns if s[0] == one), key=sea.row) for one in {s[0] for s in spawns}}


def starts() -> set[str]:
    return {spot for spot, kind in box.SPACES.items() if kind == box.START}


def dive(
    places: dict[str, str],
    objectives: tuple[str, str, str],
    randomizing: Sequence[str],
    salvage: Sequence[str],
    kraken: Sequence[str],
) -> Table:
    """Divers by name with their Start spaces, the starting player first; two Kraken cards move the
    head, then all ten are shuffled into the given order."""
    table = Table([Diver(*item) for item in places.items()], objectives)
    scene = Scene(table)
    for card in randomizing:
        move_head(scene, box.KRAKEN_DECK[card].steps)
    table.tentacles = first_tentacles()
    table.threat = int(len(table.divers) >= box.CROWD)
    table.supply = box.TENTACLES - len(table.tentacles) - table.threat
    table.salvage, table.kraken = list(salvage), list(kraken)
    lay_out(table)
    return table
