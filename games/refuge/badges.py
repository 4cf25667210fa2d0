"""What can be earned in The Refuge: twelve badges, told by the rules."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.badge import Badge, Finished
from games.kernel.text import T
from games.refuge.options import RefugeOptions
from games.refuge.state import DEVOURED, State

Played = Finished[State, RefugeOptions]


def _all_well(it: Played) -> bool:
    return all(one.standing and one.spot != DEVOURED for one in it.state.divers)


BADGES: Sequence[Badge[State, RefugeOptions]] = (
    Badge("cargo", T("The cargo is ours"), T("Win a dive."), lambda it: it.won),
    Badge(
        "alone",
        T("Alone with it"),
        T("Win a dive on your own."),
        lambda it: it.won and it.seats == 1,
    ),
    Badge(
        "crew",
        T("A full boat"),
        T("Win a dive with four divers."),
        lambda it: it.won and it.seats == 4,
    ),
    Badge(
        "swift",
        T("In and out"),
        T("Win within 25 turns."),
        lambda it: it.won and it.state.turn <= 25,
    ),
    Badge(
        "calm",
        T("The beast sleeps"),
        T("Win with an empty threat track."),
        lambda it: it.won and it.state.threat == 0,
    ),
    Badge(
        "brink",
        T("On the brink"),
        T("Win with three on the threat track."),
        lambda it: it.won and it.state.threat == 3,
    ),
    Badge(
        "last_card",
        T("The last locker"),
        T("Win with at most two salvage cards left."),
        lambda it: it.won and len(it.state.salvage_deck) <= 2,
    ),
    Badge(
        "unknown",
        T("Into the unknown"),
        T("Win with objectives for the experienced."),
        lambda it: it.won and it.options.objectives != "beginner",
    ),
    Badge(
        "upright",
        T("All on their feet"),
        T("Win together, with nobody down."),
        lambda it: it.won and it.seats > 1 and _all_well(it),
    ),
    Badge(
        "harpooner",
        T("Harpooner"),
        T("Strike at eight tentacles."),
        lambda it: it.did("hit") >= 8,
    ),
    Badge(
        "driver",
        T("Whalers' tricks"),
        T("Move the Kraken's head five times."),
        lambda it: it.did("head") >= 5,
    ),
    Badge(
        "bait",
        T("Live bait"),
        T("Be inside the Kraken when the dive ends."),
        lambda it: it.state.divers[it.seat].spot == DEVOURED,
    ),
)
