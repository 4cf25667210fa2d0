"""Base tables, the things that are laid upon them, and pairs of things: what meets.

Everything is told in words of the rulebook, so that whoever knows the engine can lay the same table
there. Roles on a base table: ``one`` acts (its army is active), ``mate`` is of its army, ``foe``
its enemy, ``foemate`` stands with the foe, ``far`` is another enemy, ``third`` of a third army."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, islice

from tests.meetings.lurk import box
from tests.meetings.lurk.ground import has_room
from tests.meetings.lurk.table import (
    ABYSS,
    CORAL,
    DEN,
    OPEN,
    POISON,
    ROCK,
    SAND,
    SUMMON,
    Creature,
    Hex,
    Model,
    Table,
)

ROWS = {-3: (-1, 4), -2: (-2, 4), -1: (-2, 3), 0: (-3, 3), 1: (-3, 2), 2: (-4, 2), 3: (-4, 1)}
"""The field: in each row r the first and the last q."""
FIELD = [(q, r) for r, (first, last) in ROWS.items() for q in range(first, last + 1)]
HOMES: dict[str, tuple[Hex, ...]] = {
    "N": ((1, -4), (2, -4), (3, -4)),
    "S": ((-3, 4), (-2, 4), (-1, 4)),
    "W": ((-3, -1), (-4, 0), (-4, 1)),
    "E": ((4, -1), (4, 0), (3, 1)),
}
SIDES = {2: "NS", 3: "NEW", 4: "NESW"}


@dataclass(frozen=True)
class Base:
    """Roles with model, seat and place; ground that is not sand; spots that have a name."""

    name: str
    roles: dict[str, tuple[str, int, Hex | None]]
    spots: dict[str, Hex]
    ground: dict[Hex, str] = field(default_factory=dict)


def _corridor() -> dict[Hex, str]:
    return {tile: ROCK for tile in FIELD if tile[1] in {-1, 1}}


BASES = {
    base.name: base
    for base in (
        Base(
            "open",
            {
                "one": ("Net Hag", 0, (0, 0)),
                "mate": ("Eel Pup", 0, (0, 0)),
                "foe": ("Ink Weaver", 1, (1, 0)),
                "foemate": ("Reef Archer", 1, (1, 0)),
                "far": ("Reef Archer", 1, (1, -2)),
            },
            {"way": (-1, 0), "behind": (2, 0), "beside": (0, 1), "lair": (-1, 1)},
        ),
        Base(
            "corridor",
            {
                "one": ("Net Hag", 0, (-2, 0)),
                "mate": ("Gutter Raider", 0, (-1, 0)),
                "foe": ("Ink Weaver", 1, (0, 0)),
                "far": ("Reef Archer", 1, (3, 0)),
            },
            {"way": (-3, 0), "behind": (1, 0), "beside": (-2, 1), "lair": (-1, -1)},
            _corridor(),
        ),
        Base(
            "crowded",
            {
                "one": ("Net Hag", 0, (0, 0)),
                "mate": ("Gutter Raider", 0, (0, 0)),
                "mate2": ("Bone Slinger", 0, (0, 0)),
                **{f"full{n}": ("Eel Pup", 0, (-1, 0)) for n in range(3)},
                "foe": ("Ink Weaver", 1, (1, 0)),
                "foemate": ("Spore Jelly", 1, (1, 0)),
                "foemate2": ("Kelp Spear", 1, (1, 0)),
                "far": ("Kelp Spear", 1, (0, -1)),
                "waiting": ("Bone Slinger", 0, None),
            },
            {"way": (-1, 1), "behind": (2, 0), "beside": (0, 1), "lair": (-2, 1)},
        ),
        Base(
            "three seats",
            {
                "one": ("Net Hag", 0, (0, 0)),
                "foe": ("Ink Weaver", 1, (1, 0)),
                "third": ("Silt Thrall", 2, (0, 1)),
                "far": ("Whisper Shade", 2, (-2, 0)),
            },
            {"way": (-1, 0), "behind": (2, 0), "beside": (1, -1), "lair": (-1, 1)},
        ),
    )
}
"""``way`` is an empty tile next to one, ``behind`` lies behind the foe as one pushes it, ``beside``
next to both of them where that can be, ``lair`` next to one and to ``way``."""


def laid(base: Base) -> Table:
    """The base table at the beginning of seat 0's turn, with one token in the Attack column."""
    seats = sorted({seat for _, seat, _ in base.roles.values()})
    homes = {seat: HOMES[side] for seat, side in zip(seats, SIDES[len(seats)], strict=True)}
    tiles = dict.fromkeys(FIELD, SAND) | dict.fromkeys(
        (tile for home in homes.values() for tile in home), SUMMON
    )
    return Table(
        tiles | base.ground,
        seats,
        [Model(name, kind, seat, at) for name, (kind, seat, at) in base.roles.items()],
        homes=homes,
        essence=dict.fromkeys(seats, 3),
        stock={seat: [] for seat in seats},
        movement=2,
        attack=1,
        items=["Sea Salve", "Turtle Shell", "Flare", "Coral Axe", "Eelskin", "Harpoon Gun"],
        abyss=["Trench Ray", "Glow Vent", "Lantern Biter", "Wreck Hold"],
        events=["Calm Water"],
    )


