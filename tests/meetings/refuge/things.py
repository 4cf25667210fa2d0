"""Things that are laid onto a table, each with its slot, sort and name in words of the rulebook.

``one`` is the active diver, ``mate`` the next one; everything else lies on the table."""

from __future__ import annotations

from typing import NamedTuple

from tests.meetings.refuge import box, sea
from tests.meetings.refuge.objectives import lay_out
from tests.meetings.refuge.table import BOARDED, DEVOURED, Diver, Table

FAR = "B6 C5 D6 E5 F6 G5 H6 B3 H3 C2 D2 F2 G2 E3 B5 H5 B2 H2 D4 F4"
"""Where more tentacles come from when the supply is to be low."""
ROLES = {"one": 0, "mate": 1}


class Thing(NamedTuple):
    slot: str
    sort: str
    name: str

    def __str__(self) -> str:
        return f"{self.slot} {self.sort} {self.name}".strip()


def put(table: Table, diver: Diver, sort: str, name: str) -> None:
    """One thing; beside a diver, ``nowhere`` is where there is no space, which is not lawful."""
    match sort:
        case "place":
            diver.at = name
        case "devoured":
            diver.at, diver.down = DEVOURED, True
        case "down":
            diver.down = True
        case "ability":
            seat(table, diver, name)
        case "cards":
            diver.hand += name.split("+")
            for card in name.split("+"):
                table.salvage.remove(card)
        case "head":
            table.head = box.LETTERS.index(name)
        case "tentacle":
            table.tentacles.add((diver.on_map and sea.step(diver.at, name)) or "nowhere")
        case "cameras":
            table.cameras = set(sorted(sea.beside(diver.at))[-box.CAMERAS :])
        case "kraken":
            bring_up(table, name)
        case "objective" | "nearly":
            make_current(table, name)
            if sort == "nearly":
                almost(table, diver, name)
        case "short":
            run_short(table, name)
        case "turn":
            table.turn = ROLES[name]


SORTS = "place devoured ability cards down head tentacle cameras kraken objective nearly short turn"
"""In this order things are laid."""


def owner_of(ability: str) -> str:
    return next(diver for diver, abilities in box.DIVERS.items() if ability in abilities)


def bring_up(table: Table, card: str) -> None:
    """This Kraken card is the next."""
    table.kraken.remove(card)
    table.kraken.insert(0, card)


def seat(table: Table, diver: Diver, ability: str) -> None:
    """The ability's owner sits here, with it face up; who had that name takes the other."""
    owner = owner_of(ability)
    if diver.name != owner:
        for other in (one for one in table.divers if one.name == owner):
            other.name, other.used = diver.name, set(box.DIVERS[diver.name])
        diver.name, diver.used = owner, set(box.DIVERS[owner])
    diver.used.discard(ability)


def make_current(table: Table, objective: str) -> None:
    table.stage = next(n for n, level in enumerate(box.OBJECTIVES) if objective in level)
    names = list(table.objectives)
    names[table.stage] = objective
    table.objectives = (names[0], names[1], names[2])
    lay_out(table)


def almost(table: Table, diver: Diver, objective: str) -> None:
    """One step short of the goal."""
    table.progress = box.goal(objective, len(table.divers)) - 1
    match objective:
        case "Chart the Caves" | "Seal the Vents":
            table.markers = set(box.LAID_OUT[objective][:1])
        case "Stock the Locker":
            table.stored = {"trident", "propeller"}
        case "Breach the Hull":
            table.markers = {"B10"}
        case "Bring the Cargo Home":
            table.cargo = diver.name
        case "Board the UB-85":
            for other in table.divers[1:]:
                other.at, other.down = BOARDED, False


def run_short(table: Table, what: str) -> None:
    """One more of these and the dive is lost, or the actions are over."""
    match what:
        case "supply":
            room = [spot for spot in FAR.split() if not table.taken(spot)]
            more = box.TENTACLES - 1 - table.threat - len(table.tentacles)
            table.tentacles |= set(room[:more])
        case "threat":
            table.threat = box.THREATS - 1
        case "salvage":
            table.discards, table.salvage = table.discards + table.salvage, []
        case "actions":
            table.actions = 1


def of(slot: str, sort: str, names: str = "") -> list[Thing]:
    return [Thing(slot, sort, name) for name in names.split(", ")]


def every_thing() -> list[Thing]:
    abilities = ", ".join(name for diver in box.DIVERS.values() for name in diver)
    hands = ", ".join([*box.TYPES, "Flare+Bait", "Harpoon+Dive Knife"])
    goals = ", ".join(name for level in box.OBJECTIVES for name in level)
    return [
        *of("one", "place", "E0, C4, B4, D6, B9, A8, E10"),
        *of("mate", "place", "C1, E6, B8, F10"),
        *(thing for role in ROLES for thing in of(role, "ability", abilities)),
        *(thing for role in ROLES for thing in of(role, "cards", hands)),
        *(thing for role in ROLES for thing in of(role, "tentacle", "^, v, <, >")),
        *(thing for role in ROLES for thing in of(role, "down")),
        *of("mate", "devoured"),
        *of("mate", "turn", "mate"),
        *of("one", "cameras"),
        *of("table", "head", "B, C, E, F"),
        *of("table", "kraken", ", ".join(box.KRAKEN_DECK)),
        *of("table", "objective", goals),
        *of("table", "nearly", goals),
        *of("table", "short", "threat, supply, salvage, actions"),
    ]


def lay(table: Table, *things: Thing) -> None:
    """Onto the table, in the order of sorts; the supply is what is left."""
    ranks = SORTS.split()
    for thing in sorted(things, key=lambda one: ranks.index(one.sort)):
        put(table, table.divers[ROLES.get(thing.slot, 0)], thing.sort, thing.name)
    table.supply = box.TENTACLES - table.threat - len(table.tentacles)
    table.grace = len(table.afloat) == 1 and not table.active.stands
