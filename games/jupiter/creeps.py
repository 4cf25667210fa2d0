"""Creeps that come: where they rise, and what follows when a module is full."""

from __future__ import annotations

from functools import cache

from games.jupiter import questions, told
from games.jupiter.endings import check_ending
from games.jupiter.explosions import blow_up
from games.jupiter.pod import launch_when_ready
from games.jupiter.rescue import Rescue
from games.jupiter.state import COLONIST, CREEP, OPEN
from games.jupiter.words import dome_spot, letters, module_name, space_words
from games.kernel.ask import Ask, Option, Play
from games.kernel.text import SILENCE, T, Text

AT_EDGE = T("It takes an open dome at the edge. Later it converts the colonists next to it.")
AT_EDGE_FAST = T(
    "It takes an open dome at the edge. Right after, it converts the colonists next to it."
)
ANYWHERE = T("No dome at the edge is open, so any open one will do.")
EACH = T(
    "On each module it takes an open dome at the edge, else any open one, else a colonist's place."
)
REPLACING = T("No dome is open, so it takes a colonist's place.")


def put_creep(rescue: Rescue, space: int) -> None:
    """A colonist there is lost; without creeps in the box nothing takes its place."""
    rescue.s.lost += rescue.s.domes[space] == COLONIST
    rescue.s.domes[space] = CREEP if rescue.creeps_in_box else OPEN


def rise(rescue: Rescue, modules: list[int]) -> Play[list[int]]:
    """One creep on each, in any order; the modules that got one."""
    pending = list(modules)
    risen: list[int] = []
    while pending:
        index, box = pending[0], rescue.creeps_in_box
        if not box:
            rescue.say(told.NO_CREEP_LEFT())
            break
        if room_for_creep(rescue, index):
            space = yield from _choose_dome(rescue, pending if box >= len(pending) else [index])
            index = next(index for index in pending if space in rescue.colony.domes[index])
            raise_creep(rescue, space)
            check_ending(rescue)
            risen.append(index)
        else:
            rescue.say(told.NO_DOME_LEFT(module=module_name(index)))
        pending.remove(index)
    return risen


def raise_creep(rescue: Rescue, space: int) -> None:
    """A creep comes to this dome, and that is told."""
    at = space_words(space)
    if rescue.s.domes[space] == COLONIST:
        rescue.say(told.CREEP_TAKES_PLACE(space=at))
    else:
        rescue.say(told.CREEP_RISES(n=1, spaces=[at]))
    put_creep(rescue, space)
    rescue.trace("rose", space, space)


def room_for_creep(rescue: Rescue, index: int) -> list[int]:
    """Open domes on the edge; failing these any open dome; failing these the colonists."""
    domes, rim = rescue.s.domes, rescue.colony.rim[index]
    return (
        [space for space in rim if domes[space] == OPEN]
        or [space for space in rescue.colony.domes[index] if domes[space] == OPEN]
        or [space for space in rescue.colony.domes[index] if domes[space] == COLONIST]
    )


def _choose_dome(rescue: Rescue, modules: list[int]) -> Play[int]:
    """On any of these: all that are still to come, or the next if the box has too few creeps."""
    rooms = {index: room_for_creep(rescue, index) for index in modules}
    first = rooms[modules[0]]
    if len(first) == 1:
        return first[0]
    rooms = {index: spaces for index, spaces in rooms.items() if len(spaces) > 1}
    reasons = [_why_there(rescue, index, spaces[0]) for index, spaces in rooms.items()]
    chosen: Option[int] = yield Ask(
        questions.CREEP_RISES,
        _where(list(rooms)),
        [_rise_option(rescue.s.active, space) for spaces in rooms.values() for space in spaces],
        why=reasons[0] if reasons.count(reasons[0]) == len(reasons) else EACH,
        upto=len(rooms),
    )
    return chosen.value


def _where(modules: list[int]) -> Text:
    if len(modules) == 1:
        return T("Where does the creep rise on {module}?", module=module_name(modules[0]))
    return T("Where do creeps rise? One each: {modules}", modules=letters(modules))


def _why_there(rescue: Rescue, index: int, space: int) -> Text:
    """Which of the three rules of placement holds."""
    if rescue.s.domes[space] == COLONIST:
        return REPLACING
    if space not in rescue.colony.rim[index]:
        return ANYWHERE
    return AT_EDGE_FAST if rescue.options.fast_creeps else AT_EDGE


@cache
def _rise_option(seat: int, space: int) -> Option[int]:
    label = T("At {space}", space=space_words(space))
    return Option(f"rise.{space}", seat, label, space, spot=dome_spot(space), short=SILENCE)


def blow_up_and_launch(rescue: Rescue) -> None:
    """After creeps came: full modules go, and a pod that nobody can reach any more leaves."""
    blow_up(rescue)
    launch_when_ready(rescue)
