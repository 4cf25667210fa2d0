"""Base tables. ``one`` acts in all of them, ``mate`` is of the same player, ``other`` of another
one (if there is one); ``foe`` is what is looked at, ``second`` stands beside it."""

from __future__ import annotations

from collections.abc import Callable

from tests.meetings.sleeping_gods import box, fights
from tests.meetings.sleeping_gods.table import Member, Table, Trial, foe

CREW = ("Laurent", "Gregory", "Kasumi", "Marco", "Audrie", "Rafael", "Kannan", "Mac")
ROLES = {"one": "Laurent", "mate": "Gregory", "other": "Audrie"}


def seated(seats: int, *foes: str) -> Table:
    """The crew shared out, the first player active; foes in a row if there are any."""
    crew = [Member(name, n * seats // len(CREW)) for n, name in enumerate(CREW)]
    table = Table(
        [Member(box.CAPTAIN, None), *crew],
        command=dict.fromkeys(range(seats), 3),
        hands={seat: [] for seat in range(seats)},
        foes=[foe(kind) for kind in foes],
        goods={"coins": 3, "grain": 1},
    )
    if foes:
        fights.begin(table, {"meat": 2, "xp": 3})
    return table


def one_foe() -> Table:
    return seated(1, "Scorpion Squid")


def side_by_side() -> Table:
    return seated(2, "Skeletal Warrior", "Infernal Jackal", "Flying Eye")


def worn_crew() -> Table:
    """Nobody is fresh: two lie at 0 health, the others have 2 left and are tired."""
    table = seated(2, "Infernal Jackal", "Scorpion Squid")
    for one in table.crew:
        left = 0 if one.name in {"Kannan", "Mac"} else 2
        one.wounds, one.fatigue = one.printed.health - left, 1
    table.command = {0: 1, 1: 1}
    return table


def four_seats() -> Table:
    """The third player is active, so that the captain and the last word are not the first's."""
    table = seated(4, "Infernal Jackal", "Skeletal Warrior")
    table.active = 2
    fights.begin(table, {"coins": 38})
    return table


def challenge() -> Table:
    table = seated(3)
    fail = [box.Mod("damage", 3), box.Mod("madness"), box.Mod("ship_damage", 1)]
    table.trial = Trial("savvy", 7, fail)
    return table


BASES: dict[str, Callable[[], Table]] = {
    "one foe": one_foe,
    "side by side": side_by_side,
    "worn crew": worn_crew,
    "four seats": four_seats,
    "challenge": challenge,
}
FOES = {
    "one foe": ("Scorpion Squid",),
    "side by side": ("Infernal Jackal", "Skeletal Warrior"),
    "worn crew": ("Infernal Jackal", "Scorpion Squid"),
    "four seats": ("Infernal Jackal", "Skeletal Warrior"),
    "challenge": (),
}
"""Which enemies are ``foe`` and ``second``."""
