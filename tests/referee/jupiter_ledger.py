"""The end of a turn told once more by the referee: conversion, invasion and what blows up."""

from collections import Counter
from dataclasses import replace
from typing import Any

from games.jupiter.state import State
from games.kernel import Line
from games.kernel.match import Match
from tests.referee.jupiter import colony as second
from tests.referee.jupiter import creeps
from tests.referee.jupiter_table import cell_named, colony_of, spot_named
from tests.referee.jupiter_watch import marks

LOSSES = {"converted", "power", "radar"}


class Night:
    """The referee's own copy of the colony, from the last action to the next player's first."""

    def __init__(self, state: State, bridges: str, robots_save: bool, fast: bool) -> None:
        self.state = state
        self.base = colony_of(state, bridges)
        self.robots_save, self.fast = robots_save, fast
        self.due: set[second.Cell] = set()
        self.risen: list[second.Cell] = []
        self.turned = False
        self.suppressed: set[second.Cell] = set()
        self.tally = {"converted": 0, "risen": 0, "blown": 0}

    def hear(self, lines: list[Line]) -> None:
        for line in lines:
            said = (line.text.args or {}).get("effect", line.text)
            act = HEARD.get(said.template)
            if act is not None:
                act(self, dict(said.args or {}))

    def put(self, spot: second.Spot, piece: str) -> None:
        self.base = replace(self.base, pieces={**self.base.pieces, spot: piece})

    def clear(self, spot: second.Spot) -> None:
        left = {at: piece for at, piece in self.base.pieces.items() if at != spot}
        self.base = replace(self.base, pieces=left)

    def convert(self, fact: dict[str, Any]) -> None:
        spots = [spot_named(self.state, str(space)) for space in fact["spaces"]]
        assert set(spots) == creeps.converted(self.base), set(spots) ^ creeps.converted(self.base)
        markers = creeps.in_box(self.base)
        for spot in spots[:markers]:
            self.put(spot, "creep")
        for spot in spots[markers:]:
            self.clear(spot)
        self.turned = True
        self.tally["converted"] += len(spots)

    def roll(self, fact: dict[str, Any]) -> None:
        if not self.fast and not self.turned:
            assert not creeps.converted(self.base), creeps.converted(self.base)
            self.turned = True
        assert not creeps.blown_up(self.base, self.robots_save or self.fast)
        self.due = creeps.invaded(self.base, fact["die"]) - self.suppressed
        named = {cell_named(self.state, str(letter)) for letter in fact.get("modules", ())}
        assert named == self.due, named ^ self.due

    def rise(self, fact: dict[str, Any]) -> None:
        for space in fact["spaces"]:
            spot = spot_named(self.state, str(space))
            assert spot not in self.base.pieces, spot
            self.land(spot)

    def replace(self, fact: dict[str, Any]) -> None:
        spot = spot_named(self.state, str(fact["space"]))
        assert self.base.pieces[spot] == "colonist", spot
        self.land(spot)

    def land(self, spot: second.Spot) -> None:
        assert spot in creeps.landing(self.base, spot[0]), spot
        assert spot[0] in self.due, (spot, self.due)
        self.due.discard(spot[0])
        self.risen.append(spot[0])
        self.put(spot, "creep")
        self.tally["risen"] += 1

    def spare(self, fact: dict[str, Any]) -> None:
        """A suppressed module is safe for the whole turn, whatever is rolled again."""
        self.suppressed.add(cell_named(self.state, str(fact["module"])))
        self.due -= self.suppressed

    def full(self, fact: dict[str, Any]) -> None:
        cell = cell_named(self.state, str(fact["module"]))
        assert not creeps.landing(self.base, cell), cell
        self.due.discard(cell)

    def run_out(self, fact: dict[str, Any]) -> None:
        assert creeps.in_box(self.base) == 0
        self.due = set()

    def strike_nothing(self, fact: dict[str, Any]) -> None:
        if str(fact["card"]) == "Surge":
            self.surge(fact)
            assert not self.due, self.due

    def surge(self, fact: dict[str, Any]) -> None:
        """Drawn after the conversion: whoever its creeps lie next to is safe for this night."""
        self.check_conversion()
        self.turned = True
        assert not self.due, self.due
        self.due = set(self.risen) & self.base.modules.keys()

    def blow_up(self, fact: dict[str, Any]) -> None:
        cell = cell_named(self.state, str(fact["module"]))
        assert cell in creeps.blown_up(self.base, self.robots_save), cell
        modules = {at: module for at, module in self.base.modules.items() if at != cell}
        pieces = {spot: piece for spot, piece in self.base.pieces.items() if spot[0] != cell}
        self.base = replace(self.base, modules=modules, pieces=pieces)
        self.due.discard(cell)
        self.tally["blown"] += 1

    def check_explosions(self) -> None:
        assert not creeps.blown_up(self.base, self.robots_save)

    def settle(self) -> None:
        """Everything due has happened."""
        self.check_explosions()
        assert not self.due, self.due
        self.check_conversion()

    def check_conversion(self) -> None:
        """Where nobody was converted, nobody could be."""
        assert self.turned or not self.fast or not creeps.converted(self.base)

    def agrees(self, after: second.Colony, settled: bool) -> None:
        assert after.modules == self.base.modules
        assert after.pieces == self.base.pieces, set(after.pieces.items()) ^ set(
            self.base.pieces.items()
        )
        assert not settled or after.aboard == self.base.aboard


