"""Things that are laid upon base tables, and every pair of them.

A ``Thing`` is told in the rulebook's words (slot, sort, name, number), so that whoever knows the
engine can lay the same there. Slots are roles of ``gatherings``, a seat or the table. Sorts:
``status``, ``fatigue``, ``left`` (health left), ``actions`` (tokens on the board), ``synergy``
(that one's token lies here), ``lying`` (command on the board), ``card``, ``level``, ``weapon`` of a
crew member; ``power``, ``wing``, ``heart``, ``point``, ``symbol`` (printed on a plain square) and
``hurt`` (the first square that is no heart is covered) of an enemy; ``purse`` and ``hand`` of a
seat; ``adventure``, ``used`` (it has been), ``room`` (cubes), ``none left`` (of a status: the rest
of the crew has all tokens that one has not) and ``goods`` of the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from tests.meetings.all_pairs import all_pairs
from tests.meetings.sleeping_gods import box
from tests.meetings.sleeping_gods.gatherings import BASES, FOES, ROLES
from tests.meetings.sleeping_gods.table import Foe, Member, Table


@dataclass(frozen=True)
class Thing:
    slot: str
    sort: str
    name: str = ""
    n: int = 1

    def __str__(self) -> str:
        return " ".join(filter(None, (self.slot, self.sort, self.name, str(self.n))))


STATES = [Thing("one", "status", name) for name in box.STATUSES]
BODIES = [
    *STATES,
    Thing("mate", "status", "frightened"),
    Thing("other", "status", "low_morale"),
    *(Thing("one", "fatigue", n=n) for n in (1, 2)),
    *(Thing("one", "left", n=n) for n in (0, 1)),
    Thing("mate", "left", n=0),
    *(Thing("one", "lying", n=n) for n in (1, 2)),
    *(Thing("one", "card", name) for name in box.CARDS),
    *(Thing("one", "level", name) for name in box.LEVELS),
    *(Thing("one", "weapon", name) for name in box.WEAPON_CARDS),
]
TOKENS = [
    *(Thing("one", "actions", n=n) for n in (1, 2)),
    *(Thing("one", "synergy", name) for name in box.CREW if name not in {"Laurent", "Kasumi"}),
    Thing("mate", "synergy", "Laurent"),
    Thing("mate", "synergy", "Rafael"),
]
SQUARES = [
    *(Thing("foe", "power", name) for name in (*box.STANDING, *box.HOURGLASSES)),
    Thing("foe", "power", "adjacent", 2),
    Thing("foe", "power", "regen", 3),
    Thing("second", "power", "adjacent"),
    Thing("second", "power", "resist"),
    *(Thing("foe", "heart", n=n) for n in (1, 2, 3)),
    *(Thing("foe", sort) for sort in ("wing", "point", "symbol", "hurt")),
    Thing("second", "hurt"),
]
STORES = [
    *(Thing("0", "purse", n=n) for n in (0, 1)),
    Thing("0", "hand", "Triage"),
    Thing("1", "hand", "Triage"),
    Thing("0", "hand", "Wit"),
    *(Thing("table", "adventure", name) for name in box.ADVENTURES),
    Thing("table", "used", "Gear"),
    *(Thing("table", "room", name, box.ROOMS[name]) for name in ("hull", "galley")),
    Thing("table", "room", "all but one", 10),
    Thing("table", "none left", "madness"),
    Thing("table", "goods", "none"),
]
THINGS = [*BODIES, *TOKENS, *SQUARES, *STORES]
LAST = {"left": 1, "none left": 2}
"""Sorts that are laid after the others, in this order."""
PLENTY = {"status", "card", "level", "weapon", "synergy", "power", "hand", "adventure"}
"""Sorts of which several may lie in one slot."""


def together(one: Thing, other: Thing) -> bool:
    same = (one.slot, one.sort) == (other.slot, other.sort)
    if {one.sort, other.sort} == {"synergy"} and one.name == other.name:
        return False
    return not same or one.sort in PLENTY


def laid(base: str, things: tuple[Thing, ...]) -> Table | None:
    """The base table with these things; nothing if they cannot lie on it."""
    table = BASES[base]()
    for thing in sorted(things, key=lambda thing: LAST.get(thing.sort, 0)):
        if not lay(table, thing, base):
            return None
    return table if lawful(table) else None


def lay(table: Table, thing: Thing, base: str) -> bool:
    if thing.slot in ROLES:
        return lay_on_member(table, table.member(ROLES[thing.slot]), thing)
    if thing.slot in {"foe", "second"}:
        roles = dict(zip(("foe", "second"), FOES[base], strict=False))
        return thing.slot in roles and lay_on_foe(table.foe(roles[thing.slot]), thing)
    if thing.slot == "table":
        return lay_on_table(table, thing)
    return lay_at_seat(table, int(thing.slot), thing)


def lay_on_member(table: Table, member: Member, thing: Thing) -> bool:
    match thing.sort:
        case "status":
            member.statuses.add(thing.name)
        case "fatigue":
            member.fatigue = thing.n
        case "left":
            member.wounds += member.left - thing.n
        case "lying":
            member.command = thing.n
        case "card" | "level" | "weapon":
            getattr(member, f"{thing.sort}s").append(thing.name)
        case _ if not table.foes:
            return False
        case "actions":
            seat = table.leads(member)
            member.actions = thing.n
            table.actions[seat] = max(0, table.actions[seat] - thing.n)
        case "synergy":
            for one in table.crew:
                one.synergy.discard(thing.name)
            member.synergy.add(thing.name)
    return True


def lay_on_foe(foe: Foe, thing: Thing) -> bool:
    """Print something on the first plain square, or cover the first that is no heart."""
    plain = [at for at, square in sorted(foe.grid.items()) if square == box.PLAIN]
    if thing.sort == "hurt":
        bare = [at for at, square in sorted(foe.bare.items()) if not square.heart]
        foe.covered.update(bare[:1])
        return bool(bare)
    if not plain:
        return False
    foe.grid[plain[0]] = {
        "power": box.Square(power=thing.name, n=thing.n),
        "heart": box.Square(thing.n),
        "wing": box.Square(flying=True),
        "point": box.Square(synergy=True),
        "symbol": box.Square(attack=1),
    }[thing.sort]
    return True


def lay_at_seat(table: Table, seat: int, thing: Thing) -> bool:
    if seat not in table.command:
        return False
    if thing.sort == "purse":
        table.command[seat] = thing.n
    else:
        table.hands[seat].append(thing.name)
    return True


def lay_on_table(table: Table, thing: Thing) -> bool:
    match thing.sort:
        case "adventure":
            table.adventures.setdefault(thing.name, 0)
        case "used":
            table.adventures[thing.name] = box.ADVENTURES[thing.name].cost
        case "room" if thing.name in box.ROOMS:
            table.rooms[thing.name] = thing.n
        case "room":
            table.rooms = dict(box.ROOMS) | {"bridge": 1}
        case "none left":
            bearers = [one for one in table.crew[::-1] if thing.name not in one.statuses]
            for one in bearers[: table.statuses_left(thing.name)]:
                one.statuses.add(thing.name)
        case "goods":
            table.goods = {}
    return True


def lawful(table: Table) -> bool:
    """Nothing lies on the table that the box or the rules have no room for."""
    lying = sum(one.command for one in table.crew) + sum(table.adventures.values())
    return (
        all(len(one.cards) <= box.EQUIPPED and one.left >= 0 for one in table.crew)
        and all(one.cards.count(name) == 1 for one in table.crew for name in one.cards)
        and all(table.statuses_left(status) >= 0 for status in box.STATUSES)
        and sum(table.command.values()) + lying <= box.COMMAND
        and all(len(hand) <= box.HAND for hand in table.hands.values())
        and sum(table.actions.values()) + sum(one.actions for one in table.crew) <= box.ACTIONS
        and bool(table.standing())
    )


def alone(base: str) -> Iterator[tuple[Thing, ...]]:
    """The base table bare, and each thing that can lie on it."""
    for things in ((), *((thing,) for thing in THINGS)):
        if laid(base, things):
            yield things


MOST = 8
HUSHING = {
    Thing("one", "status", "frightened"),
    Thing("one", "left", n=0),
    Thing("one", "actions", n=2),
    Thing("0", "purse", n=0),
}
"""Keep others from mattering: ``one`` does not act, or nobody pays."""


def gathered(base: str) -> Iterator[tuple[Thing, ...]]:
    """Groups in which every pair of things that can lie on this table together does so."""
    things = [group[0] for group in alone(base) if group]
    friends = [0] * len(things)
    for (n, one), (m, other) in combinations(enumerate(things), 2):
        if together(one, other):
            friends[n] |= 1 << m
            friends[m] |= 1 << n
    hushing = sum(1 << n for n, thing in enumerate(things) if thing in HUSHING)

    def fits(group: Sequence[int]) -> bool:
        return laid(base, tuple(things[n] for n in group)) is not None

    for group in all_pairs(friends, hushing, MOST, fits):
        yield tuple(things[n] for n in group)


def pairs(base: str) -> Iterator[tuple[Thing, ...]]:
    """Every pair of things that can lie together on this table."""
    for pair in combinations(THINGS, 2):
        if together(*pair) and laid(base, pair):
            yield pair
