"""What crew, cards and synergy tokens can do, when, and what then happens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tests.meetings.sleeping_gods import box, hurts
from tests.meetings.sleeping_gods.table import Fate, Member, Order, Scene, Table


class Source(NamedTuple):
    """Something that can be used: ``ability``, ``card``, ``equipped`` or ``synergy``; who (or
    which adventure card), under what name, and the crew member it serves (nobody: everybody)."""

    verb: str
    who: str
    name: str
    bearer: str
    options: tuple[box.Mod, ...]


def sources(table: Table, seat: int) -> Iterator[Source]:
    purse = table.command.get(seat, 0)
    for one in table.led_by(seat):
        for owner in sorted(one.synergy - {one.name}):
            yield Source("synergy", one.name, owner, one.name, (box.CREW[owner].synergy,))
        if not awake(table, one):
            continue
        if not one.command and purse >= one.printed.cost:
            yield Source("ability", one.name, "", one.name, one.printed.ability)
        for name in sorted(set(one.cards)):
            card = box.CARDS[name]
            if card.mode in {"discard", "command"} and card.mod and purse >= card.command:
                yield Source("equipped", one.name, name, one.name, (card.mod,))
    for name, lying in table.adventures.items():
        adventure = box.ADVENTURES[name]
        if not lying and purse >= adventure.cost and not adventure.recipe:
            yield Source("card", name, "", "", adventure.options)


def awake(table: Table, member: Member) -> bool:
    """At 0 health nobody uses abilities, except to the end of their own combat action."""
    return member.left > 0 or bool(table.attack and table.attack.who == member.name)


def uses(table: Table, seat: int) -> Iterator[Order]:
    for source in sources(table, seat):
        for mod in source.options:
            using = f"{source.name}: {mod}" if source.name else str(mod)
            for at in aims(table, source, mod):
                yield Order(seat, source.verb, source.who, using, at)


NOWHERE: tuple[str, ...] = ()
YES = ("",)


def aims(table: Table, source: Source, mod: box.Mod) -> tuple[str, ...]:
    """Whom or what this may be used upon now: nothing if it may not, ``""`` if it needs no aim."""
    if table.phase in {"over", "fallen"}:
        return NOWHERE
    if mod.op in ANYTIME:
        return tuple(anytime(table, mod))
    return YES if timely(table, source, mod) else NOWHERE


ANYTIME = {"heal", "unstatus", "unfatigue", "repair", "gain"}


def anytime(table: Table, mod: box.Mod) -> Iterator[str]:
    if mod.op == "gain" and hurts.supply(table, mod.what):
        yield ""
    if mod.op == "repair":
        yield from (room for room, cubes in table.rooms.items() if cubes)
    for one in table.crew:
        if (
            (mod.op == "heal" and one.wounds)
            or (mod.op == "unstatus" and mod.what in one.statuses)
            or (mod.op == "unfatigue" and one.fatigue)
        ):
            yield one.name


def timely(table: Table, source: Source, mod: box.Mod) -> bool:
    attack, blow, trial = table.attack, table.blow, table.trial
    if mod.op == "skill":
        return table.phase == "trial drawn" and trial.skill == mod.what
    if mod.op == "block":
        return table.phase == "blow" and source.bearer in {"", blow.victim}
    if mod.op == "accuracy":
        return table.phase == "drawn" and source.bearer in {"", attack.who}
    if mod.op in {"damage", "damage_nonheart", "diagonal"}:
        return table.phase == "placing" and source.bearer in {"", attack.who}
    return changes_fate(table, source, mod)


def changes_fate(table: Table, source: Source, mod: box.Mod) -> bool:
    """Boards and adventure cards change any fate; a token its holder's attack; an equipped card
    what its bearer takes part in."""
    if not table.fate or table.phase not in {"drawn", "trial drawn", "ship"}:
        return False
    if mod.op == "redraw_if_1":
        return table.fate.total == 1
    attacker = table.attack.who if table.attack else ""
    joined = table.trial.joined if table.trial and table.phase == "trial drawn" else []
    if source.verb == "synergy":
        return mod.op == "redraw" and source.bearer == attacker
    if source.verb == "equipped":
        return mod.op == "redraw" and source.bearer in {attacker, *joined}
    return mod.op in {"redraw", "redraw_best", "fate_plus"}


def use(scene: Scene, order: Order) -> None:
    source, mod = chosen(scene.table, order)
    pay(scene, order.seat, source)
    take_effect(scene, mod, order.at)


def chosen(table: Table, order: Order) -> tuple[Source, box.Mod]:
    return next(
        (source, mod)
        for source in sources(table, order.seat)
        for mod in source.options
        if (source.verb, source.who) == (order.verb, order.who)
        and (f"{source.name}: {mod}" if source.name else str(mod)) == order.using
    )


def pay(scene: Scene, seat: int, source: Source) -> None:
    """Command lies on boards and adventure cards; for equipped cards it goes to the supply."""
    table = scene.table
    if source.verb == "card":
        cost = table.adventures[source.who] = box.ADVENTURES[source.who].cost
    elif source.verb == "synergy":
        go_home(scene, source.who, source.name)
        cost = 0
    elif source.verb == "ability":
        member = table.member(source.who)
        cost = member.command = member.printed.cost
    else:
        card = box.CARDS[source.name]
        cost = card.command
        if card.mode == "discard":
            table.member(source.who).cards.remove(source.name)
    table.command[seat] = table.command.get(seat, 0) - cost


def go_home(scene: Scene, holder: str, owner: str) -> None:
    scene.table.member(holder).synergy.discard(owner)
    scene.table.member(owner).synergy.add(owner)
    scene.tell("synergy", owner, owner)


def take_effect(scene: Scene, mod: box.Mod, at: str) -> None:
    table = scene.table
    if mod.op in ANYTIME:
        help_somebody(scene, mod, at)
    elif mod.op == "skill" and table.trial:
        table.trial.bonus += mod.n
    elif mod.op == "block" and table.blow:
        table.blow.points = max(0, table.blow.points - mod.n)
    elif table.attack and mod.op in {"accuracy", "damage"}:
        setattr(table.attack, mod.op, getattr(table.attack, mod.op) + mod.n)
    elif table.attack and mod.op == "damage_nonheart":
        table.attack.spare += mod.n
    elif table.attack and mod.op == "diagonal":
        table.attack.diagonal = True
    elif table.fate and mod.op == "fate_plus":
        table.fate.plus += mod.n
    elif table.fate:
        was, table.fate = table.fate.total, Fate(scene.draw())
        if mod.op == "redraw_best":
            table.fate.drawn = max(was, table.fate.drawn)


def help_somebody(scene: Scene, mod: box.Mod, at: str) -> None:
    table = scene.table
    if mod.op == "gain":
        hurts.gain(scene, mod.what, mod.n)
    elif mod.op == "repair":
        table.rooms[at] -= 1
        scene.tell("repaired", at)
    elif mod.op == "heal":
        hurts.heal(scene, table.member(at), mod.n)
    elif mod.op == "unstatus":
        table.member(at).statuses.discard(mod.what)
        scene.tell("cured", at, mod.what)
    else:
        member = table.member(at)
        member.fatigue = max(0, member.fatigue - mod.n)
        scene.tell("rested", at)
