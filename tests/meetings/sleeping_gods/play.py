"""Everything that may be done on a table, and doing it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from tests.meetings.sleeping_gods import box, fights, hurts, rounds, trials, uses
from tests.meetings.sleeping_gods.table import NOTHING, Event, Order, Scene, Table


class Done(NamedTuple):
    """The table afterwards, what is told of it, and the fates that were not needed."""

    table: Table
    events: list[Event]
    draws: list[int]


def orders(table: Table, seat: int) -> set[Order]:
    """Everything this player may do now."""
    phase = table.phase
    if phase == "over":
        return set()
    found = {*asked(table, seat), *uses.uses(table, seat)}
    return found if phase == "fallen" else {*found, *always(table, seat)}


def asked(table: Table, seat: int) -> Iterable[Order]:  # noqa: PLR0911
    """What belongs to the moment."""
    match table.phase:
        case "fallen":
            return fallen(table, seat)
        case "excess" if seat == table.sharer:
            return (Order(seat, "share", one.name) for one in hurts.takers(table))
        case "blow" if table.blow and seat == table.blow.seat:
            return (Order(seat, "take", table.blow.victim),)
        case "passing" if seat == table.leads(table.member(table.passing)):
            others = (one.name for one in table.crew if one.name != table.passing)
            return (Order(seat, "pass", table.passing, at=name) for name in others)
        case "ship" if seat == table.active:
            return (Order(seat, "room", at=room) for room in hurts.rooms_hit(table))
        case "drawn" | "placing":
            return fights.within(table, seat)
        case "trial joining":
            return trials.joining(table, seat)
        case "trial drawn":
            return trials.helping(table, seat)
        case "trial failing":
            return trials.suffering(table, seat)
        case "round" if seat == table.active:
            return rounds.choices(table)
        case "open":
            return fights.between(table, seat)
    return ()


def fallen(table: Table, seat: int) -> Iterator[Order]:
    """Whoever has just come to 0 health and holds the token that restores."""
    member = table.member(table.fallen[0])
    if table.leads(member) == seat:
        owner = next(n for n in member.synergy if box.CREW[n].synergy.op == "revive")
        yield Order(seat, "revive", member.name, owner)
        yield Order(seat, "forgo", member.name)


def always(table: Table, seat: int) -> Iterator[Order]:
    """Give synergy tokens back unused, or drop equipped cards."""
    for one in table.led_by(seat):
        for owner in one.synergy - {one.name}:
            yield Order(seat, "return", one.name, owner)
        for name in set(one.cards):
            yield Order(seat, "drop", one.name, name)


def carry_out(table: Table, order: Order, draws: Iterable[int] = ()) -> Done:
    """A new table on which this was done, up to the next decision."""
    if order not in orders(table, order.seat):
        raise ValueError(f"not now: {order}")
    scene = Scene(table.copy(), list(draws))
    if order.verb in {"ability", "card", "equipped", "synergy"}:
        uses.use(scene, order)
    else:
        DEEDS[order.verb](scene, order)
    advance(scene)
    return Done(scene.table, scene.events, scene.draws)


def advance(scene: Scene) -> None:
    """Go on as long as nobody has anything to decide."""
    table = scene.table
    while not table.over:
        if table.actions and not table.foes:
            fights.win(scene)
        elif table.phase == "placed":
            fights.finish(scene)
        elif table.phase not in {"round", "trial failing"}:
            return
        elif table.ship:
            hurts.next_ship_damage(scene)
        elif not (trials.next_consequence if table.trial else rounds.next_task)(scene):
            return


def take(scene: Scene, _: Order) -> None:
    blow, scene.table.blow = scene.table.blow, NOTHING
    hurts.strike_with_rest(scene, scene.table.member(blow.victim), blow.points, blow.seat)


def revive(scene: Scene, order: Order) -> None:
    scene.table.fallen.remove(order.who)
    uses.go_home(scene, order.who, order.using)
    points = box.CREW[order.using].synergy.n
    hurts.heal(scene, scene.table.member(order.who), points)


def forgo(scene: Scene, order: Order) -> None:
    scene.table.fallen.remove(order.who)
    hurts.look_for_defeat(scene)


def drop(scene: Scene, order: Order) -> None:
    scene.table.member(order.who).cards.remove(order.using)


DEEDS: dict[str, Callable[[Scene, Order], None]] = {
    "attack": fights.attack,
    "give": fights.give,
    "strike": fights.strike,
    "go on": lambda scene, _: fights.go_on(scene),
    "boost": fights.boost,
    "place": fights.place,
    "pass": fights.pass_on,
    "take": take,
    "share": lambda scene, order: hurts.share(scene, order.who),
    "revive": revive,
    "forgo": forgo,
    "room": lambda scene, order: hurts.damage_room(scene, order.at),
    "end round": lambda scene, _: rounds.end_round(scene),
    **dict.fromkeys(("victim", "afflict", "lose", "uncover", "discard", "disarm"), rounds.decide),
    "join": trials.join,
    "draw": lambda scene, _: trials.draw(scene),
    "help": trials.help_with,
    "settle": lambda scene, _: trials.settle(scene),
    "suffer": trials.suffer,
    "return": lambda scene, order: uses.go_home(scene, order.who, order.using),
    "drop": drop,
}


def outcome(table: Table, names: Iterable[str], draws: Iterable[int]) -> Done:
    """A challenge in which these take part and nothing else is done, up to what failing asks."""
    done = Done(table, [], list(draws))
    steps = [Order(table.leads(table.member(name)), "join", name) for name in names]
    for order in [*steps, Order(table.active, "draw"), Order(table.active, "settle")]:
        if done.table.over:
            break
        after = carry_out(done.table, order, done.draws)
        done = after._replace(events=done.events + after.events)
    return done