@dataclass(frozen=True)
class Thing:
    """What is laid where. Sorts: ``kind`` (the role is this model), ``card`` (it carries it),
    ``token``, ``charges``, ``wounds``, ``moved``, ``acted`` (of a role); ``ground``, ``turned``,
    ``lair`` (a creature in an abyss) of a spot, or of ``here`` and ``there``, where one and the foe
    stand; ``silt``, ``essence`` (of seat 0 and 1), ``columns`` (Movement and Attack), ``stock``
    (of seat 0), ``hidden`` (the next card of the abyss) of the table."""

    slot: str
    sort: str
    name: str


TOKENS = ("Swimming", "Vantage", "Trapped", "Poisoned", "Stunned", "Inked")
GROUNDS = (ROCK, CORAL, POISON, OPEN, DEN)


def _things() -> Iterator[Thing]:
    for role in ("one", "foe"):
        yield from (Thing(role, "kind", name) for name in box.models())
        yield from (Thing(role, "card", name) for name in box.cards())
        mine = {"one": TOKENS, "foe": [one for one in TOKENS if one != "Vantage"]}
        yield from (Thing(role, "token", name) for name in mine[role])
        yield from (Thing(role, "wounds", number) for number in ("1", "2"))
    yield from (Thing("mate", "token", name) for name in TOKENS[2:])
    yield Thing("mate", "kind", "Tooth Reaver")
    yield Thing("mate", "wounds", "1")
    yield from (Thing("one", "charges", number) for number in ("1", "2"))
    yield from (Thing("one", "moved", number) for number in ("1", "2"))
    yield Thing("one", "acted", "1")
    for spot in ("here", "there", "way", "behind", "beside"):
        yield from (Thing(spot, "ground", name) for name in GROUNDS)
    yield from (Thing(spot, "ground", ABYSS) for spot in ("way", "behind", "beside"))
    yield Thing("here", "turned", CORAL)
    yield from (Thing("lair", "lair", name) for name in box.creatures())
    yield from (Thing("beside", "lair", name) for name in ("Gulper", "Needle Shoal", "Pale Kraken"))
    yield Thing("table", "silt", "Thick Silt")
    yield from (Thing("table", "essence", purse) for purse in ("0 0", "1 1", "0 3", "3 0"))
    yield from (Thing("table", "columns", tokens) for tokens in ("3 0", "0 1", "0 0", "1 2"))
    yield from (Thing("table", "stock", card) for card in ("Bone Harness", "Turtle Shell", FULL))
    yield from (Thing("table", "hidden", card) for card in box.TREASURES)


