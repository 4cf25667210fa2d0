"""Salvage cards played as actions."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.ask import Option, Play
from games.kernel.paths import distances
from games.kernel.text import T
from games.refuge import questions, told
from games.refuge.action import Action
from games.refuge.board import (
    HEAD_HOMES,
    LEFT,
    NEIGHBOURS,
    RIGHT,
    SPOT_IDS,
    SPOT_LABELS,
    SPOT_NAMES,
    Spot,
    distance,
    in_line,
    reading_order,
)
from games.refuge.cards import SALVAGE
from games.refuge.dive import Dive
from games.refuge.forecast import destinations
from games.refuge.kraken_head import head_is_moved
from games.refuge.objectives import check_objective
from games.refuge.recovering import fallen_in_reach, help_up
from games.refuge.spaces import enter
from games.refuge.state import Diver
from games.refuge.tentacles import can_leave, move_tentacles
from games.refuge.weapons import eliminate
from games.refuge.words import OVER_COLUMNS, spaces_left, spaces_right


def play_card(dive: Dive, diver: Diver, card: str) -> Play[None]:
    """An action card is discarded after use."""
    dive.discard(diver, card)
    dive.does(diver, told.USES(what=SALVAGE[card].title))
    yield from CARD_ACTIONS[card].do(dive, diver)


def harpoon_reaches(dive: Dive, diver: Diver) -> bool:
    return not in_line(diver.spot, 3).isdisjoint(dive.s.tentacles)


def harpoon(dive: Dive, diver: Diver) -> Play[None]:
    targets = dive.tentacles_among(in_line(diver.spot, 3))
    yield from eliminate_one(dive, diver, targets)


def knife_reaches(dive: Dive, diver: Diver) -> bool:
    return not in_line(diver.spot, 1).isdisjoint(dive.s.tentacles)


def knife(dive: Dive, diver: Diver) -> Play[None]:
    targets = tentacles_next_to(dive, diver)
    yield from eliminate_one(dive, diver, targets)


def tentacles_next_to(dive: Dive, diver: Diver) -> list[Spot]:
    return dive.tentacles_among(in_line(diver.spot, 1))


def eliminate_one(dive: Dive, diver: Diver, targets: list[Spot]) -> Play[None]:
    options = dive.spot_options("hit", diver.seat, targets)
    prompt = T("Which tentacle goes?")
    spot = yield from dive.aim(questions.ELIMINATE, diver.seat, prompt, options, why=WHY_ELIMINATE)
    yield from eliminate(dive, spot, diver)


def free_neighbours(dive: Dive, diver: Diver) -> list[Spot]:
    return [spot for spot in NEIGHBOURS[diver.spot] if dive.is_free(spot)]


def free_within(dive: Dive, diver: Diver, most: int) -> list[Spot]:
    """Where a diver can get in so many steps through free spaces."""
    reached = distances(
        diver.spot, lambda spot: [near for near in NEIGHBOURS[spot] if dive.is_free(near)], most
    )
    return sorted((spot for spot in reached if spot != diver.spot), key=reading_order)


def dash(dive: Dive, diver: Diver) -> Play[None]:
    """Up to three free spaces; only the last one takes effect."""
    options = destinations(dive, diver, free_within(dive, diver, 3))
    prompt = T("Where to?")
    spot = yield from dive.aim(questions.DASH, diver.seat, prompt, options, why=WHY_DASH)
    yield from enter(dive, diver, spot)


def tow_targets(dive: Dive, diver: Diver) -> list[Diver]:
    return [
        other
        for other in dive.s.divers
        if other is not diver
        and other.on_map
        and distance(other.spot, diver.spot) <= 3
        and free_neighbours(dive, other)
    ]


def tow(dive: Dive, diver: Diver) -> Play[None]:
    ways = [
        (other, spot) for other in tow_targets(dive, diver) for spot in free_within(dive, other, 2)
    ]
    yield from carry(dive, diver, ways)


def carry(dive: Dive, diver: Diver, ways: list[tuple[Diver, Spot]]) -> Play[None]:
    """Somebody is moved by another's action: the space takes no effect."""
    options = [carry_option(dive, diver, other, spot) for other, spot in ways]
    prompt = T("Who do you move, and where?")
    other, spot = yield from dive.aim(questions.CARRY, diver.seat, prompt, options, why=WHY_CARRY)
    dive.leave_trail("carry", other.spot, spot)
    other.spot = spot
    name, label = dive.name(other), SPOT_LABELS[spot]
    dive.does(diver, told.BRINGS_TO(other=name, spot=label))
    yield from check_objective(dive, other)


def carry_option(dive: Dive, diver: Diver, other: Diver, spot: Spot) -> Option[tuple[Diver, Spot]]:
    label = T("{diver} to {spot}", diver=dive.name(other), spot=SPOT_LABELS[spot])
    return Option(
        f"carry.{other.name}.{SPOT_IDS[spot]}",
        diver.seat,
        label,
        (other, spot),
        piece=SPOT_IDS[other.spot],
        spot=SPOT_IDS[spot],
        short=SPOT_NAMES[spot],
    )


def flare(dive: Dive, diver: Diver) -> Play[None]:
    yield from move_head(dive, diver, 1)


def move_head(dive: Dive, diver: Diver, most: int) -> Play[None]:
    """The head goes left or right and pushes as ever."""
    options = [
        Option(f"head.{side}.{n}", diver.seat, label(n), way * n, detail=OVER_COLUMNS[home])
        for side, way, label in (("left", LEFT, spaces_left), ("right", RIGHT, spaces_right))
        for n in range(1, most + 1)
        if (home := dive.s.head + way * n) in HEAD_HOMES
    ]
    prompt = T("Where does the head go?")
    steps = yield from dive.aim(questions.HEAD, diver.seat, prompt, options, why=WHY_HEAD)
    way = spaces_left(-steps) if steps < 0 else spaces_right(steps)
    dive.does(diver, told.DRIVES_HEAD(way=way))
    yield from head_is_moved(dive, steps)


def always(dive: Dive, diver: Diver) -> bool:  # noqa: ARG001 - asked like every action
    """The head can always go at least one way."""
    return True


def any_tentacle(dive: Dive, diver: Diver) -> bool:  # noqa: ARG001 - asked like every action
    return any(can_leave(dive, spot) for spot in dive.s.tentacles)


def bait(dive: Dive, diver: Diver) -> Play[None]:
    yield from move_tentacles(dive, diver, 2)


CARD_ACTIONS: Mapping[str, Action] = {
    "harpoon": Action(harpoon_reaches, harpoon),
    "dive_knife": Action(knife_reaches, knife),
    "dive_scooter": Action(free_neighbours, dash),
    "tow_line": Action(tow_targets, tow),
    "flare": Action(always, flare),
    "bait": Action(any_tentacle, bait),
    "air_tank": Action(fallen_in_reach, help_up),
}

WHY_ELIMINATE = T("Eliminate a tentacle and you draw a salvage card.")
WHY_DASH = T("Swim through free spaces. Only the one where you stop takes effect.")
WHY_CARRY = T("Up to 2 free spaces. Nothing takes effect there.")
WHY_HEAD = T("The head pushes whatever's in its way. Off the edge means devoured.")
