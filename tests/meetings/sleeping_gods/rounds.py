"""The end of a round: enemies strike from left to right, and their hourglasses run."""

from __future__ import annotations

from collections.abc import Iterator

from tests.meetings.sleeping_gods import box, hurts
from tests.meetings.sleeping_gods.table import NOTHING, Blow, Order, Scene, Table, Task


def end_round(scene: Scene) -> None:
    """Bonuses for neighbours are fixed before the first enemy strikes."""
    table = scene.table
    scene.tell("end of round")
    table.round = []
    for foe in table.foes:
        bonus = sum(other.power("adjacent") for other in table.neighbours(foe.name))
        table.round += [("attack", foe.name, bonus), ("hourglasses", foe.name, 0)]


def next_task(scene: Scene) -> bool:
    """Do what needs no decision; whether there was something to do."""
    table = scene.table
    if not table.round:
        new_round(scene)
        return True
    kind, name, n = table.round[0]
    if kind == "hourglasses":
        table.round[:1] = hourglasses(table, name)
    elif kind == "ship_damage":
        table.round.pop(0)
        table.ship += n
    elif not any(True for _ in choices(table)):
        table.round.pop(0)
    else:
        return False
    return True


def new_round(scene: Scene) -> None:
    scene.table.round = NOTHING
    deal_actions(scene.table)
    scene.tell("new round")


def deal_actions(table: Table) -> None:
    """Four action tokens off the boards and among the players, the active one first."""
    seats = sorted(table.command, key=lambda seat: (seat < table.active, seat))
    table.actions = dict(zip(seats, box.SHARES[len(seats)], strict=True))
    for one in table.crew:
        one.actions = 0


def hourglasses(table: Table, name: str) -> list[Task]:
    """What is bare on this card now, row by row."""
    foe = table.foe(name)
    tasks: list[Task] = []
    for _, square in sorted(foe.bare.items()):
        if square.power == "adjacent_regen":
            tasks += [("regen", f.name, 1) for f in table.neighbours(name)] * square.n
        elif square.power == "regen":
            tasks += [("regen", name, 1)] * square.n
        elif square.power in box.HOURGLASSES and square.power != "adjacent":
            tasks.append((square.power, name, square.n))
    return tasks


def choices(table: Table) -> Iterator[Order]:
    """What the active player decides for the enemy or the hourglass whose turn it is."""
    kind, name, _ = table.round[0]
    seat = table.active
    if kind == "attack":
        yield from (Order(seat, "victim", one.name, at=name) for one in table.standing())
    elif kind in box.STATUSES:
        able = hurts.can_gain(table, kind)
        yield from (Order(seat, "afflict", one.name, kind, name) for one in able)
    elif kind == "lose_resource":
        goods = [good for good in box.GOODS if table.goods.get(good)]
        yield from (Order(seat, "lose", using=good, at=name) for good in goods)
    elif kind == "regen":
        foe = table.foe(name)
        for at in sorted(foe.covered) if foe else ():
            yield Order(seat, "uncover", at=name, squares=((name, at),))
    else:
        for one in table.crew:
            lost = one.cards if kind == "discard" else one.weapons
            yield from (Order(seat, kind, one.name, what, name) for what in sorted(set(lost)))


def decide(scene: Scene, order: Order) -> None:
    table = scene.table
    _, name, n = table.round.pop(0)
    if order.verb == "victim":
        strike(scene, order.who, name, n)
    elif order.verb == "afflict":
        hurts.afflict(scene, table.member(order.who), order.using)
    elif order.verb == "lose":
        table.goods[order.using] -= 1
        scene.tell("lost", order.using)
    elif order.verb == "uncover":
        foe = table.foe(name)
        foe.covered.discard(order.squares[0][1])
        scene.tell("uncovered", *order.squares[0])
    elif order.verb == "discard":
        table.member(order.who).cards.remove(order.using)
        scene.tell("discarded", order.who, order.using)
    else:
        table.member(order.who).weapons.remove(order.using)
        table.disarmed.append(order.using)
        scene.tell("disarmed", order.who, order.using)


def strike(scene: Scene, who: str, name: str, bonus: int) -> None:
    """No weapon blocks here; a card that speaks of the end of a round does."""
    table = scene.table
    foe = table.foe(name)
    points = foe.strength + bonus - table.member(who).passive("block_round")
    scene.tell("struck", who, foe.strength + bonus)
    if points > 0:
        table.blow = Blow(who, points, table.active)
