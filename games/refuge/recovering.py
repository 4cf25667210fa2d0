"""Recover: for two cards of one type somebody stands up, or an ability is ready again."""

from __future__ import annotations

from games.kernel.ask import Option, Play
from games.kernel.text import T, Text
from games.refuge import questions, told
from games.refuge.board import SPOT_IDS
from games.refuge.characters import ABILITIES
from games.refuge.dive import Dive
from games.refuge.objectives import check_objective
from games.refuge.pairs import has_pair, pair_option, pairs
from games.refuge.state import Diver
from games.refuge.words import titles

WHY_RECOVER = T("Recover costs an action and two salvage cards of one type.")


def can_recover(dive: Dive, diver: Diver) -> bool:
    """Two cards of a type, and something to spend them on."""
    return (
        len(diver.hand) > 1
        and has_pair(diver)
        and bool(diver.spent or fallen_in_reach(dive, diver))
    )


def recover(dive: Dive, diver: Diver) -> Play[None]:
    """Stand up, stand a neighbour up, or turn an ability of one's own face up."""
    options: list[Option[Diver | str]] = [
        Option(
            f"stand.{other.name}",
            diver.seat,
            T("Stand {diver} up", diver=dive.name(other)),
            other,
            piece=SPOT_IDS[other.spot],
            short=T("stand up"),
        )
        for other in fallen_in_reach(dive, diver)
    ]
    options += [
        Option(
            f"ready.{ability}",
            diver.seat,
            T("Ready {ability}", ability=ABILITIES[ability].title),
            ability,
            detail=ABILITIES[ability].gist,
        )
        for ability in diver.spent
    ]
    chosen = yield from dive.aim(
        questions.RECOVER, diver.seat, T("What do you recover?"), options, why=WHY_RECOVER
    )
    yield from discard_pair(dive, diver, WHY_RECOVER)
    if isinstance(chosen, Diver):
        yield from stand_up(dive, diver, chosen)
    else:
        dive.turn_up(diver, chosen)


def discard_pair(dive: Dive, diver: Diver, why: Text) -> Play[None]:
    options = [pair_option(diver, pair) for pair in pairs(diver)]
    pair = yield from dive.aim(
        questions.PAIR, diver.seat, T("Which two cards do you discard?"), options, why=why
    )
    dive.discard(diver, *pair)
    dive.does(diver, told.DISCARDS(cards=titles(pair)))


def fallen_in_reach(dive: Dive, diver: Diver) -> list[Diver]:
    """Oneself, or somebody next to one."""
    return [other for other in (diver, *dive.divers_next_to(diver)) if not other.standing]


def help_up(dive: Dive, diver: Diver) -> Play[None]:
    yield from help_one_up(dive, diver, fallen_in_reach(dive, diver))


def help_one_up(dive: Dive, diver: Diver, fallen: list[Diver]) -> Play[None]:
    options = dive.diver_options("stand", diver.seat, fallen)
    why = T("Only divers on their feet can act.")
    other = yield from dive.aim(
        questions.HELP_UP, diver.seat, T("Who stands up?"), options, why=why
    )
    yield from stand_up(dive, diver, other)


def stand_up(dive: Dive, diver: Diver, other: Diver) -> Play[None]:
    other.down_since = None
    if other is diver:
        dive.does(diver, told.GETS_UP())
    else:
        dive.does(diver, told.HELPS_UP(other=dive.name(other)))
    yield from check_objective(dive, other)
