"""Base tables and the things that are laid upon them.

The active robot (seat 0, *one*) stands at the pod on module I; H, with a plant, touches both; J,
with a dish, lies on the other side. Seat 1 is its *mate*. Spots are named as *one* sees them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial

from tests.meetings.jupiter import box, deeds
from tests.meetings.jupiter.end import ended
from tests.meetings.jupiter.ground import domes, occupied, spaces, touching
from tests.meetings.jupiter.invasion import is_full, supply
from tests.meetings.jupiter.table import LOST, POD, Phase, Rule, Table, Tile

MODULES = (
    *((1, 0), (2, 0), (3, 0), (4, 1), (5, 0), (1, 1), (2, 1), (3, 0), (1, 0), (4, 0)),
    *((5, 1), (2, 2), (3, 0), (4, 2), (5, 2), (1, 2), (2, 0), (3, 0), (4, 3)),
)
"""Numbers and turns in spiral order; the module that stays in the box is a 5."""
ONE, MATE = "robot 0", "robot 1"
PIER, OTHER_PIER = (3, -1), (-1, -2)
SPOTS = {
    "near": "IC",
    "beside": "I4",
    "straight on": "I2",
    "far straight on": "J5",
    "next module": "H1",
    "pod side": "H0",
    "far": "E1",
}


@dataclass(frozen=True)
class Base:
    """Robots by seat, creeps, modules that are full of colonists, modules that are gone."""

    name: str
    robots: tuple[str, ...]
    creeps: str
    full: str
    gone: str = ""
    options: frozenset[str] = frozenset()


BASES = (
    Base("open", ("I5", "JC"), "K2 P4 H3", "ACEG", options=frozenset({Rule.OPEN})),
    Base("corridor", ("I5", "BC"), "H3 J3 L1", "AE", gone="CDFGKNOPQRS"),
    Base(
        "crowded",
        ("I5", "AC"),
        "H2 H3 H4 H5 I1 I3 J1 J2 J3 J4 K0 K1 K2 K3 K4 L0 L1 L2 L3 M0 M1 M2 M3 N0 N1 N3 "
        "P1 P2 P3 Q3 Q4 R0 S1 S2 C0 C1 F3",
        "ABDEG",
    ),
    Base("four seats", ("I5", "H2", POD, "GC"), "H3 H4 J1 J2 Q3 S1", "ABDE"),
)


def laid(base: Base) -> Table:
    return _laid(base).copy()


@cache
def _laid(base: Base) -> Table:
    """The base table, in the middle of seat 0's turn with all actions left."""
    tiles = {
        letter: Tile(*module, cell)
        for letter, module, cell in zip(box.LETTERS, MODULES, box.SPIRAL, strict=True)
        if letter not in base.gone
    }
    table = Table(tiles, dict(enumerate(base.robots)), pod=PIER, docker=0, options=base.options)
    table.creeps, table.target, table.saved = set(base.creeps.split()), 14, 7
    inside = {dome for letter in base.full for dome in domes(table, letter)}
    table.colonists = inside - set(base.robots) - {SPOTS["far"]}
    table.deck = sorted(box.deck())
    random.Random(7).shuffle(table.deck)
    table.hands = {seat: [] for seat in table.pawns}
    table.cores = dict.fromkeys(table.pawns, "")
    return table


@dataclass(frozen=True)
class Thing:
    """What is laid, and the slots it takes: two things lie together if they share none."""

    name: str
    slots: frozenset[str]
    lay: Callable[[Table], None]


def thing(name: str, slots: str, lay: Callable[[Table], None]) -> Thing:
    return Thing(name, frozenset(slots.split("+")), lay)


def hold(table: Table, card: str, count: int = 1, seat: int = 0) -> None:
    """Cards in a hand come out of the deck."""
    for _ in range(count):
        table.deck.remove(card)
        table.hands[seat].append(card)


def have(table: Table, card: str, core: bool = False) -> None:
    """As the core, or in play for this turn."""
    table.deck.remove(card)
    table.boosts += card == "Boost"
    if core:
        table.cores[0] = card
    else:
        table.in_play.append(card)


def put(table: Table, piece: str, space: str) -> None:
    """Instead of whatever was there."""
    table.colonists.discard(space)
    table.creeps.discard(space)
    deeds.put(table, piece, space)


