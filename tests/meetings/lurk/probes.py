"""What is tried on every table of a meeting: orders to ``one``, the end of the round, events."""

from __future__ import annotations

from collections.abc import Iterator

from tests.meetings.lurk import box, events, rounds, turn
from tests.meetings.lurk.report import told
from tests.meetings.lurk.table import Scene, Table
from tests.meetings.lurk.things import faces
from tests.meetings.lurk.turn import Order

ROUND, END = "round", "end"
"""Probes that are no orders: creatures, poison and tokens; the end of the turn with its event. A
probe that is called like an event is this event."""

Probe = Order | str


def probes(table: Table) -> list[Probe]:
    """Everything ``one`` may be ordered, without what goes before a step unless it leads where
    nothing else does, and the clockwork."""
    own = sorted(order for order in turn.orders(table, plain=True) if order.who == "one")
    return [*own, *farther(table, own), ROUND, END, *box.EVENTS]


def farther(table: Table, own: list[Order]) -> Iterator[Order]:
    """One movement for each prelude, to the last tile that only it reaches."""
    known = {order.what for order in own if order.verb == "move"}
    longer = [order for order in turn.moves(table, table.model("one"), plain=False) if order.how]
    for how in sorted({order.how for order in longer}):
        new = [order for order in longer if order.how == how and order.what not in known]
        yield from sorted(new)[-1:]


def wishes(table: Table) -> frozenset[str]:
    """Every ability and card on the table, and to face what is woken."""
    names = (power.name for model in table.models for power, _ in model.powers)
    return frozenset({"Face", *names})


def played(table: Table, probe: Probe, seed: int, wished: frozenset[str]) -> Scene:
    """The scene after a probe, on a table of its own."""
    scene = Scene(table.copy(), faces(seed), wished, lean=seed)
    if isinstance(probe, Order):
        turn.play(scene, probe)
    elif probe == ROUND:
        rounds.end_round(scene)
        if rounds.winner(scene.table) is None:
            rounds.begin_turn(scene.table, scene.table.alive()[0])
    elif probe == END:
        rounds.end_turn(scene)
    else:
        scene.table.events = [probe]
        events.draw_event(scene)
    return scene


def tried(table: Table, probe: Probe, seed: int, wished: frozenset[str]) -> dict[str, object]:
    """What comes of a probe: the dice, the offers and the table afterwards."""
    return told(played(table, probe, seed, wished))
