"""Essence in a battle of Lurk: every diamond, bounty, gift and price booked by the referee."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from games.kernel import Line
from games.kernel.text import Text
from games.lurk.state import FALLEN, LURKER, Fight, State
from tests.referee.lurk import dice, sheets
from tests.referee.lurk_table import FACES, key, spoken
from tests.referee.lurk_watch import ATTACKS, ROLLS

DRAINED = 1
"""What Drain and Leech Tide take, if the loser has it."""


def owner(state: State, kind: str) -> int:
    """Factions are never shared, so a kind of model has one master."""
    return next(model.seat for model in state.models if model.kind == kind)


def diamonds(role: str, rolled: list[str]) -> int:
    return dice.tally(role, [FACES[die[1]] for die in rolled]).diamonds


class Purse:
    """Everybody's Essence during one choice; a creature's lies on its tile until it is beaten."""

    def __init__(self, before: State, fights: list[Fight]) -> None:
        self.state = before
        self.held = {seat: player.essence for seat, player in enumerate(before.players)}
        self.told = {seat: player.told[0] for seat, player in enumerate(before.players)}
        beasts = [model for model in before.models if model.seat == LURKER]
        self.lairs = Counter({beast.tile: beast.essence for beast in beasts})
        alive = {model.seat for model in before.models if model.tile != FALLEN}
        self.out = set(self.held) - alive
        self.fights: Iterator[Fight] = iter(fights)
        self.fight = before.fight

    def hear(self, lines: list[Line]) -> None:
        for line in lines:
            text = spoken(line)
            act = HEARD.get(text.template)
            if act is not None:
                act(self, dict(text.args or {}), line.by)

    def gain(self, seat: int, tile: int, essence: int) -> None:
        if seat == LURKER:
            self.lairs[tile] += essence
        else:
            self.held[seat] += essence

    def roll(self, fact: dict[str, Any], by: int | None) -> None:
        """Diamonds go to whoever rolled them; a Wellspring adds one to any of the attacker's."""
        self.fight = fight = next(self.fights)
        found = diamonds("attack", fight.attack)
        more = sheets.WELLSPRING if found and fight.attack_ability == "wellspring" else 0
        self.gain(fight.attacker_seat, fight.origin, found + more)
        self.gain(fight.target_seat, fight.tile, diamonds("defence", fight.defence))
        told = fact["result"].args
        figures = [told[name].args["n"] for name in ("octopuses", "shields", "wounds")]
        assert figures == [fight.hits, fight.blocks, fight.wounds], fight

    def use(self, fact: dict[str, Any], by: int | None) -> None:
        seat, source = owner(self.state, key(fact["model"])), key(fact["ability"])
        self.held[seat] += sheets.GIFTS.get(source, 0) - sheets.COSTS.get(source, 0)
        assert self.held[seat] >= 0, fact

    def take(self, fact: dict[str, Any], by: int | None) -> None:
        seat, loser = fact["seat"].number, fact["loser"].number
        assert fact["n"] == min(DRAINED, self.held[loser]), fact
        self.held[seat] += fact["n"]
        self.held[loser] -= fact["n"]

    def defeat(self, fact: dict[str, Any], by: int | None) -> None:
        """The target of the last attack, or its attacker that was stung."""
        assert self.fight is not None
        hunted = self.fight.target_seat == LURKER
        kind = self.fight.target if hunted else self.fight.attacker
        tile = self.fight.tile if hunted else self.fight.origin
        assert key(fact["creature"]) == kind, fact
        self.held[fact["seat"].number] += self.lairs.pop(tile, 0) + sheets.REWARDS[kind]

    def find(self, fact: dict[str, Any], by: int | None) -> None:
        assert by is not None
        self.held[by] += sheets.GIFTS.get(key(fact["card"]), 0)

    def bloom(self, fact: dict[str, Any], by: int | None) -> None:
        if key(fact["event"]) == "essence_bloom":
            for seat in self.held.keys() - self.out:
                self.held[seat] += 1

    def leave(self, fact: dict[str, Any], by: int | None) -> None:
        self.out.add(fact["seat"].number)

    def count(self, fact: dict[str, Any], by: int | None) -> None:
        """The small print: what changed since it was told last."""
        seat = fact["seat"].number
        change = sum(signed(text) for text in fact["changes"])
        assert change == self.held[seat] - self.told[seat], fact
        self.told[seat] = self.held[seat]

    def agrees(self, after: State) -> None:
        assert next(self.fights, None) is None, "an attack that nobody heard of"
        assert self.held == {seat: one.essence for seat, one in enumerate(after.players)}
        assert self.told == {seat: one.told[0] for seat, one in enumerate(after.players)}
        for model in after.models:
            if model.seat == LURKER and model.tile >= 0:
                assert model.essence == self.lairs[model.tile], model


def signed(text: Text) -> int:
    """Essence in one change of the small print; models are counted elsewhere."""
    sign = {"+{n}♦": 1, "−{n}♦": -1}.get(text.template, 0)
    return sign * int((text.args or {})["n"])


HEARD = {
    ATTACKS: Purse.roll,
    ROLLS: Purse.roll,
    "{model} uses {ability}": Purse.use,
    "{seat} takes {n} Essence from {loser}": Purse.take,
    "{seat} defeats {creature}": Purse.defeat,
    "{card} lies on {tile}": Purse.find,
    "{event}: {text}": Purse.bloom,
    "{seat} is out of the battle": Purse.leave,
    "{seat} {changes}": Purse.count,
}


def check_essence(before: State, after: State, lines: list[Line], fights: list[Fight]) -> None:
    purse = Purse(before, fights)
    purse.hear(lines)
    purse.agrees(after)
