"""Creatures that hunt: the phase after all players, Feeding Time, bait."""

from __future__ import annotations

from tests.meetings.lurk import dice
from tests.meetings.lurk.attack import reach
from tests.meetings.lurk.combat import gap_between, strike
from tests.meetings.lurk.ground import sees
from tests.meetings.lurk.table import Creature, Model, Scene, Table


def prey(table: Table, creature: Creature) -> list[Model]:
    """Models in reach, seen if they are farther than next to it; ink and silt shorten its reach."""
    far = reach(table, creature)
    on_map = [model for model in table.models if model.at]
    near = [model for model in on_map if gap_between(creature, model) <= far]
    return [model for model in near if model.at and sees(table, creature.at, model.at)]


def hunt(scene: Scene) -> None:
    """Every creature that reaches somebody attacks, one after the other."""
    for creature in list(scene.table.creatures):
        hunted = prey(scene.table, creature) if creature in scene.table.creatures else []
        if hunted:
            victim = choose_victim(scene, chooser(scene, hunted), hunted)
            maul(scene, creature, victim)


def chooser(scene: Scene, hunted: list[Model]) -> int:
    """Next to one army the next enemy in turn order chooses the victim; next to several, whichever
    of them wins a roll of two red dice."""
    seats = [seat for seat in scene.table.seats if any(one.seat == seat for one in hunted)]
    if len(seats) > 1:
        return contest(scene, seats)
    return next(iter(scene.table.after(seats[0])), seats[0])


def contest(scene: Scene, seats: list[int]) -> int:
    """Most octopuses of two red dice, bonus dice included; whoever ties rolls again, those behind
    as well, for the others choose in the order of their rolls."""
    hits: dict[int, list[int]] = {seat: [] for seat in seats}
    tied = seats
    while tied:
        for seat in tied:
            hits[seat].append(dice.roll(scene, str(seat), "contest", "RR").symbols)
        tied = [seat for seat in seats if list(hits.values()).count(hits[seat]) > 1]
    return max(seats, key=hits.__getitem__)


def choose_victim(scene: Scene, seat: int, hunted: list[Model]) -> Model:
    """One model; for a swarm its whole tile."""
    names = {model.name: model for model in hunted}
    return names[scene.choose(seat, "victim", names)]


def maul(scene: Scene, creature: Creature, victim: Model) -> None:
    """A swarm attacks everybody on the tile, all others one model."""
    swarm = creature.printed.special == "swarm" and victim.at
    for model in scene.table.on(victim.at) if swarm and victim.at else [victim]:
        if creature in scene.table.creatures:
            strike(scene, creature, model)
