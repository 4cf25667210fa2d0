"""The map: tiles laid at random, and laid anew when the table likes."""

from __future__ import annotations

from games.kernel.ask import Option, Play
from games.kernel.paths import distances
from games.kernel.text import T
from games.lurk import questions, told
from games.lurk.battle import Battle
from games.lurk.content import CHART
from games.lurk.map.board import FIELD_TILES, NEIGHBOURS, SUMMONING_TILES
from games.lurk.state import Ground

MOST_MAPS = 4
"""The first map and three mulligans."""


def lay_map(battle: Battle) -> Play[None]:
    """A random map; more than half of the table may have it laid anew."""
    if not battle.s.maps:
        shuffle_map(battle)
    if battle.s.maps < MOST_MAPS:
        options = [option for seat in range(battle.seat_count) for option in mulligan_options(seat)]
        answers = yield from battle.each_seat(
            questions.MAP, T("Shall we fight on this map?"), options, why=WHY_MAP
        )
        if sum(answers.values()) * 2 > battle.seat_count:
            battle.say(told.MAP_LAID_ANEW())
            shuffle_map(battle)
            return
    battle.s.phase = "first"


def shuffle_map(battle: Battle) -> None:
    """Tiles are mixed until every army has a way to every other."""
    battle.s.maps += 1
    while True:
        fill_field(battle)
        if all_sides_meet(battle):
            return


def fill_field(battle: Battle) -> None:
    heap: list[Ground] = [name for name, count in CHART.tiles.items() for _ in range(count)]
    battle.chance.shuffle(heap)
    for tile, ground in zip(FIELD_TILES, heap, strict=True):
        battle.s.ground[tile] = ground
    for side in CHART.sides[battle.seat_count]:
        for tile in SUMMONING_TILES[side]:
            battle.s.ground[tile] = "summoning"


def all_sides_meet(battle: Battle) -> bool:
    sides = [SUMMONING_TILES[side][0] for side in CHART.sides[battle.seat_count]]
    open_ground = ("sand", "coral", "poison", "summoning")
    reached = distances(
        sides[0], lambda tile: [n for n in NEIGHBOURS[tile] if battle.s.ground[n] in open_ground]
    )
    return all(tile in reached for tile in sides)


def mulligan_options(seat: int) -> list[Option[bool]]:
    return [
        Option("keep", seat, T("Fight here"), False, detail=KEEP_MAP, tone="go"),
        Option("again", seat, T("Lay it again"), True, detail=NEW_MAP),
    ]


KEEP_MAP, NEW_MAP = T("This map is fine."), T("All 45 tiles are shuffled again.")
WHY_MAP = T("If more than half the table wants it, the map is laid again, up to three times.")
