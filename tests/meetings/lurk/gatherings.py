"""Few tables on which every pair of things meets: several things lie on each, so that one table
stands for many pairs."""

from __future__ import annotations

from collections.abc import Iterator

from tests.meetings.all_pairs import all_pairs
from tests.meetings.lurk import box
from tests.meetings.lurk.table import Table
from tests.meetings.lurk.things import (
    THINGS,
    Base,
    Thing,
    apart,
    fits,
    laid,
    lawful,
    lay,
    lay_on_model,
    model_is_lawful,
)

MOST = 10
PLACED = {"ground", "turned", "lair"}
WORN = {"kind", "card", "wounds"}
HUSHING = {
    *(Thing(role, "token", "Stunned") for role in ("one", "foe")),
    *(Thing("one", "token", "Trapped"), Thing("one", "acted", "1"), Thing("one", "moved", "2")),
    *(Thing("table", "columns", tokens) for tokens in ("0 1", "0 0")),
    *(Thing("table", "essence", purse) for purse in ("0 0", "0 3", "3 0")),
}


def gatherings(base: Base) -> Iterator[tuple[tuple[Thing, ...], Table]]:
    """Tables on which all pairs meet that can, and last every card that does what another does."""
    things, twins = told_apart(base)
    for group in [*pairs_met(base, things), *((twin,) for twin in twins)]:
        table = table_with(base, group)
        if lawful(table):
            yield group, table


def table_with(base: Base, group: tuple[Thing, ...]) -> Table:
    table = laid(base)
    for thing in group:
        lay(table, base, thing)
    return table


def told_apart(base: Base) -> tuple[list[Thing], list[Thing]]:
    """Things of which no two do the same, and the others."""
    alone = [one for one in THINGS if fits(base, one) and lawful(table_with(base, (one,)))]
    first = {does(thing): thing for thing in reversed(alone)}
    return [one for one in alone if first[does(one)] is one], [
        one for one in alone if first[does(one)] is not one
    ]


def does(thing: Thing) -> tuple[object, ...]:
    if thing.sort != "card":
        return (thing,)
    card = box.cards()[thing.name]
    power = card.power
    return thing.slot, card.kind, power.when, power.price, power.effect, power.amount


def pairs_met(base: Base, things: list[Thing]) -> Iterator[tuple[Thing, ...]]:
    hushing = sum(1 << n for n, thing in enumerate(things) if thing in HUSHING)
    for group in all_pairs(companions(base, things), hushing, MOST):
        yield tuple(things[n] for n in group)


def companions(base: Base, things: list[Thing]) -> list[int]:
    """For each thing those that can lie beside it, as bits."""
    table = laid(base)
    found = [0] * len(things)
    for number, one in enumerate(things):
        for other in range(number):
            if get_along(table, one, things[other]):
                found[number] |= 1 << other
                found[other] |= 1 << number
    return found


def get_along(table: Table, one: Thing, other: Thing) -> bool:
    if one.slot != other.slot:
        return True
    if not apart((one, other)) or {one.sort, other.sort} <= PLACED:
        return False
    return not {one.sort, other.sort} <= WORN or can_wear(table, one, other)


def can_wear(table: Table, one: Thing, other: Thing) -> bool:
    model = table.model(one.slot)
    was = model.kind, model.wounds
    lay_on_model(model, other)
    lay_on_model(model, one)
    able = model_is_lawful(table, model)
    model.kind, model.wounds = was
    model.cards.clear()
    return able
