"""A turn: what a seat may do now, doing it, and the Kraken's answer.

Nothing given is changed: what comes of an order is a new table. Choices on the way are put to a
``Chooser``."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from typing import NamedTuple

from tests.meetings.refuge import box, hands, objective_actions, sea
from tests.meetings.refuge.actions import AIMS, do
from tests.meetings.refuge.endings import ended, turn_of_grace_is_over
from tests.meetings.refuge.head import kraken_card
from tests.meetings.refuge.spaces import move, steps
from tests.meetings.refuge.table import (
    BOARDED,
    DEVOURED,
    Chooser,
    Diver,
    Order,
    Over,
    Scene,
    Table,
)
from tests.meetings.refuge.tentacles import discard


class Done(NamedTuple):
    """The table afterwards, every choice that was put on the way, and whether the Kraken's cards
    were shuffled."""

    table: Table
    asked: list[frozenset[Order]]
    shuffled: bool


def orders(table: Table, seat: int) -> set[Order]:
    """Everything that seat may do of its own accord now."""
    diver = table.divers[seat]
    if ended(table) or seat != table.turn:
        return set()
    if diver.at == DEVOURED and table.actions:
        return {Order("return", diver.name, spot) for spot in ways_back(table)}
    found = {Order("end", diver.name)}
    if not diver.on_map:
        return found
    found |= hands.passes(table, diver)
    if table.actions:
        found |= hands.recoveries(table, diver) | plays(table, diver)
        if diver.stands:
            found |= {Order("move", diver.name, spot) for spot in steps(table, diver)}
            found |= objective_actions.added(table, diver)
    return found


def plays(table: Table, diver: Diver) -> set[Order]:
    """Cards and abilities; few of them work from the ground."""
    things = [("play", card) for card in set(diver.hand)]
    things += [("use", one) for one in diver.ready if one not in box.REACTIONS]
    return {
        Order(verb, diver.name, what, aim)
        for verb, what in things
        if diver.stands or what in box.LYING
        for aim in AIMS[what](table, diver)
    }


def ways_back(table: Table) -> set[str]:
    """Free spaces of the devour row, or of the next row below that has any."""
    rows = (
        {spot for spot in box.SPACES if sea.row(spot) == row and not table.taken(spot)}
        for row in range(box.DEVOUR_ROW, -1, -1)
    )
    return next((row for row in rows if row), set())


def carry_out(table: Table, order: Order, chooser: Chooser) -> Done:
    """One order of ``orders``, with everything that follows from it."""
    scene = Scene(table.copy(), chooser)
    with suppress(Over):
        act(scene, order)
    return Done(scene.table, scene.asked, scene.shuffled)


def act(scene: Scene, order: Order) -> None:
    table = scene.table
    diver = table.diver(order.who)
    match order.verb:
        case "end":
            close(scene)
        case "return":
            diver.at = order.what
        case "pass":
            hands.hand_over(scene, diver, order.what, order.aim)
        case _:
            table.actions -= order.what != "Sonar"
            action(scene, diver, order)


def action(scene: Scene, diver: Diver, order: Order) -> None:
    match order.verb:
        case "move":
            move(scene, diver, order.what)
        case "play":
            discard(scene.table, diver, order.what)
            do(scene, diver, order.what, order.aim)
        case "use":
            diver.used.add(order.what)
            do(scene, diver, order.what, order.aim)
        case "recover":
            hands.recover(scene, diver, order.what, order.aim)
        case _:
            objective_actions.work(scene, diver, order)


def close(scene: Scene) -> None:
    turn_of_grace_is_over(scene)
    scene.table.actions = 0
    kraken_card(scene)
    begin_next(scene.table)


def begin_next(table: Table) -> None:
    """Boarded divers are passed over; a devoured one comes back before anything else."""
    table.turn = (table.turn + 1) % len(table.divers)
    if table.active.at == BOARDED:
        begin_next(table)
        return
    table.actions = box.ACTIONS
    table.grace = len(table.afloat) == 1 and not table.active.stands


@cache
def speaks(order: Order) -> tuple[str, ...]:
    """The words of a deed behind its verb; declining it comes before everything else."""
    if order.verb == "decline":
        return ("",)
    both = f"{order.what}+{order.aim}".replace(">", "+")
    return tuple(word for word in both.split("+") if word)


def leaning(lean: int) -> Chooser:
    """Word by word the so-manieth in alphabetical order: it is the same whether all is asked at
    once or one thing after the other."""

    def chooser(options: frozenset[Order]) -> Order:
        left = {one: speaks(one) or (one.verb,) for one in options}
        place = 0
        while len(left) > 1:
            every = sorted({words[place] for words in left.values()})
            word = every[lean % len(every)]
            left = {one: words for one, words in left.items() if words[place] == word}
            place += 1
        return min(left)

    return chooser