HEARD = {
    "Creeps next door convert the colonist at {spaces}.": Night.convert,
    "The die shows {die}: no module answers, so nothing comes.": Night.roll,
    "The die shows {die}: creeps come to the edge at {modules}.": Night.roll,
    "The die shows 6: creeps call more of them to {modules}.": Night.roll,
    "A creep rises at {spaces}.": Night.rise,
    "A creep takes the colonist's place at {space}.": Night.replace,
    "uses Suppressant: nothing rises on {module}": Night.spare,
    "No dome is left on {module}: no creep rises.": Night.full,
    "All creeps are out: no more can rise.": Night.run_out,
    "A second creep rises on every module that got one this turn.": Night.surge,
    "{card} strikes nothing.": Night.strike_nothing,
    "{module} is full of creeps and blows up!": Night.blow_up,
}


class Nights:
    """Every night of a game, whether a player ended the turn or it ended by itself."""

    def __init__(self, match: Match) -> None:
        self.options = match.record.options
        self.told: Night | None = None
        self.tally: Counter[str] = Counter()

    def hear(self, match: Match, lines: list[Line]) -> None:
        """What one choice brought about: it may lie on both sides of a dusk or a dawn."""
        heard = 0
        for mark in marks(match.game):
            if self.told is not None:
                self.told.hear(lines[heard : mark.told])
            heard = mark.told
            if mark.dusk:
                self.told = self.fall(mark.state)
            else:
                self.dawn(mark.state)
        if self.told is not None:
            self.told.hear(lines[heard:])
            self.pause(match)

    def fall(self, state: State) -> Night:
        save = not self.options.robot_vulnerability
        return Night(state, self.options.bridges, save, self.options.fast_creeps)

    def dawn(self, state: State) -> None:
        assert self.told is not None
        self.told.settle()
        self.told.agrees(colony_of(state, self.options.bridges), settled=True)
        self.tally.update({**self.told.tally, "nights": 1})
        self.told = None

    def pause(self, match: Match) -> None:
        """A question in the middle of the night, or the end of the game."""
        assert self.told is not None
        if match.ask is not None:
            self.told.agrees(colony_of(match.game.s, self.options.bridges), settled=False)
        else:
            self.tally.update({**self.told.tally, "nights": 1})


def stepped(before: second.Colony, start: second.Stop, end: second.Stop, who: str) -> second.Colony:
    """One piece one step on: dome to dome, into the pod or out of it."""
    pieces = {spot: piece for spot, piece in before.pieces.items() if spot != start}
    crew = before.crew - {who}
    aboard = before.aboard - (start is None and who == "colonist")
    if end is not None:
        return replace(before, pieces={**pieces, end: who}, crew=crew, aboard=aboard)
    if who == "colonist":
        return replace(before, pieces=pieces, aboard=before.aboard + 1)
    return replace(before, pieces=pieces, crew=crew | {who})


def blasted(before: second.Colony, then: second.Colony, target: second.Stop) -> set[second.Spot]:
    """Creeps that a grenade took along: at most one, next to its target."""
    dead = {spot for spot in before.pieces if spot not in then.pieces} - {target}
    assert target is not None
    assert len(dead) <= 1
    assert dead <= second.beside(before, target)
    return dead


def check_deed(
    before: State, after: State, bridges: str, kind: str, stops: list[second.Stop]
) -> None:
    """A move, a command or a shot, up to the next question."""
    base, then = colony_of(before, bridges), colony_of(after, bridges)
    who, cost = f"robot{before.active}", 1
    if kind == "move":
        want = stepped(base, second.where(base, who), stops[0], who)
    elif kind == "command":
        want = stepped(base, stops[0], stops[1], "colonist")
    else:
        armed = "grenadier" in {*before.in_play, before.players[before.active].core}
        dead = {stops[0]} | (blasted(base, then, stops[0]) if armed else set())
        want = replace(base, pieces={at: one for at, one in base.pieces.items() if at not in dead})
    saved = before.saved
    if want.aboard == second.ROOM:
        saved += second.ROOM
        want = replace(want, aboard=0, pod=None)
    assert after.saved == saved, (kind, stops)
    assert then.pieces == want.pieces, (kind, stops)
    assert (then.aboard, then.pod, then.crew) == (want.aboard, want.pod, want.crew), (kind, stops)
    assert after.spent == before.spent + cost, (kind, stops)


def check_end(state: State, bridges: str, cause: str) -> None:
    base = colony_of(state, bridges)
    numbers = {module.number for module in base.modules.values()}
    reasons = {
        "rescued": creeps.won(base, state.saved, state.target),
        "converted": creeps.too_few(base, state.saved, state.target),
        "power": 3 not in numbers,
        "radar": 4 not in numbers,
    }
    assert reasons[cause], (cause, reasons)
    assert cause in LOSSES or not creeps.lost_modules(base)