def lose(table: Table, seat: int) -> None:
    table.options |= {Rule.VULNERABLE}
    table.pawns[seat] = LOST


def load(table: Table, aboard: int, mate: bool = False) -> None:
    """Colonists aboard come from outside, the last letters first."""
    for space in sorted(table.colonists)[-aboard:]:
        table.colonists.remove(space)
    table.aboard = aboard
    if mate:
        table.pawns[1] = POD


def board(table: Table, creep: str = "", docker: int | None = None) -> None:
    """One sits in the pod: a creep stands at its door, or it flies."""
    table.pawns[0] = POD
    if creep:
        put(table, "creep", creep)
    if docker is not None:
        send_off(table, docker)


def send_off(table: Table, docker: int, aboard: int = 0) -> None:
    if aboard:
        load(table, aboard)
    table.pod, table.docker = None, docker


def dock_in_a_hole(table: Table) -> None:
    remove(table, "B")
    table.pod = box.SPIRAL[box.LETTERS.index("B")]


def wait_to_dock(table: Table) -> None:
    send_off(table, 0)
    table.phase = Phase.DOCK


def cover(table: Table, number: int, count: int) -> None:
    there = sorted(letter for letter, tile in table.tiles.items() if tile.number == number)
    own = [letter for letter in "JH" if letter in there]
    table.covered |= set([*own, *(one for one in there if one not in own)][:count])


def fill(table: Table, letter: str, but: int) -> None:
    """Creeps in all domes without a robot but the last few, which are open."""
    free = [dome for dome in domes(table, letter) if dome not in set(table.pawns.values())]
    table.colonists -= set(free)
    table.creeps = (table.creeps | set(free)) - set(free[len(free) - but :])


def remove(table: Table, letters: str) -> None:
    for letter in letters:
        table.tiles.pop(letter, None)
    table.colonists = {one for one in table.colonists if one[0] not in letters}
    table.creeps = {one for one in table.creeps if one[0] not in letters}
    table.covered -= set(letters)


def run_short(table: Table) -> None:
    """One marker is left; no module is filled by it."""
    free = [one for one in spaces(table) if one != POD and not occupied(table, one)]
    kept = {max(domes(table, letter)) for letter in table.tiles} | set(SPOTS.values())
    table.creeps |= set([one for one in free if one not in kept][: supply(table) - 1])
    if supply(table) != 1:
        raise ValueError("this colony is too small for all the creeps")


def strip(table: Table) -> None:
    """Two colonists are left, three sit aboard, the rest is saved."""
    kept = sorted(table.colonists)[:2]
    table.saved, table.colonists, table.aboard = table.target - 5, set(kept), 3


def stack(table: Table, card: str) -> None:
    table.deck.remove(card)
    table.deck.insert(0, card)


def empty_deck(table: Table) -> None:
    table.deck, table.discards = [], table.deck


def play_by(table: Table, rule: str) -> None:
    table.options |= {rule}


def be_heroes(table: Table) -> None:
    table.target = table.saved + table.aboard + len(table.colonists)


def with_values(table: Table, **values: object) -> None:
    for name, value in values.items():
        setattr(table, name, value)


def _cards() -> list[Thing]:
    found = []
    for card, printed in box.ABILITIES.items():
        found += [thing(f"{card} in hand", f"hand {card}", partial(hold, card=card))]
        found += [thing(f"{card} as core", "core", partial(have, card=card, core=True))]
        if printed.scope == box.TURN:
            found += [thing(f"{card} in play", f"play {card}", partial(have, card=card))]
    for card in ("Boost", "Pilot", "Teleport", "Heat Seeker", "Suppressant", "Phase Shift"):
        found += [thing(f"two {card}", f"hand {card}", partial(hold, card=card, count=2))]
    for card in ("Swap", "Suppressant"):
        found += [thing(f"mate's {card}", f"mate {card}", partial(hold, card=card, seat=1))]
    return found


def _pieces() -> list[Thing]:
    found = []
    for spot, space in SPOTS.items():
        for piece in ("colonist", "creep", MATE):
            slots = f"{spot}+mate" if piece == MATE else spot
            found += [thing(f"{piece} {spot}", slots, partial(put, piece=piece, space=space))]
    return found