FULL = "Shark Hide+Glass Helm+Frenzy+Barbed Net+Eelskin"
"""A stock of five cards."""
THINGS = tuple(_things())


def lay(table: Table, base: Base, thing: Thing) -> None:
    """Put a thing on the table, as its docstring says."""
    if thing.slot == "table":
        lay_on_table(table, thing)
    elif thing.sort in {"ground", "turned", "lair"}:
        lay_ground(table, spot_of(base, thing.slot), thing)
    else:
        lay_on_model(table.model(thing.slot), thing)


def fits(base: Base, thing: Thing) -> bool:
    return thing.slot in {"table", "here", "there", *base.spots, *base.roles}


def spot_of(base: Base, slot: str) -> Hex:
    role = {"here": "one", "there": "foe"}.get(slot)
    tile = base.roles[role][2] if role else base.spots[slot]
    assert tile is not None
    return tile


def lay_on_model(model: Model, thing: Thing) -> None:
    match thing.sort:
        case "kind":
            model.kind = thing.name
        case "card":
            model.cards.append(thing.name)
        case "token":
            model.tokens.add(thing.name)
        case "wounds":
            model.wounds = int(thing.name)
        case "charges":
            model.charges = int(thing.name)
        case "moved":
            model.moved = int(thing.name)
        case "acted":
            model.acted = True


def lay_ground(table: Table, tile: Hex, thing: Thing) -> None:
    match thing.sort:
        case "ground":
            table.tiles[tile] = thing.name
        case "turned":
            table.tiles[tile] = CORAL
            table.turned.add(tile)
        case "lair":
            table.tiles[tile] = ABYSS
            table.creatures.append(Creature(f"creature {thing.slot}", thing.name, tile))


def lay_on_table(table: Table, thing: Thing) -> None:
    match thing.sort:
        case "silt":
            table.silt = True
        case "essence":
            table.essence |= dict(enumerate(map(int, thing.name.split())))
        case "columns":
            table.movement, table.attack = map(int, thing.name.split())
            table.ended = 3 - table.movement - table.attack
        case "stock":
            table.stock[0] += thing.name.split("+")
        case "hidden":
            table.abyss.insert(0, thing.name)


def lawful(table: Table) -> bool:
    """A table that could come about: nobody is dead or stands where there is no room, cards are
    carried one of each kind by those who may, a seat's cards and models exist once."""
    lairs = all(table.tiles[one.at] == ABYSS for one in table.creatures)
    told = [model for model in table.models if model.name in {"one", "foe", "mate"}]
    return lairs and all(model_is_lawful(table, model) for model in told)


def model_is_lawful(table: Table, model: Model) -> bool:
    kinds = [box.cards()[card].kind for card in model.cards]
    dressed = len(kinds) == len(set(kinds)) and (model.printed.carries or not kinds)
    placed = model.at is None or has_room(table, model.at, model)
    return dressed and placed and model.wounds < model.heart


def meetings(
    base: Base, number: int = 2, every: int = 1
) -> Iterator[tuple[tuple[Thing, ...], Table]]:
    """Every lawful table with so many things on it: pairs for the gate; or every so-manieth."""
    bare, things = laid(base), [thing for thing in THINGS if fits(base, thing)]
    for group in islice(combinations(things, number), 0, None, every):
        table = bare.copy()
        for thing in group:
            lay(table, base, thing)
        if apart(group) and lawful(table):
            yield group, table


def apart(group: tuple[Thing, ...]) -> bool:
    """Nothing is laid over another thing of its sort; cards and tokens may lie side by side."""
    single = [(one.slot, one.sort) for one in group if one.sort not in {"card", "token"}]
    return len(single) == len(set(single))


def faces(seed: int) -> dict[str, list[int]]:
    """A row of faces for each colour, the same for both readings."""
    return {colour: list(row) for colour, row in rows(seed).items()}


@cache
def rows(seed: int) -> dict[str, list[int]]:
    chance = random.Random(seed)
    return {colour: chance.choices(range(1, 7), k=100) for colour in "WRB"}
