"""Character abilities that are used as actions; the four reactions stand where they happen."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.ask import Play
from games.kernel.text import T
from games.refuge import questions, told
from games.refuge.action import Action
from games.refuge.board import (
    NEIGHBOURS,
    SPOT_LABELS,
    SPOT_NAMES,
    Spot,
    in_column,
    in_line,
    reading_order,
)
from games.refuge.cards import SALVAGE
from games.refuge.characters import ABILITIES
from games.refuge.dive import Dive
from games.refuge.forecast import destinations
from games.refuge.recovering import fallen_in_reach, help_one_up, help_up
from games.refuge.salvage import (
    WHY_ELIMINATE,
    always,
    any_tentacle,
    carry,
    dash,
    free_neighbours,
    knife_reaches,
    move_head,
    tentacles_next_to,
)
from games.refuge.spaces import enter, land, swap
from games.refuge.state import Diver
from games.refuge.tentacles import move_tentacles
from games.refuge.weapons import eliminate


def use_ability(dive: Dive, diver: Diver, ability: str) -> Play[None]:
    diver.spent.append(ability)
    dive.does(diver, told.USES(what=ABILITIES[ability].title))
    yield from ABILITY_ACTIONS[ability].do(dive, diver)


def all_fallen(dive: Dive, diver: Diver) -> list[Diver]:  # noqa: ARG001 - asked like every action
    """Everybody on the map who lies down."""
    return [other for other in dive.s.divers if other.on_map and not other.standing]


def rally(dive: Dive, diver: Diver) -> Play[None]:
    yield from help_one_up(dive, diver, all_fallen(dive, diver))


def charge(dive: Dive, diver: Diver) -> Play[None]:
    """Into a neighbouring tentacle's space, which then takes effect."""
    options = dive.spot_options("charge", diver.seat, tentacles_next_to(dive, diver))
    prompt = T("Which tentacle goes?")
    spot = yield from dive.aim(questions.CHARGE, diver.seat, prompt, options, why=WHY_ELIMINATE)
    dive.leave_trail("move", diver.spot, spot)
    diver.spot = spot
    dive.does(diver, told.CHARGES_TO(spot=SPOT_LABELS[spot]))
    yield from eliminate(dive, spot, diver)
    yield from land(dive, diver)


def any_discard(dive: Dive, diver: Diver) -> list[str]:  # noqa: ARG001 - asked like every action
    return dive.s.salvage_discards


def jury_rig(dive: Dive, diver: Diver) -> Play[None]:
    prompt = T("Which discarded card do you take?")
    options = dive.card_options("take", diver.seat, dive.s.salvage_discards)
    card = yield from dive.aim(questions.RIG, diver.seat, prompt, options, why=WHY_RIG)
    dive.s.salvage_discards.remove(card)
    diver.hand.append(card)
    found = SALVAGE[card].title
    dive.does(diver, told.TAKES_FROM_DISCARDS(card=found))


def overcharge_reaches(dive: Dive, diver: Diver) -> bool:
    return not in_column(diver.spot, 3).isdisjoint(dive.s.tentacles)


def overcharge(dive: Dive, diver: Diver) -> Play[None]:
    targets = dive.tentacles_among(in_column(diver.spot, 3))
    yield from eliminate_two(dive, diver, targets)


def wrench(dive: Dive, diver: Diver) -> Play[None]:
    yield from eliminate_two(dive, diver, tentacles_next_to(dive, diver))


def eliminate_two(dive: Dive, diver: Diver, targets: list[Spot]) -> Play[None]:
    """At least one, at most two."""
    spots = yield from dive.pick_many(
        questions.ELIMINATE_TWO,
        diver.seat,
        T("Which tentacles go?"),
        dive.spot_options("hit", diver.seat, targets),
        least=1,
        most=2,
        why=WHY_ELIMINATE,
    )
    for spot in spots:
        yield from eliminate(dive, spot, diver)


def camera_spots(dive: Dive, diver: Diver) -> list[Spot]:
    """Cameras go out together, when none is out."""
    if dive.s.cameras:
        return []
    return sorted(in_line(diver.spot, 2), key=reading_order)


def plant_cameras(dive: Dive, diver: Diver) -> Play[None]:
    dive.s.cameras = yield from dive.pick_many(
        questions.CAMERAS,
        diver.seat,
        T("Where do the cameras go?"),
        dive.spot_options("camera", diver.seat, camera_spots(dive, diver)),
        least=3,
        most=3,
        why=T("Pick three different spaces, occupied or not."),
    )
    spots = [SPOT_NAMES[camera] for camera in sorted(dive.s.cameras, key=reading_order)]
    dive.does(diver, told.PLANTS_CAMERAS(spots=spots))


