"""Where the damage of one attack may lie: a connected group of bare squares, splash included."""

from __future__ import annotations

from collections.abc import Iterator

from tests.meetings.sleeping_gods import box
from tests.meetings.sleeping_gods.table import Attack, Foe, Place, Table

Spot = tuple[str, Place]
Group = frozenset[Spot]


def power(table: Table, attack: Attack) -> int:
    """Points of an attack, without those that spare hearts. Two fatigue take 1."""
    member = table.member(attack.who)
    base = 1 if attack.missed else box.WEAPONS[attack.weapon].damage
    return max(0, base + attack.damage + member.passive("damage") - (member.fatigue == 2))


def field(table: Table, target: str) -> dict[Place, Spot]:
    """The bare squares of the target and its neighbours, by row and column of the whole row."""
    near = {target, *(foe.name for foe in table.neighbours(target))}
    found: dict[Place, Spot] = {}
    column = 0
    for foe in table.foes:
        if foe.name in near:
            found |= {(r, column + c): (foe.name, (r, c)) for r, c in foe.bare}
        column += foe.width
    return found


def beside(at: Place, diagonal: bool) -> Iterator[Place]:
    for dr in (-1, 0, 1):
        for dc in (-1, 0, 1):
            if (dr, dc) != (0, 0) and (diagonal or 0 in (dr, dc)):
                yield at[0] + dr, at[1] + dc


def placements(table: Table, attack: Attack) -> set[Group]:
    """Every group that spends all points, or to which no square can be added."""
    points = power(table, attack)
    land = field(table, attack.foe)
    lawful = {
        group
        for group in grown(table, attack, land, points + attack.spare)
        if allowed(table, attack.foe, group, points, attack.spare)
    }
    spots = set(land.values())
    full = {g for g in lawful if not any(g | {spot} in lawful for spot in spots - g)}
    return full or {frozenset()}


def grown(table: Table, attack: Attack, land: dict[Place, Spot], points: int) -> set[Group]:
    """Connected groups that begin on the target and cost no more than this."""
    price = {at: max(1, table.foe(name).grid[own].heart) for at, (name, own) in land.items()}
    start = [at for at, (name, _) in land.items() if name == attack.foe and price[at] <= points]
    groups: set[frozenset[Place]] = set()
    edge = {frozenset({at}) for at in start}
    while edge:
        groups |= edge
        edge = {
            group | {near}
            for group in edge
            for at in group
            for near in beside(at, attack.diagonal)
            if near in land and sum(price[one] for one in group | {near}) <= points
        } - groups
    return {frozenset(land[at] for at in group) for group in groups}


def allowed(table: Table, target: str, group: Group, points: int, spare: int) -> bool:
    """Hearts from ordinary points, resist paid on each card, half (rounded up) on the target."""
    spent: dict[str, int] = {}
    hearts = 0
    for name, at in group:
        heart = table.foe(name).grid[at].heart
        hearts += heart
        spent[name] = spent.get(name, resist(table.foe(name))) + max(1, heart)
    total = sum(spent.values())
    return hearts <= points and total <= points + spare and 2 * spent[target] >= total


def resist(foe: Foe) -> int:
    return foe.power("resist")
