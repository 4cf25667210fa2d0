"""Deployment: sides, and armies on their summoning tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import chain
from typing import NamedTuple, TypeAlias

from games.kernel.ask import Ask, Option, Play
from games.kernel.text import Seat, T, Text
from games.lurk import questions, told
from games.lurk.battle import SMALL_ROOM, Battle
from games.lurk.content import CHART, KINDS, NAMES
from games.lurk.map.board import SIDE_NAMES, SPOTS, SUMMONING_TILES, TILE_NAMES
from games.lurk.models.essence import tell_gains
from games.lurk.schema import Side
from games.lurk.state import WAITING, Model
from games.lurk.turn.activation_card import begin_turn
from games.lurk.words import army_text


class Placement(NamedTuple):
    """A model and its summoning tile."""

    model: Model
    tile: int


class NextTile(NamedTuple):
    """Enough on this tile."""


class TheRest(NamedTuple):
    """Whoever is left is placed close together."""


Deployment: TypeAlias = Placement | NextTile | TheRest


def choose_sides(battle: Battle) -> Play[None]:
    """Two armies face each other; with more, sides are chosen in turn order."""
    free: list[Side] = list(CHART.sides[battle.seat_count])
    for seat in [(battle.s.first + n) % battle.seat_count for n in range(battle.seat_count)]:
        side = free[0] if battle.seat_count == 2 else (yield from choose_side(battle, seat, free))
        free.remove(side)
        battle.s.players[seat].side = side
        battle.deed(seat, told.COMES_FROM(side=SIDE_NAMES[side]))
    battle.s.phase = "deploy"


def choose_side(battle: Battle, seat: int, free: Sequence[Side]) -> Play[Side]:
    options = [
        Option(
            f"side.{side}",
            seat,
            SIDE_NAMES[side],
            side,
            spot=SPOTS[SUMMONING_TILES[side][1]],
            short=SIDE_NAMES[side],
        )
        for side in free
    ]
    return (
        yield from battle.pick(
            questions.SIDE, T("Which side do you come from?"), options, why=WHY_SIDE
        )
    )


def deploy(battle: Battle) -> Play[None]:
    """Everybody fills their summoning tiles, one after the other; what does not fit waits."""
    tiles = {
        seat: list(SUMMONING_TILES[player.side])  # type: ignore[index]  # a side by now
        for seat, player in enumerate(battle.s.players)
    }
    offers = {seat: deployment_options(battle, seat, tiles[seat][0]) for seat in tiles}
    while options := [*chain.from_iterable(offers.values())]:
        chosen: Option[Deployment] = yield Ask(
            questions.DEPLOY, whose_tile(offers), options, why=WHY_DEPLOY, upto=SMALL_ROOM
        )
        seat = chosen.seat
        place(battle, seat, chosen.value, tiles[seat])
        offers[seat] = deployment_options(battle, seat, tiles[seat][0])
    lay_cards_open(battle)
    tell_gains(battle)
    battle.s.phase = "turn"
    begin_turn(battle, battle.s.first)


def whose_tile(offers: Mapping[int, Sequence[Option[Deployment]]]) -> Text:
    """The tile that is filled, where one army is left; with several each has its own."""
    deeds = [one.value for those in offers.values() for one in those]
    tiles = {deed.tile for deed in deeds if isinstance(deed, Placement)}
    if len(tiles) == 1:
        return T("Who stands on {tile}?", tile=TILE_NAMES[tiles.pop()])
    return T("Who stands on your next tile?")


def place(battle: Battle, seat: int, deployment: Deployment, tiles: list[int]) -> None:
    """One order; the tile that is filled next stands first in the list."""
    match deployment:
        case Placement():
            deployment.model.tile = deployment.tile
        case NextTile():
            tiles.append(tiles.pop(0))
        case TheRest():
            deploy_the_rest(battle, seat)
    waiting = deployable(battle, seat)
    if waiting and has_no_choice(battle, waiting):
        deploy_the_rest(battle, seat)
        waiting = []
    while waiting and not any(battle.has_room(tiles[0], model) for model in waiting):
        tiles.append(tiles.pop(0))
    if not waiting:
        tell_deployment(battle, seat, sorted(tiles))


def has_no_choice(battle: Battle, waiting: Sequence[Model]) -> bool:
    """Whether one tile is left, and room for all of them."""
    tiles = {tile for model in waiting for tile in landings(battle, model)}
    if len(tiles) > 1:
        return False
    large = any(KINDS[model.kind].large for model in waiting)
    room = 1 if large else SMALL_ROOM - len(battle.at(tiles.pop()))
    return len(waiting) <= room


def tell_deployment(battle: Battle, seat: int, tiles: Sequence[int]) -> None:
    for tile in tiles:
        if there := battle.at(tile):
            army, place = army_text([model.kind for model in there]), TILE_NAMES[tile]
            battle.deed(seat, told.DEPLOYS_ON(army=army, tile=place))


def deployment_options(battle: Battle, seat: int, tile: int) -> list[Option[Deployment]]:
    """Of one army, for the tile that is filled now; what others do changes nothing about them."""
    waiting = deployable(battle, seat)
    kinds = [model.kind for model in waiting]
    which = [kinds[:at].count(kind) + 1 for at, kind in enumerate(kinds)]
    options = [
        put_option(model, tile, number if kinds.count(model.kind) > 1 else 0)
        for model, number in zip(waiting, which, strict=True)
        if battle.has_room(tile, model)
    ]
    if waiting:
        options += [next_option(seat, tile, battle.at(tile)), rest_option(seat)]
    return options


def next_option(seat: int, tile: int, there: Sequence[Model]) -> Option[Deployment]:
    """To leave a tile empty is an order of its own; what ends a list is offered once it has any."""
    if there:
        return Option("done", seat, T("Next tile"), NextTile(), tone="go", ends=True)
    skip = T("Nobody on {tile}", tile=TILE_NAMES[tile])
    return Option(f"skip.{SPOTS[tile]}", seat, skip, NextTile(), tone="go")


@cache
def rest_option(seat: int) -> Option[Deployment]:
    return Option("rest", seat, REST, TheRest(), short=REST_SHORT, tone="go")


def deployable(battle: Battle, seat: int) -> list[Model]:
    """Models off the map for whom there is room on a summoning tile."""
    army = [m for m in battle.s.models if m.seat == seat and m.tile == WAITING]
    return [model for model in army if landings(battle, model)]


def landings(battle: Battle, model: Model) -> list[int]:
    """Summoning tiles of its army with room for it."""
    side = battle.s.players[model.seat].side
    return [tile for tile in SUMMONING_TILES[side] if battle.has_room(tile, model)]  # type: ignore[index]  # a side by now


def deploy_the_rest(battle: Battle, seat: int) -> None:
    """Close together, for a tile is activated as a whole."""
    while waiting := deployable(battle, seat):
        tiles = landings(battle, waiting[0])
        waiting[0].tile = max(tiles, key=lambda tile: len(battle.at(tile)))


def lay_cards_open(battle: Battle) -> None:
    """When all armies stand on the map everybody may know what they carry."""
    for seat, player in enumerate(battle.s.players):
        carried = [card for model in battle.army(seat) for card in model.cards]
        names = [NAMES[card] for card in (*carried, *player.stock)]
        if names:
            battle.say(told.CARDS_LIE_OPEN(seat=Seat(seat), cards=names))


def put_option(model: Model, tile: int, which: int) -> Option[Deployment]:
    """``which`` of its kind it is, where several wait."""
    name = NAMES[model.kind]
    return Option(
        f"put.m{model.id}.{SPOTS[tile]}",
        model.seat,
        T("{model} on {tile}", model=name, tile=TILE_NAMES[tile]),
        Placement(model, tile),
        spot=SPOTS[tile],
        short=T("{model} {n}", model=name, n=which) if which else name,
        detail=LARGE if KINDS[model.kind].large else None,
    )


LARGE = T("Large: fills the tile")
REST, REST_SHORT = T("Deploy the rest for me"), T("Deploy the rest")
WHY_SIDE = T("You deploy on its three summoning tiles; reinforcements enter there too.")
WHY_DEPLOY = T(
    "One summoning tile at a time. Each holds one large model or three small ones, and they act "
    "together. Any that don't fit wait as reinforcements."
)
