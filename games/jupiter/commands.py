"""Commands: a colonist in range goes one space, and with Follower another comes after it."""

from __future__ import annotations

from collections.abc import Iterator

from games.jupiter import offers, questions, told
from games.jupiter.abilities.powers import has_power
from games.jupiter.action import Action
from games.jupiter.colony import POD, POD_MODULE, module_of
from games.jupiter.moves import reach_past
from games.jupiter.pod import board_colonist
from games.jupiter.rescue import Rescue
from games.jupiter.state import COLONIST, OPEN, ROBOT
from games.jupiter.words import dome_spot, space_words
from games.kernel.ask import Option, Play
from games.kernel.text import SILENCE, T, Text


def command_options(rescue: Rescue, reach: list[int]) -> list[Option[Action]]:
    """Every colonist in range and each open space next to it."""
    seat, polite = rescue.s.active, rescue.options.polite_colonists
    near, domes, boards = rescue.colony.near, rescue.s.domes, rescue.pod_has_room()
    found: list[Option[Action]] = []
    for here in commanded(rescue, reach):
        for there in near[here]:
            if domes[there] == OPEN or (there == POD and boards):
                way = rescue.colony.ways[here].index(there)
                found.append(offers.command(command, seat, here, way, there))
        if polite:
            found += _past_others(rescue, here, reach)
    return found


def commanded(rescue: Rescue, reach: list[int]) -> Iterator[int]:
    """Where colonists in range stand."""
    pieces, homes = rescue.s.domes, rescue.colony.domes
    for module in reach:
        if module == POD_MODULE:
            if rescue.s.pod.colonists:
                yield POD
            continue
        for dome in homes[module]:
            if pieces[dome] == COLONIST:
                yield dome


def _past_others(rescue: Rescue, here: int, reach: list[int]) -> list[Option[Action]]:
    """Polite Colonists: past robots, and past colonists who cannot be told to move.

    Colonists are alike: passing one that is in range is the same as commanding both.
    """

    def passable(space: int) -> bool:
        piece = rescue.s.domes[space]
        strange = piece == COLONIST and module_of(space) not in reach
        return space == POD or piece >= ROBOT or strange

    far = reach_past(rescue, here, passable)
    seat = rescue.s.active
    return [offers.far_command(command, seat, here, there, steps) for there, steps in far.items()]


def command(rescue: Rescue, here: int, there: int, steps: int) -> Play[None]:
    """The colonist goes; with Follower another comes after it."""
    rescue.s.spent += steps
    rescue.did(_go_on(there) if here == rescue.s.led else _lead(here, there))
    rescue.s.led = there
    move_colonist(rescue, here, there)
    if has_power(rescue, "follower"):
        yield from follow(rescue, here, there)


def move_colonist(rescue: Rescue, here: int, there: int) -> None:
    rescue.trace("boarded" if there == POD else "moved", here, there)
    if here == POD:
        rescue.s.pod.colonists -= 1
    else:
        rescue.s.domes[here] = OPEN
    if there == POD:
        rescue.s.led = -1
        board_colonist(rescue)
    else:
        rescue.s.domes[there] = COLONIST


def _lead(here: int, there: int) -> Text:
    if there == POD:
        return told.LEADS_INTO_POD(here=space_words(here))
    if here == POD:
        return told.LEADS_OUT_OF_POD(there=space_words(there))
    return told.LEADS_COLONIST(here=space_words(here), there=space_words(there))


def _go_on(there: int) -> Text:
    """The colonist led last: where it came from was told before."""
    return told.GOES_ON_INTO_POD() if there == POD else told.GOES_ON(there=space_words(there))


def follow(rescue: Rescue, vacated: int, gone_to: int) -> Play[None]:
    """Follower: a neighbour of the space left behind may step into it."""
    near = rescue.colony.near[vacated]
    beside = [there for there in near if _may_follow(rescue, there, gone_to)]
    follower = yield from rescue.maybe(
        questions.FOLLOWER,
        rescue.s.active,
        T("Who follows to {space}?", space=space_words(vacated)),
        [_follow_option(rescue.s.active, there) for there in beside],
        no=T("Nobody"),
        why=T("Follower: a neighbour may step into the empty dome, for free."),
    )
    if follower is not None:
        rescue.did(told.ANOTHER_FOLLOWS(space=space_words(follower)))
        move_colonist(rescue, follower, vacated)


def _may_follow(rescue: Rescue, space: int, gone_to: int) -> bool:
    if space == gone_to:
        return False
    return rescue.s.pod.colonists > 0 if space == POD else rescue.s.domes[space] == COLONIST


def _follow_option(seat: int, space: int) -> Option[int]:
    label = T("The one at {space}", space=space_words(space))
    return Option(f"follow.{space}", seat, label, space, spot=dome_spot(space), short=SILENCE)
