"""Creeps that come: where they rise, and what follows when a module is full."""

from __future__ import annotations

from functools import cache

from games.jupiter import questions, told
from games.jupiter.colony import POD
from games.jupiter.endings import check_ending
from games.jupiter.explosions import blow_up
from games.jupiter.pod import launch_when_ready
from games.jupiter.rescue import Rescue
from games.jupiter.state import COLONIST, CREEP, OPEN
from games.jupiter.words import dome_spot, letters, module_name, space_words
from games.kernel.ask import Ask, Option, Play, Several
from games.kernel.text import SILENCE, T, Text

AT_EDGE = T("It must take an open dome at the edge. Next to colonists it converts them later.")
AT_EDGE_FAST = T(
    "It must take an open dome at the edge. Colonists next to it are converted right after."
)
ANYWHERE = T("No dome at the edge is open, so any open one will do.")
EACH = T(
    "On each module it takes an open dome at the edge, else any open one, else a colonist's place."
)
REPLACING = T("No dome is open: it takes the place of a colonist.")

LINES = 24
LEAST_HARM = -1
"""Instead of a space: this creep and all that follow go where they harm least."""


def put_creep(rescue: Rescue, space: int) -> None:
    """A colonist there is lost; without creeps in the box nothing takes its place."""
    rescue.s.lost += rescue.s.domes[space] == COLONIST
    rescue.s.domes[space] = CREEP if rescue.creeps_in_box else OPEN


def rise(rescue: Rescue, modules: list[int]) -> Play[list[int]]:
    """One creep on each, all chosen at once or one after the other; the modules that got one."""
    pending, risen, news = list(modules), list[int](), list[int]()
    in_box = rescue.creeps_in_box
    least_harm = asked = False
    while pending:
        index = pending[0]
        if not in_box:
            _tell_risen(rescue, news)
            rescue.say(told.NO_CREEP_LEFT())
            break
        spaces = room_for_creep(rescue, index)
        if not spaces:
            _tell_risen(rescue, news)
            rescue.say(told.NO_DOME_LEFT(module=module_name(index)))
            pending.remove(index)
            continue
        space = spaces[0]
        if len(spaces) > 1 and not least_harm:
            _tell_risen(rescue, news)
            space = yield from _choose_dome(rescue, pending, in_box, on=asked)
            asked, least_harm = True, space == LEAST_HARM
        if least_harm:
            space = least_harmful(rescue, spaces)
        if rescue.s.domes[space] == COLONIST:
            at = space_words(space)
            rescue.say(told.CREEP_TAKES_PLACE(space=at))
        else:
            news.append(space)
        index = next(index for index in pending if space in rescue.colony.domes[index])
        raise_creep(rescue, space)
        check_ending(rescue)
        in_box -= 1
        pending.remove(index)
        risen.append(index)
    _tell_risen(rescue, news)
    return risen


def _tell_risen(rescue: Rescue, news: list[int]) -> None:
    """Those that came since the last question, in one sentence."""
    if news:
        at = [space_words(space) for space in news]
        rescue.say(told.CREEP_RISES(n=len(at), spaces=at))
        news.clear()


def room_for_creep(rescue: Rescue, index: int) -> list[int]:
    """Open domes on the edge; failing these any open dome; failing these the colonists."""
    domes, rim = rescue.s.domes, rescue.colony.rim[index]
    return (
        [space for space in rim if domes[space] == OPEN]
        or [space for space in rescue.colony.domes[index] if domes[space] == OPEN]
        or [space for space in rescue.colony.domes[index] if domes[space] == COLONIST]
    )


def least_harmful(rescue: Rescue, spaces: list[int]) -> int:
    return min(spaces, key=lambda space: _harm(rescue, space))


def _harm(rescue: Rescue, space: int) -> int:
    """How much a creep there hurts: it touches colonists, or bars the way to the pod."""
    domes, near = rescue.s.domes, rescue.colony.near[space]
    colonists = sum(domes[there] == COLONIST for there in near)
    return 2 * colonists + (POD in near)


def _choose_dome(rescue: Rescue, pending: list[int], in_box: int, *, on: bool) -> Play[int]:
    """The domes of all modules still to come, or of the next where creeps run out on the way."""
    seat = rescue.s.active
    rooms = {index: room_for_creep(rescue, index) for index in pending}
    if in_box < len(pending):
        rooms = {pending[0]: rooms[pending[0]]}
    rooms = _on_one_list({at: spaces for at, spaces in rooms.items() if len(spaces) > 1})
    options = [_rise_option(seat, space) for spaces in rooms.values() for space in spaces]
    if len(pending) > 1:
        options.append(_rest_option(seat))
    reasons = [_why_there(rescue, index, spaces[0]) for index, spaces in rooms.items()]
    chosen: Option[int] = yield Ask(
        questions.CREEP_RISES,
        _where(list(rooms)),
        options,
        why=reasons[0] if reasons.count(reasons[0]) == len(reasons) else EACH,
        several=Several(1, len(rooms), "", then=("rest",)) if len(rooms) > 1 else None,
        repeated=on,
    )
    return chosen.value


def _on_one_list(rooms: dict[int, list[int]]) -> dict[int, list[int]]:
    """As many modules as a menu has lines for their domes; the others come after them."""
    lines, listed = 0, dict[int, list[int]]()
    for index, spaces in rooms.items():
        lines += len(spaces)
        if lines <= LINES:
            listed[index] = spaces
    return listed


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


def raise_creep(rescue: Rescue, space: int) -> None:
    """One of those in the box; a colonist there is lost."""
    rescue.s.lost += rescue.s.domes[space] == COLONIST
    rescue.s.domes[space] = CREEP
    rescue.trace("rose", space, space)


@cache
def _rise_option(seat: int, space: int) -> Option[int]:
    label = T("At {space}", space=space_words(space))
    return Option(f"rise.{space}", seat, label, space, spot=dome_spot(space), short=SILENCE)


@cache
def _rest_option(seat: int) -> Option[int]:
    label = T("Place the rest where they harm least")
    return Option("rest", seat, label, LEAST_HARM, short=T("Least harm"), tone="go")


def blow_up_and_launch(rescue: Rescue) -> None:
    """After creeps came: full modules go, and a pod that nobody can reach any more leaves."""
    blow_up(rescue)
    launch_when_ready(rescue)
