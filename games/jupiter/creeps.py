"""Creeps that come: where they rise, and what follows when a module is full."""

from __future__ import annotations

from functools import cache

from games.jupiter.colony import POD
from games.jupiter.explosions import blow_up
from games.jupiter.pod import launch_when_ready
from games.jupiter.rescue import Rescue
from games.jupiter.state import COLONIST, CREEP, OPEN
from games.jupiter.words import dome_spot, module_name, space_words
from games.kernel.ask import Option, Play
from games.kernel.text import SILENCE, N, T, Text

AT_EDGE = T("It must take an open dome at the edge. Next to colonists it converts them later.")
AT_EDGE_FAST = T(
    "It must take an open dome at the edge. Colonists next to it are converted right after."
)
ANYWHERE = T("No dome at the edge is open, so any open one will do.")
REPLACING = T("No dome is open: it takes the place of a colonist.")

LEAST_HARM = -1
"""Instead of a space: this creep and all that follow go where they harm least."""


def put_creep(rescue: Rescue, space: int) -> None:
    """A colonist there is lost; without creeps in the box nothing takes its place."""
    rescue.s.lost += rescue.s.domes[space] == COLONIST
    rescue.s.domes[space] = CREEP if rescue.creeps_in_box else OPEN


def rise(rescue: Rescue, modules: list[int]) -> Play[list[int]]:
    """One creep on each; the modules that really got one."""
    risen: list[int] = []
    news: list[int] = []
    least_harm = False
    for index in modules:
        if not rescue.creeps_in_box:
            _tell_risen(rescue, news)
            rescue.say(T("All creeps are out: no more can rise."))
            break
        spaces = room_for_creep(rescue, index)
        if not spaces:
            _tell_risen(rescue, news)
            words = T("No dome is left on {module}: no creep rises.", module=module_name(index))
            rescue.say(words)
            continue
        space = LEAST_HARM
        if not least_harm:
            if len(spaces) > 1:
                _tell_risen(rescue, news)
            space = yield from _choose_dome(rescue, index, spaces, last=index == modules[-1])
            least_harm = space == LEAST_HARM
        space = least_harmful(rescue, spaces) if least_harm else space
        if rescue.s.domes[space] == COLONIST:
            at = space_words(space)
            rescue.say(T("A creep takes the colonist's place at {space}.", space=at))
        else:
            news.append(space)
        raise_creep(rescue, space)
        risen.append(index)
    _tell_risen(rescue, news)
    return risen


def _tell_risen(rescue: Rescue, news: list[int]) -> None:
    """Those that came since the last question, in one sentence."""
    if news:
        at = [space_words(space) for space in news]
        rescue.say(
            N("A creep rises at {spaces}.", "Creeps rise at {spaces}.", n=len(at), spaces=at)
        )
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


def _choose_dome(rescue: Rescue, index: int, spaces: list[int], *, last: bool) -> Play[int]:
    seat = rescue.s.active
    options = [_rise_option(seat, space) for space in spaces]
    if len(options) > 1 and not last:
        options.append(_rest_option(seat))
    prompt = T("Where does the creep rise on {module}?", module=module_name(index))
    return (yield from rescue.pick(prompt, options, why=_why_there(rescue, index, spaces[0])))


def _why_there(rescue: Rescue, index: int, space: int) -> Text:
    """Which of the three rules of placement holds."""
    if rescue.s.domes[space] == COLONIST:
        return REPLACING
    if space not in rescue.colony.rim[index]:
        return ANYWHERE
    return AT_EDGE_FAST if rescue.options.fast_creeps else AT_EDGE


def raise_creep(rescue: Rescue, space: int) -> None:
    put_creep(rescue, space)
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
