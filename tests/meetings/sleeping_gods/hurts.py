"""Damage and healing of crew and ship, statuses, goods, defeat."""

from __future__ import annotations

from tests.meetings.sleeping_gods import box
from tests.meetings.sleeping_gods.table import NOTHING, Fate, Member, Scene, Table


def hurt(scene: Scene, member: Member, points: int) -> int:
    """Wound somebody as far as their health goes; what is left over is returned."""
    taken = min(points, member.left)
    if taken:
        member.wounds += taken
        scene.tell("hurt", member.name, taken)
        if not member.left:
            fall(scene, member)
    return points - taken


def fall(scene: Scene, member: Member) -> None:
    if any(box.CREW[owner].synergy.op == "revive" for owner in member.synergy - {member.name}):
        scene.table.fallen.append(member.name)
    else:
        look_for_defeat(scene)


def look_for_defeat(scene: Scene) -> None:
    table = scene.table
    if not table.standing() and not table.fallen and not table.over:
        table.over = "crew"
        scene.tell("defeat", "crew")


def strike_with_rest(scene: Scene, member: Member, points: int, seat: int) -> None:
    """Wound somebody; the seat divides what they cannot take among the others."""
    table = scene.table
    rest = hurt(scene, member, points)
    table.excess, table.spared, table.sharer = 0 if table.over else rest, member.name, seat


def takers(table: Table) -> list[Member]:
    """Who may take what was left over: others first, whoever was restored in between last."""
    able = table.standing()
    return [one for one in able if one.name != table.spared] or able


def share(scene: Scene, name: str) -> None:
    strike_with_rest(scene, scene.table.member(name), scene.table.excess, scene.table.sharer)


def heal(scene: Scene, member: Member, points: int) -> None:
    healed = min(points, member.wounds)
    member.wounds -= healed
    scene.tell("healed", member.name, healed)


def can_gain(table: Table, status: str) -> list[Member]:
    """Whoever has not that status yet, while there are tokens of it."""
    if not table.statuses_left(status):
        return []
    return [one for one in table.crew if status not in one.statuses]


def afflict(scene: Scene, member: Member, status: str) -> None:
    member.statuses.add(status)
    scene.tell("status", member.name, status)


def next_ship_damage(scene: Scene) -> None:
    scene.table.fate = Fate(scene.draw())


def rooms_hit(table: Table) -> list[str]:
    """The room of the fate; if it is full, any that has space."""
    space = [room for room, most in box.ROOMS.items() if table.rooms[room] < most]
    hit = list(box.ROOMS)[min(table.fate.total, 6) - 1]
    return [hit] if hit in space else space


def damage_room(scene: Scene, room: str) -> None:
    table = scene.table
    table.rooms[room] += 1
    table.ship -= 1
    table.fate = NOTHING
    scene.tell("ship", room)
    if sum(table.rooms.values()) == sum(box.ROOMS.values()):
        table.over, table.ship = "ship", 0
        scene.tell("defeat", "ship")


def supply(table: Table, good: str) -> int:
    return box.GOODS[good] - table.goods.get(good, 0)


def gain(scene: Scene, good: str, n: int) -> None:
    """Goods as far as the supply has them; XP are written down without end."""
    got = n if good == "xp" else min(n, supply(scene.table, good))
    scene.table.goods[good] = scene.table.goods.get(good, 0) + got
    scene.tell("gain", good, got)


def begin_turn(scene: Scene) -> None:
    """Venom bites whoever still stands, at the start of every player's turn."""
    for member in scene.table.crew:
        if "venom" in member.statuses and member.left and not scene.table.over:
            hurt(scene, member, 1)
