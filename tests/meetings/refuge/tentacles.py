"""Tentacles: what happens where one goes, eliminating, marching below the head, spawning."""

from __future__ import annotations

from tests.meetings.refuge import box, endings, sea
from tests.meetings.refuge.objectives import advance, draw, reach
from tests.meetings.refuge.table import Diver, Order, Scene, Table


def may_go(table: Table, spot: str | None) -> bool:
    """Not off the board, into the head, onto another tentacle or into a cave with a diver."""
    if spot is None or spot in table.tentacles or spot in sea.covered(table.head):
        return False
    return box.SPACES[spot] != box.CAVE or table.diver_at(spot) is None


def shifts(table: Table, verb: str, who: str, done: frozenset[str] = frozenset()) -> set[Order]:
    """Every way in which one tentacle can be moved one space."""
    return {
        Order(verb, who, spot, there)
        for spot in table.tentacles - done
        for there in sea.beside(spot)
        if may_go(table, there)
    }


def go(scene: Scene, spot: str, there: str) -> None:
    scene.table.tentacles.remove(spot)
    arrive(scene, there)


def arrive(scene: Scene, there: str) -> None:
    """On a diver it strikes, on a Start space it joins the threat track."""
    table = scene.table
    if diver := table.diver_at(there):
        strike(scene, diver)
    elif box.SPACES[there] == box.START:
        table.threat += 1
        endings.check(scene)
    else:
        table.tentacles.add(there)


def strike(scene: Scene, diver: Diver) -> None:
    """A tentacle that shares a diver's space, already taken off it: a weapon eliminates it, Brace
    sends it off, or the diver falls."""
    table = scene.table
    table.supply += 1
    options = set()
    if diver.stands:
        arms = {card for card in diver.hand if card in box.WEAPONS}
        arms |= {"Brace"} & set(diver.ready)
        options = {Order("parry", diver.name, arm) for arm in arms}
    parried = scene.may("parry", diver, options)
    if parried is None:
        if not diver.down:
            fall(scene, diver)
    elif parried.what == "Brace":
        diver.used.add("Brace")
    else:
        discard(table, diver, parried.what)
        spoils(scene, diver)


def fall(scene: Scene, diver: Diver) -> None:
    diver.down = True
    endings.check(scene)


def stand_up(scene: Scene, diver: Diver) -> None:
    diver.down = False
    if diver is scene.table.active:
        scene.table.grace = False
    reach(scene)


def discard(table: Table, diver: Diver, cards: str) -> None:
    for card in cards.split("+"):
        diver.hand.remove(card)
        table.discards.append(card)


def eliminate(scene: Scene, diver: Diver, spot: str) -> None:
    scene.table.tentacles.remove(spot)
    scene.table.supply += 1
    spoils(scene, diver)


def spoils(scene: Scene, diver: Diver) -> None:
    """Whoever eliminates draws; the herd is thinner by one."""
    draw(scene, diver)
    if scene.table.objective == "Thin the Herd":
        advance(scene)


def march(scene: Scene, signs: str) -> None:
    """The lower half of a card: all arrows together, second arrows, then new tentacles."""
    table = scene.table
    below = {box.LETTERS[table.head + n]: sign for n, sign in enumerate(signs)}
    walking = {
        spot: below[spot[0]]
        for spot in table.tentacles
        if sea.row(spot) < min(box.BAND) and below.get(spot[0], "S") != "S"
    }
    walking = march_one(scene, walking)
    march_one(scene, {spot: sign for spot, sign in walking.items() if sign == "V"})
    for letter, sign in below.items():
        if sign == "S":
            spawn(scene, letter)


def march_one(scene: Scene, walking: dict[str, str]) -> dict[str, str]:
    """One space for each, and where they are then; those that went off the board are gone."""
    table = scene.table
    going = free_to_go(table, walking)
    table.tentacles -= set(going)
    quiet = {there for there in going.values() if not meets(table, there)}
    table.tentacles |= quiet
    for spot in sea.by_column(going):
        if going[spot] not in quiet:
            arrive(scene, going[spot])
    moved = {going.get(spot, spot): sign for spot, sign in walking.items()}
    return {spot: sign for spot, sign in moved.items() if spot in table.tentacles}


def meets(table: Table, spot: str) -> bool:
    """Something happens to a tentacle that goes there."""
    return box.SPACES[spot] == box.START or table.diver_at(spot) is not None


def free_to_go(table: Table, walking: dict[str, str]) -> dict[str, str]:
    """Nobody is blocked by one that leaves; of two for one space the left one gets it, but on a
    diver none stays."""
    still = table.tentacles - set(walking)
    going: dict[str, str] = {}
    for spot, sign in walking.items():
        there = sea.step(spot, sign.lower())
        if there and (there in walking or may_go(table, there)):
            going[spot] = there
    while True:
        staying = still | (set(walking) - set(going))
        aims: set[str] = set()
        kept: dict[str, str] = {}
        for spot in sea.by_column(going):
            if going[spot] not in staying | aims:
                kept[spot] = going[spot]
                aims |= set() if meets(table, going[spot]) else {going[spot]}
        if len(kept) == len(going):
            return kept
        going = kept


def spawn(scene: Scene, letter: str) -> None:
    """On the topmost free Spawn space of the column, or else on the threat track."""
    table = scene.table
    spawns = [spot for spot, kind in box.SPACES.items() if spot[0] == letter and kind == box.SPAWN]
    free = [spot for spot in spawns if not table.taken(spot)]
    table.supply -= 1
    if free:
        table.tentacles.add(max(free, key=sea.row))
    else:
        table.threat += 1
    endings.check(scene)
