"""A meeting of Jupiter Deep: what the rules and the second reading say of one table, and where they
differ."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import TypeVar

from games.jupiter import questions
from tests.meetings import jupiter_engine
from tests.meetings.jupiter import box
from tests.meetings.jupiter.deeds import carry_out
from tests.meetings.jupiter.end import ended
from tests.meetings.jupiter.orders import orders, trades
from tests.meetings.jupiter.powers import acts
from tests.meetings.jupiter.table import POD, Order, Phase, Rule, Table, told
from tests.meetings.jupiter_engine import Stage

Paths = dict[tuple[str, ...], Order]
Chosen = TypeVar("Chosen", tuple[int, str], tuple[str, ...])
DICE = (6, 3, 1, 6, 4, 2, 5)
PICKED = {"use", "override", "trade"}
ADDED = PICKED | {"swap", "play", "crush"}
"""What a menu holds besides plain deeds; of those that are picked, each by itself."""


def paths_of(table: Table) -> Paths:
    """Every order of the seat whose turn it is, by the options that give it."""
    found = orders(table, table.active)
    return {jupiter_engine.path(table, order): order for order in found}


def goes_by_itself(table: Table, paths: Paths) -> bool:
    """Who can do nothing more is not asked."""
    return table.phase == Phase.ACTIONS and len(paths) == 1 and not (acts(table) and table.left > 0)


def few(paths: Paths, number: int) -> Iterator[tuple[str, ...]]:
    """What is worth trying: two of what cards, a core or another robot add, and turn about the end
    of the turn or one plain deed."""
    added: dict[str, list[tuple[str, ...]]] = {}
    plain: dict[str, list[tuple[str, ...]]] = {}
    for path in sorted(paths):
        verb = path[0].split(".")[0]
        found = added if verb in ADDED else plain
        found.setdefault(path[0] if verb in PICKED else verb, []).append(path)
    turned = number % max(1, len(added))
    for one in [*added.values(), *added.values()][turned : turned + min(2, len(added))]:
        yield one[number % len(one)]
    ending = plain.pop("end", [])
    if number % 2 or not plain:
        yield from ending
    else:
        deeds = [*plain.values()][number // 2 % len(plain)]
        yield deeds[number // 4 % len(deeds)]


def differences(name: str, table: Table, number: int, *, thorough: bool = False) -> list[str]:
    """Everything in which the two differ on this table."""
    paths = paths_of(table)
    turned = number // 2 % len(DICE)
    dice = DICE[turned:] + DICE[:turned]
    for path in sorted(paths) if thorough else few(paths, number):
        faults = Meeting(table, jupiter_engine.lay(table, dice), number).tries(path, paths)
        if faults:
            return [f"{name}: {paths[path]}: {fault}" for fault in faults]
    return []


def whole_rescue(seats: int, seed: int, orders_given: int) -> list[str]:
    """Set up alike and played with orders that are drawn at random, until it is over; whoever can
    lead a colonist aboard does so."""
    chance = random.Random(seed)
    rules = frozenset(rule for rule in Rule if chance.random() < 0.4)
    target = chance.choice([*box.TARGETS, None])
    meeting = Meeting(*jupiter_engine.set_up(seats, seed, rules, target), seed)
    faults = meeting.goes_on()
    for _ in range(orders_given):
        if faults or ended(meeting.table):
            break
        paths = paths_of(meeting.table)
        boarding = [path for path, order in paths.items() if boards(order)]
        path = chance.choice(sorted(boarding or paths))
        faults = [f"{path}: {fault}" for fault in meeting.tries(path, paths)]
    return faults


def boards(order: Order) -> bool:
    return order.verb == "command" and order.where == POD


class Meeting:
    """One table, laid twice, and one order given to both sides."""

    def __init__(self, table: Table, stage: Stage, number: int) -> None:
        self.table, self.stage, self.number = table, stage, number
        stage.go_on()

    def chosen(self, options: Iterable[Chosen]) -> Chosen:
        """Turn about, another every time."""
        found = sorted(options)
        self.number += 5
        return found[self.number % len(found)]

    def tries(self, path: tuple[str, ...], paths: Paths) -> list[str]:
        order, seat, dice = paths[path], self.table.active, self.stage.dice
        if goes_by_itself(self.table, paths):
            self.stage.go_on()
        else:
            for depth, wanted in enumerate(path):
                known = {one[depth] for one in paths if one[:depth] == path[:depth]}
                if depth and known == {"no"} and not self.stage.asks(questions.FOLLOWER):
                    continue
                if self.stage.ask is None:
                    self.stage.go_on()
                offered = self.stage.offers()
                expected = {(seat, one) for one in known}
                if offered != expected:
                    return apart(path[:depth], expected, offered)
                self.stage.answer(seat, wanted)
        if order.verb == "trade":
            order = self.trade(order)
        self.table, _ = carry_out(self.table, order, dice)
        return self.goes_on()

    def trade(self, order: Order) -> Order:
        every = sorted(trades(self.table, order.who))
        order = every[self.number % len(every)]
        for one in order.how:
            verb, card = one.split(" ", 1)
            self.stage.answer(self.table.active, f"{verb}.{jupiter_engine.ID[card]}")
        if self.stage.asks(questions.TRADE):
            self.stage.answer(self.table.active, "done")
        return order

    def goes_on(self) -> list[str]:
        """What follows up to the next action, both sides choosing the same."""
        while True:
            self.settles()
            faults = self.compared()
            if faults or ended(self.table) or self.table.phase == Phase.ACTIONS:
                return faults
            faults = self.chooses()
            if faults:
                return faults

    def settles(self) -> None:
        """What leaves no choice: a blast with one creep beside it, a hand that must go, creeps
        that come although all is lost with one that will come."""
        while self.stage.asks(questions.BLAST) and len(self.stage.offers()) == 1:
            self.stage.answer(*self.stage.offers().pop())
        while self.table.phase == Phase.DISCARD and not self.stage.asks(questions.HAND_LIMIT):
            self.table, _ = carry_out(self.table, min(orders(self.table, self.table.active)))
        while self.stage.asks(questions.CREEP_RISES) and ended(self.table):
            if jupiter_engine.is_lost(self.stage):
                break
            self.stage.answer(*min(self.stage.offers()))

    def chooses(self) -> list[str]:
        """Somebody is asked, and both sides hear the same answer."""
        table, stage = self.table, self.stage
        offered = stage.offers()
        asked = {Phase.CORE: {seat for seat, _ in offered}, Phase.FIRST: table.seats}
        asked |= {Phase.SET_OUT: table.seats}
        options = {
            (seat, jupiter_engine.path(table, order)[0]): order
            for seat in asked.get(table.phase, [table.active])
            for order in orders(table, seat)
        }
        expected = set(options)
        if table.phase == Phase.RISE:
            modules = {jupiter_engine.module_of(one) for _, one in offered}
            expected = {one for one in expected if jupiter_engine.module_of(one[1]) in modules}
        if not offered or offered != expected or not self.is_asked():
            return apart((table.phase,), expected, offered)
        wanted, dice = self.chosen(offered), stage.dice
        stage.answer(*wanted)
        self.table, _ = carry_out(table, options[wanted], dice)
        return []

    def is_asked(self) -> bool:
        return any(map(self.stage.asks, jupiter_engine.QUESTIONS[self.table.phase]))

    def compared(self) -> list[str]:
        table, stage = self.table, self.stage
        over = ended(table)
        if over != stage.ended:
            return [f"read {over}, played {stage.ended}"]
        if table.phase in {Phase.RISE, Phase.DISCARD} or len(table.waiting) > 1:
            return []  # one side may be ahead of the other
        read, played = seen(told(table), table), seen(jupiter_engine.report(stage), table)
        if table.pod is None and table.phase == Phase.ACTIONS and not over:
            read["docker"], played["docker"] = table.docker, jupiter_engine.docker(stage)
        if table.phase in {Phase.CORE, Phase.FIRST, Phase.SET_OUT}:
            del read["actions"], played["actions"]
        return [
            f"{key}: read {read[key]}, played {played[key]}"
            for key in read
            if read[key] != played[key]
        ]


def seen(report: dict[str, object], table: Table) -> dict[str, object]:
    """When the turn is over, its cards and its setback are discarded in no particular order."""
    if table.phase in {Phase.ACTIONS, Phase.BLAST} and acts(table):
        return report
    gone = [*report.pop("discards"), *report.pop("in play")]  # type: ignore[misc]
    return report | {"gone": sorted(one for one in gone if one != table.setback)}


def apart(
    at: tuple[str, ...], read: set[tuple[int, str]], played: set[tuple[int, str]]
) -> list[str]:
    return [f"{at}: read only {sorted(read - played)}, played only {sorted(played - read)}"]
