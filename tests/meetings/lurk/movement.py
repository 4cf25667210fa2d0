"""Movement: how far, where to, over what, past whom; swimming, charging, climbing."""

from __future__ import annotations

from dataclasses import dataclass

from tests.meetings.lurk.combat import octopus, strike
from tests.meetings.lurk.ground import distance, has_room, may_enter, neighbours
from tests.meetings.lurk.table import POISON, ROCK, Hex, Model, Scene, Table
from tests.meetings.lurk.wounds import discard, give_token

SWIM, SETTLE, CHARGE, AIR = "swim", "settle", "charge", "air"
Prelude = frozenset[str]
"""What a model does before the first step of a movement; air is a card that is discarded."""


@dataclass(frozen=True)
class Way:
    """How a tile is reached: by these steps, struck by these creatures; the last may be a climb."""

    path: tuple[Hex, ...]
    struck: frozenset[str]
    climbs: bool = False


def may_move(model: Model) -> bool:
    """On the map, not trapped, and not yet twice in this turn."""
    return model.at is not None and model.moved < 2 and "Trapped" not in model.tokens


def preludes(model: Model) -> list[Prelude]:
    """All that may go before a movement: whoever swims may settle, whoever does not may swim;
    everybody may charge, once a movement; a card of air may be discarded."""
    water = [set[str](), {SETTLE} if "Swimming" in model.tokens else {SWIM}]
    airs = [set[str](), {AIR}] if model.has("air") else [set[str]()]
    return [frozenset(w | c | a) for w in water for c in (set[str](), {CHARGE}) for a in airs]


def swims(model: Model, prelude: Prelude = frozenset()) -> bool:
    return SWIM in prelude or ("Swimming" in model.tokens and SETTLE not in prelude)


def speed(model: Model) -> int:
    """Printed, less one for heavy armour but never under one, one more for fins."""
    return max(1, model.printed.speed - model.has("heavy")) + model.always("fins")


def steps(model: Model, prelude: Prelude = frozenset()) -> int:
    """Speed, one tile more for swimming, one for a charge, two for air."""
    farther = swims(model, prelude) + (CHARGE in prelude) + 2 * (AIR in prelude)
    return speed(model) + farther


def guards(table: Table, tile: Hex) -> frozenset[str]:
    """The creatures next to a tile."""
    if not table.creatures:
        return NOBODY_NEAR
    return frozenset(one.name for one in table.creatures if distance(one.at, tile) == 1)


NOBODY_NEAR: frozenset[str] = frozenset()
Spot = tuple[Hex, frozenset[str]]
"""A tile, and who struck on the way to it."""


def ways(
    table: Table, model: Model, far: int, swimming: bool, struck: frozenset[str] = frozenset()
) -> dict[Hex, Way]:
    """Every tile where the model can end with so many steps, and the way with the fewest blows,
    then the fewest steps. Rock is entered freely from rock and by swimmers; else it is climbed,
    which ends the way that can be told beforehand. ``struck`` are those who struck it already."""
    assert model.at is not None
    reached = {(model.at, struck): Way((), struck)}
    doors = freely(table, model, swimming)
    edge, found = [(model.at, struck)], dict[Hex, Way]()
    for _ in range(far):
        edge = [place for spot in edge for place in farther(table, spot, doors, reached)]
    for (tile, _), way in reached.items():
        if tile != model.at and has_room(table, tile, model):
            better(found, tile, way)
        if len(way.path) < far and not swimming:
            climbs(table, model, tile, way, found)
    return found


def freely(table: Table, model: Model, swimming: bool) -> dict[Hex, list[Hex]]:
    """Where one free step leads from each tile that may be entered, and from where it stands."""
    may = {tile for tile in table.tiles if may_enter(table, tile, model.seat)}
    rocks = {tile for tile in may if table.tiles[tile] == ROCK and not swimming}
    level = may - rocks
    return {
        tile: [near for near in neighbours(tile) if near in (may if tile in rocks else level)]
        for tile in may
    }


def farther(
    table: Table, spot: Spot, doors: dict[Hex, list[Hex]], reached: dict[Spot, Way]
) -> list[Spot]:
    """The spots one free step farther that were not reached before."""
    tile, struck = spot
    fresh = []
    for near in doors[tile]:
        after = (near, struck | guards(table, near))
        if after not in reached:
            reached[after] = Way((*reached[spot].path, near), after[1])
            fresh.append(after)
    return fresh


