"""Lurk, second reading: the map with its models, and where a model may go."""

# SILENT
# - From rock to rock next to it: "one may move", so without a die.
# - Swimming over rock: without a die, and without the bonus die of a climb.
# - The extra tile of Swim, Charge and of a card: they add up; a swimmer gets its tile in every
#   move it makes with the token on, also in one it did not start by taking the token.
# - Enemy summoning tiles: tiles like any other.
# - Abyss tiles nobody has searched: closed, as those with a creature on guard are.
# - Passing a full tile of one's own: allowed; stopping on it is not.
# - A failed climb: the model stays where it stood, its movement is over. So nobody climbs from a
#   tile that is too full to stay on.

from collections.abc import Mapping
from dataclasses import dataclass, field

from tests.referee.lurk.hexes import Tile, neighbours

CLOSED = frozenset({"abyss", "guarded"})


@dataclass(frozen=True)
class Model:
    name: str
    side: int
    tile: Tile
    large: bool = False
    speed: int = 0
    attack: str = ""
    range: int = 1
    defence: str = ""
    heart: int = 1
    wounds: int = 0
    tokens: frozenset[str] = frozenset()
    charges: int = 0
    """Movements of this turn that went with a charge."""


@dataclass(frozen=True)
class Sea:
    ground: Mapping[Tile, str]
    models: tuple[Model, ...] = field(default=())

    @property
    def rocks(self) -> set[Tile]:
        return {tile for tile, kind in self.ground.items() if kind == "rock"}

    def on(self, tile: Tile) -> list[Model]:
        return [model for model in self.models if model.tile == tile]


def room_for(sea: Sea, model: Model, tile: Tile) -> bool:
    """One large model or three small ones."""
    others = [other for other in sea.on(tile) if other.name != model.name]
    if model.large or any(other.large for other in others):
        return not others
    return len(others) < 3


def may_cross(sea: Sea, model: Model, tile: Tile) -> bool:
    """The tile exists, hides and holds no creature, and no enemy is on it."""
    if sea.ground.get(tile, "abyss") in CLOSED:
        return False
    return all(other.side == model.side for other in sea.on(tile))


def may_stop(sea: Sea, model: Model, tile: Tile) -> bool:
    return may_cross(sea, model, tile) and room_for(sea, model, tile)


def needs_climb(sea: Sea, start: Tile, tile: Tile, swimming: bool) -> bool:
    onto_rock = sea.ground[tile] == "rock" and sea.ground[start] != "rock"
    return onto_rock and not swimming


def allowance(model: Model, swimming: bool, charging: bool, extra: int = 0) -> int:
    """Tiles of one movement; a trapped model has none."""
    if "Trapped" in model.tokens:
        return 0
    return max(1, model.speed) + swimming + charging + extra


def ways_on(sea: Sea, model: Model, start: Tile) -> set[Tile]:
    return {tile for tile in neighbours(start) if may_cross(sea, model, tile)}


def reach(sea: Sea, model: Model, steps: int, swimming: bool) -> set[Tile]:
    """Where it may stop after at most so many steps, without a climb."""
    seen, edge = {model.tile}, {model.tile}
    for _ in range(steps):
        edge = {
            tile
            for start in edge
            for tile in ways_on(sea, model, start)
            if not needs_climb(sea, start, tile, swimming)
        } - seen
        seen |= edge
    return {tile for tile in seen - {model.tile} if may_stop(sea, model, tile)}


def all_may_stop(sea: Sea, model: Model, tiles: tuple[Tile, ...]) -> bool:
    return all(may_stop(sea, model, tile) for tile in tiles)


def climbable(sea: Sea, model: Model, steps: int) -> set[Tile]:
    """Rocks it may try within so many steps, walking without a climb to a foot it could stay at."""
    seen, edge, found = {model.tile}, {model.tile}, set[Tile]()
    for _ in range(steps):
        ways = {(start, tile) for start in edge for tile in ways_on(sea, model, start)}
        walls = {way for way in ways if needs_climb(sea, *way, swimming=False)}
        found |= {tile for way in walls for tile in way[1:] if all_may_stop(sea, model, way)}
        edge = {tile for _, tile in ways - walls} - seen
        seen |= edge
    return found - {model.tile}
