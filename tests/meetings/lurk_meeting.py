"""A meeting of Lurk: what the rules and the second reading say of one table, and where they
differ."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tests.meetings import lurk_engine
from tests.meetings.lurk import box, movement, probes, rounds, turn
from tests.meetings.lurk.ground import read, written
from tests.meetings.lurk.probes import END, ROUND, Probe
from tests.meetings.lurk.report import told
from tests.meetings.lurk.table import Table
from tests.meetings.lurk.things import Thing
from tests.meetings.lurk.turn import Order

CLOCKWORK = (ROUND, END, *box.EVENTS)
SEEDS = (0, 1)
WHOLE = {"columns", "moved", "acted"}
"""Sorts of things for which the whole question of the turn is read."""


def few(
    table: Table, orders: Iterable[Order], number: int, seeds: Sequence[int]
) -> Iterator[tuple[Probe, int]]:
    """What is worth trying here, turn about: an attack with these rows of dice, one thing of every
    other sort, a movement that something goes before, one part of the clockwork."""
    by_verb: dict[str, list[Order]] = {}
    for order in sorted(orders):
        by_verb.setdefault(order.verb, []).append(order)
    for order in attacks(by_verb.pop("attack", [])):
        yield from ((order, seed) for seed in seeds)
    for verb, found in by_verb.items():
        if verb != "move" or table.creatures or number % 2:
            yield found[number % len(found)], number % 2
    if table.creatures or not number % 2:
        yield from ((order, number % 2) for order in prepared(table, number))
    hunts = table.creatures or any("Poisoned" in one.tokens for one in table.models)
    if hunts and number % 2:
        yield ROUND, number % 2
    else:
        yield CLOCKWORK[number % len(CLOCKWORK)], number % 2


def attacks(found: list[Order]) -> list[Order]:
    """The foe, and a creature."""
    foes = [order for order in found if order.what == "foe"][:1] or found[:1]
    return foes + [order for order in found if order.what.startswith("creature")][:1]


def prepared(table: Table, number: int) -> list[Order]:
    """A movement before which something is done."""
    one = table.model("one")
    how = [prelude for prelude in movement.preludes(one) if prelude]
    if not movement.may_move(one) or not table.movement:
        return []
    prelude = how[number % len(how)]
    goals = sorted(map(written, movement.destinations(table, one, prelude)))
    names = "+".join(sorted(prelude))
    return [Order("move", "one", goals[number % len(goals)], names)] if goals else []


def every(table: Table) -> Iterator[tuple[Probe, int]]:
    return ((probe, seed) for probe in probes.probes(table) for seed in SEEDS)


def wishes(table: Table, seed: int) -> frozenset[str]:
    """With the first row of dice only cards are used, else they would always come second."""
    if seed:
        return probes.wishes(table)
    cards = (card for model in table.models for card in model.cards)
    return frozenset({"Face", *cards})


def orders_of_one(table: Table) -> set[Order]:
    one = table.model("one")
    found = {*turn.moves(table, one, plain=True), *turn.actions(table, one)}
    return found | set(turn.handling(table, one))


def differences(
    group: tuple[Thing, ...],
    table: Table,
    number: int,
    *,
    seeds: Sequence[int] = (),
    thorough: bool = False,
) -> list[str]:
    """Everything in which the two differ on this table."""
    whole = thorough or any(thing.sort in WHOLE for thing in group)
    found = lurk_engine.offered(lurk_engine.lay(table), "one", whole=whole)
    orders = orders_of_one(table)
    plain = {order for order in orders if order.verb not in {"equip", "share"}}
    faults = (
        [f"orders {sorted(plain ^ found.orders.keys())}"] if plain != found.orders.keys() else []
    )
    tries = every(table) if thorough else few(table, orders, number, seeds or [number % 2])
    for probe, seed in tries:
        if (probe not in plain or probe in found.orders) and not is_open(table, probe):
            faults += compared(table, probe, seed, found)
    if thorough or number % 20 == 0:
        faults += reinforced(table, number)
    return [f"{group}: {fault}" for fault in faults]


def reinforced(table: Table, number: int) -> list[str]:
    """Where those who wait may enter, and one who does."""
    waiting = [model for model in table.models if model.at is None]
    if not waiting:
        return []
    found = lurk_engine.offered(lurk_engine.lay(table), waiting[0].name, whole=True)
    orders = set(turn.reinforcements(table, waiting[:1]))
    if orders != found.orders.keys():
        return [f"reinforcements {sorted(orders ^ found.orders.keys())}"]
    entering = sorted(orders)[number % len(orders)] if orders else None
    return compared(table, entering, number % 2, found) if entering else []


def is_open(table: Table, probe: Probe) -> bool:
    """Past several creatures, which of the ways is taken is nobody's rule."""
    if len(table.creatures) < 2 or not isinstance(probe, Order) or probe.verb != "move":
        return False
    prelude = frozenset(probe.how.split("+")) - {""}
    return bool(
        movement.destinations(table, table.model(probe.who), prelude)[read(probe.what)].struck
    )


def compared(table: Table, probe: Probe, seed: int, found: lurk_engine.Offered) -> list[str]:
    wished = wishes(table, seed)
    scene = probes.played(table, probe, seed, wished)
    try:
        stage, played = lurk_engine.tried(table, probe, seed, wished, found)
    except lurk_engine.NotOfferedError:
        return [f"{probe} is not offered"]
    if stage.ended:
        return [] if rounds.winner(scene.table) is not None else [f"{probe} ends the battle"]
    here = told(scene)
    faults = [
        f"{probe} {seed} {key}: read {here[key]}, played {played[key]}"
        for key in here
        if here[key] != played[key]
    ]
    return faults + ways_apart(table, probe, stage)


def ways_apart(table: Table, probe: Probe, stage: lurk_engine.Stage) -> list[str]:
    """Where else one could go after the same preparations."""
    if not isinstance(probe, Order) or not stage.ways:
        return []
    prelude = frozenset(probe.how.split("+"))
    goals = set(map(written, movement.destinations(table, table.model(probe.who), prelude)))
    return [f"{probe}: {sorted(goals ^ stage.ways)}"] if goals != stage.ways else []