def climbs(table: Table, model: Model, tile: Hex, way: Way, found: dict[Hex, Way]) -> None:
    """Rock beside a tile on which the model could stay, for whoever slips stays there."""
    if table.tiles[tile] == ROCK or not has_room(table, tile, model):
        return
    for near in neighbours(tile):
        if near != model.at and table.tiles.get(near) == ROCK and has_room(table, near, model):
            path, struck = (*way.path, near), way.struck | guards(table, near)
            better(found, near, Way(path, struck, climbs=True))


def better(found: dict[Hex, Way], tile: Hex, way: Way) -> None:
    """Ways lead around creatures when they can; a free way goes before a climb."""
    old = found.get(tile)
    if old is None or rank(way) < rank(old):
        found[tile] = way


def rank(way: Way) -> tuple[bool, int, int]:
    return way.climbs, len(way.struck), len(way.path)


def destinations(table: Table, model: Model, prelude: Prelude = frozenset()) -> dict[Hex, Way]:
    """Where a model may go in one movement."""
    if not may_move(model):
        return {}
    return ways(table, model, steps(model, prelude), swims(model, prelude))


def together(table: Table, tile: Hex) -> set[Hex]:
    """Empty tiles to which all models of a tile can go in one activation, without a climb."""
    movers = [model for model in table.on(tile) if may_move(model)]
    reach = [
        {to for to, way in destinations(table, one).items() if not way.climbs} for one in movers
    ]
    common = set.intersection(*reach) if reach else set[Hex]()
    return {to for to in common if not table.on(to)}


def prepare(scene: Scene, model: Model, prelude: Prelude) -> None:
    """Tokens and cards of what goes before the first step."""
    model.tokens |= {"Swimming"} if SWIM in prelude else set()
    model.tokens -= {"Swimming"} if SETTLE in prelude else set()
    model.charges += CHARGE in prelude
    if AIR in prelude:
        discard(scene.table, model, "air")


@dataclass(frozen=True)
class Onward:
    """What is left of a movement: steps, and who struck already and will not again."""

    left: int
    struck: frozenset[str]


def move(
    scene: Scene, model: Model, path: tuple[Hex, ...], prelude: Prelude = frozenset()
) -> Onward:
    """One movement along a path. Whoever only stays has not moved."""
    prepare(scene, model, prelude)
    far = steps(model, prelude - {SWIM, SETTLE})
    model.moved += bool(path)
    return go_on(scene, model, path, Onward(far, frozenset()))


def go_on(scene: Scene, model: Model, path: tuple[Hex, ...], onward: Onward) -> Onward:
    """What is left of the steps may be used, from the top of a rock that was climbed."""
    struck = set(onward.struck)
    arrived = all(step(scene, model, tile, struck) for tile in path)
    if path:
        halt(scene, model)
    return Onward(onward.left - len(path) if arrived else 0, frozenset(struck))


def step(scene: Scene, model: Model, tile: Hex, struck: set[str]) -> bool:
    """One tile farther, with the blows of those who guard it; whether the movement goes on."""
    if not enters(scene, model, tile):
        return False
    model.at = tile
    meet_guards(scene, model, struck)
    return model in scene.table.models and not stuck(scene.table, model)


def enters(scene: Scene, model: Model, tile: Hex) -> bool:
    """Rock is climbed with an octopus of one red die, which gives a white die for the attack;
    swimmers, and whoever stands on rock already, enter without the roll and without the die."""
    assert model.at is not None
    tiles = scene.table.tiles
    if tiles[tile] != ROCK or tiles[model.at] == ROCK or "Swimming" in model.tokens:
        return True
    climbed = octopus(scene, model, "climb", "R")
    model.tokens |= {"Vantage"} if climbed else set()
    return climbed


def meet_guards(scene: Scene, model: Model, struck: set[str]) -> None:
    """A creature strikes once at each model during its movement, when it comes next to its lair."""
    assert model.at is not None
    near = guards(scene.table, model.at) - struck
    for creature in [one for one in scene.table.creatures if one.name in near]:
        if model in scene.table.models:
            struck.add(creature.name)
            strike(scene, creature, model)


def stuck(table: Table, model: Model) -> bool:
    """Trapped on the way: it stays here if there is room for it."""
    assert model.at is not None
    return "Trapped" in model.tokens and has_room(table, model.at, model)


def halt(scene: Scene, model: Model) -> None:
    """Poison coral poisons whoever ends a movement there."""
    if model in scene.table.models and model.at and scene.table.tiles[model.at] == POISON:
        give_token(model, "Poisoned")