def flash_targets(dive: Dive, diver: Diver) -> list[Spot]:  # noqa: ARG001 - asked like every action
    lit = {near for camera in dive.s.cameras for near in (camera, *NEIGHBOURS[camera])}
    return dive.tentacles_among(lit)


def flash(dive: Dive, diver: Diver) -> Play[None]:
    """Choose the tentacle, and the camera when several could do it."""
    options = dive.spot_options("hit", diver.seat, flash_targets(dive, diver))
    prompt = T("Which tentacle goes?")
    spot = yield from dive.aim(questions.FLASH, diver.seat, prompt, options, why=WHY_ELIMINATE)
    cameras = [camera for camera in dive.s.cameras if spot in (camera, *NEIGHBOURS[camera])]
    camera = yield from dive.aim(
        questions.FLASH_CAMERA,
        diver.seat,
        T("Which camera do you take back?"),
        dive.spot_options("back", diver.seat, cameras),
        why=T("One camera near the tentacle comes back to you."),
    )
    dive.s.cameras.remove(camera)
    dive.does(diver, told.TAKES_CAMERA_BACK(spot=SPOT_NAMES[camera]))
    yield from eliminate(dive, spot, diver)


def free_cameras(dive: Dive, diver: Diver) -> list[Spot]:  # noqa: ARG001 - asked like every action
    return [camera for camera in dive.s.cameras if dive.is_free(camera)]


def reposition(dive: Dive, diver: Diver) -> Play[None]:
    options = destinations(dive, diver, free_cameras(dive, diver))
    prompt = T("Which camera do you go to?")
    spot = yield from dive.aim(
        questions.REPOSITION, diver.seat, prompt, options, why=WHY_REPOSITION
    )
    yield from enter(dive, diver, spot)


def haul_targets(dive: Dive, diver: Diver) -> list[Diver]:
    """Divers of the row or column with a free space on their way to her."""
    line = in_line(diver.spot)
    return [other for other in dive.s.divers if other.spot in line and way_to(dive, diver, other)]


def way_to(dive: Dive, diver: Diver, other: Diver) -> list[Spot]:
    """Up to two free spaces from the other towards the diver."""
    step = step_towards(other.spot, diver.spot)
    spots: list[Spot] = []
    while len(spots) < 2 and dive.is_free(here := other.spot + step * (len(spots) + 1)):
        spots.append(here)
    return spots


def haul(dive: Dive, diver: Diver) -> Play[None]:
    ways = [
        (other, spot) for other in haul_targets(dive, diver) for spot in way_to(dive, diver, other)
    ]
    yield from carry(dive, diver, ways)


def others_on_map(dive: Dive, diver: Diver) -> list[Diver]:
    return [other for other in dive.s.divers if other is not diver and other.on_map]


def trade_places(dive: Dive, diver: Diver) -> Play[None]:
    """Only her own new space takes effect."""
    other = yield from dive.aim(
        questions.TRADE_PLACES,
        diver.seat,
        T("Who do you trade places with?"),
        dive.diver_options("trade", diver.seat, others_on_map(dive, diver)),
        why=T("Your new space takes effect; theirs doesn't."),
    )
    yield from swap(dive, diver, other)
    yield from land(dive, diver)


def calm_the_beast(dive: Dive, diver: Diver) -> Play[None]:
    yield from move_head(dive, diver, 2)


def lure(dive: Dive, diver: Diver) -> Play[None]:
    yield from move_tentacles(dive, diver, 3)


def step_towards(start: Spot, end: Spot) -> int:
    """One step from a space to another of its row or column."""
    if start // 10 == end // 10:
        return 1 if end > start else -1
    return 10 if end > start else -10


WHY_REPOSITION = T("You get there at once, whatever's in between. The camera stays.")
WHY_RIG = T("The card goes from the discards into your hand.")

ABILITY_ACTIONS: Mapping[str, Action] = {
    "rally": Action(all_fallen, rally),
    "charge": Action(knife_reaches, charge),
    "jury_rig": Action(any_discard, jury_rig),
    "overcharge": Action(overcharge_reaches, overcharge),
    "plant_cameras": Action(camera_spots, plant_cameras),
    "flash": Action(flash_targets, flash),
    "reposition": Action(free_cameras, reposition),
    "wrench": Action(knife_reaches, wrench),
    "patch_up": Action(fallen_in_reach, help_up),
    "haul": Action(haul_targets, haul),
    "sprint": Action(free_neighbours, dash),
    "trade_places": Action(others_on_map, trade_places),
    "calm_the_beast": Action(always, calm_the_beast),
    "lure": Action(any_tentacle, lure),
}
