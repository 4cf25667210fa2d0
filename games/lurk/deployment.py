"""Deployment: sides, and armies on their summoning tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.kernel.ask import Ask, Option, Play
from games.kernel.text import Seat, T
from games.lurk.activation_card import begin_turn
from games.lurk.battle import Battle
from games.lurk.board import SIDE_NAMES, SPOTS, SUMMONING_TILES, TILE_NAMES
from games.lurk.content import CHART, NAMES
from games.lurk.schema import Side
from games.lurk.state import WAITING, Model


class Placement(NamedTuple):
    """A model and its summoning tile."""

    model: Model
    tile: int


def choose_sides(battle: Battle) -> Play[None]:
    """Two armies face each other; with more, sides are chosen in turn order."""
    free: list[Side] = list(CHART.sides[battle.seat_count])
    for seat in [(battle.s.first + n) % battle.seat_count for n in range(battle.seat_count)]:
        side = free[0] if battle.seat_count == 2 else (yield from choose_side(battle, seat, free))
        free.remove(side)
        battle.s.players[seat].side = side
    battle.s.phase = "deploy"


def choose_side(battle: Battle, seat: int, free: Sequence[Side]) -> Play[Side]:
    options = [
        Option(f"side.{side}", seat, SIDE_NAMES[side], side, spot=SPOTS[SUMMONING_TILES[side][1]])
        for side in free
    ]
    return (yield from battle.pick(T("From which side do you come?"), options, why=WHY_SIDE))


def deploy(battle: Battle) -> Play[None]:
    """Everybody places their models on their summoning tiles; what does not fit waits."""
    ask: Ask | None = None
    while options := deployment_options(battle):
        ask = Ask(DEPLOY, options, why=WHY_DEPLOY) if ask is None else ask.again(options)
        chosen: Option[Placement | None] = yield ask
        if chosen.value is None:
            deploy_the_rest(battle, chosen.seat)
        else:
            chosen.value.model.tile = chosen.value.tile
    lay_cards_open(battle)
    battle.s.phase = "turn"
    begin_turn(battle, battle.s.first)


def deployment_options(battle: Battle) -> list[Option[Placement | None]]:
    options: list[Option[Placement | None]] = []
    for seat in range(battle.seat_count):
        waiting = deployable(battle, seat)
        for kind in dict.fromkeys(model.kind for model in waiting):
            model = next(model for model in waiting if model.kind == kind)
            options += [put_option(model, tile) for tile in landings(battle, model)]
        if waiting:
            options.append(
                Option("rest", seat, T("Deploy the rest for me"), None, detail=REST, tone="go")
            )
    return options


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
            battle.say(T("Cards of {seat}: {cards}.", seat=Seat(seat), cards=names))


def put_option(model: Model, tile: int) -> Option[Placement | None]:
    """Models of one kind are alike, so one of them stands for all."""
    return Option(
        f"put.{model.kind}.{SPOTS[tile]}",
        model.seat,
        T("{model} to {tile}", model=NAMES[model.kind], tile=TILE_NAMES[tile]),
        Placement(model, tile),
        spot=SPOTS[tile],
        group=NAMES[model.kind],
    )


REST = T("Close together, in the order of your army.")
DEPLOY = T("Deploy your army on your summoning tiles.")
WHY_SIDE = T("You deploy on its three summoning tiles; reinforcements enter there too.")
WHY_DEPLOY = T(
    "A tile holds one large model or three small ones. A tile is activated as a whole; models "
    "without room wait as reinforcements."
)