THINGS = (
    *_cards(),
    *_pieces(),
    thing("one in the pod", "one", partial(put, piece=ONE, space=POD)),
    thing("a creep at the pod's door", "one+pod side", partial(board, creep="I5")),
    thing("one flies", "one+pod", partial(board, docker=1)),
    thing("one in the middle", "one+near", partial(put, piece=ONE, space="IC")),
    thing("one on the plant's module", "one+pod side", partial(put, piece=ONE, space="H0")),
    thing("one on the dish's module", "one+far straight on", partial(put, piece=ONE, space="J5")),
    thing("one lost", "one", partial(lose, seat=0)),
    thing("mate in the pod", "mate", partial(put, piece=MATE, space=POD)),
    thing("mate lost", "mate", partial(lose, seat=1)),
    thing("six aboard", "pod", partial(load, aboard=6)),
    thing("six and a robot aboard", "pod+mate", partial(load, aboard=6, mate=True)),
    thing("pod away, one docks", "pod", partial(send_off, docker=0)),
    thing("pod away, mate docks", "pod", partial(send_off, docker=1)),
    thing("pod drifts with three", "pod", partial(send_off, docker=1, aboard=3)),
    thing("pod elsewhere", "pod", partial(with_values, pod=OTHER_PIER)),
    thing("pod in a hole", "pod+inner", dock_in_a_hole),
    thing("pod to be docked", "pod+phase", wait_to_dock),
    thing("a plant covered", "plants", partial(cover, number=box.PLANT, count=1)),
    thing("all plants covered", "plants", partial(cover, number=box.PLANT, count=4)),
    thing("a dish covered", "dishes", partial(cover, number=box.DISH, count=1)),
    thing("all dishes covered", "dishes", partial(cover, number=box.DISH, count=4)),
    thing("own module full", "near+beside+straight on+one", partial(fill, letter="I", but=0)),
    thing("next module lacks one", "next module+pod side", partial(fill, letter="H", but=1)),
    thing("line's module lacks one", "far straight on", partial(fill, letter="J", but=1)),
    thing("next module gone", "next module+pod side", partial(remove, letters="H")),
    thing("inner module gone", "inner", partial(remove, letters="B")),
    thing("last plant", "last plant", partial(remove, letters="CMR")),
    thing("last dish", "last dish", partial(remove, letters="DNS")),
    thing("one creep in the box", "supply", run_short),
    *(thing(f"{5 - n} actions left", "spent", partial(with_values, spent=n)) for n in (2, 3, 4, 5)),
    *(thing(f"{card} on top", "deck", partial(stack, card=card)) for card in box.SETBACKS),
    thing("deck empty", "deck", empty_deck),
    thing("enough saved", "saved", partial(with_values, saved=14)),
    thing("two left outside", "saved+pod", strip),
    *(thing(rule, rule, partial(play_by, rule=rule)) for rule in Rule),
    thing("ultimate heroes", "saved", be_heroes),
)


def lawful(table: Table) -> bool:
    """Such a table can come about and is not over."""
    pieces = [*table.colonists, *table.creeps]
    robots = [place for place in table.pawns.values() if place not in {POD, LOST}]
    there = set(spaces(table))
    return (
        ended(table) is None
        and there.issuperset([*pieces, *robots])
        and len({*pieces, *robots}) == len([*pieces, *robots])
        and len(table.creeps) <= box.CREEPS
        and table.saved + table.aboard + len(table.colonists) <= box.COLONISTS
        and table.room >= 0
        and table.left >= 0
        and (table.pod is None or bool(touching(table, table.pod)))
        and not (table.pod and table.aboard and not table.colonists)
        and not any(is_full(table, letter) for letter in table.tiles)
        and _hands_are_right(table)
    )


def _hands_are_right(table: Table) -> bool:
    """The lost hold nothing, and no card is there more often than in the box."""
    lost = [seat for seat, place in table.pawns.items() if place == LOST]
    held = [card for seat in lost for card in [*table.hands[seat], table.cores[seat]] if card]
    held += table.in_play if table.active in lost else []
    cards = [*table.deck, *table.discards, *table.in_play, *table.cores.values()]
    cards += [card for hand in table.hands.values() for card in hand]
    return not held and Counter(filter(None, cards)) == Counter(box.deck())
